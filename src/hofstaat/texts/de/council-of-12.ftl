### Council of 12.

title = Council of 12
tagline = Gemeinsam im Rat: besänftigt den Würfel, haltet die Gunst des Volkes, sichert die Thronfolge.
kinds = gemeinsam, Rätsel
play-now = Mit Bots spielen
play-title = Council of 12 mit Bots
opponents = Mitspieler
pitch =
    Ihr sitzt gemeinsam im Rat. Jede Runde bittet jemand um Hilfe und bringt eine Herausforderung mit: der Würfel soll am Ende einen bestimmten Wert zeigen.

    Jede Person legt verdeckt einen Charakter. Nacheinander werden sie aufgedeckt und verändern den Würfel; gleiche Charaktere heben sich auf.
    Über verdeckte Karten wird nicht geredet. Nur drei Sätze sind erlaubt: Ich mach's allein. Ich trage etwas bei. Ich will nichts machen.

    Misslingt es, verliert ihr Gunst; ohne Gunst ist alles verloren. Nach sieben Runden wählt ihr stumm, wer den Thron besteigt: am besten alle dasselbe.

## Characters

card-alchemist = Alchemist
card-alchemist-does = Verdoppelt oder halbiert den Würfelwert (abgerundet, höchstens 12). Die 1 wird verdoppelt, die 12 halbiert.
card-worker = Arbeiterin
card-worker-does = Kippt den Würfel zweimal, aber nicht zurück auf die erste Seite.
card-druid = Druidin
card-druid-does = Erhöht oder verringert den Würfelwert um 1.
card-princess = Fürstin
card-princess-does = Nur als erste ausgeführte Karte: dreht den Würfel auf einen Wert eines Ziels.
card-patient-one = Geduldiger
card-patient-one-does = Nimmt eine Karte vom eigenen Abwurfstapel auf die Hand.
card-golem = Golem
card-golem-does = Ein Ziel wird für diese Runde 9/10/11/12.
card-warlock = Hexenmeister
card-warlock-does = Kippt den Würfel auf eine der fünf anliegenden Seiten.
card-machine = Maschine
card-machine-does = Erhöht den Würfelwert um 2 oder 3 (höchstens 12).
card-oracle = Orakel
card-oracle-does = Würfelt; dann spielst du sofort noch eine Karte.
card-parasite = Parasit
card-parasite-does = Verringert den Würfelwert um 2 oder 3 (mindestens 1).
card-knight = Ritter
card-knight-does = Ein Ziel wird für diese Runde 1/2/3/4.
card-shapeshifter = Wandlerin
card-shapeshifter-does = Wendet den Würfel auf die gegenüberliegende Seite (zusammen 13).

## Challenges

challenge-does = Ziel: { $goals }. Wert: { $score }. Nicht bestanden: { $fail }. Bestanden: { $pass }.
card-challenge-1 = Fluss ausgetrocknet
card-challenge-1-does = { challenge-does }
card-challenge-2 = Mammut fangen
card-challenge-2-does = { challenge-does }
card-challenge-3 = Vulkan erwacht
card-challenge-3-does = { challenge-does }
card-challenge-4 = Ernte einbringen
card-challenge-4-does = { challenge-does }
card-challenge-5 = Herde entlaufen
card-challenge-5-does = { challenge-does }
card-challenge-6 = Brunnen vergiftet
card-challenge-6-does = { challenge-does }
card-challenge-7 = Morsche Brücke
card-challenge-7-does = { challenge-does }
card-challenge-8 = Zwergenhochzeit
card-challenge-8-does = { challenge-does }
card-challenge-9 = Feier
card-challenge-9-does = { challenge-does }
card-challenge-10 = Zwillingsstreit
card-challenge-10-does = { challenge-does }
card-challenge-11 = Heilkräuter suchen
card-challenge-11-does = { challenge-does }
card-challenge-12 = Verbrechen aufklären
card-challenge-12-does = { challenge-does }
card-challenge-13 = Fremde Gesandte
card-challenge-13-does = { challenge-does }
card-challenge-14 = Verregneter Markt
card-challenge-14-does = { challenge-does }
card-challenge-15 = Stadtmauer flicken
card-challenge-15-does = { challenge-does }
card-challenge-16 = Gaukler in der Stadt
card-challenge-16-does = { challenge-does }
card-challenge-17 = Kobolde im Keller
card-challenge-17-does = { challenge-does }
card-challenge-18 = Verhexter Wetterhahn
card-challenge-18-does = { challenge-does }
card-challenge-19 = Nebel im Tal
card-challenge-19-does = { challenge-does }
card-challenge-20 = Drachenei gefunden
card-challenge-20-does = { challenge-does }
card-challenge-21 = Seltsame Lichter
card-challenge-21-does = { challenge-does }
card-challenge-22 = Sirenengesang
card-challenge-22-does = { challenge-does }
card-challenge-23 = Erdbeben
card-challenge-23-does = { challenge-does }
card-challenge-24 = Hexenjagd
card-challenge-24-does = { challenge-does }
card-challenge-25 = Leere Kornkammern
card-challenge-25-does = { challenge-does }
card-challenge-26 = Karawane verschollen
card-challenge-26-does = { challenge-does }
card-challenge-27 = Spion am Hof
card-challenge-27-does = { challenge-does }
card-challenge-28 = Grenzkrieg
card-challenge-28-does = { challenge-does }
card-challenge-29 = Wohnturm eingestürzt
card-challenge-29-does = { challenge-does }
card-challenge-30 = Schwarze Seuche
card-challenge-30-does = { challenge-does }
card-challenge-31 = Zombiehorde
card-challenge-31-does = { challenge-does }
card-challenge-32 = Sonnenfinsternis
card-challenge-32-does = { challenge-does }
card-challenge-33 = Riese erwacht
card-challenge-33-does = { challenge-does }
card-challenge-34 = Geisterschiff
card-challenge-34-does = { challenge-does }
card-challenge-35 = Riss in der Zeit
card-challenge-35-does = { challenge-does }
card-challenge-36 = Königsmord vereiteln
card-challenge-36-does = { challenge-does }
card-throne = Thronfolge sichern
card-throne-does = Alle spielen denselben Charakter. Sonst kostet jede Karte außerhalb der größten gleichen Gruppe 1 Gunst.

