### Hof-Verrat.
### Arguments of event-… and choice-…: the fields. Seat fields are names; with them $<field>_me: yes (you), self (who acts),
### no. Cards are their text. What is missing is none. Arguments of card-…-does: the values of the card in cards.toml.

title = Hof-Verrat
tagline = At the Queen's yearly banquet six families rise and fall. Side with the right ones.
kinds = majorities, secret missions
ribbon = A good first game
pitch =
    Six families sit at the royal table. Those in the light are esteemed, those in the shadow fall into disgrace.

    Each turn you play three cards: one to the table, one to your own district, one to the district of an opponent.
    In the end every card of an esteemed family in your district earns you points, every card of a disgraced one costs you some.

    Nobles count twice. Spies lie face down and show only at the end whose they are. Assassins remove whoever is in their way. Guards stay.
    And you have two secret missions: one for your district, one for the table.

## Families and roles

-family-does = Esteemed, each of its cards in your district earns points; disgraced, each costs points.
card-butterfly = Butterflies
card-butterfly-does = { -family-does }
card-toad = Toads
card-toad-does = { -family-does }
card-nightingale = Nightingales
card-nightingale-does = { -family-does }
card-hare = Hares
card-hare-does = { -family-does }
card-stag = Stags
card-stag-does = { -family-does }
card-carp = Carps
card-carp-does = { -family-does }

card-noble = Noble
card-noble-does = Counts twice, at the table and in a district.
card-spy = Spy
card-spy-does = Lies face down. Only at the end it shows which family it belongs to.
card-assassin = Assassin
card-assassin-does = When laid, may eliminate one other courtier in the same area, but never a guard.
card-guard = Guard
card-guard-does = Cannot be eliminated.
card-plain = Courtier
card-plain-does = Counts once and has no special ability.

## Courtiers

card-butterfly-noble = Butterfly Noble
card-butterfly-noble-does = { card-noble-does }
card-butterfly-spy = Butterfly Spy
card-butterfly-spy-does = { card-spy-does }
card-butterfly-assassin = Butterfly Assassin
card-butterfly-assassin-does = { card-assassin-does }
card-butterfly-guard = Butterfly Guard
card-butterfly-guard-does = { card-guard-does }
card-butterfly-plain = Butterfly Courtier
card-butterfly-plain-does = { card-plain-does }
card-toad-noble = Toad Noble
card-toad-noble-does = { card-noble-does }
card-toad-spy = Toad Spy
card-toad-spy-does = { card-spy-does }
card-toad-assassin = Toad Assassin
card-toad-assassin-does = { card-assassin-does }
card-toad-guard = Toad Guard
card-toad-guard-does = { card-guard-does }
card-toad-plain = Toad Courtier
card-toad-plain-does = { card-plain-does }
card-nightingale-noble = Nightingale Noble
card-nightingale-noble-does = { card-noble-does }
card-nightingale-spy = Nightingale Spy
card-nightingale-spy-does = { card-spy-does }
card-nightingale-assassin = Nightingale Assassin
card-nightingale-assassin-does = { card-assassin-does }
card-nightingale-guard = Nightingale Guard
card-nightingale-guard-does = { card-guard-does }
card-nightingale-plain = Nightingale Courtier
card-nightingale-plain-does = { card-plain-does }
card-hare-noble = Hare Noble
card-hare-noble-does = { card-noble-does }
card-hare-spy = Hare Spy
card-hare-spy-does = { card-spy-does }
card-hare-assassin = Hare Assassin
card-hare-assassin-does = { card-assassin-does }
card-hare-guard = Hare Guard
card-hare-guard-does = { card-guard-does }
card-hare-plain = Hare Courtier
card-hare-plain-does = { card-plain-does }
card-stag-noble = Stag Noble
card-stag-noble-does = { card-noble-does }
card-stag-spy = Stag Spy
card-stag-spy-does = { card-spy-does }
card-stag-assassin = Stag Assassin
card-stag-assassin-does = { card-assassin-does }
card-stag-guard = Stag Guard
card-stag-guard-does = { card-guard-does }
card-stag-plain = Stag Courtier
card-stag-plain-does = { card-plain-does }
card-carp-noble = Carp Noble
card-carp-noble-does = { card-noble-does }
card-carp-spy = Carp Spy
card-carp-spy-does = { card-spy-does }
card-carp-assassin = Carp Assassin
card-carp-assassin-does = { card-assassin-does }
card-carp-guard = Carp Guard
card-carp-guard-does = { card-guard-does }
card-carp-plain = Carp Courtier
card-carp-plain-does = { card-plain-does }

## Light missions: your district

