### Mascarade.
### Argumente von event-… und choice-…: die Felder. Sitz-Felder sind Namen; dazu $<feld>_me: yes (du), self (wer handelt),
### no. Personen sind ihr Text. Was fehlt, ist none. Argumente von card-…-does: die Werte der Karte in cards.toml.

title = Mascarade
tagline = Ein Maskenball, auf dem niemand lange weiß, wer er ist. Gib dich für jemanden aus und hoffe, dass keiner widerspricht.
kinds = Bluff, Gedächtnis
pitch =
    Alle tragen eine Maske: eine Person, verdeckt. Am Anfang sind alle kurz zu sehen, dann werden sie umgedreht, und unter dem Tisch
    wechseln Karten den Besitzer. Oder auch nicht: Das weiß nur, wer sie in der Hand hatte.

    In deinem Zug tauschst du deine Karte mit einer anderen oder tust nur so; oder du siehst sie dir heimlich an; oder du sagst eine Person
    an. Widerspricht niemand, nutzt du ihre Fähigkeit, wer immer du wirklich bist. Behauptet jemand, selbst diese Person zu sein, wird
    aufgedeckt, und wer falsch lag, zahlt.

    Dreizehn Gold beenden den Ball, ein leerer Beutel auch. Reichtum siegt – wenn der Betrüger nicht schneller war.

    Für die ersten Partien sind 4 bis 8 Spieler am besten. Zu dritt hat jeder zwei Personen, zu zweit sogar drei.

## Personen

card-judge = Richter
card-judge-does = Nimmt alles Gold, das auf dem Gericht liegt.
card-bishop = Bischof
card-bishop-does = Nimmt { $gold } Gold vom reichsten anderen Spieler.
card-king = König
card-king-does = Bekommt { $gold } Gold aus der Bank.
card-queen = Königin
card-queen-does = Bekommt { $gold } Gold aus der Bank.
card-fool = Narr
card-fool-does = Bekommt { $gold } Gold aus der Bank, nimmt dann je eine Karte zweier anderer Spieler (zu zweit: die beiden Handkarten des Gegners) und vertauscht sie, oder auch nicht.
card-thief = Dieb
card-thief-does = Nimmt je { $gold } Gold vom linken und vom rechten Nachbarn.
card-witch = Hexe
card-witch-does = Darf ihr ganzes Vermögen mit dem eines anderen Spielers tauschen.
card-spy = Spionin
card-spy-does = Sieht sich die eigene und eine andere Karte an und vertauscht sie, oder auch nicht.
card-peasant = Bauer
card-peasant-does = Bekommt { $gold } Gold aus der Bank; werden beide Bauern aufgedeckt, je { $together }.
card-cheat = Betrüger
card-cheat-does = Gewinnt mit { $gold } oder mehr Gold sofort.
card-inquisitor = Inquisitor
card-inquisitor-does = Fragt einen anderen Spieler, wer er ist. Wer es nicht weiß, zahlt { $gold } Gold.
card-widow = Witwe
card-widow-does = Bekommt aus der Bank, was bis { $gold } Gold fehlt.

## Wörter

word-left = linke Hand
word-right = rechte Hand
word-protected = geschützte Karte
word-bank = Bank
word-court = Gericht
word-goal = genug Gold
word-bankrupt = jemand ist bankrott
word-turn-limit = keine Züge mehr
word-turn = Zug
word-answer = Antworten auf eine Ansage
word-rob = der Bischof wählt
word-fool-swap = der Narr wählt zwei Karten
word-trade = die Hexe wählt
word-spy-place = die Spionin wählt eine Karte
word-spy-swap = die Spionin tauscht, oder auch nicht
word-question = der Inquisitor wählt
word-name = Antwort an den Inquisitor
word-over = der Ball ist vorbei

## Was geschah

event-dealt = { $of ->
    [none] { $centre ->
        [0] Erste
       *[other] Zweite
    } Karte der Tischmitte
   *[other] { $of_me ->
        [yes] Du
       *[no] { $of }
    }
 }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }: { $card ->
    [none] offen ausgeteilt, dann umgedreht
   *[other] { $card }
 }.
