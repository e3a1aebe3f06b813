### Das Terminal.

## Hilfe

help = Hofstaat: Kartenspiele um Hofintrigen an einem Tisch. Ohne Befehl öffnet sich der Tisch im Browser.
help-usage = Aufruf:
help-arguments = Angaben:
help-options = Optionen:
help-commands = Befehle:
help-help = Diese Hilfe zeigen.
help-default = sonst:
help-required = nötig
help-env = Umgebung:
help-lang = Sprache: de oder en.
help-version = Version anzeigen, und ob der Kern übersetzt ist.
help-game = Name des Spiels, zum Beispiel hof-verrat.
help-serve = Den Tisch im Browser öffnen, für diesen Rechner oder für alle im Haus.
help-host = Adresse, auf der gelauscht wird; 0.0.0.0 ist für alle im Netz.
help-port = Port, auf dem gelauscht wird.
help-database = Wo Partien aufbewahrt werden: sqlite:///DATEI oder postgresql://….
help-data = Ordner für alles, was der Server aufbewahrt.
help-browser = Beim Start einen Browser öffnen oder nicht (HOFSTAAT_NO_BROWSER=1).
help-workers = Wie viele Prozesse bedienen; mehrere brauchen PostgreSQL.
help-base-url = Adresse, unter der andere diesen Server erreichen, für Einladungen.
help-play = Im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur.
help-lesson = Ein Spiel an seinem Tisch lernen: eine geführte erste Partie; sie geht weiter, wo du sie verlassen hast.
help-again = Die Lektion von vorn beginnen.
help-name-one = Dein Name.
help-seats = Wie viele mitspielen.
help-bots = Arten der Bots in der Reihenfolge ihrer Plätze: page, courtier, minister, grey-eminence.
help-seat = Dein Platz, ab 0 gezählt.
help-humans = Wie viele Personen an dieser Tastatur spielen.
help-name = Dein Name; mehrmals angeben für mehrere Personen.
help-seed = Startwert der Verteilung; derselbe bringt dieselben Karten.
help-cards = Eine eigene Kartendatei; ihre Werte ersetzen die gedruckten.
help-option = Eine Vereinbarung dieses Spiels, zum Beispiel memory_aid=true.
help-load = Eine gespeicherte Partie fortsetzen.
help-chronicle = Die Chronik eurer Gruppe in dieser Datei führen (council-of-12).
help-year = Jahr, in dem eine neue Chronik beginnt.
help-rules = Die Regeln eines Spiels zeigen, oder eine davon.
help-rule = Nummer der Regel, zum Beispiel HV-6.
help-cards-command = Die Karten eines Spiels zeigen, und wie sicher ihre Werte sind.
help-award = Kabale und Hiebe: wer ein Ziel gewinnt und warum, Schritt für Schritt.
help-award-goal = Das Ziel, zum Beispiel music-4 oder "Musik 4".
help-award-column = Die Karten darunter, vom Ziel nach unten, zum Beispiel rot:König; eine unter der Tarnkappe folgt auf die Tarnkappe.
help-award-json = Stattdessen das Urteil als Daten ausgeben.
help-review = Sagen, was in einer beendeten Partie geschah, warum, und was besser gewesen wäre.
help-review-seat = Zu diesem Platz sprechen, ab 0 gezählt.
help-review-json = Stattdessen den Rückblick als Daten ausgeben.
help-puzzle = Eine Aufgabe eines Spiels lösen; ohne Nummer die des Tages.
help-puzzle-number = Die wievielte, ab 1 gezählt.
help-replay = Eine aufgezeichnete Partie noch einmal erzählen.
help-file = Die Aufzeichnung oder eine gespeicherte Partie.
help-replay-seat = So erzählen, wie dieser Platz es sah, ab 0 gezählt.
help-verify = Außerdem beweisen, dass die Karten aus dem festgelegten Startwert stammen.
help-replay-browser = Die Aufzeichnung im Browser öffnen: zum Ansehen, oder zum Weiterspielen, wenn sie nicht zu Ende ist.
help-fuzz = Zufällige Partien in großer Zahl spielen und die Gesetze prüfen, die für jedes Spiel gelten.
help-fuzz-games = Spiele, die gespielt werden; alle, wenn keines genannt ist.
help-fuzz-actions = Wie viele Aktionen je Spiel.
help-fuzz-seed = Zahl, aus der alles folgt; dieselbe spielt dieselben Partien.
help-fuzz-against-source = Jede Partie zugleich aus den Quellen spielen und Zug für Zug mit dem kompilierten Kern vergleichen.
help-fuzz-out = Ordner für die Aufzeichnung eines Fundes.
fuzz-done = { $game }: { $actions } Aktionen in { $games } Partien. Prüfungen: { $checks }.
fuzz-found = Ein Gesetz ist gebrochen: { $law }. Die Aufzeichnung liegt in { $file }; öffne sie mit: hofstaat replay { $file } --browser
help-bench = Messen, wie schnell dieses Hofstaat ist.
help-bench-games = Spiele, die gemessen werden; alle, wenn keines genannt ist.
help-json = Die Zahlen auch in diese Datei schreiben.
help-rounds = Durchgänge; mehr messen ruhiger.