card-L1 = Few Butterflies
card-L1-does = In the end your district has fewer Butterflies than that of your left neighbour (HV-23). { $points } points.
card-L2 = Few Toads
card-L2-does = In the end your district has fewer Toads than that of your left neighbour (HV-23). { $points } points.
card-L3 = Few Nightingales
card-L3-does = In the end your district has fewer Nightingales than that of your left neighbour (HV-23). { $points } points.
card-L4 = Few Stags
card-L4-does = In the end your district has fewer Stags than that of your left neighbour (HV-23). { $points } points.
card-L5 = Few Hares
card-L5-does = In the end your district has fewer Hares than that of your left neighbour (HV-23). { $points } points.
card-L6 = Few Carps
card-L6-does = In the end your district has fewer Carps than that of your left neighbour (HV-23). { $points } points.
card-L7 = High Company
card-L7-does = In the end your district has at least { $number } nobles. { $points } points.
card-L8 = Hired Blades
card-L8-does = In the end your district has at least { $number } assassins. { $points } points.
card-L9 = Bodyguard
card-L9-does = In the end your district has at least { $number } guards. { $points } points.
card-L10 = Eyes and Ears
card-L10-does = In the end your district has at least { $number } spies. { $points } points.

## Dark missions: the royal table

card-D1 = Fall of the Butterflies
card-D1-does = In the end the Butterflies are disgraced. { $points } points.
card-D2 = Fall of the Toads
card-D2-does = In the end the Toads are disgraced. { $points } points.
card-D3 = Fall of the Nightingales
card-D3-does = In the end the Nightingales are disgraced. { $points } points.
card-D4 = Fall of the Stags
card-D4-does = In the end the Stags are disgraced. { $points } points.
card-D5 = Fall of the Hares
card-D5-does = In the end the Hares are disgraced. { $points } points.
card-D6 = Fall of the Carps
card-D6-does = In the end the Carps are disgraced. { $points } points.
card-D7 = A Shadow on All
card-D7-does =
    In the end every family has at least { $number ->
        [one] one card
       *[other] { $number } cards
    } below the table. { $points } points.
card-D8 = A Steep Fall
card-D8-does = In the end some family counts at least { $number } below the table (HV-23). { $points } points.
card-D9 = Thin Air
card-D9-does = In the end at most { $number } families are esteemed. { $points } points.
card-D10 = Shared Sorrow
card-D10-does = In the end at least { $number } families are disgraced. { $points } points.

## Words

word-above = above
word-below = below
word-district = district
word-table = royal table
word-own = own district
word-other = an opponent's district
word-esteemed = esteemed
word-neutral = neutral
word-disgraced = disgraced

## What happened

event-began = { $first_me ->
    [yes] The banquet begins. You move first.
   *[no] The banquet begins. { $first } moves first.
 } { $pile ->
    [0] The draw pile is empty.
   *[other] The draw pile has { $pile } cards.
 }
event-missions-dealt = { $seat_me ->
    [yes] Your secret missions: { $light } and { $dark }.
   *[no] { $light ->
        [none] { $seat } gets two secret missions.
       *[other] { $seat } gets the missions { $light } and { $dark }.
    }
 }
event-drew = { $seat_me ->
    [yes] { $cards ->
        [none] You draw three cards.
       *[other] You draw: { $cards }.
    }
   *[no] { $cards ->
        [none] { $seat } draws three cards.
       *[other] { $seat } draws: { $cards }.
    }
 }
event-placed = { $seat_me ->
    [yes] You play
   *[no] { $seat } plays
 } { $side ->
    [above] above the table
    [below] below the table
   *[district] { $district_me ->
        [yes] to your district
        [self] to their own district
       *[no] to the district of { $district }
    }
 }: { $spy ->
    [none] { $card }
   *[other] Spy no. { $spy }{ $card ->
        [none] {""}
       *[other] {" "}({ $card })
    }
 }.
event-eliminated = { $seat_me ->
    [yes] Your assassin eliminates
   *[no] The assassin of { $seat } eliminates
 } { $side ->
    [above] above the table
    [below] below the table
   *[district] { $district_me ->
        [yes] in your district
        [self] in their own district
       *[no] in the district of { $district }
    }
 }: { $spy ->
    [none] { $card }
   *[other] Spy no. { $spy }, unseen
 }.
event-spared = { $seat_me ->
    [yes] Your assassin spares everyone.
   *[no] The assassin of { $seat } spares everyone.
 }
event-spy-revealed = Spy no. { $spy } { $side ->
    [above] above the table
    [below] below the table
   *[district] { $district_me ->
        [yes] in your district
       *[no] in the district of { $district }
    }
 } is: { $card }.