## Effects and rewards

card-LOSE1 = verliert 1 Gunst
card-LOSE1-does = Die Gunst sinkt.
card-LOSE2 = verliert 2 Gunst
card-LOSE2-does = Die Gunst sinkt.
card-LOSE3 = verliert 3 Gunst
card-LOSE3-does = Die Gunst sinkt.
card-LOSE4 = verliert 4 Gunst
card-LOSE4-does = Die Gunst sinkt.
card-LOSE5 = verliert 5 Gunst
card-LOSE5-does = Die Gunst sinkt.
card-GAIN1 = erhaltet 1 Gunst
card-GAIN1-does = Die Gunst steigt, höchstens auf 5.
card-GAIN2 = erhaltet 2 Gunst
card-GAIN2-does = Die Gunst steigt, höchstens auf 5.
card-GAIN3 = erhaltet 3 Gunst
card-GAIN3-does = Die Gunst steigt, höchstens auf 5.
card-GAIN4 = erhaltet 4 Gunst
card-GAIN4-does = Die Gunst steigt, höchstens auf 5.
card-GAIN5 = erhaltet 5 Gunst
card-GAIN5-does = Die Gunst steigt, höchstens auf 5.
card-REPLAY = die vorige Runde noch einmal
card-REPLAY-does = Herausforderung und Hilfesuchende der vorigen Runde kommen zurück.
card-EACH_DROP = alle werfen eine Karte ab
card-EACH_DROP-does = Wer zwei oder mehr Handkarten hat, wirft eine ab.
card-ONE_DROP = eine Person wirft eine Karte ab
card-ONE_DROP-does = Der Rat bestimmt, wer eine Handkarte abwirft.
card-ROLL = neu würfeln
card-ROLL-does = Der Würfel wird neu geworfen.
card-EACH_TAKE = alle dürfen eine Karte vom Stapel nehmen
card-EACH_TAKE-does = Alle dürfen eine Karte ihres Abwurfstapels nehmen.
card-ONE_TAKE_ALL = eine Person nimmt ihren Stapel
card-ONE_TAKE_ALL-does = Der Rat bestimmt, wer den ganzen Abwurfstapel nimmt.
card-LEARN = lernt einen Charakter
card-LEARN-does = Der Rat wählt einen Charakter, den alle auf die Hand nehmen.
card-R_OPEN = Belohnung: offen spielen
card-R_OPEN-does = Einmal vor dem Legen: jemand spielt offen.
card-R_TILT = Belohnung: kippen
card-R_TILT-does = Einmal nach der letzten Karte: den Würfel kippen.
card-R_ROLL = Belohnung: neu würfeln
card-R_ROLL-does = Einmal vor dem Legen: neu würfeln.
card-R_SAVE = Belohnung: retten
card-R_SAVE-does = Einmal, wenn ein Charakter negiert wird: er wirkt doch.
card-R_TAKE_ALL = Belohnung: Stapel nehmen
card-R_TAKE_ALL-does = Einmal vor dem Legen: jemand nimmt den eigenen Abwurfstapel.
card-R_SHIELD = Belohnung: Schild
card-R_SHIELD-does = Einmal: ein Verlust an Gunst wird um 1 kleiner.

## Scenarios and the rest of the box

card-january = Januar
card-january-does = Leichter Anfang mit einfachen Herausforderungen.
card-february = Februar
card-february-does = Noch leicht, doch ein erstes doppeltes Ziel ist dabei.
card-march = März
card-march-does = Mittelschwer: die Herausforderungen spitzen sich zu.
card-april = April
card-april-does = Ohne die Arbeiterin, und Fehler kosten viel.
card-may = Mai
card-may-does = Gewonnen ist nur, wenn die Arbeiterin den Thron besteigt.
card-june = Juni
card-june-does = Gewonnen ist nur, wenn der Geduldige den Thron besteigt.
card-july = Juli
card-july-does = Gewonnen ist nur, wenn am Ende mindestens vier Herausforderungen an der großen Glocke hängen.
card-august = August
card-august-does = Jedes Ziel hat nur einen Wert.
card-september = September
card-september-does = Jede Herausforderung hat zwei Ziele.
card-october = Oktober
card-october-does = Kaum Belohnungen.
card-november = November
card-november-does = Beginn mit 1 Gunst, und Bestehen bringt keine Gunst.
card-december = Dezember
card-december-does = Die schwersten Herausforderungen, unheimlich still.
card-die = Der zwölfseitige Würfel
card-die-does = Gegenüberliegende Seiten ergeben 13; gekippt wird auf eine der fünf anliegenden.
card-favour = Gunst zu Beginn
card-favour-does = Nach Zahl der Personen.
card-silence = Stiller Rat
card-silence-does = Punkte für jede Runde ohne ein Wort.
card-introductory = Einführungspartie
card-introductory-does = Fester Aufbau, keine Glocke.