## Falsche Eingaben

error-language = { $lang } spricht Hofstaat nicht; es spricht: { $known }.
error-puzzle = Eine Aufgabe { $number } gibt es nicht: Sie sind von 1 bis { $last } gezählt.
error-game = Ein Spiel { $game } gibt es nicht; es gibt: { $games }.
error-which-game = Welches Spiel möchtest du spielen? Es gibt: { $games }.
error-seat = Einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-people = { $people } Personen finden auf { $seats } Plätzen keinen Platz; es sollten 1 bis { $seats } sein.
error-name = { $name } ist kein Name: Er sollte lesbar sein und nicht länger als { $longest } Zeichen.
error-names = Zwei Personen haben denselben Namen; gib jeder einen eigenen.
error-bot = Einen Bot { $bot } gibt es für { $game } nicht; es gibt: { $bots }.
error-other-game = { $file } ist eine Partie { $game }.
error-extra = Dafür fehlt hier { $package }: pip install 'hofstaat[{ $extra }]'. Im Terminal spielt man auch ohne: hofstaat play hof-verrat
error-no-lesson = Zu { $game } gibt es noch keine Lektion; hofstaat play { $game } spielt es.
error-load = Für eine gespeicherte Partie steht { $option } schon fest: Lass es weg.

## Was kein Befehl ist

usage-help = Mehr dazu: { $command } --help
usage-no-command = Einen Befehl { $command } gibt es nicht; es gibt: { $commands }.
usage-no-option = { $option } gibt es hier nicht.
usage-needs-value = { $option } braucht einen Wert.
usage-takes-none = { $option } nimmt keinen Wert.
usage-missing = Es fehlt: { $name }.
usage-extra = Das ist zu viel: { $words }.
usage-whole-number = { $name } sollte eine ganze Zahl sein.
usage-number = { $name } sollte eine Zahl sein.
usage-range = { $name } ist zu klein oder zu groß.
usage-value = { $name } kann diesen Wert nicht haben.

## Was das System über eine Datei sagt

refused-system-enoent = Diese Datei oder ihren Ordner gibt es nicht
refused-system-eacces = Das darfst du dort nicht
refused-system-eperm = { refused-system-eacces }
refused-system-eisdir = Das ist ein Ordner
refused-system-enotdir = Auf dem Weg dorthin liegt eine Datei, die kein Ordner ist
refused-system-enospc = Die Platte ist voll
refused-system-erofs = Dort lässt sich nichts schreiben
refused-system-enametoolong = Der Name ist zu lang
refused-system-eloop = Die Verknüpfung führt im Kreis
refused-system-eaddrnotavail = Diese Adresse hat dieser Rechner nicht

## Am Tisch

you = Du
guest = Gast
seat-number = Platz { $seat }
welcome = h Hilfe · r Regeln · q gehen (deine Partie bleibt erhalten)
seated = Am Tisch: { $players }.
prompt = Was tust du?
what = Das habe ich nicht verstanden. Gib eine Zahl von 1 bis { $options } ein, oder h für Hilfe.
enter-repeats = Enter: noch einmal { $answer }
curtain = { $name } ist dran. Gib die Tastatur weiter, dann drück Enter.
score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
saved = Gespeichert in { $file }.
cannot-save = { $file } lässt sich nicht schreiben: { $why }. Die Partie geht weiter.
cannot-keep = Diese Partie bleibt nicht erhalten: { $file } lässt sich nicht schreiben ({ $why }). Solange du spielst, speichert s DATEI sie woanders.
lesson-keys = w zeigt, was gemeint ist · h Hilfe · q gehen (die Lektion wartet auf dich)
lesson-read-on = Enter ▸
lesson-only-read = Hier ist nichts zu tun. Enter geht weiter, h hilft.
lesson-not-yet = Noch nicht.
lesson-expected = Versuch es mit: { $action }
lesson-free = Das war die Lektion. Ab jetzt spielen alle frei: du gegen Bots, an genau diesem Tisch.
key-w = w
goodbye = Deine Partie bleibt erhalten. So geht es weiter:
recorded = Die Aufzeichnung dieser Partie: { $file }
unfinished = Diese Partie ist noch nicht zu Ende.
verified = Geprüft: Der Startwert ist der vorher festgelegte, und er brachte all diese Karten.
no-card = Keine Karte hat { $card } im Namen.