event-missions-shown = { $seat_me ->
    [yes] You show your missions
   *[no] { $seat } shows the missions
 }: { $light } and { $dark }.
event-ended = The banquet is over.

## What you can do

phase-place = Play a card, one to each place.
phase-strike = Your assassin may eliminate a courtier in its area.
phase-strike-spy = { phase-strike }
phase-spare = { phase-strike }

choice-place = { $card } { $side ->
    [above] above the table
    [below] below the table
   *[district] { $district_me ->
        [yes] to your district
       *[no] to the district of { $district }
    }
 }
choice-place-short = { $side ->
    [above] Above the table
    [below] Below the table
   *[district] { $district_me ->
        [yes] To your district
       *[no] To { $district }
    }
 }
choice-strike = Eliminate { $card } { $side ->
    [above] (table, above)
    [below] (table, below)
   *[district] (district)
 }
choice-strike-short = Eliminate
choice-strike-spy = Eliminate Spy no. { $spy }
choice-strike-spy-short = Eliminate
choice-spare = Eliminate nobody
choice-spare-short = Nobody

## Agreed before the game

option-memory-aid = Memory aid
option-memory-aid-help = Your log names the family of the spies you laid yourself (HV-13).
option-nobles-count-once-in-missions = Nobles count once in missions
option-nobles-count-once-in-missions-help = In missions L1 to L6 and D8 a noble counts as one card instead of two (HV-23).

## What is not possible

refused-play-a-card = You have to play a hand card now.
refused-choose-victim = First decide whom your assassin eliminates, or nobody.
refused-guard = Guards cannot be eliminated.
refused-no-such-victim = There is no such courtier in the area of your assassin.
refused-not-in-hand = You do not have that card in your hand.
refused-table-served = You have already played a card to the royal table this turn.
refused-own-served = You have already played a card to your own district this turn.
refused-other-served = You have already played a card to an opponent's district this turn.
refused-cards-set-aside = set_aside.{ $seats } = { $aside } leaves { $left } of { $cards } courtiers; it should leave a multiple of { $each } for { $seats } players.

## Why it ended

reason-most-points = Most points win.
reason-shared-victory = A tie: the victory is shared.

## On the board: banners of the missions, places, what is still to do

banner-fewer = Fewer
banner-fall = Disgrace
banner-nobles = Nobles
banner-assassins = Assassins
banner-guards = Guards
banner-spies = Spies
banner-all = All below
banner-deep = Deep fall
banner-few = Esteemed

board-table = Royal table
board-queen = The Queen's column
board-own = Your district
board-district = { $name }'s district
board-left = on your left
board-hand = Your hand
board-hand-of = { $name }'s hand
board-hand-size = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
board-at-end = at the end
board-mission-change = Mission { $points }
board-mission-met = now { $have } of { $need }: met
board-mission-open = now { $have } of { $need }: not met yet
board-missions = Your missions
board-missions-of = { $name }'s missions
board-mission-light = Light mission: { $name }
board-mission-dark = Dark mission: { $name }
board-pile = Pile
board-pile-count = { $count ->
    [0] The pile is empty
    [one] One card in the pile
   *[other] { $count } cards in the pile
}
board-gone = Eliminated
board-gone-count = { $count ->
    [0] Nobody eliminated yet
    [one] One card eliminated
   *[other] { $count } cards eliminated
}
board-standing = { $family }: { $above } above, { $below } below, { $standing }
board-stack = { $place }: { $cards }
board-place-above = { $family } above
board-place-below = { $family } below
board-place-district = { $family }, { $district }
board-queen-above = The Queen's column, above
board-queen-below = The Queen's column, below
board-spies = Spies, { $district }
board-spy = Spy no. { $spy }, laid by { $name }
board-spy-mine = Spy no. { $spy }, laid by you
board-spies-gone = { $count ->
    [one] One spy, unseen
   *[other] { $count } spies, unseen
}
board-owed = { $mine ->
    [yes] Still to play
   *[no] { $name } has still to play
}
board-area-table = Table
board-area-own = { $mine ->
    [yes] Your district
   *[no] Own district
}
board-area-other = { $mine ->
    [yes] To an opponent
   *[no] Another district
}
board-owed-done = played
board-owed-open = still open
board-pick = Choose a card, then its place.
board-where = Where to?
board-now = now { $points }
board-nothing = nothing yet
board-put-back = Put it back
board-victim = { $where ->
    [table] Whom at the table does your assassin eliminate?
    [own] Whom in your district does your assassin eliminate?
   *[other] Whom in { $name }'s district does your assassin eliminate?
}
board-strikes = { $name } is choosing a victim.

score-families = Families
score-missions = Missions
score-met = fulfilled
score-missed = not fulfilled
score-standings = How the families stand
