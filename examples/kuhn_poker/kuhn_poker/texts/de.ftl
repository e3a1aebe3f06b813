title = Kuhn-Poker
tagline = Drei Karten, zwei Spieler, ein Einsatz.
pitch = Jeder hält eine von drei Karten. Passen oder setzen: Wer vor einem Einsatz steht, zahlt mit oder verliert.
card-jack = Bube
card-queen = Dame
card-king = König
word-pass = passt
word-bet = setzt
phase-pass = Passen oder setzen?
choice-pass = Passen
choice-bet = Setzen
event-dealt = { $seat_me ->
    [yes] Du bekommst eine Karte: { $card }.
   *[no] { $seat } bekommt eine Karte.
 }
event-decided = { $seat_me ->
    [yes] Du { $action }.
   *[no] { $seat } { $action }.
 }
event-shown = { $seat }: { $card }.
reason-higher-card = Die höhere Karte gewinnt.
reason-passed-bet = Vor dem Einsatz gepasst.