## Words

word-easy = leicht
word-medium = mittel
word-hard = schwer
word-bell = An die große Glocke hängen? Das kostet 1 Gunst, und die Herausforderung zählt doppelt.
word-turns = In zwei Zügen angehen?
word-rewards = Vor dem Legen eine Belohnung einsetzen?
word-save = Den negierten Charakter retten?
word-tilt = Den Würfel kippen?
word-shield = Den Schild einsetzen?
word-who-takes-all = Wer nimmt den eigenen Abwurfstapel?
word-who-opens = Wer spielt offen?
word-who-drops = Wer wirft eine Karte ab?
word-who-takes-pile = Wer nimmt den eigenen Abwurfstapel?
word-learn = Welchen Charakter lernt ihr?
word-open = Offen gelegt wird zuerst.
word-lay = Alle legen eine Karte.
word-lay-again = Jemand hat gesprochen: Bleib bei deiner Karte oder wähle neu.
word-order = Wessen Karte kommt als Nächstes?
word-effect = Ein Charakter wird ausgeführt.
word-follow = Nach dem Orakel folgt noch eine Karte.
word-drop = Karten werden abgeworfen.
word-take = Karten dürfen genommen werden.
word-over = Die Partie ist zu Ende.
word-silent = still
word-alone = Ich mach's allein.
word-part = Ich trage etwas bei.
word-nothing = Ich will nichts machen.
word-lay-openly = offen legen
word-take-nothing = nichts nehmen
word-now = jetzt
word-later = später
word-no = nein
word-ring = läuten
word-two-turns = zwei Züge
word-roll = neu würfeln
word-take-all = Stapel nehmen
word-name = eine Person nennen
word-reward = Belohnung
word-character = Charakter
word-successor = Thronfolge gesichert
word-survived = überstanden
word-overthrown = entmachtet
word-condition-missed = Bedingung verfehlt
word-disappointed = Das Volk wendet sich enttäuscht ab.
word-proud = Das Volk ist stolz auf seinen Rat.
word-devoted = Das Volk verehrt seinen Rat.
word-enthralled = Das Volk feiert euch in allen Straßen.
word-masterful = Volk und Krone folgen euch aufs Wort.
word-legendary = Noch in fernen Ländern singt man von euch.

## Tips for the introductory game

word-tip-1 = Der Ritter macht aus dem Ziel 1 das Ziel 1 bis 4, was die anderen auch vorhaben. Lege ihn, sag, dass du etwas beiträgst, und lass ihn zuerst ausführen. Legt ihr ihn zu zweit, ist er verloren.
word-tip-2 = Hört auf die Sätze, bevor ihr euch festlegt: Macht es jemand allein, dann lege etwas, das den Würfel in Reichweite lässt. Auch nichts zu tun hilft.
word-tip-3 = Ihr habt alle mit denselben Karten begonnen, und jede abgeworfene war zu sehen. Wer die 3 allein erreicht, sollte es früh sagen; die anderen halten sich heraus.
word-tip-4 = Besteht ihr diese Runde, lernen alle die Maschine. Neue Karten machen die Hände länger, und ihr erneuert später.
word-tip-5 = Ohne die Arbeiterin zählen kleine Schritte: Zwei Charaktere nacheinander erreichen oft, was keiner allein schafft. Sag später, wenn deiner abschließen soll.
word-tip-6 = Die Hände werden kurz. Mit einer einzigen Karte erneuerst du vor dem Legen; gerade die Karte, die du behältst, verlierst du dann.
word-tip-7 = Zwei Ziele: Der Würfel muss am Ende 3 oder 10 zeigen und das andere vorher gezeigt haben. Denkt an den Weg, nicht nur an den letzten Schritt. Zu zweit dürft ihr zwei Züge nehmen.
word-tip-8 = Wählt ohne ein Wort: Welchen Charakter haltet ihr alle sicher noch? Was im Abwurfstapel liegt, ist nicht mehr wählbar.

## What happened

event-dealt = Der Rat tritt zusammen. Alle halten: { $cards }. Der Würfel zeigt { $die }, die Gunst steht auf { $favour }.
event-round-began = Runde { $round }: Um Hilfe bittet: { $help_seeker }. Die Herausforderung: { $challenge }.{ $chair ->
    [none] {""}
   *[other] {" "}{ $chair_me ->
        [yes] Du hast den Ratsvorsitz.
       *[no] { $chair } hat den Ratsvorsitz.
    }
 }