event-turn-began = { $seat_me ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
 }{ $preparation ->
    [yes] {" "}Vorbereitung: tauschen, oder auch nicht.
   *[no] { $forced ->
        [yes] {" "}Die Karte wurde eben aufgedeckt: tauschen, oder auch nicht.
       *[no] {""}
    }
 }
event-swapped = { $seat_me ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $of_me ->
    [yes] deine Karte
    [self] die eigene Karte
   *[no] die Karte von { $of }
 }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 } und { $other ->
    [none] die { $centre ->
        [0] erste
       *[other] zweite
    } Karte der Tischmitte
   *[other] { $other_me ->
        [yes] deine Karte
        [self] die eigene Karte
       *[no] die Karte von { $other }
    }{ $other_hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }
 } unter den Tisch und { $seat_me ->
    [yes] gibst
   *[no] gibt
 } sie zurück: { $swapped ->
    [yes] vertauscht
    [no] nicht vertauscht
   *[none] vertauscht, oder auch nicht
 }.
event-looked = { $seat_me ->
    [yes] Du siehst dir deine Karte an
   *[no] { $seat } sieht sich die eigene Karte an
 }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }{ $card ->
    [none] {""}
   *[other] : { $card }
 }.
event-announced = { $seat_me ->
    [yes] Du sagst an
   *[no] { $seat } sagt an
 }: { $character }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }!
event-answered = { $claims ->
    [yes] { $seat_me ->
        [yes] Du widersprichst: { $character } bist du
       *[no] { $seat } widerspricht: „{ $character } bin ich“
    }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }!
   *[no] { $seat_me ->
        [yes] Du lässt es gelten.
       *[no] { $seat } lässt es gelten.
    }
 }
event-revealed = { $seat_me ->
    [yes] Du deckst auf
   *[no] { $seat } deckt auf
 }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }: { $card ->
    [none] eine Karte
   *[other] { $card }
 }{ $right ->
    [yes] {" "}– die Wahrheit!
   *[no] {" "}– falsch.
 }
event-used = { $seat_me ->
    [yes] Du nutzt die Fähigkeit
   *[no] { $seat } nutzt die Fähigkeit
 }: { $character }.
event-nobody-was = Niemand war es: { $character }.
event-received = { $gold ->
    [0] { $seat_me ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } nichts
   *[other] { $seat_me ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $gold } Gold
 } { $source ->
    [court] vom Gericht
   *[bank] aus der Bank
 }.
event-took-from = { $seat_me ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $gold } Gold von { $victim_me ->
    [yes] dir
   *[no] { $victim }
 }.
event-fined = { $seat_me ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
 } { $gold } Gold Strafe an das Gericht.
event-traded = { $seat_me ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
 } das Vermögen mit { $other_me ->
    [yes] dir
   *[no] { $other }
 }: jetzt { $gold } und { $other_gold } Gold.
event-declined = { $seat_me ->
    [yes] Du behältst dein Vermögen.
   *[no] { $seat } behält das eigene Vermögen.
 }
event-spied = { $seat_me ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
 } die eigene Karte und { $other ->
    [none] die { $centre ->
        [0] erste
       *[other] zweite
    } Karte der Tischmitte
   *[other] { $other_me ->
        [yes] deine Karte
       *[no] die Karte von { $other }
    }
 } an{ $card ->
    [none] {""}
   *[other] : { $own_card } und { $card }
 }.
event-questioned = { $seat_me ->
    [yes] Du fragst
   *[no] { $seat } fragt
 } { $victim_me ->
    [yes] dich: Wer bist du?
   *[no] { $victim }: Wer bist du?
 }
event-named = { $seat_me ->
    [yes] Du antwortest
   *[no] { $seat } antwortet
 }: { $character }.
event-cheat-failed = { $seat_me ->
    [yes] Mit { $gold } Gold bist du nicht reich genug, um dir den Sieg zu erschleichen.
   *[no] Mit { $gold } Gold ist { $seat } nicht reich genug, um sich den Sieg zu erschleichen.
 }
event-shown = { $of ->
    [none] { $centre ->
        [0] Erste
       *[other] Zweite
    } Karte der Tischmitte
   *[other] { $of_me ->
        [yes] Du
       *[no] { $of }
    }
 }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }: { $card }.