key-number = 1, 2, …
key-number-help = tut, was diese Nummer hat; die Worte des Spiels gehen auch
key-enter = Enter
key-enter-help = wie das letzte Mal, wenn wieder dasselbe gefragt ist
key-h = h
key-h-help = diese Hilfe
key-t = t
key-t-help = noch einmal der Tisch und was du tun kannst
key-r = r, r NUMMER
key-r-help = alle Regeln, oder eine davon
key-c = c, c NAME
key-c-help = was die Karten tun, oder die mit diesem Namen
key-l = l
key-l-help = das Protokoll: was bisher geschah
key-a = a
key-a-help = Rat: was ein Minister täte mit dem, was du weißt
advice-thinking = Ein Minister denkt nach …
advice-stopped = Dann eben kein Rat.
advice-all-equal = Alle etwa gleich: kein einzelner Grund spricht für einen davon.
advice-not-agreed = Rat gibt es nur gegen Bots: Mehrere an einem Terminal spielen ohne.
key-s = s, s DATEI
key-s-help = die Partie speichern
key-q = q
key-q-help = gehen; du kannst später weiterspielen

## Karten

cards-name = Karte
cards-values = Werte
cards-confidence = Wie sicher

## Hof-Verrat

hv-family = Familie
hv-standing = Ansehen
hv-queen = Spione
hv-spies = { $spies ->
    [one] ein Spion
   *[other] { $spies } Spione
 }
hv-laid = Gelegt von: { $spies }
hv-pile = Stapel: { $cards }.
hv-gone = Beseitigt: { $cards }.
hv-hand = Hand
hv-mission = Mission
hv-total = Summe
hv-to-above = Tafel oben
hv-to-below = Tafel unten
hv-to-own = dein Bezirk

## Mit List und Tücke

lt-chapter = Kapitel { $chapter }, Runde { $round }
lt-passing = Kapitel { $chapter }, Weitergeben
lt-stack = Stapel
lt-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
lt-turned = beseitigt
lt-hand = Hand
lt-tokens = Plättchen
lt-points = Punkte jetzt
lt-supply = Vorrat
lt-supply-left = noch { $supply }
lt-worth = je { $worth } wert
lt-chapel = Kapelle
lt-empty = leer
lt-centre = Mitte
lt-threats = Es lauern
lt-threat = { $killer } ({ $player }) auf { $eliminates }
lt-passing-on = Du gibst weiter: { $card }
lt-laid = Vor { $partner } liegt eine { $back ->
    [light] helle
   *[dark] dunkle
 } Karte von { $player }.
lt-shown = { $player } zeigt: { $card }.
lt-eliminates = { $killer }: { $eliminates }
lt-plan = Wer wen beseitigt
lt-waits = lauert

## Mascarade

ma-gold = Gold
ma-cards = Karten
ma-answer = Antwort
ma-centre = Tischmitte
ma-bank = Bank { $gold }
ma-court = Gericht { $gold }
ma-preparation = Züge der Vorbereitung: { $turns }
ma-turns = Züge übrig: { $turns }
ma-announced = sagt an: { $character }
ma-claims = widerspricht
ma-passes = lässt es gelten
ma-asked = wird gefragt
ma-swap = Tauschen
ma-keep = Nur so tun

## Council of 12

c12-round = Runde { $round } von 8
c12-favour = Gunst
c12-die = Würfel
c12-beside = kippt auf { $faces }
c12-challenge = Herausforderung
c12-goal = Ziel { $goal }
c12-goals = Ziele { $first } und { $second } (eins am Ende, das andere unterwegs), gezeigt { $shown }
c12-goals-in-two-turns = Ziele { $first } und { $second } (Zug { $turn } von 2, am Ende jedes Zuges ein anderes){ $met ->
    [none] {""}
   *[other] , erfüllt: Ziel { $met }
 }