event-throne-round = Die letzte Runde: Wer soll den Thron besteigen?
event-asked = { $phase ->
    [bell] An die große Glocke hängen?
    [turns] In zwei Zügen angehen?
    [rewards] Vor dem Legen eine Belohnung einsetzen?
    [save] Den negierten Charakter retten?
    [tilt] Den Würfel kippen?
    [shield] Den Schild einsetzen?
    [learn] Welcher Charakter wird gelernt?
    [who-opens] Wer spielt offen?
    [who-drops] Wer wirft eine Karte ab?
    [open] Zuerst wird offen gelegt: { $targets }.
    [lay] Karten werden gelegt: { $targets }.
    [order] Wessen Karte kommt als Nächstes: { $targets }?
    [effect] Ein Charakter wird ausgeführt: { $targets }.
    [follow] Nach dem Orakel folgt noch eine Karte: { $targets }.
    [drop] Eine Karte wird abgeworfen: { $targets }.
    [take] Eine Karte darf genommen werden: { $targets }.
   *[other] Wer nimmt den eigenen Abwurfstapel?
 }
event-answered = { $seat_me ->
    [yes] { $answer ->
        [lay] Du legst { $card } { $sentence ->
            [alone] und willst sagen: „Ich mach's allein.“
            [part] und willst sagen: „Ich trage etwas bei.“
            [nothing] und willst sagen: „Ich will nichts machen.“
           *[none] und schweigst.
        }
        [lay-openly] Du legst offen: { $card }.
        [drop] Du wirfst ab: { $card }.
        [take] Du nimmst: { $card }.
        [take-nothing] Du nimmst nichts.
        [now] Du sagst: jetzt.
        [later] Du sagst: später.
        [no] Du stimmst mit Nein.
        [ring] Du stimmst für die Glocke.
        [two-turns] Du stimmst für zwei Züge.
        [roll] Du stimmst für einen neuen Wurf.
        [take-all] Du stimmst dafür, einen Stapel zu nehmen.
        [open] Du stimmst für eine offene Karte.
        [shield] Du stimmst für den Schild.
        [tilt] Du stimmst dafür, auf { $value } zu kippen.
        [learn] Du stimmst für: { $card }.
       *[other] Du stimmst für { $target }.
    }
   *[no] { $seat } hat geantwortet.
 }
event-read-out = { $seat_me ->
    [yes] Deine Stimme
   *[no] Stimme von { $seat }
 }: { $answer ->
    [no] nein
    [ring] läuten
    [two-turns] zwei Züge
    [roll] neu würfeln
    [take-all] einen Stapel nehmen
    [open] eine offene Karte
    [shield] Schild
    [tilt] auf { $value } kippen
    [learn] { $card }
   *[other] { $target }
 }. Es folgt eine zweite Lesung.
event-decided = Der Rat beschließt: { $answer ->
    [no] { $phase ->
        [bell] die Glocke bleibt stumm
        [turns] ein Zug genügt
        [rewards] keine Belohnung
        [save] niemand wird gerettet
        [tilt] der Würfel bleibt liegen
        [shield] kein Schild
       *[other] nein
    }
    [ring] die Glocke wird geläutet
    [two-turns] zwei Züge
    [roll] neu würfeln
    [take-all] jemand nimmt den eigenen Stapel
    [open] jemand spielt offen
    [shield] der Schild wird eingesetzt
    [tilt] auf { $value } kippen
    [learn] { $card }
   *[other] { $target }
 }.
event-bell-rang = Die Glocke läutet. Die Gunst steht auf { $favour }; die nächste Herausforderung ist zu sehen: { $following }.
event-second-turn = Erfüllt: Ziel { $met }. Der zweite Zug beginnt.
event-reward-used = Eingesetzt: { $reward } ({ $challenge }).
event-rolled = Der Würfel wird geworfen: { $value }.
event-pile-taken = { $seat_me ->
    [yes] Du nimmst deinen ganzen Abwurfstapel.
   *[no] { $seat } nimmt den ganzen Abwurfstapel.
 }
event-renewed = { $seat_me ->
    [yes] Du erneuerst deine Hand; der neue Stapel: { $card }.
   *[no] { $seat } erneuert die Hand; der neue Stapel: { $card }.
 }
event-opened = { $seat_me ->
    [yes] Du legst offen: { $card }.
   *[no] { $seat } legt offen: { $card }.
 }
event-spoke = { $seat_me ->
    [yes] Du sagst
   *[no] { $seat } sagt
 }: { $sentence ->
    [alone] „Ich mach's allein.“
    [part] „Ich trage etwas bei.“
   *[nothing] „Ich will nichts machen.“
 }
event-cards-lie = Alle Karten liegen.
event-revealed = { $seat_me ->
    [yes] Du deckst auf
   *[no] { $seat } deckt auf
 }: { $card }{ $others ->
    [none] .
   *[other] , ebenso { $others }.
 }
event-fizzled = { $card }: keine Wirkung.
event-die-turned = { $seat ->
    [none] Der Würfel wird auf { $value } gekippt.
   *[other] { $seat_me ->
        [yes] Du drehst den Würfel auf { $value } ({ $card }).
       *[no] { $seat } dreht den Würfel auf { $value } ({ $card }).
    }
 }
