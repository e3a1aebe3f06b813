### Kabale und Hiebe.
### Arguments of event-… and choice-…: the fields. Seat fields are names; with them $<field>_me: yes (you), self (who acts),
### no. Cards are their text. What is missing is none. Arguments of card-…-does: the values of the card in cards.toml.

title = Kabale und Hiebe
tagline = Schick die richtigen Leute an den richtigen Ort, verdeckt, und lass niemanden sehen, wer sie sind.
kinds = Mehrheiten, 25 Fähigkeiten
pitch =
    Ziele liegen aus, und unter jedem wächst eine Spalte. Du legst jemanden aus deinem Gefolge verdeckt an, und die Karte darüber zeigt ihr Gesicht.

    Wer unter einem Ziel den größten Einfluss hat, gewinnt es. Doch wo ein Zauberer liegt, ist der König nichts wert, der Bettler stellt
    alles auf den Kopf, und Prinz und Knappe gewinnen gemeinsam, was auch immer die anderen zählen.

    Manche handeln, sobald sie aufgedeckt werden: Der Entdecker zieht weiter, der Meuchler mordet, der Sturm schließt die Spalte, der Verräter tauscht die Ziele.
    Alle haben die gleichen 25 Karten. Nach sechs Runden lohnt es sich, aus jedem der sechs Bereiche ein Ziel zu besitzen.

## Einflusskarten

card-king = König
card-king-does = { $number }.
card-queen = Königin
card-queen-does = { $number }.
card-juliet = Julia
card-juliet-does = { $number }. Macht den Romeo ihrer Farbe stark.
card-alchemist = Alchemist
card-alchemist-does = { $number }, unter einem Ziel der Alchemie { $at_home }.
card-fencing-master = Fechtmeister
card-fencing-master-does = { $number }, unter einem Ziel des Fechtens { $at_home }.
card-landowner = Gutsherr
card-landowner-does = { $number }, unter einem Ziel des Ackerbaus { $at_home }.
card-merchant = Händler
card-merchant-does = { $number }, unter einem Ziel des Handels { $at_home }.
card-cardinal = Kardinal
card-cardinal-does = { $number }, unter einem Ziel der Religion { $at_home }.
card-minstrel = Minnesänger
card-minstrel-does = { $number }, unter einem Ziel der Musik { $at_home }.
card-explorer = Entdecker
card-explorer-does = { $number }. Aufgedeckt zieht er verdeckt in die nächste offene Spalte rechts und deckt dort die Karte über sich auf.
card-assassin = Meuchler
card-assassin-does = { $number }. Die Karte, die ihn aufdeckt, kommt auf den Ablagestapel ihres Besitzers.
card-storm = Sturm
card-storm-does = { $number }. Aufgedeckt schließt er die Spalte, und das Ziel gilt als erfüllt.
card-cloak = Tarnkappe
card-cloak-does = { $number }. Aufgedeckt darfst du eine Handkarte darunterschieben und eine ziehen. Die verborgene Karte zählt bei der Vergabe.
card-traitor = Verräter
card-traitor-does = { $number }. Aufgedeckt darfst du das Ziel seiner Spalte mit dem einer anderen tauschen.
card-musketeers = Musketiere
card-musketeers-does = { $number }. Bei der Vergabe heben sie jede andere Sonderfähigkeit in der Spalte auf.
card-wizard = Zauberer
card-wizard-does = { $number }. Bei der Vergabe entfernt er jede Karte ab { $removes_from }. Mehrere Zauberer heben sich auf.
card-witch = Hexe
card-witch-does = { $number }. Bei der Vergabe entfernt sie jede andere Karte bis { $removes_up_to }. Mehrere Hexen heben sich auf.
card-prince = Prinz
card-prince-does = { $number }. Zusammen mit dem Knappen seiner Farbe gewinnt er das Ziel sofort.
card-squire = Knappe
card-squire-does = { $number }. Zusammen mit dem Prinzen seiner Farbe gewinnt er das Ziel sofort.
card-hermit = Eremit
card-hermit-does = { $number }, weniger { $less_per_other } je weiterer Karte in der Spalte.
card-little-giant = Kleiner Riese
card-little-giant-does = { $number }, mehr { $more_per_other } je weiterer Karte in der Spalte.
card-double = Doppelgänger
card-double-does = Nimmt die Zahl der Karte unter ihm an, nie deren Fähigkeit.
card-dragon = Drache
card-dragon-does = { $number }. Jede fremde Karte in der Spalte zählt { $lowers_by } weniger.
card-romeo = Romeo
card-romeo-does = { $number }, mit der Julia seiner Farbe in der Spalte { $with_juliet }.
card-beggar = Bettler
card-beggar-does = { $number }. In dieser Spalte gewinnt die niedrigste Summe.

