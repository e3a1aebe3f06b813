### Hof-Verrat.
### Argumente von event-… und choice-…: die Felder. Sitzfelder sind Namen; dazu $<feld>_me: yes (du), self (wer handelt),
### no. Karten sind ihr Text. Was fehlt, ist none. Argumente von card-…-does: die Werte der Karte aus cards.toml.

title = Hof-Verrat
tagline = Beim Jahresbankett der Königin steigen und fallen sechs Familien. Halte es mit den richtigen.
kinds = Mehrheiten, geheime Missionen
ribbon = Gut zum Einstieg
pitch =
    Sechs Familien sitzen an der königlichen Tafel. Wer dort im Licht steht, ist angesehen, wer im Schatten sitzt, fällt in Ungnade.

    In jedem Zug spielst du drei Karten: eine an die Tafel, eine in deinen eigenen Bezirk, eine in den Bezirk eines Gegners.
    Am Ende bringt dir jede Karte einer angesehenen Familie in deinem Bezirk Punkte, jede einer in Ungnade gefallenen kostet welche.

    Adel zählt doppelt. Spione liegen verdeckt und zeigen erst am Ende, zu wem sie gehören. Assassinen beseitigen, wer ihnen im Weg ist. Wächter bleiben.
    Dazu hast du zwei geheime Missionen: eine für deinen Bezirk, eine für die Tafel.

## Familien und Rollen

-family-does = Angesehen bringt jede ihrer Karten in deinem Bezirk Punkte, in Ungnade kostet jede Punkte.
card-butterfly = Schmetterlinge
card-butterfly-does = { -family-does }
card-toad = Kröten
card-toad-does = { -family-does }
card-nightingale = Nachtigallen
card-nightingale-does = { -family-does }
card-hare = Hasen
card-hare-does = { -family-does }
card-stag = Hirsche
card-stag-does = { -family-does }
card-carp = Karpfen
card-carp-does = { -family-does }

card-noble = Adel
card-noble-does = Zählt doppelt, an der Tafel und im Bezirk.
card-spy = Spion
card-spy-does = Liegt verdeckt. Erst am Ende zeigt sich, zu welcher Familie er gehört.
card-assassin = Assassine
card-assassin-does = Darf beim Auslegen einen anderen Höfling im selben Bereich beseitigen, nur keinen Wächter.
card-guard = Wächter
card-guard-does = Kann nicht beseitigt werden.
card-plain = Höfling
card-plain-does = Zählt einfach und hat keine besondere Fähigkeit.

## Höflinge

card-butterfly-noble = Schmetterlings-Adel
card-butterfly-noble-does = { card-noble-does }
card-butterfly-spy = Schmetterlings-Spion
card-butterfly-spy-does = { card-spy-does }
card-butterfly-assassin = Schmetterlings-Assassine
card-butterfly-assassin-does = { card-assassin-does }
card-butterfly-guard = Schmetterlings-Wächter
card-butterfly-guard-does = { card-guard-does }
card-butterfly-plain = Schmetterlings-Höfling
card-butterfly-plain-does = { card-plain-does }
card-toad-noble = Kröten-Adel
card-toad-noble-does = { card-noble-does }
card-toad-spy = Kröten-Spion
card-toad-spy-does = { card-spy-does }
card-toad-assassin = Kröten-Assassine
card-toad-assassin-does = { card-assassin-does }
card-toad-guard = Kröten-Wächter
card-toad-guard-does = { card-guard-does }
card-toad-plain = Kröten-Höfling
card-toad-plain-does = { card-plain-does }
card-nightingale-noble = Nachtigallen-Adel
card-nightingale-noble-does = { card-noble-does }
card-nightingale-spy = Nachtigallen-Spion
card-nightingale-spy-does = { card-spy-does }
card-nightingale-assassin = Nachtigallen-Assassine
card-nightingale-assassin-does = { card-assassin-does }
card-nightingale-guard = Nachtigallen-Wächter
card-nightingale-guard-does = { card-guard-does }
card-nightingale-plain = Nachtigallen-Höfling
card-nightingale-plain-does = { card-plain-does }
card-hare-noble = Hasen-Adel
card-hare-noble-does = { card-noble-does }
card-hare-spy = Hasen-Spion
card-hare-spy-does = { card-spy-does }
card-hare-assassin = Hasen-Assassine
card-hare-assassin-does = { card-assassin-does }
card-hare-guard = Hasen-Wächter
card-hare-guard-does = { card-guard-does }
card-hare-plain = Hasen-Höfling
card-hare-plain-does = { card-plain-does }
card-stag-noble = Hirsch-Adel
card-stag-noble-does = { card-noble-does }
card-stag-spy = Hirsch-Spion
card-stag-spy-does = { card-spy-does }
card-stag-assassin = Hirsch-Assassine
card-stag-assassin-does = { card-assassin-does }
card-stag-guard = Hirsch-Wächter
card-stag-guard-does = { card-guard-does }
card-stag-plain = Hirsch-Höfling
card-stag-plain-does = { card-plain-does }
card-carp-noble = Karpfen-Adel
card-carp-noble-does = { card-noble-does }
card-carp-spy = Karpfen-Spion
card-carp-spy-does = { card-spy-does }
card-carp-assassin = Karpfen-Assassine
card-carp-assassin-does = { card-assassin-does }
card-carp-guard = Karpfen-Wächter
card-carp-guard-does = { card-guard-does }
card-carp-plain = Karpfen-Höfling
card-carp-plain-does = { card-plain-does }