event-goal-changed = { $card } ändert Ziel { $which }.
event-took = { $seat_me ->
    [yes] Du nimmst von deinem Stapel: { $card }.
   *[no] { $seat } nimmt vom eigenen Stapel { $card ->
        [none] eine verdeckte Karte.
       *[other] die oberste Karte: { $card }.
    }
 }
event-resolved = { $negated ->
    [yes] { $card } ist negiert und kommt auf die Stapel: { $targets }.
   *[no] { $card } kommt auf den Stapel: { $targets }.
 }
event-evaluated = { $challenge }: { $passed ->
    [yes] bestanden mit { $die }.
   *[no] nicht bestanden mit { $die }.
 }
event-favour-changed = { $change ->
    [-1] 1 Gunst verloren
    [-2] 2 Gunst verloren
    [-3] 3 Gunst verloren
    [-4] 4 Gunst verloren
    [-5] 5 Gunst verloren
   *[other] { $change } Gunst gewonnen
 }: sie steht auf { $favour }.
event-dropped = { $seat_me ->
    [yes] Du wirfst ab: { $card }.
   *[no] { $seat } wirft ab: { $card }.
 }
event-learnt = Alle lernen: { $card }.
event-filed = { $challenge } wird abgelegt{ $on_right ->
    [yes] {" "}(rechts)
   *[no] {""}
 }{ $kept ->
    [yes] {" "}und als Belohnung behalten.
   *[no] .
 }
event-replayed = { $challenge } kommt zurück, mit: { $help_seeker }.
event-throne-shown = Für den Thron, der Reihe nach: { $cards }.
event-ended = { $reason ->
    [successor] Auf dem Thron: { $successor }. Eine Amtszeit von { $term } Jahren.
    [survived] Ihr habt durchgehalten, doch der Thron bleibt leer. Eine Amtszeit von { $term } Jahren.
    [condition-missed] Ihr habt durchgehalten, aber verfehlt, was der Monat verlangt. Eine Amtszeit von { $term } Jahren.
   *[overthrown] Das Volk verbannt seinen Rat nach { $term } Jahren.
 }

## What you can do

phase-lay = Lege eine Karte, mit einem der drei Sätze oder schweigend.
phase-open = Lege eine Karte offen.
phase-follow = Spiele nach dem Orakel noch eine Karte.
phase-drop = Wirf eine Handkarte ab.
phase-take = Nimm eine Karte von deinem Abwurfstapel.
phase-now = Soll deine Karte jetzt ausgeführt werden?
phase-later = { phase-now }
phase-turn-die = Auf welchen Wert drehst du den Würfel?
phase-change-goal = Welches Ziel änderst du?
phase-vote = Der Rat entscheidet.
phase-vote-tilt = { phase-vote }
phase-vote-learn = { phase-vote }
phase-vote-seat = { phase-vote }

choice-lay = { $card }{ $sentence ->
    [alone] {": "}„Ich mach's allein.“
    [part] {": "}„Ich trage etwas bei.“
    [nothing] {": "}„Ich will nichts machen.“
   *[none] {""}
 }
choice-lay-short = { $sentence ->
    [alone] allein
    [part] beitragen
    [nothing] nichts
   *[none] still
 }
choice-open = { $card }, offen
choice-follow = { $card }
choice-drop = { $card } abwerfen
choice-take = { $card ->
    [none] Nichts nehmen
   *[other] { $card } nehmen
 }
choice-now = Jetzt
choice-later = Später
choice-turn-die = Den Würfel auf { $value }
choice-turn-die-short = { $value }
choice-change-goal = { $which ->
    [1] Das erste Ziel
   *[other] Das zweite Ziel
 }
choice-vote = { $answer ->
    [no] Nein
    [ring] Die Glocke läuten
    [two-turns] Zwei Züge
    [roll] Neu würfeln
    [take-all] Jemand nimmt den eigenen Abwurfstapel
    [open] Jemand spielt offen
   *[shield] Den Schild einsetzen
 }
choice-vote-tilt = Auf { $value } kippen
choice-vote-learn = { $card } lernen
choice-vote-seat = { $target_me ->
    [yes] Ich
   *[no] { $target }
 }

## Agreed before the game

option-introductory = Einführungspartie
option-introductory-help = Fester Aufbau für die erste Partie, ohne Glocke (C12-86).
option-scenario = Szenario
option-scenario-help = Einer von zwölf Monaten mit eigenen Karten und Bedingungen (C12-85).
option-no-bell = Ohne Glocke
option-no-bell-help = Niemand wird nach der Glocke gefragt: einfacher für die erste Partie (C12-11).
option-silent = Stiller Rat
option-silent-help = Jede Runde ohne einen Satz bringt einen Punkt (C12-84).
option-uncanny = Unheimlich stiller Rat
option-uncanny-help = Keine Sätze, keine zweite Lesung, feste Reihenfolge; zwei Punkte je Runde (C12-84).
option-enthroned = Auf dem Thron
option-enthroned-help = Nur ohne Chronik, denn die weiß es selbst. Wer in der letzten Partie gewählt wurde, fehlt in allen Stapeln (C12-83).
option-compose = Eigene Stapel
option-compose-help = Sieben Herausforderungen und sieben Hilfesuchende eurer Wahl (C12-4).