c12-belled = an der Glocke
c12-next = danach: { $challenge } ({ $goal })
c12-help-seeker = Um Hilfe bittet
c12-taboo = darf nicht gelegt werden
c12-rewards = Belohnungen
c12-unlearnt = Ungelernt
c12-throne = Auf dem Thron
c12-hand = Hand
c12-pile = Stapel
c12-lies = Gelegt
c12-says = Sagt
c12-hidden = verdeckt
c12-answered = hat geantwortet
c12-cancels = hebt sich auf
c12-chair = Vorsitz
c12-own-hand = Deine Hand
c12-own-pile = Dein Stapel
c12-own-card = Deine Karte
c12-challenges = Herausforderungen
c12-crowns = Kronen
c12-silence = Stille
c12-term = Amtszeit
c12-passed = bestanden
c12-failed = nicht bestanden

## Chroniken

chronicle-none = { $game } führt keine Chronik: Lass --chronicle weg.
chronicle-year-alone = --year ist das Jahr, in dem eine neue Chronik beginnt: Nenne auch ihre Datei, mit --chronicle DATEI.
chronicle-no-text = { $file } ist keine Chronik: Es ist kein Text.
chronicle-unreachable = { $file } lässt sich nicht als Chronik lesen und schreiben: { $why }.
chronicle-begun = { $file } beginnt schon im Jahr { $year }: Lass --year weg.
chronicle-other = Eine andere nimmst du mit --chronicle DATEI.
chronicle-dealt = { $file } sagt über diese Partie etwas anderes, als beim Austeilen galt ({ $options }). Wähle eine andere Chronik.
chronicle-entered = Eingetragen in { $file }:
chronicle-known = Diese Partie steht schon in { $file }.
chronicle-later = Diese Partie steht noch nicht in der Chronik, aber sie bleibt erhalten. Ist die Datei wieder in Ordnung, trägt dieser Befehl sie ein:

## Kabale und Hiebe

award-no-goal = Es gibt kein Ziel { $goal }; es gibt: { $goals }.
award-no-colour = { $card } sollte FARBE:KARTE sein, zum Beispiel rot:König; die Farben sind: { $colours }.
award-no-card = Es gibt keine Karte { $card }; es gibt: { $cards }.
award-twice = { $card } liegt zweimal da; jede Farbe hat jede Karte einmal.
kh-round = Runde { $round } von { $rounds }
kh-column = Nr.
kh-goal = Ziel
kh-cards-of = Karten
kh-column-cards = vom Ziel nach unten
kh-player = Person
kh-hand = Hand
kh-pile = Stapel
kh-discards = Ablage
kh-won = Ziele
kh-to-come = { $goals ->
    [0] Es kommen keine Ziele mehr.
    [one] Es kommt noch ein Ziel.
   *[other] Es kommen noch { $goals } Ziele.
 }
kh-to-column = Spalte { $column }
kh-plain = Zusammengezählt
kh-doubled = Alle sechs Bereiche
kh-total = Punkte

## Die Arena