## Helle Missionen: dein Bezirk

card-L1 = Wenig Schmetterlinge
card-L1-does = Am Ende liegen in deinem Bezirk weniger Schmetterlinge als bei deinem linken Nachbarn (HV-23). { $points } Punkte.
card-L2 = Wenig Kröten
card-L2-does = Am Ende liegen in deinem Bezirk weniger Kröten als bei deinem linken Nachbarn (HV-23). { $points } Punkte.
card-L3 = Wenig Nachtigallen
card-L3-does = Am Ende liegen in deinem Bezirk weniger Nachtigallen als bei deinem linken Nachbarn (HV-23). { $points } Punkte.
card-L4 = Wenig Hirsche
card-L4-does = Am Ende liegen in deinem Bezirk weniger Hirsche als bei deinem linken Nachbarn (HV-23). { $points } Punkte.
card-L5 = Wenig Hasen
card-L5-does = Am Ende liegen in deinem Bezirk weniger Hasen als bei deinem linken Nachbarn (HV-23). { $points } Punkte.
card-L6 = Wenig Karpfen
card-L6-does = Am Ende liegen in deinem Bezirk weniger Karpfen als bei deinem linken Nachbarn (HV-23). { $points } Punkte.
card-L7 = Hohe Gesellschaft
card-L7-does = Am Ende liegen in deinem Bezirk mindestens { $number } Karten des Adels. { $points } Punkte.
card-L8 = Gedungene Klingen
card-L8-does = Am Ende liegen in deinem Bezirk mindestens { $number } Assassinen. { $points } Punkte.
card-L9 = Leibwache
card-L9-does = Am Ende liegen in deinem Bezirk mindestens { $number } Wächter. { $points } Punkte.
card-L10 = Augen und Ohren
card-L10-does = Am Ende liegen in deinem Bezirk mindestens { $number } Spione. { $points } Punkte.

## Dunkle Missionen: die königliche Tafel

card-D1 = Fall der Schmetterlinge
card-D1-does = Am Ende sind die Schmetterlinge in Ungnade. { $points } Punkte.
card-D2 = Fall der Kröten
card-D2-does = Am Ende sind die Kröten in Ungnade. { $points } Punkte.
card-D3 = Fall der Nachtigallen
card-D3-does = Am Ende sind die Nachtigallen in Ungnade. { $points } Punkte.
card-D4 = Fall der Hirsche
card-D4-does = Am Ende sind die Hirsche in Ungnade. { $points } Punkte.
card-D5 = Fall der Hasen
card-D5-does = Am Ende sind die Hasen in Ungnade. { $points } Punkte.
card-D6 = Fall der Karpfen
card-D6-does = Am Ende sind die Karpfen in Ungnade. { $points } Punkte.
card-D7 = Schatten über allen
card-D7-does =
    Am Ende hat jede Familie unten an der Tafel mindestens { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }. { $points } Punkte.