## Ziele

-goal-does = Ist erfüllt, wenn so viele Karten darunter liegen, wie es Punkte hat, und zählt am Ende so viele. Mit allen sechs Bereichen zählt, wenn das mehr ist, das beste Ziel jedes Bereichs doppelt, und jedes weitere kostet 1.
card-goals = Ziele
card-goals-does = { -goal-does }
card-alchemy-1 = Alchemie 1
card-alchemy-1-does = { -goal-does }
card-alchemy-2 = Alchemie 2
card-alchemy-2-does = { -goal-does }
card-alchemy-3 = Alchemie 3
card-alchemy-3-does = { -goal-does }
card-alchemy-4 = Alchemie 4
card-alchemy-4-does = { -goal-does }
card-alchemy-5 = Alchemie 5
card-alchemy-5-does = { -goal-does }
card-fencing-1 = Fechten 1
card-fencing-1-does = { -goal-does }
card-fencing-2 = Fechten 2
card-fencing-2-does = { -goal-does }
card-fencing-3 = Fechten 3
card-fencing-3-does = { -goal-does }
card-fencing-4 = Fechten 4
card-fencing-4-does = { -goal-does }
card-fencing-5 = Fechten 5
card-fencing-5-does = { -goal-does }
card-farming-1 = Ackerbau 1
card-farming-1-does = { -goal-does }
card-farming-2 = Ackerbau 2
card-farming-2-does = { -goal-does }
card-farming-3 = Ackerbau 3
card-farming-3-does = { -goal-does }
card-farming-4 = Ackerbau 4
card-farming-4-does = { -goal-does }
card-farming-5 = Ackerbau 5
card-farming-5-does = { -goal-does }
card-trade-1 = Handel 1
card-trade-1-does = { -goal-does }
card-trade-2 = Handel 2
card-trade-2-does = { -goal-does }
card-trade-3 = Handel 3
card-trade-3-does = { -goal-does }
card-trade-4 = Handel 4
card-trade-4-does = { -goal-does }
card-trade-5 = Handel 5
card-trade-5-does = { -goal-does }
card-religion-1 = Religion 1
card-religion-1-does = { -goal-does }
card-religion-2 = Religion 2
card-religion-2-does = { -goal-does }
card-religion-3 = Religion 3
card-religion-3-does = { -goal-does }
card-religion-4 = Religion 4
card-religion-4-does = { -goal-does }
card-religion-5 = Religion 5
card-religion-5-does = { -goal-does }
card-music-1 = Musik 1
card-music-1-does = { -goal-does }
card-music-2 = Musik 2
card-music-2-does = { -goal-does }
card-music-3 = Musik 3
card-music-3-does = { -goal-does }
card-music-4 = Musik 4
card-music-4-does = { -goal-does }
card-music-5 = Musik 5
card-music-5-does = { -goal-does }

## Wörter

word-alchemy = Alchemie
word-fencing = Fechten
word-farming = Ackerbau
word-trade = Handel
word-religion = Religion
word-music = Musik
word-up = offen
word-down = verdeckt
word-travelled = verdeckt, gerade angekommen
word-place = eine Karte legen
word-slide = eine Karte unter die Tarnkappe schieben
word-exchange = Ziele tauschen
word-over = vorbei
word-pair = Prinz und Knappe
word-highest = höchste Summe
word-nearest = Gleichstand, nächste Karte
word-lowest = niedrigste Summe
word-farthest = Gleichstand, fernste Karte
word-nobody = niemand
word-red = Rot
word-blue = Blau
word-yellow = Gelb
word-green = Grün
word-white = Weiß
word-black = Schwarz

## Was geschah

event-round-began = Runde { $round }: { $goals }. { $first_me ->
    [yes] Du beginnst.
   *[no] { $first } beginnt.
 }