event-ended = { $reason ->
    [goal] Jemand hat genug Gold.
    [bankrupt] Jemand hat das letzte Gold verloren.
    [turn-limit] Der letzte Zug ist vorbei.
   *[other] Betrug!
 } Der Ball geht an { $winners_me ->
    [yes] dich: { $winners }
   *[no] { $winners }
 }.

## Was du tun kannst

phase-swap = Was tust du? Ob du tauschst, bleibt dein Geheimnis.
phase-look = { phase-swap }
phase-announce = { phase-swap }
phase-pass = Bist du die angesagte Person?
phase-claim = { phase-pass }
phase-rob = Von wem nimmst du?
phase-decline = Mit wem tauschst du das Vermögen?
phase-trade = { phase-decline }
phase-spy = Welche Karte siehst du dir außer deiner an?
phase-question = Wen fragst du?
phase-name = Wer bist du?

choice-swap = { $swap ->
    [yes] Tauschen
   *[no] Nur so tun
 }: { $of_me ->
    [yes] deine Karte
   *[no] { $of }
 }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 } – { $other ->
    [none] { $centre ->
        [0] erste
       *[other] zweite
    } Karte der Tischmitte
   *[other] { $other_me ->
        [yes] deine Karte
       *[no] { $other }
    }{ $other_hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }
 }
choice-swap-short = { $swap ->
    [yes] Tauschen
   *[no] Nicht tauschen
 }
choice-look = Sieh dir deine Karte an{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }
choice-look-short = Ansehen
choice-announce = Sag an: { $character }{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }
choice-announce-short = { $character }
choice-pass = Lass es gelten
choice-claim = „Das bin ich!“{ $hand ->
    [left] {" "}(linke Hand)
    [right] {" "}(rechte Hand)
    [protected] {" "}(geschützt)
   *[none] {""}
 }
choice-claim-short = { choice-claim }
choice-rob = Nimm von { $victim }
choice-decline = Behalte dein Vermögen
choice-trade = Tausche das Vermögen mit { $other }
choice-spy = Sieh dir an: { $other ->
    [none] die { $centre ->
        [0] erste
       *[other] zweite
    } Karte der Tischmitte
   *[other] die Karte von { $other }
 }
choice-question = Frag { $victim }
choice-name = „Ich bin: { $character }“
choice-name-short = { $character }

## Vor dem Spiel vereinbart

option-characters = Eigene Auswahl der Personen
option-characters-help = Wer im Spiel ist, mit 4 bis 13 Spielern. Der Richter immer; „Bauer“ heißt beide; mindestens ein Drittel der Karten bringt Geld (MA-3).
option-seven-spy = Zu siebt: Spionin statt Narr
option-seven-spy-help = Wie in der französischen Ausgabe (MA-1).
option-turn-limit = Züge je Spieler
option-turn-limit-help = Nach so vielen Zügen je Spieler gewinnen die Reichsten (MA-51). Keine Zahl: keine Grenze, nur wo ein Mensch mitspielt.
option-first-to-13 = Wer zuerst 13 hat
option-first-to-13-help = Wer 13 Gold hat, gewinnt, auch wenn andere reicher oder bankrott sind (MA-52).
option-memory-aid = Gedächtnishilfe
option-memory-aid-help = Das Protokoll nennt weiter, welche Karten zu sehen waren, und dein Tisch zeigt, was du sicher wissen kannst (MA-11).

## Was nicht geht