card-D8 = Tiefer Sturz
card-D8-does = Am Ende zählt eine Familie unten an der Tafel mindestens { $number } (HV-23). { $points } Punkte.
card-D9 = Dünne Luft
card-D9-does = Am Ende sind höchstens { $number } Familien angesehen. { $points } Punkte.
card-D10 = Geteiltes Leid
card-D10-does = Am Ende sind mindestens { $number } Familien in Ungnade. { $points } Punkte.

## Wörter

word-above = oben
word-below = unten
word-district = Bezirk
word-table = königliche Tafel
word-own = eigener Bezirk
word-other = Bezirk eines Gegners
word-esteemed = angesehen
word-neutral = neutral
word-disgraced = in Ungnade

## Was geschah

event-began = { $first_me ->
    [yes] Das Bankett beginnt. Du hast den ersten Zug.
   *[no] Das Bankett beginnt. { $first } hat den ersten Zug.
 } { $pile ->
    [0] Der Stapel ist leer.
   *[other] Im Stapel liegen { $pile } Karten.
 }
event-missions-dealt = { $seat_me ->
    [yes] Deine geheimen Missionen: { $light } und { $dark }.
   *[no] { $light ->
        [none] { $seat } bekommt zwei geheime Missionen.
       *[other] { $seat } bekommt die Missionen { $light } und { $dark }.
    }
 }
event-drew = { $seat_me ->
    [yes] { $cards ->
        [none] Du ziehst drei Karten.
       *[other] Du ziehst: { $cards }.
    }
   *[no] { $cards ->
        [none] { $seat } zieht drei Karten.
       *[other] { $seat } zieht: { $cards }.
    }
 }
event-placed = { $seat_me ->
    [yes] Du legst
   *[no] { $seat } legt
 } { $side ->
    [above] oben an die Tafel
    [below] unten an die Tafel
   *[district] { $district_me ->
        [yes] in deinen Bezirk
        [self] in den eigenen Bezirk
       *[no] in den Bezirk von { $district }
    }
 }: { $spy ->
    [none] { $card }
   *[other] Spion Nr. { $spy }{ $card ->
        [none] {""}
       *[other] {" "}({ $card })
    }
 }.
event-eliminated = { $seat_me ->
    [yes] Dein Assassine beseitigt
   *[no] Der Assassine von { $seat } beseitigt
 } { $side ->
    [above] oben an der Tafel
    [below] unten an der Tafel
   *[district] { $district_me ->
        [yes] in deinem Bezirk
        [self] im eigenen Bezirk
       *[no] im Bezirk von { $district }
    }
 }: { $spy ->
    [none] { $card }
   *[other] Spion Nr. { $spy }, ungesehen
 }.
event-spared = { $seat_me ->
    [yes] Dein Assassine verschont alle.
   *[no] Der Assassine von { $seat } verschont alle.
 }
event-spy-revealed = Spion Nr. { $spy } { $side ->
    [above] oben an der Tafel
    [below] unten an der Tafel
   *[district] { $district_me ->
        [yes] in deinem Bezirk
       *[no] im Bezirk von { $district }
    }
 } ist: { $card }.
event-missions-shown = { $seat_me ->
    [yes] Du zeigst deine Missionen
   *[no] { $seat } zeigt die Missionen
 }: { $light } und { $dark }.
event-ended = Das Bankett ist zu Ende.

## Was du tun kannst

phase-place = Spiele eine Karte, an jeden Ort eine.
phase-strike = Dein Assassine darf einen Höfling in seinem Bereich beseitigen.
phase-strike-spy = { phase-strike }
phase-spare = { phase-strike }

choice-place = { $card } { $side ->
    [above] oben an die Tafel
    [below] unten an die Tafel
   *[district] { $district_me ->
        [yes] in deinen Bezirk
       *[no] in den Bezirk von { $district }
    }
 }
choice-place-short = { $side ->
    [above] Oben an die Tafel
    [below] Unten an die Tafel
   *[district] { $district_me ->
        [yes] In deinen Bezirk
       *[no] Zu { $district }
    }
 }
choice-strike = { $card } beseitigen { $side ->
    [above] (Tafel, oben)
    [below] (Tafel, unten)
   *[district] (Bezirk)
 }
choice-strike-short = Beseitigen
choice-strike-spy = Spion Nr. { $spy } beseitigen
choice-strike-spy-short = Beseitigen
choice-spare = Niemanden beseitigen
choice-spare-short = Niemanden

## Vereinbarungen vor dem Spiel