event-drew = { $seat_me ->
    [yes] { $number ->
        [0] Du hast keine Karte mehr zum Nachziehen.
       *[other] Du ziehst: { $cards }.
    }
   *[no] { $number ->
        [0] { $seat } hat keine Karte mehr zum Nachziehen.
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
 }
event-shuffled = { $seat_me ->
    [yes] Du mischst deinen Ablagestapel
   *[no] { $seat } mischt den eigenen Ablagestapel
 } zu einem neuen Nachziehstapel ({ $number ->
    [one] eine Karte
   *[other] { $number } Karten
 }).
event-placed = { $seat_me ->
    [yes] Du legst in Spalte { $column }: { $card }.
   *[no] { $seat } legt eine Karte in Spalte { $column }.
 }
event-turned-up = Aufgedeckt in Spalte { $column }: { $card } { $owner_me ->
    [yes] von dir.
   *[no] von { $owner }.
 }
event-travelled = { $owner_me ->
    [yes] Dein Entdecker
   *[no] Der Entdecker von { $owner }
 } zieht von Spalte { $column } nach Spalte { $into }.
event-stayed = { $owner_me ->
    [yes] Dein Entdecker
   *[no] Der Entdecker von { $owner }
 } findet keinen Weg und bleibt in Spalte { $column }.
event-killed = { $owner_me ->
    [yes] Dein Meuchler
   *[no] Der Meuchler von { $owner }
 } in Spalte { $column } trifft: { $card } { $victim_me ->
    [yes] von dir.
   *[no] von { $victim }.
 }
event-closed = { $owner_me ->
    [yes] Dein Sturm
   *[no] Der Sturm von { $owner }
 } schließt Spalte { $column }.
event-slid = { $seat_me ->
    [yes] Du schiebst unter deine Tarnkappe in Spalte { $column }: { $card }.
   *[no] { $seat } schiebt eine Karte unter die Tarnkappe in Spalte { $column }.
 }
event-exchanged = { $seat_me ->
    [yes] Dein Verräter
   *[no] Der Verräter von { $seat }
 } tauscht die Ziele der Spalten { $column } und { $other_column }: { $goal } liegt jetzt über Spalte { $column }, { $other_goal } über Spalte { $other_column }.
event-declined = { $seat_me ->
    [yes] Du verzichtest in Spalte { $column } auf: { $card }.
   *[no] { $seat } verzichtet in Spalte { $column } auf: { $card }.
 }
event-skipped = { $seat_me ->
    [yes] Du hast keine Handkarte und wirst übergangen.
   *[no] { $seat } hat keine Handkarte und wird übergangen.
 }
event-round-ended = { $fulfilled ->
    [yes] Alle Ziele sind erfüllt: Runde { $round } ist zu Ende.
   *[no] Niemand kann mehr eine Karte legen: Runde { $round } ist zu Ende.
 }
event-revealed = { $under_cloak ->
    [yes] Unter der Tarnkappe in Spalte { $column } lag
   *[no] In Spalte { $column } wird aufgedeckt
 }: { $card } { $owner_me ->
    [yes] von dir.
   *[no] von { $owner }.
 }
event-award-began = Spalte { $column } wird vergeben: { $goal }, mit { $number ->
    [0] keiner Karte
    [one] einer Karte
   *[other] { $number } Karten
 }.
event-abilities-cancelled = Musketiere: Alle anderen Sonderfähigkeiten sind aufgehoben, nur die aufgedruckten Zahlen gelten.
event-spell-cancelled = { $number }-mal { $card }: Sie heben sich gegenseitig auf.
event-spell-cast = { $card } { $owner_me ->
    [yes] von dir
   *[no] von { $owner }
 } { $number ->
    [0] findet keine Karte zum Entfernen.
    [one] entfernt eine Karte.
   *[other] entfernt { $number } Karten.
 }
event-removed = { $card } { $owner_me ->
    [yes] von dir
   *[no] von { $owner }
 } ({ $number }) wird entfernt.
event-pair-found = { $seat_me ->
    [yes] Dein Prinz und dein Knappe liegen hier zusammen.
   *[no] Prinz und Knappe von { $seat } liegen hier zusammen.
 }
event-numbered = { $card } { $owner_me ->
    [yes] von dir
   *[no] von { $owner }
 }: { $number ->
    [none] keine Zahl
   *[other] { $number }{ $changed ->
        [yes] { $lowered ->
            [yes] {" "}(aufgedruckt { $printed }, { $counted } vor den Drachen)
           *[no] {" "}(aufgedruckt { $printed })
        }
       *[no] { $lowered ->
            [yes] {" "}({ $counted } vor den Drachen)
           *[no] {""}
        }
    }
 }.
event-beggar-found = Hier liegt ein Bettler: Die niedrigste Summe gewinnt.
event-summed = { $seat_me ->
    [yes] Deine Summe
   *[no] Summe von { $seat }
 }: { $number }.
event-awarded = { $winner ->
    [none] Niemand nimmt teil: { $goal } wird beiseitegelegt.
   *[other] { $winner_me ->
        [yes] Du gewinnst { $goal }
       *[no] { $winner } gewinnt { $goal }
    } { $ground ->
        [pair] mit Prinz und Knappe.
        [nearest] bei Gleichstand der höchsten Summen mit der Karte, die dem Ziel am nächsten liegt.
        [lowest] mit der niedrigsten Summe.
        [farthest] bei Gleichstand der niedrigsten Summen mit der Karte, die am weitesten vom Ziel entfernt liegt.
       *[highest] mit der höchsten Summe.
    }
 }
event-cleared = Alle Karten der Spalten kommen auf die Ablagestapel.
event-counted = { $seat_me ->
    [yes] Du zählst
   *[no] { $seat } zählt
 } { $points } Punkte: { $doubled ->
    [none] { $plain } zusammengezählt.
   *[other] { $plain } zusammengezählt oder { $doubled } mit allen sechs Bereichen.
 }
event-ended = Die sechste Runde ist zu Ende.

## Was du tun kannst

phase-place = Leg eine Karte verdeckt unter ein Ziel.
phase-slide = Deine Tarnkappe wurde aufgedeckt: Du darfst eine Handkarte darunterschieben.
phase-slide-nothing = { phase-slide }
phase-exchange = Dein Verräter wurde aufgedeckt: Du darfst das Ziel seiner Spalte mit einem anderen tauschen.
phase-exchange-nothing = { phase-exchange }

choice-place = { $card } in Spalte { $column }
choice-place-short = Spalte { $column }
choice-slide = { $card } unter die Tarnkappe schieben
choice-slide-short = Darunterschieben
choice-slide-nothing = Nichts unter die Tarnkappe schieben
choice-slide-nothing-short = Nichts
choice-exchange = Mit dem Ziel von Spalte { $column } tauschen
choice-exchange-short = Tauschen
choice-exchange-nothing = Die Ziele liegen lassen
choice-exchange-nothing-short = Liegen lassen

## Vor dem Spiel vereinbart

option-two-player-no-ones = Zu zweit ohne Einser
option-two-player-no-ones-help = Nur zu zweit: Die Ziele mit 1 Punkt kommen aus dem Spiel, bevor die Ziele abgezählt werden (KH-1).
option-open-goals = Offene Ziele
option-open-goals-help = Alle sehen, wer welche Ziele gewonnen hat; sonst nur, wie viele (KH-7).

## Was nicht geht

refused-place-a-card = Du musst jetzt eine Handkarte legen.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-closed = Ein Sturm hat diese Spalte geschlossen.
refused-decide-cloak = Entscheide zuerst, ob du eine Karte unter deine Tarnkappe schiebst.
refused-decide-traitor = Entscheide zuerst, ob dein Verräter das Ziel seiner Spalte tauscht.
refused-same-column = Dein Verräter liegt in dieser Spalte: Wähl eine andere.
refused-no-ones-for-two = „Zu zweit ohne Einser“ geht nur zu zweit, nicht mit { $seats } Spielern.
refused-too-few-goals = { $seats } Spieler brauchen { $needed } Ziele; ohne die mit 1 Punkt sind es zu wenige.
refused-cards-points = goals.points hat { $there ->
    [one] eine Zahl
   *[other] { $there } Zahlen
 }; es sollten { $needed } sein.

## Warum es endete

reason-most-points = Die meisten Punkte gewinnen.
reason-shared-victory = Gleichstand: Der Sieg wird geteilt.


## Auf dem Tisch im Browser

board-stage = Die Bühne
board-column = Spalte { $column }: { $goal }
board-progress = { $state ->
    [closed] vom Sturm geschlossen
    [fulfilled] erfüllt
   *[open] { $cards } von { $points } Karten
 }
board-leads = { $leader ->
    [none] { $sums ->
        [none] Noch ist keine Karte bekannt
       *[other] Nach den bekannten Karten gewänne niemand: { $sums }
    }
   *[other] { $mine ->
        [yes] Nach den bekannten Karten gewännst du
       *[no] Nach den bekannten Karten gewänne { $leader }
    }: { $sums }
 }{ $unseen ->
    [0] .
    [one] ; eine Karte kennst du nicht.
   *[other] ; { $unseen } Karten kennst du nicht.
 }
board-fulfilled = erfüllt
board-closed = geschlossen
board-card = { $card ->
    [none] verdeckte Karte
   *[other] { $lies ->
        [up] { $card }
        [travelled] { $card }, verdeckt, allen bekannt
       *[down] { $card }, verdeckt
    }
 } { $mine ->
    [yes] von dir
   *[no] von { $owner }
 }
board-hides = { $card ->
    [none] darunter eine verborgene Karte
   *[other] darunter verborgen: { $card }
 }
board-here = hier anlegen
board-beneath = darunter
board-hand = Deine Hand
board-hand-of = Hand von { $name }
board-pick = Wähle eine Karte, dann ihre Spalte.
board-where = Unter welches Ziel: { $card }?
board-slide-where = { $card } unter die Tarnkappe?
board-decide-slide = Deine Tarnkappe in Spalte { $column }: Welche Karte verbirgst du?
board-decide-exchange = Dein Verräter in Spalte { $column }: Gegen welches Ziel tauscht er?
board-wait = { $phase ->
    [slide] { $name } entscheidet über die Tarnkappe.
    [exchange] { $name } entscheidet über den Verräter.
   *[place] { $name } ist am Zug.
 }
board-put-back = Doch nicht
board-is-over = Die Partie ist zu Ende.
board-acts = am Zug
board-pile = Stapel
board-discarded = Ablage
board-in-hand = Hand
board-goals = { $goals ->
    [one] Ziel
   *[other] Ziele
 }
board-under = unter der Kappe
board-where-help = Tippe auf eine Spalte. Liegt die Karte darüber verdeckt, wird sie aufgedeckt.
board-slide-help = Tippe auf die Spalte der Tarnkappe.
board-own-goals = Deine Ziele
board-best-doubles = bestes je Bereich zählt doppelt
board-area-missing = fehlt
board-sum = Summe
board-set = Satz
board-set-lacks-many = es fehlen { $areas } Bereiche
board-set-lacks = fehlt: { $areas }
board-just-now = Was eben geschah
board-to-come = noch { $goals ->
    [one] ein Ziel
   *[other] { $goals } Ziele
 }
board-unseen = Noch ungesehene Ziele
board-unseen-help = { $goals ->
    [0] Keines von ihnen kommt mehr ins Spiel.
    [one] Eines von ihnen kommt noch ins Spiel, die übrigen liegen beiseite.
   *[other] { $goals } von ihnen kommen noch ins Spiel; liegen mehr hier, sind die übrigen beiseitegelegt.
 }
board-company = Die Gesellschaft
board-player = { $name }: { $hand } auf der Hand, { $pile } im Nachziehstapel, { $discards } auf dem Ablagestapel, { $goals ->
    [one] 1 Ziel gewonnen
   *[other] { $goals } Ziele gewonnen
 }
board-cards-of = Karten von { $name }
board-discards = Ablagestapel ({ $count })
board-elsewhere = Noch verborgen ({ $count })
board-elsewhere-help = Auf der Hand, im Nachziehstapel oder verdeckt in einer Spalte.
board-won-own = Deine gewonnenen Ziele
board-won-of = Gewonnene Ziele von { $name }
board-award = Vergabe der Runde { $round }
board-award-of = Vergabe der Runde { $round }: Ziel { $goal } von { $goals }
board-award-again = Vergabe der Runde { $round } noch einmal
board-award-columns = Die Spalten der Reihe nach
board-award-cards = Die Karten vom Ziel nach unten
board-removed = entfernt
board-sums = Summen
board-to-stage = Zur Bühne
board-step = Weiter
board-step-back = Zurück
board-step-all = Alles zeigen
stage-round = Runde { $round } von { $rounds }
stage-to-come = { $goals ->
    [0] Es kommen keine Ziele mehr.
    [one] Es kommt noch ein Ziel.
   *[other] Es kommen noch { $goals } Ziele.
 }
stage-plain = Zusammengezählt
stage-doubled = Alle sechs Bereiche