## What is not possible

refused-help-seeker = Der Charakter, der um Hilfe bittet, kann in dieser Runde nicht gespielt werden.
refused-not-in-hand = Diese Karte hast du nicht.
refused-no-words = Ein unheimlich stiller Rat sagt nichts.
refused-lay-a-card = Lege zuerst eine deiner Handkarten.
refused-drop-a-card = Wirf zuerst eine deiner Handkarten ab.
refused-now-or-later = Sag, ob deine Karte jetzt oder später ausgeführt wird.
refused-not-in-pile = Diese Karte liegt nicht auf deinem Abwurfstapel.
refused-out-of-reach = Auf diesen Wert kann dein Charakter den Würfel nicht drehen.
refused-carry-out = Führe zuerst deinen Charakter aus.
refused-second-reading = In der zweiten Lesung zählen nur Antworten der ersten.
refused-vote = Der Rat entscheidet: gib zuerst deine Antwort.
refused-no-such-answer = Darüber entscheidet der Rat gerade nicht.
refused-one-set-up = Wählt eins: die Einführungspartie, ein Szenario oder eigene Stapel.
refused-no-throne = Die Einführungspartie kennt keinen Thron: Lasst weg, wer darauf sitzt.
refused-silent-twice = Ein unheimlich stiller Rat ist schon still: Wählt nur eins.
refused-needs-bell = { $scenario } ist ohne Glocke nicht zu gewinnen.
refused-seven-of-each = Stellt sieben verschiedene Herausforderungen und sieben verschiedene Hilfesuchende zusammen.
refused-on-the-throne = { $character } sitzt auf dem Thron und kann nicht um Hilfe bitten.
refused-other-throne = In der Chronik sitzt { $character } auf dem Thron: Lass weg, wer dort sitzt.
refused-empty-throne = In der Chronik ist der Thron leer: Lass weg, wer dort sitzt.
refused-not-a-chronicle = Das ist keine Chronik{ $place ->
    [none] {""}
   *[other] : Bei { $place } stimmt etwas nicht
 }.
refused-chronicle-format = Diese Chronik hat das Format { $format }; bekannt ist { $known }.
refused-chronicle-begins = Eine Chronik beginnt in einem Jahr von { $low } bis { $high }, nicht im Jahr { $year }.
refused-chronicle-ends = Der nächste Rat träte im Jahr { $year } zusammen; eine Chronik endet im Jahr { $last }. Beginnt eine neue.
refused-chronicle-year = Eintrag { $entry } hat das Jahr { $year }; richtig wäre { $right }.
refused-chronicle-too-late = Eintrag { $entry } hat das Jahr { $year }; eine Chronik endet im Jahr { $last }.
refused-chronicle-member = In Eintrag { $entry } müsste { $member } so heißen: { $right }
refused-chronicle-throne = In Eintrag { $entry } sitzt { $throne } auf dem Thron; das ist niemand aus diesem Spiel.
refused-chronicle-month = In Eintrag { $entry } ist { $month } kein Monat; die Monate heißen: { $months }.
refused-cards-difficulty = Nur { $there ->
    [one] { $there } Herausforderung hat
   *[other] { $there } Herausforderungen haben
 } die Schwierigkeit { $difficulty }; eine Partie braucht { $needed }.
refused-cards-seven = { $name } hat { $there } verschiedene Karten; es sollten { $needed } sein, jede einmal.
refused-cards-open = introductory.open sollte { $open } der Karten aus introductory.help_seekers haben, introductory.hidden die übrigen, jede einmal.
refused-right-replay = eine Liste mit LOSE1 oder mehr neben REPLAY, damit Partien enden
refused-right-goals = eine oder zwei Listen von Werten von 1 bis 12
refused-right-one-reward = eine Liste mit höchstens einer Belohnung zum Behalten
refused-right-few-effects = eine Liste mit höchstens 4 Wirkungen neben der Gunst
refused-right-ring = die fünf Seiten daneben als Ring, jede neben der nächsten

## Why it ended

reason-successor = Gewonnen: ihr habt alle dieselbe Thronfolge gewählt.
reason-survived = Gewonnen: ihr habt durchgehalten, ohne Thronfolge.
reason-overthrown = Verloren: die Gunst des Volkes ist dahin.
reason-condition-missed = Verloren: die Bedingung des Szenarios ist nicht erfüllt.

## The board

board-dock = Was jetzt gefragt ist
board-hand = Deine Karten
board-own-pile = Dein Abwurfstapel, die oberste zuerst
board-you = Du
board-round = Runde
board-favour = Gunst: { $favour } von 5
board-favour-short = Gunst
board-enthroned = Auf dem Thron: { $card }
board-die = Der Würfel zeigt { $die }{ $goal ->
    [yes] : ein Ziel
   *[no] {""}
 }. Daneben: { $beside }.
board-challenge = Herausforderung: { $challenge }
board-goal = { $of ->
    [1] Ziel:
   *[other] Ziel { $n }:
 }
