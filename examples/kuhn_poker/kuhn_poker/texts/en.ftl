title = Kuhn poker
tagline = Three cards, two players, one bet.
pitch = Each of you holds one of three cards. Pass or bet: who faces a bet pays as much or loses.
card-jack = Jack
card-queen = Queen
card-king = King
phase-pass = Pass, or bet?
choice-pass = Pass
choice-bet = Bet
event-dealt = { $seat_me ->
    [yes] You get a card: { $card }.
   *[no] { $seat } gets a card.
 }
event-decided = { $seat_me ->
    [yes] You { $action }.
   *[no] { $seat }: { $action }.
 }
event-shown = { $seat }: { $card }.
reason-higher-card = The higher card wins.
reason-passed-bet = One passed the other's bet.