refused-swap-look-announce = Du bist am Zug: tausche oder auch nicht, sieh nach oder sag eine Person an.
refused-preparation = Die ersten Züge sind Vorbereitung: Du darfst nur tauschen, oder auch nicht.
refused-forced-swap = Deine Karte wurde eben aufgedeckt: Du musst sie tauschen, oder auch nicht.
refused-not-in-play = Diese Person ist nicht im Spiel.
refused-protected = Mit deiner geschützten Karte kannst du nichts ansagen.
refused-swap-the-revealed = Die eben aufgedeckte Karte muss eine der beiden sein.
refused-swap-hands = Tausche eine deiner Hände mit einer anderen eigenen Karte oder mit einer Hand deines Gegners.
refused-swap-own = Eine der beiden Karten muss deine eigene sein.
refused-answer-first = Sag zuerst, ob du die angesagte Person bist oder nicht.
refused-rob-the-richest = Der Bischof nimmt von einem der reichsten anderen Spieler.
refused-fool-hands = Der Narr nimmt die beiden Handkarten deines Gegners.
refused-fool-one-of-each = Der Narr nimmt von jedem Gegner eine Karte.
refused-fool-two-others = Der Narr nimmt die Karten zweier anderer Spieler.
refused-trade-or-decline = Die Hexe tauscht ihr Vermögen mit einem anderen Spieler oder verzichtet.
refused-spy-first = Die Spionin wählt zuerst die Karte, die sie sich außer ihrer eigenen ansieht.
refused-spy-swaps = Die Spionin tauscht jetzt die beiden Karten, die sie gesehen hat, oder auch nicht.
refused-question-somebody = Der Inquisitor wählt einen anderen Spieler, den er fragt.
refused-name-in-play = Nenne eine Person, die im Spiel ist.
refused-seven-spy-for-seven = „Zu siebt: Spionin statt Narr“ geht nur zu siebt, nicht mit { $seats } Spielern.
refused-selection-from-four = Eine eigene Auswahl der Personen gibt es mit 4 bis 13 Spielern, nicht mit { $seats }.
refused-selection-or-seven-spy = „Zu siebt: Spionin statt Narr“ ist selbst eine Auswahl: Lasst das weg oder eure eigene.
refused-character-twice = Nennt jede Person einmal; „Bauer“ heißt beide Bauern.
refused-no-judge = Der Richter ist immer im Spiel: Nehmt ihn in eure Auswahl auf.
refused-too-few-for-character = { $character }: nur mit { $needed } oder mehr Spielern, ihr seid { $seats }.
refused-number-of-cards = Eure Auswahl hat { $cards } Karten (beide Bauern sind zwei); { $seats } Spieler brauchen { $fewest } bis { $most }.
refused-too-little-money = Von { $cards } Karten bringen { $money } Geld; es muss mindestens ein Drittel sein.
refused-cards-gold = treasury.gold = { NUMBER($gold, useGrouping: 0) } sollte mindestens { NUMBER($needed, useGrouping: 0) } sein: { NUMBER($start, useGrouping: 0) } für jede von { $seats } Personen.
refused-cards-preset = { $name } hat { $cards } Karten, { $centre } für die Mitte; es sollten { $needed } verschiedene sein (beide Bauern sind ein Name).

## Warum es zu Ende ist

reason-goal = Jemand hat 13 oder mehr Gold.
reason-bankrupt = Jemand hat das letzte Gold verloren: Die Reichsten gewinnen.
reason-cheat = Der Betrüger hatte 10 oder mehr Gold und gewinnt allein.
reason-turn-limit = Der letzte Zug ist vorbei: Die Reichsten gewinnen.

## Das Brett im Browser

board-you = Du
board-left = links
board-right = rechts
board-protected = geschützt
board-turn = am Zug
board-gold = { $gold } Gold
board-guest = { $mine ->
    [yes] Du
   *[no] { $name }
 }, { $gold } Gold
board-place = { $mine ->
    [yes] Deine Karte
    [centre] Karte { $number } der Mitte
   *[no] Karte von { $name }
 }{ $hand ->
    [left] , linke Hand
    [right] , rechte Hand
    [protected] , geschützt
   *[none] { "" }
 }{ $card ->
    [none] , verdeckt
   *[other] : { $card }
 }{ $certain ->
    [none] { "" }
   *[other] ; sicher { $certain }
 }
board-down = Diese Maske ist verdeckt: Niemand sieht, wer dahinter steckt.
board-announces = sagt an
board-claims = „Ich!“
board-passes = passt
board-asked = gefragt
board-true = die Wahrheit
board-false = falsch
board-bank = Die Bank hat { $gold } Gold
board-bank-short = Bank
board-court = Auf dem Gericht { $gold } Gold
board-court-short = Gericht
board-centre = Mitte
board-preparation = { $turns ->
    [one] Der letzte Zug der Vorbereitung: tauschen oder auch nicht.
   *[other] { $turns } Züge Vorbereitung: tauschen oder auch nicht.
 }
board-calm = Niemand hat sich zu erkennen gegeben.
board-turns-left = { $turns ->
    [one] Der letzte Zug
   *[other] Noch { $turns } Züge
 }