board-throne-goal = Alle dieselbe Karte
board-two-goals = Am Ende das eine Ziel, unterwegs das andere.
board-two-turns = Zug { $turn } von 2: am Ende jedes Zuges ein anderes Ziel, unterwegs zählt nichts.{ $met ->
    [none] {""}
   *[other] {" "}Erfüllt: Ziel { $met }.
 }
board-belled = An der großen Glocke: zählt doppelt
board-seeker = Bittet um Hilfe
board-seeks = { $card } bittet um Hilfe
board-seeker-taboo = darf nicht gelegt werden
board-seeker-new = Besteht ihr, lernt ihr den Charakter
board-councillor = { $mine ->
    [yes] Du: { $hand } Handkarten, { $pile } abgeworfen
   *[no] { $name }: { $hand } Handkarten, { $pile } abgeworfen
 }
board-chair = Ratsvorsitz
board-lead = führt
board-answered = hat geantwortet
board-thinks = überlegt
board-lies = Liegt offen: { $card }
board-lies-hidden = Liegt verdeckt, nur du weißt es: { $card }
board-lies-down = Eine verdeckte Karte
board-pile = Abwurfstapel, { $count } { $count ->
    [one] Karte
   *[other] Karten
 }, oben: { $card }
board-said = Sagt als { $n }.:
board-sentence-alone = „Ich mach's allein.“
board-sentence-part = „Ich trage etwas bei.“
board-sentence-nothing = „Ich will nichts machen.“
board-reach = { $card }. { $kind ->
    [none] Wirkt nicht: dieser Charakter ist schon ausgeführt.
    [cancels] Dieselbe Karte liegt schon offen: Beide heben sich auf.
    [goal] Ein Ziel wird { $values }{ $hits ->
        [none] .
       *[other] ; der Würfel passt schon.
    }
    [roll] Würfelt neu.
    [hand] Holt eine Karte zurück.
   *[values] Bringt den Würfel auf { $values }{ $hits ->
        [none] , kein Ziel.
       *[other] ; Ziel: { $hits }.
    }
 }
board-ask-lay = Welche Karte legst du?
board-ask-words = { $card } – sagst du etwas dazu?
board-ask-throne = Wer soll auf den Thron? Wählt, ohne euch abzusprechen, alle dieselbe Karte.
board-ask-second-tilt = Kippe noch einmal, aber nicht zurück.
board-do-open = { $card } offen legen
board-do-follow = { $card } spielen
board-do-drop = { $card } abwerfen
board-do-take = { $card } nehmen
board-do-vote-learn = { $card } lernen
board-laid = Du hast { $card } gelegt{ $sentence ->
    [alone] {" "}und willst sagen: „Ich mach's allein.“
    [part] {" "}und willst sagen: „Ich trage etwas bei.“
    [nothing] {" "}und willst sagen: „Ich will nichts machen.“
   *[none] {" "}und schweigst.
 }
board-answer-given = Deine Antwort: { $answer }.
board-waits-for = Es fehlt noch: { $names }.
board-second-reading = Zweite Lesung: nur was genannt wurde.
board-second-short = (zweite Lesung)
board-think-again = Noch überlegen
board-put-back = Zurücknehmen
board-keeping = { $on ->
    [yes] Nichts von selbst
   *[no] Von selbst dabei bleiben
 }
board-chain = Ausgeführt
word-tilt-done = gekippt
board-passed = { $challenge }: bestanden
board-failed = { $challenge }: nicht bestanden
board-favour-change = Gunst { $favour }
board-learnt = gelernt: { $card }
board-side-failed = Nicht bestanden
board-side-passed = Bestanden
board-no-effect = nichts weiter
board-next = Danach kommt
board-rewards = Belohnungen
board-R_OPEN = Offen legen
board-R_TILT = Kippen
board-R_ROLL = Neu würfeln
board-R_SAVE = Retten
board-R_TAKE_ALL = Stapel nehmen
board-R_SHIELD = Schild
board-unlearnt = Noch nicht gelernt
board-filed = Abgelegt
board-tip = Rat am Rande:
board-ask-die = { $card }: Auf welchen Wert drehst du den Würfel?
board-belled-short = ×2
board-of = von
board-goal-met = erfüllt
board-state-hidden = verdeckt
board-state-open = offen
board-state-thinks = überlegt
board-state-empty = noch keine Karte
board-pile-short = Ablage
board-hand-short = Hand
board-hand-of = Hand von { $name }
board-chair-silent = spricht nicht
board-no-word = noch kein Satz
board-short-alone = Allein
board-short-part = Trage bei
board-short-nothing = Will nichts
board-short-silent = Schweigen
board-vote-no = Nein
board-vote-ring = Läuten
board-vote-two-turns = Zwei Züge
board-never = Nie
board-ask-order = Wann soll deine Karte drankommen?
board-ask-wish = Gelegt. Wann soll sie drankommen?
board-wish-first = Zuerst
board-wish-any = Egal
board-wish-last = Zuletzt
board-stays = Es bleibt bei { $card }{ $sentence ->
    [alone] {" "}und „Ich mach's allein.“
    [part] {" "}und „Ich trage etwas bei.“
    [nothing] {" "}und „Ich will nichts machen.“
   *[none] .
 }
