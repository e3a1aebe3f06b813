### Das Haus: Lobby, Tisch, Einstellungen, Fehler. Anrede: du. Fehler sagen, was geschah, dass nichts verloren ist und was zu tun ist.

## Überall

loading = Einen Augenblick …
close = Schließen
cancel = Doch nicht
skip = Zum Inhalt
navigation = Seiten
try-again = Noch einmal versuchen
to-the-lobby = Zur Lobby
to-the-table = Zum Tisch
one-moment = Einen Augenblick …
guest = Gast
copy = Link kopieren
copied = Kopiert.
name = Name
your-name = Dein Name
name-is-full = Ein Name hat höchstens { $most } Zeichen; was darüber hinausgeht, fällt weg.
rename = Umbenennen
lost-title = Hier ist niemand
lost-help = Diese Tür führt nirgendwohin. In der Lobby stehen alle Tische.
no-such-table-title = Diesen Tisch gibt es nicht
no-such-table-help = Vielleicht ist der Link unvollständig oder der Tisch wurde abgeräumt. Deine anderen Partien findest du in der Lobby.

## Lobby

lobby-welcome = Ränkespiele bei Hofe. Setz dich zu Freunden an den Tisch, oder fordere unsere Höflinge heraus.
games = Spiele
my-matches = Meine Partien
finished-matches = Beendete Partien
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Gäste. Eröffne selbst einen, oder spiel inzwischen gegen Bots.
players-range = { $min }–{ $max } Personen
minutes-range = { $min }–{ $max } Minuten
play-now = Gegen Bots spielen
play-title = { $game } gegen Bots
opponents = Gegner
level = Spielstärke
begin = Beginnen
open-table = Tisch eröffnen
rules = Regeln
what-is-asked = Die Frage
your-turn = Du bist am Zug
waits-for = Wartet auf { $names }
free-seats = { $count ->
    [0] Alle Plätze besetzt
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
is-over = Die Partie ist zu Ende
score-of = Abrechnung von { $name }
score-total = Gesamt
continue = Weiterspielen
look-again = Ansehen
join = Mitspielen
watch = Zuschauen

level-page = Page
level-page-help = Spielt ohne Plan, aber mit Manieren.
level-courtier = Höfling
level-courtier-help = Nimmt, was gerade am meisten nützt.
level-minister = Minister
level-minister-help = Denkt ein Stück voraus.
level-grey-eminence = Graue Eminenz
level-grey-eminence-help = Denkt weit voraus und vergisst nichts, was offen lag.

## Einen Tisch eröffnen

open-table-of = { $game }: Tisch eröffnen
table-of = Tisch von { $name }
table-name = Name des Tisches
seats = Plätze
seat-me = Du selbst
seat-open = Offen für einen Gast
seat-bot = Bot: { $level }
seat-here = Noch jemand an diesem Gerät
seat-number = Platz { $number }
name-of-seat = Name für Platz { $number }
seat-add = Platz hinzufügen
seat-take-away = Platz wegnehmen
who-may-come = Wer darf kommen?
table-private = Nur wer einen Link hat
table-public = Alle: der Tisch steht in der Lobby
agreements = Absprachen
option-unset = offen
time-bank = Bedenkzeit je Person
time-bank-minutes = { $minutes ->
    [0] unbegrenzt
   *[other] { $minutes } Minuten
}
time-bank-help = Ist die Zeit aufgebraucht, spielt ein Bot weiter, bis du deinen Platz zurücknimmst.
no-such-game = Dieses Spiel kennt unser Hof nicht.

## Dazukommen

join-title = Du bist eingeladen
join-help = Sag, wie du heißt, und nimm Platz.
take-seat = Platz nehmen
gathering = Die Gesellschaft versammelt sich
gathering-complete = Die Gesellschaft ist vollzählig
invite = Einladen
seat-change = Ändern
agreed = Abgesprochen:
begin-when-full = Sobald alle Plätze besetzt sind, kannst du beginnen. Für Gäste, die fehlen, springt gern ein Bot ein.
waiting-for-host = Sobald alle da sind, kann beginnen, wer den Tisch eröffnet hat.
invite-make = Einladung schreiben
invite-link = Link der Einladung
invite-once = Der Link gilt für einen Gast und nur ein Mal.
invite-newcomer = Die Karten sind gegeben: Der Platz ist für einen Gast, der an diesem Tisch noch nicht saß. Auch du kannst ihn nicht nehmen.
qr-label = QR-Code der Einladung
second-device = Auf ein zweites Gerät mitnehmen
second-device-help = Mit diesem Link sitzt du auch dort auf deinem Platz. Gib ihn niemandem: Wer ihn hat, sieht deine Karten.

## Plätze

seat-is-open = Frei
seat-you = Du
seat-your-turn = Am Zug
seat-thinks = Überlegt
seat-to-act = Am Zug
seat-awaited = Am Zug, aber abwesend
seat-away = Abwesend
seat-present = Ist da
seat-a-bot = Bot
seat-steward = Vertreten
seat-steward-of-level = Ein Bot springt ein: { $level }
seat-resigned = Hat aufgegeben
seat-bot-instead = Stattdessen ein Bot:
seat-open-again = Platz wieder freigeben
steward-plays = Ein Bot spielt gerade für dich.
steward-end = Selbst weiterspielen
steward-for-me = Bot für mich spielen lassen
steward-for = Bot einspringen lassen
steward-help = Der Platz kann jederzeit zurückgenommen werden.
remove-guest = Gast vom Tisch bitten
ask-for-seat = Um den Platz bitten
ask-for-seat-help = Der Platz gehört { $name }, und nur { $name } kann ihn freigeben. Ist { $name } nicht da, springt sofort ein Bot ein. Wer bis zum Ende nicht antwortet, wird in die nächste Partie nicht mitgenommen.
seat-was-asked = Du hast { $name } um den Platz gebeten; die Antwort steht noch aus. Kommt lange keine, kann ein Bot einspringen.
seat-stays = { $name } behält den Platz.
seat-question-title = { $name }, gibst du deinen Platz frei?
seat-question = Darum bittet dich, wer den Tisch eröffnet hat. Du entscheidest. Gibst du ihn frei, spielt ein Bot weiter, bis du zurückkommst oder jemand Neues den Platz nimmt und deine Karten sieht.
seat-keep = Ich bleibe
seat-give = Platz freigeben
seat-reclaim = Auf deinem Platz ({ $name }) spielt ein Bot. Solange niemand Neues dort sitzt, kannst du ihn zurücknehmen.
seat-reclaim-now = Platz zurücknehmen
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt deinen Platz zu Ende.
leave = Platz verlassen
leave-sure = Wirklich gehen? Läuft die Partie schon, spielt ein Bot weiter, bis du zurückkommst oder jemand Neues den Platz nimmt und deine Karten sieht.
leave-any-time = Du kannst die Seite jederzeit schließen und später weiterspielen: Die Partie wartet auf dich.
time-left = Verbleibende Zeit

## Am Tisch

board = Spieltisch
beside-the-board = Neben dem Spieltisch
table-menu = Tisch und Einstellungen
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
tab-options = Züge
tab-chronicle = Chronik
tab-talk = Reden
tab-rules = Regeln
tab-people = Runde
options-list = Was du tun kannst
options-filter = Züge durchsuchen
options-none = Gerade gibt es für dich nichts zu tun.
options-none-found = Nichts davon passt zu deiner Suche.
chronicle-empty = Noch ist nichts geschehen.
only-you-saw = (das wissen nicht alle)
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none-found = Dazu sagen die Regeln nichts. Versuch ein anderes Wort.
primer = Das Spiel in zehn Sätzen
rules-sources = Material und Quellen: woher wir das wissen
rules-in-full = Die Regeln im Ganzen
undo = Zurücknehmen
sending = Dein Zug ist unterwegs …
sending-later = Dein Zug geht ab, sobald die Verbindung wieder steht …
connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt. Nichts ist verloren.
reconnecting = Keine Verbindung
renewed = Hofstaat wurde erneuert. Lade die Seite neu; deine Partie wartet.
curtain-down = Der Vorhang ist zu.
curtain-title = { $name } ist an der Reihe
curtain-help = Gib das Gerät weiter. Wer nicht gemeint ist, schaut weg.
curtain-open = Ich bin { $name }: Vorhang auf
card-confidence = Woher wir das wissen:
copy-watch-link = Link zum Zuschauen kopieren

talk-empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Sagen
talk-not-now = Im Augenblick verbieten die Regeln zu reden.
a-spectator = Publikum
phrases = Schnelle Worte
phrase-hello = Seid gegrüßt!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-your-turn = Du bist am Zug.
phrase-one-moment = Einen Augenblick, bitte.
phrase-what-a-scandal = Welch ein Skandal!
phrase-i-trust-nobody = Ich traue niemandem.
phrase-my-apologies = Ich bitte um Vergebung.
phrase-congratulations = Meinen Glückwunsch!
phrase-farewell = Lebt wohl!

## Das Ende

you-win = Du gewinnst
wins = { $count ->
    [0] Gemeinsam verloren
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
place = Du wirst { $place }.
score = Abrechnung
player = Wer
points = Punkte
rematch = Noch eine Partie
rematch-go = Zur nächsten Partie
replay = Partie nachspielen
record = Aufzeichnung speichern
fair-sealed = Das Austeilen ist versiegelt
fair-sealed-help = Vor dem Austeilen hat der Server diese Prüfsumme veröffentlicht. Am Ende zeigt er, woraus sie entstand: So lässt sich nachrechnen, dass niemand nachträglich gemischt hat.
fair-shown = Das Austeilen wurde offengelegt
fair-shown-help = Aus diesem Startwert wurde gemischt. Seine Prüfsumme muss die sein, die vor dem Austeilen veröffentlicht war.
fair-commitment = Prüfsumme vor dem Austeilen
fair-seed = Startwert
fair-verdict-fair = Nachgerechnet: Beides passt zusammen.
fair-verdict-unfair = Die Prüfsumme passt nicht zum Startwert!
fair-verdict-unknown = Auf einer Adresse ohne Verschlüsselung rechnet der Browser das nicht nach; „hofstaat replay --verify“ tut es.

## Nachspielen

replay-of = { $game }: nachgespielt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-at = { $step } von { $steps }
replay-eyes = Mit wessen Augen
replay-all = Alle Karten offen
replay-as = Mit den Augen von { $name }
replay-speed = Tempo
review = Rückblick
replay-spectator = Mit den Augen des Publikums

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Licht
theme-auto = Wie das Gerät
theme-dark = Nacht
theme-light = Tag
motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Bewegt
motion-reduced = Ruhig
lesson = Lektion
lesson-step = { $step } von { $steps }
lesson-leave = Die Lektion verlassen; sie geht später hier weiter
lesson-next = Weiter
lesson-show-me = Zeig es mir
lesson-do-it = Mach es für mich
lesson-expected = Versuch es mit: { $action }
lesson-not-yet = Noch nicht
lesson-see = Gut!
lesson-watch = Und die anderen
lesson-remark = Übrigens
lesson-done = Du kannst es!
lesson-free = Das war die Lektion. Ab jetzt spielen alle frei: du gegen Bots, an genau diesem Tisch.
lesson-play-on = Weiterspielen
learn = Spielen lernen · { $minutes } Min.
learn-on = Weiter lernen · { $step } von { $steps }
learnt = Gelernt. Noch einmal?
standing = Punktestand
standing-on = Zeigen
standing-off = Nicht zeigen
standing-help = Alle sehen, was jetzt zählen würde, soweit sie es wissen, und was eine gewählte Karte ändern würde.
speed = Tempo der Szenen
speed-slow = Gemächlich
speed-normal = Normal
speed-fast = Schnell
speed-once = Sofort
sound = Klang
sound-off = Stumm
sound-on = Leise
settings-kept = Das alles merkt sich nur dieser Browser.

## Über

about = Über Hofstaat
about-title = Über Hofstaat
about-what = Hofstaat bringt Kartenspiele um Gunst, Verrat und Masken an einen Tisch: im Browser, im Terminal, mit Freunden und gegen Bots. Die Regeln sind für alle dieselben; auch die Bots sehen nur, was ihr Platz sehen darf.
about-unofficial-title = Inoffiziell
about-unofficial = Dies ist eine freie Umsetzung von Spielregeln ohne Verbindung zu Verlagen, Autorinnen und Autoren. Namen der Spiele gehören ihren Inhabern. Alle Texte und Zeichnungen hier sind unsere eigenen; wo wir Werte von Karten nicht kennen, steht das dabei. Wenn dir ein Spiel gefällt: Kauf es.
about-fair-title = Ehrlich gemischt
about-fair = Vor jedem Austeilen veröffentlicht der Server eine Prüfsumme, am Ende den Startwert dazu. Jede Partie lässt sich als Aufzeichnung laden und Zug für Zug nachprüfen.
about-privacy-title = Deine Daten
about-privacy = Ein Cookie hält deine Plätze, sonst nichts. Diese Seite lädt nichts von fremden Servern.
about-credits-title = Dank
about-credits-icons = Sinnbilder:
about-credits-fonts = Schriften: Cormorant Garamond (Christian Thalmann, Catharsis Fonts) und Source Sans 3 (Paul D. Hunt, Adobe), beide SIL Open Font License 1.1
about-credits-software = Gebaut mit Svelte, Vite, Project Fluent, uqr, Starlette, msgspec und SQLAlchemy
about-version = Version { $version }

## Was nicht ging

refused-other = Das ging nicht ({ $key }). Es hat sich nichts geändert.
refused-offline = Der Server ist gerade nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
refused-server = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; versuch es gleich noch einmal.
refused-server-error = { refused-server }
refused-store-failed = Der Server konnte das nicht speichern. Es hat sich nichts geändert; versuch es gleich noch einmal.
refused-rules-changed = Diese Partie wurde nach anderen Regeln oder Karten vereinbart, als sie hier installiert sind. Sie bleibt, wie sie ist, kann aber nicht weitergespielt werden.
refused-log-broken = Was von dieser Partie gespeichert ist, lässt sich nicht nachspielen. Sie bleibt, wie sie ist; andere Tische spielen weiter.
refused-not-found = Das gibt es hier nicht.
refused-stale = Inzwischen ist etwas geschehen. Sieh dir den Tisch an und entscheide neu.
refused-too-fast = Das war zu schnell hintereinander. Warte kurz und versuch es noch einmal.
refused-bad-message = Das hat der Server nicht verstanden. Es hat sich nichts geändert; lade die Seite neu, wenn es wieder geschieht.
refused-bad-request = { refused-bad-message }
refused-too-large = Das ist zu lang. Kürze es und versuch es noch einmal.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-game = Dieses Spiel kennt unser Hof nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-host = Das entscheidet, wer den Tisch eröffnet hat.
refused-already-started = Die Partie hat schon begonnen.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-review-private = Dieser Rückblick ist für die, die mitgespielt haben, solange niemand von ihnen ihn teilt.
refused-review-busy = Gerade werden viele Rückblicke geschrieben. Versuch es in ein paar Minuten noch einmal.
refused-review-failed = Dieser Rückblick ließ sich nicht schreiben.
refused-no-such-move = Dieser Zug steht nicht zur Wahl.
refused-no-what-if = Eine Lektion lässt sich von hier nicht weiterspielen.
refused-not-over = Das geht erst, wenn die Partie zu Ende ist.
refused-seats-open = Es sind noch Plätze frei. Lade Gäste ein oder setz Bots darauf.
refused-seat-not-open = Dieser Platz ist nicht mehr frei.
refused-taken = Diesen Platz hat gerade jemand anderes genommen.
refused-no-steward-there = Auf diesem Platz kann kein Bot einspringen.
refused-player-present = Wer dort sitzt, ist da und spielt selbst.
refused-not-a-guest = Dort sitzt kein Gast.
refused-no-newcomer = Die Karten sind gegeben: Ein freier Platz ist nur für jemand Neues. Wer den Tisch eröffnet hat oder schon an ihm saß, kann ihn nicht nehmen.
refused-already-asked = Diese Frage ist schon gestellt. Warte auf die Antwort.
refused-not-asked = Um diesen Platz hat niemand gebeten.
refused-answer-awaited = { $seconds ->
    [one] Wer dort sitzt, kann noch eine Sekunde lang antworten. Danach kann ein Bot einspringen.
   *[other] Wer dort sitzt, kann noch { $seconds } Sekunden lang antworten. Danach kann ein Bot einspringen.
}
refused-resigned = Du hast diese Partie aufgegeben.
refused-lesson = Noch nicht: Die Lektion möchte etwas anderes.
refused-lesson-first = Lies zuerst, was die Lektion sagt.
refused-no-lesson = Hier gibt es keine Lektion.
refused-cannot-undo = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand etwas erfahren.
refused-may-not-talk = Im Augenblick verbieten die Regeln zu reden.
refused-unknown-phrase = Diese Worte kennt der Server nicht.
refused-bad-text = Da steht nichts, was man sagen könnte.
refused-bad-name = Dieser Name geht nicht. Nimm sichtbare Zeichen.
refused-bad-nickname = { refused-bad-name }
refused-nickname-taken = So heißt schon jemand am Tisch. Nimm einen anderen Namen.
refused-unknown-level = Diese Spielstärke gibt es hier nicht.
refused-wrong-seats = Dieses Spiel geht mit { $least } bis { $most } Personen.
refused-two-seats = Du kannst nur einen Platz selbst einnehmen; weitere Personen an diesem Gerät bekommen eigene Namen.
refused-bad-option = Eine Absprache hat einen Wert, den es nicht gibt.
refused-bad-setup = So lässt sich dieses Spiel nicht beginnen.
refused-needs-person = So kämen Bots allein vielleicht nie ans Ende: Ein Mensch muss mitspielen.
refused-bad-token = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refused-foreign-origin = Diese Seite darf hier nicht mitreden. Öffne sie über ihre eigene Adresse.
refused-unknown-host = Unter diesem Namen antwortet der Server nicht. Öffne die Seite über ihre eigene Adresse.
refused-not-json = { refused-bad-message }
refused-token-needed = An diesen Tisch kommt man nur mit einer Einladung.
refused-no-chronicle = Hier gibt es keine Chronik.
refused-bad-chronicle = Diese Datei ist keine Chronik, oder sie geht nicht auf.
refused-chronicle-closed = Der nächste Rat hat begonnen; diese Seite ist abgeschlossen.
refused-no-such-language = Diese Sprache spricht der Server nicht.

## A chronicle from game to game

chronicle-legend = Chronik eurer Runde
chronicle-new = Neu beginnen
chronicle-file = Fortsetzen
chronicle-none = Keine
chronicle-first-year = Das Jahr, in dem sie beginnt
chronicle-choose-file = Die Datei mit eurer Chronik
chronicle-help = Mit einer Chronik zählen Jahre, Mitglieder und Thronfolge von Partie zu Partie weiter. Du kannst sie jederzeit als Datei mitnehmen.
option-choose = { $count ->
    [0] Auswählen …
    [one] Eine ausgewählt
   *[other] { $count } ausgewählt
 }

## Aufgaben

puzzles = Aufgaben
puzzle-of-the-day = Aufgabe des Tages
puzzle-all = Alle Aufgaben
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