option-memory-aid = Gedächtnisstütze
option-memory-aid-help = Dein Protokoll nennt die Familie der Spione, die du selbst gelegt hast (HV-13).
option-nobles-count-once-in-missions = Adel zählt in Missionen einfach
option-nobles-count-once-in-missions-help = In den Missionen L1 bis L6 und D8 zählt Adel als eine Karte statt doppelt (HV-23).

## Was nicht geht

refused-play-a-card = Du musst jetzt eine Handkarte spielen.
refused-choose-victim = Entscheide zuerst, wen dein Assassine beseitigt, oder niemanden.
refused-guard = Wächter können nicht beseitigt werden.
refused-no-such-victim = Im Bereich deines Assassinen liegt kein solcher Höfling.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-table-served = In diesem Zug hast du schon eine Karte an die Tafel gespielt.
refused-own-served = In diesem Zug hast du schon eine Karte in deinen Bezirk gespielt.
refused-other-served = In diesem Zug hast du schon eine Karte in den Bezirk eines Gegners gespielt.
refused-cards-set-aside = set_aside.{ $seats } = { $aside } lässt { $left } von { $cards } Karten übrig; für { $seats } Personen sollte es ein Vielfaches von { $each } sein.

## Warum es endete

reason-most-points = Die meisten Punkte gewinnen.
reason-shared-victory = Gleichstand: Der Sieg wird geteilt.

## Auf dem Brett: Banner der Missionen, Orte, was noch zu tun ist

banner-fewer = Weniger
banner-fall = Ungnade
banner-nobles = Adel
banner-assassins = Assassinen
banner-guards = Wächter
banner-spies = Spione
banner-all = Alle unten
banner-deep = Sturz
banner-few = Angesehen

board-table = Königliche Tafel
board-queen = Spalte der Königin
board-own = Dein Bezirk
board-district = Bezirk von { $name }
board-left = links von dir
board-hand = Deine Hand
board-hand-of = Hand von { $name }
board-hand-size = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-at-end = am Ende
board-mission-change = Mission { $points }
board-mission-met = jetzt { $have } von { $need }: erfüllt
board-mission-open = jetzt { $have } von { $need }: noch nicht erfüllt
board-missions = Deine Missionen
board-missions-of = Missionen von { $name }
board-mission-light = Helle Mission: { $name }
board-mission-dark = Dunkle Mission: { $name }
board-pile = Stapel
board-pile-count = { $count ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
board-gone = Beseitigt
board-gone-count = { $count ->
    [0] Noch niemand beseitigt
    [one] Eine Karte beseitigt
   *[other] { $count } Karten beseitigt
}
board-standing = { $family }: oben { $above }, unten { $below }, { $standing }
board-stack = { $place }: { $cards }
board-place-above = { $family } oben
board-place-below = { $family } unten
board-place-district = { $family }, { $district }
board-queen-above = Spalte der Königin, oben
board-queen-below = Spalte der Königin, unten
board-spies = Spione, { $district }
board-spy = Spion Nr. { $spy }, gelegt von { $name }
board-spy-mine = Spion Nr. { $spy }, von dir gelegt
board-spies-gone = { $count ->
    [one] Ein Spion, ungesehen
   *[other] { $count } Spione, ungesehen
}
board-owed = { $mine ->
    [yes] Du spielst noch
   *[no] { $name } spielt noch
}
board-area-table = Tafel
board-area-own = { $mine ->
    [yes] Dein Bezirk
   *[no] Eigener Bezirk
}
board-area-other = { $mine ->
    [yes] Zu einem Gegner
   *[no] Fremder Bezirk
}
board-owed-done = schon gespielt
board-owed-open = noch offen
board-pick = Wähle eine Karte, dann ihren Platz.
board-where = Wohin damit?
board-now = jetzt { $points }
board-nothing = noch nichts
board-put-back = Doch nicht
board-victim = { $where ->
    [table] Wen an der Tafel beseitigt dein Assassine?
    [own] Wen in deinem Bezirk beseitigt dein Assassine?
   *[other] Wen im Bezirk von { $name } beseitigt dein Assassine?
}
board-strikes = { $name } wählt ein Opfer.

score-families = Familien
score-missions = Missionen
score-met = erfüllt
score-missed = nicht erfüllt
score-standings = Wie die Familien stehen