board-announcement = Die Ansage
board-before = Zuvor angesagt
board-says = { $mine ->
    [yes] Du: „{ $character }!“
   *[no] { $name }: „{ $character }!“
 }
board-answers = { $claims ->
    [0] Bisher widerspricht niemand
    [one] Einmal Widerspruch
   *[other] { $claims }-mal Widerspruch
 }; { $waiting ->
    [one] eine Antwort fehlt
   *[other] { $waiting } Antworten fehlen
 }
board-questioned = { $character ->
    [none] { $mine ->
        [yes] Du wirst gefragt, wer du bist.
       *[no] { $name } wird gefragt: Wer bist du?
    }
   *[other] { $mine ->
        [yes] Du hast geantwortet
       *[no] { $name } hat geantwortet
    }: { $character }
 }
board-nobody = Niemand war es: { $character }. Alle, die es behauptet haben, zahlen.
board-uses = { $many ->
    [yes] { $names } nutzen die Fähigkeit
   *[no] { $mine ->
        [yes] Du nutzt die Fähigkeit
       *[no] { $names } nutzt die Fähigkeit
    }
 }: { $character }
board-cheat-failed = Nicht reich genug, um durch Betrug zu gewinnen.
board-opening = Noch sind alle zu erkennen
board-opening-help = Merk dir, wer wer ist: Gleich sind alle Masken unten.
board-turn-down = Gesehen
board-characters = Personen im Spiel
board-looked = Du hast nachgesehen: { $card }. Nur du siehst das.
board-forget = Karte weglegen
board-pick-mask = Berühre eine Maske zum Tauschen oder eine Person zum Ansagen, oder sieh nach.
board-pick-preparation = Berühre eine Maske: Du nimmst sie und deine unter den Tisch.
board-pick-forced = Eben aufgedeckt: Berühre eine Maske, um zu tauschen oder nur so zu tun.
board-pick-own = Berühre zuerst eine deiner eigenen Karten.
board-pick-two = Berühre die beiden Masken, die der Narr nimmt.
board-pick-second = Berühre nun die zweite Maske.
board-swap-or-not = Du hältst beide unter dem Tisch. Nur du weißt, was du tust.
board-are-you = { $name } sagt an: { $character }. Bist du das?
board-announce-him = Sagst du an: „{ $character }“?
board-treasure = Gold und Züge
board-goal = Wer { $gold } Gold hat, beendet den Ball; der Reichste gewinnt.
board-goal-short = zum Sieg
board-to-go = { $gold ->
    [0] Genug Gold
   *[other] Noch { $gold } Gold bis zum Sieg
 }
board-turns-short = { $turns ->
    [one] letzter Zug
   *[other] Züge
 }
board-over = Der Ball ist zu Ende.
board-wins = { $many ->
    [yes] { $names } gewinnen
   *[no] { $mine ->
        [yes] Du gewinnst!
       *[no] { $names } gewinnt
    }
 }
board-only-you = nur du siehst das
board-i-am = „{ $character }!“
board-me-too = „Nein, ich!“
board-who-are-you = „Wer bist du?“
board-took = { $mine ->
    [yes] Du hattest
   *[no] { $name } hatte
 } zwei Karten unter dem Tisch: { $one } und { $two }. Vertauscht, oder nicht?
board-has-looked = { $mine ->
    [yes] Du hast deine Karte angesehen.
   *[no] { $name } hat die eigene Karte angesehen.
 }
board-nobody-was = Niemand war es!
board-stands = { $leads ->
    [alone] Du liegst vorn
    [too] Du liegst mit { $names } vorn
   *[no] { $names } liegt vorn
 }. Dir { $gold ->
    [0] fehlt nichts mehr
   *[other] fehlen noch { $gold } Gold
 }.
board-aid-certain = Das weißt du sicher:
board-aid-nothing = Noch weißt du nichts sicher.
board-aid-off = An diesem Tisch ist sie aus: Erinnern gehört zum Spiel. Vereinbart wird sie, bevor der Ball beginnt.
board-aid-table = Anderen Tisch eröffnen
board-put-back = Zurücklegen
board-wait = { $name } ist gefragt: { $phase }

## Die Abrechnung im Browser

score-of = Vermögen von { $name }
score-gold = Gold
score-winner = gewinnt