help-arena = Turniere zwischen Bots, und wie sich ein Spiel verhält.
help-arena-play = Ein Turnier spielen: jede Aufstellung mit denselben Karten, auf jedem Platz.
help-arena-stats = Wie sich ein Spiel verhält: welche Karten gewinnen, welche Plätze, wie lange es dauert.
help-lineup = Bots in der Reihenfolge ihrer Plätze, der letzte nimmt die übrigen; für mehrere Aufstellungen wiederholen. Einstellungen: minister:seconds=0.1
help-deals = Wie oft ausgeteilt wird; jede Aufstellung spielt das auf jedem Platz.
help-arena-seed = Derselbe Startwert bringt dieselben Karten.
help-jobs = Prozesse zugleich; 0: so viele, wie es Kerne gibt.
help-limit = Sekunden, die ein Bot für eine Entscheidung hat.
help-ray = Stattdessen auf einem Ray-Verbund spielen: seine Adresse, oder local.
help-out = Ordner für Ergebnisse, Tabellen und Bilder; derselbe Befehl macht dort weiter, wo er aufgehört hat.
help-plots = Bilder in den Ordner zeichnen, oder nicht.
help-arena-source = Name eines Spiels, oder der Ordner eines Turniers.
help-arena-bots = Wer die Partien spielt.
arena-no-lineup = Eine Aufstellung ist leer; es sollten Bots mit Kommas dazwischen sein, zum Beispiel minister,greedy.
arena-too-many = { $lineup } sind { $bots } Bots; es gibt nur { $seats } Plätze.
arena-bot = { $bot } kann nicht spielen: { $why }
arena-needs-person = So kämen Bots allein in { $game } vielleicht nie ans Ende: Ein Mensch müsste mitspielen, und in der Arena spielt keiner.
arena-parameter = { $setting } in { $bot } sollte NAME=ZAHL sein, zum Beispiel minister:seconds=0.1.
arena-other-tournament = In { $folder } liegt ein anderes Turnier; nimm einen anderen Ordner, oder dasselbe Spiel mit denselben Aufstellungen, demselben Startwert und denselben Absprachen.
arena-bad-file = { $file } lässt sich nicht lesen: { $why }
arena-nothing = Dort ist noch nichts gespielt.
arena-playing = Es wird gespielt
arena-stopped = Nach { $games } Partien angehalten.
arena-interrupted = Nach { $games } Partien angehalten; derselbe Befehl macht dort weiter.
arena-title = { $games } Partien
arena-lineup = Aufstellung
arena-bot-column = Bot
arena-share = Siege
arena-interval = 95-%-Bereich
arena-fair = gerechter Anteil
arena-times-fair = mal gerecht
arena-score = Punkte
arena-games = Partien
arena-rating = Wertung
arena-milliseconds = ms
arena-slowest = langsamste
arena-seat = Platz
arena-chosen = je Partie
arena-length = Aufstellung { $lineup }: { $mean } Entscheidungen je Partie ({ $low } bis { $high }).
arena-no-ratings = Für Wertungen: pip install 'hofstaat[arena]'
arena-no-plots = Für Bilder: pip install 'hofstaat[arena]'
arena-no-ray = Ray ist nicht installiert: pip install 'hofstaat[ray]'
arena-fault = Verlorene Entscheidungen
arena-written = Geschrieben nach { $folder }
arena-habit-length = Eine Partie dauert { $mean } Entscheidungen ({ $low } bis { $high }).
arena-habit-scores = Punkte: { $mean } ({ $low } bis { $high }).
arena-habit-ends = Sie endet durch: { $ends }. Mehrere gewinnen in { $shared } der Partien.
arena-habit-seats = Plätze
arena-habit-cards = Karten, und wie oft gewinnt, wer sie wählt

## Absagen von Regeln, Bots und Server

refused-no-such-rule = { $game } hat keine Regel { $rule }; es gibt: { $known }.
refused-no-rules = Zu { $game } gibt es keine Regelseite.
refused-no-such-bot = Einen Bot { $bot } gibt es für { $game } nicht; es gibt: { $bots }.
refused-no-such-parameter = Der Bot { $bot } kennt keine Einstellung { $name }; er kennt: { $known }.
refused-bad-parameter = Die Einstellung { $name } des Bots { $bot } kann nicht { $value } sein.
refused-no-bot-there = Einen Bot { $bot } gibt es nicht: { $why }.
refused-not-a-bot = { $bot } ist kein Bot: Es sollte eine Klasse sein, die von hofstaat.bots.Bot abgeleitet ist.
refused-setting-database = Die Datenbank { $url } ist weder sqlite:///DATEI noch postgresql://….
refused-setting-flag = { $name } ist { $value }; es sollte 1 oder 0 sein.
refused-setting-number = { $name } ist { $value }; es sollte eine Zahl sein.
refused-setting-port = Der Port { $port } liegt nicht zwischen 0 und 65535.
refused-setting-rate-factor = Der Faktor { $factor } für Begrenzungen ist nicht größer als 0.
refused-setting-base-url = Die Adresse { $url } sollte mit http:// oder https:// beginnen.
refused-setting-log = Die Stufe { $level } für Meldungen ist weder debug noch info, warning oder error.
refused-setting-workers = Es sollte mindestens ein Prozess sein, nicht { $workers }.
refused-setting-postgresql = Mehrere Prozesse brauchen PostgreSQL: Nenne eins mit --database postgresql://…, oder nimm einen Prozess.
refused-port-taken = Port { $port } von { $host } hat schon ein anderes Programm. Wähle mit --port einen anderen (0 nimmt irgendeinen freien).
refused-port-denied = Port { $port } von { $host } darfst du nicht benutzen. Wähle mit --port einen über 1023.
refused-port-unusable = Port { $port } von { $host } lässt sich nicht benutzen: { $why }. Prüfe --host und --port.
refused-data-unusable = Der Ordner { $folder } lässt sich nicht benutzen: { $why }. Wähle einen mit --data.
refused-database-unusable = Die Datenbank lässt sich nicht öffnen: { $why }.
refused-database-too-new = Die Datenbank stammt von einer neueren Fassung von Hofstaat: Installiere diese.