board-stays-no = { $phase ->
    [bell] Die Glocke bleibt still, wie du willst.
   *[other] Keine Belohnung, wie du willst.
 }
board-stays-wish = { $wish ->
    [first] Deine Karte soll zuerst drankommen.
    [last] Deine Karte soll zuletzt drankommen.
   *[any] Dir ist egal, wann deine Karte drankommt.
 }
board-stays-now = Ja
board-told-done = { $mine ->
    [yes] Du führst { $card } aus
   *[no] { $who } führt { $card } aus
 }{ $values ->
    [none] .
   *[other] : { $values }.
 }
board-told-goal = { $mine ->
    [yes] Du änderst mit { $card } Ziel { $n }.
   *[no] { $who } ändert mit { $card } Ziel { $n }.
 }
board-told-negated = { $who }: { $card } hebt sich auf.
board-told-fizzled = { $who }: { $card } wirkt nicht.
board-told-chosen = { $who }: { $card } für den Thron.
board-chain-none = Noch ist nichts ausgeführt. Der Würfel zeigt
board-chain-die = Der Würfel zeigt
board-chain-more = und mehr davor
board-filed-short = Annalen
board-filed-title = Annalen des Rates
board-filed-open = Annalen: bestandene und gescheiterte Herausforderungen, Belohnungen
board-filed-none = Noch ist nichts entschieden.
board-years = { $years ->
    [one] 1 Jahr
   *[other] { $years } Jahre
 }
board-idle = wirkt nicht
board-cancels = hebt sich auf
board-idle-short = wirkt nicht
board-turned-told = { $passed ->
    [yes] Bestanden
   *[no] Gescheitert
 }: { $effects }. Wert { $score }.
board-seeker-told = { $card } bittet um Hilfe und darf nicht gelegt werden.{ $news ->
    [yes] {" "}Besteht ihr, lernt ihr diese Karte.
   *[no] {""}
 }
score-lost = Das Volk wendet sich von seinem Rat ab.
score-passed = Bestanden
score-failed = Gescheitert
board-here = { $kind ->
    [goal] Ein Ziel würde { $values }{ $hits ->
        [none] .
       *[other] : Das trifft der Würfel schon.
    }
    [roll] Jeder Wert kann fallen; danach legst du noch eine Karte.
    [hand] Holt dir eine Karte zurück; der Würfel bleibt.
    [none] Wirkt nicht: schon ausgeführt.
    [cancels] Liegt schon offen: Beide würden sich aufheben.
   *[values] Jetzt: { $values }{ $hits ->
        [none] . Kein Ziel.
       *[other] . Ziel: { $hits }.
    }
 }
score-successor = { $card } besteigt den Thron.
score-vacant = Der Thron bleibt leer.
score-challenges = Herausforderungen
score-crowns = Kronen der Bittenden
score-favour = Gunst, die euch blieb
score-silence = { $rounds ->
    [one] Eine stille Runde
   *[other] { $rounds } stille Runden
 }
score-term = Amtszeit in Jahren

## The chronicle as a book

book-title = Chronik des Rates
book-page = Seite { $number }
book-year = Im Jahre { $year }
book-from = Seit dem Jahre { $year }
book-members = Es traten in den Rat: { $members }
book-held = Ihre Amtszeit währte { $term ->
    [one] ein Jahr
   *[other] { $term } Jahre
 }, und der Rat hielt stand.
book-fell = Nach { $term ->
    [one] einem Jahr
   *[other] { $term } Jahren
 } war die Gunst des Volkes dahin.
book-lost = Ihre Amtszeit währte { $term ->
    [one] ein Jahr
   *[other] { $term } Jahre
 }, doch der Sieg blieb dem Rat versagt.
book-silent = { $rounds ->
    [one] Eine Runde lang schwieg man.
   *[other] { $rounds } Runden lang schwieg man.
 }
book-greatest-was = Die größte Herausforderung: { $text }
book-enthroned = Seither auf dem Thron: { $card }.
book-vacant = Der Thron blieb leer.
book-empty = Noch steht nichts darin. Der erste Rat tritt im Jahre { $year } zusammen.

# Was das Terminal dazu sagt
chronicle-question = Eure größte Herausforderung (für die Chronik; leer: keine) ▸
chronicle-entry = Jahr { $year }: { $members }. { $term ->
    [one] Ein Jahr.
   *[other] { $term } Jahre.
 } { $throne ->
    [none] Der Thron ist leer.
   *[other] Auf dem Thron: { $throne }.
 }
chronicle-next = Das Jahr { $year } eurer Chronik. { $throne ->
    [none] Der Thron ist leer.
   *[other] Auf dem Thron: { $throne }{ $serves ->
    [yes] {""}
   *[other] {" "}– doch die Einführungspartie kennt keinen Thron
 }.
 }
book-back = Zurückblättern
book-on = Weiterblättern
book-take = Chronik mitnehmen
book-ask-greatest = Was war eure größte Herausforderung?
book-write = Eintragen
book-none = An diesem Tisch wird keine Chronik geführt.
book-open = Die Chronik aufschlagen
