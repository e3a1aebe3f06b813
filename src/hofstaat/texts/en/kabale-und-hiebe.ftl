### Kabale und Hiebe.
### Arguments of event-… and choice-…: the fields. Seat fields are names; with them $<field>_me: yes (you), self (who acts),
### no. Cards are their text. What is missing is none. Arguments of card-…-does: the values of the card in cards.toml.

title = Kabale und Hiebe
tagline = Send the right people to the right place, face down, and let nobody see who they are.
kinds = majorities, 25 powers
pitch =
    Goals lie on the table, and below each of them a column grows. You place one of your people face down, and the card above shows its face.

    Whoever has the most influence below a goal wins it. But the king is worth nothing where a wizard lies, the beggar turns
    everything upside down, and prince and squire win together whatever the rest may count.

    Some act as soon as they are turned up: the explorer moves on, the assassin kills, the storm closes the column, the traitor exchanges the goals.
    Everybody has the same 25 cards. After six rounds it pays to own a goal of each of the six areas.

## Influence cards

card-king = King
card-king-does = { $number }.
card-queen = Queen
card-queen-does = { $number }.
card-juliet = Juliet
card-juliet-does = { $number }. Makes Romeo of her colour strong.
card-alchemist = Alchemist
card-alchemist-does = { $number }, under a goal of alchemy { $at_home }.
card-fencing-master = Fencing Master
card-fencing-master-does = { $number }, under a goal of fencing { $at_home }.
card-landowner = Landowner
card-landowner-does = { $number }, under a goal of farming { $at_home }.
card-merchant = Merchant
card-merchant-does = { $number }, under a goal of trade { $at_home }.
card-cardinal = Cardinal
card-cardinal-does = { $number }, under a goal of religion { $at_home }.
card-minstrel = Minstrel
card-minstrel-does = { $number }, under a goal of music { $at_home }.
card-explorer = Explorer
card-explorer-does = { $number }. Turned up, he moves to the next open column on the right, face down, and turns up the card above him.
card-assassin = Assassin
card-assassin-does = { $number }. The card that turns him up goes to its owner's discard pile.
card-storm = Storm
card-storm-does = { $number }. Turned up, it closes the column, and the goal counts as fulfilled.
card-cloak = Cloak
card-cloak-does = { $number }. Turned up, you may slide a hand card under it and draw one. The hidden card counts at the award.
card-traitor = Traitor
card-traitor-does = { $number }. Turned up, you may exchange the goal of his column with that of another.
card-musketeers = Musketeers
card-musketeers-does = { $number }. At the award they cancel every other special ability in the column.
card-wizard = Wizard
card-wizard-does = { $number }. At the award he removes every card of { $removes_from } and more. Several wizards cancel each other.
card-witch = Witch
card-witch-does = { $number }. At the award she removes every other card of { $removes_up_to } and less. Several witches cancel each other.
card-prince = Prince
card-prince-does = { $number }. Together with the squire of his colour he wins the goal outright.
card-squire = Squire
card-squire-does = { $number }. Together with the prince of his colour he wins the goal outright.
card-hermit = Hermit
card-hermit-does = { $number }, less { $less_per_other } for every other card in the column.
card-little-giant = Little Giant
card-little-giant-does = { $number }, plus { $more_per_other } for every other card in the column.
card-double = Double
card-double-does = Takes the number of the card below him, never its ability.
card-dragon = Dragon
card-dragon-does = { $number }. Every card of other players in the column counts { $lowers_by } less.
card-romeo = Romeo
card-romeo-does = { $number }, with the Juliet of his colour in the column { $with_juliet }.
card-beggar = Beggar
card-beggar-does = { $number }. In this column the lowest sum wins.

## Goals

-goal-does = Is fulfilled by as many cards as it has points, and is worth so many in the end. With all six areas the best goal of each counts double, if that is more, and every further one costs 1.
card-goals = Goals
card-goals-does = { -goal-does }
card-alchemy-1 = Alchemy 1
card-alchemy-1-does = { -goal-does }
card-alchemy-2 = Alchemy 2
card-alchemy-2-does = { -goal-does }
card-alchemy-3 = Alchemy 3
card-alchemy-3-does = { -goal-does }
card-alchemy-4 = Alchemy 4
card-alchemy-4-does = { -goal-does }
card-alchemy-5 = Alchemy 5
card-alchemy-5-does = { -goal-does }
card-fencing-1 = Fencing 1
card-fencing-1-does = { -goal-does }
card-fencing-2 = Fencing 2
card-fencing-2-does = { -goal-does }
card-fencing-3 = Fencing 3
card-fencing-3-does = { -goal-does }
card-fencing-4 = Fencing 4
card-fencing-4-does = { -goal-does }
card-fencing-5 = Fencing 5
card-fencing-5-does = { -goal-does }
card-farming-1 = Farming 1
card-farming-1-does = { -goal-does }
card-farming-2 = Farming 2
card-farming-2-does = { -goal-does }
card-farming-3 = Farming 3
card-farming-3-does = { -goal-does }
card-farming-4 = Farming 4
card-farming-4-does = { -goal-does }
card-farming-5 = Farming 5
card-farming-5-does = { -goal-does }
card-trade-1 = Trade 1
card-trade-1-does = { -goal-does }
card-trade-2 = Trade 2
card-trade-2-does = { -goal-does }
card-trade-3 = Trade 3
card-trade-3-does = { -goal-does }
card-trade-4 = Trade 4
card-trade-4-does = { -goal-does }
card-trade-5 = Trade 5
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
card-music-1 = Music 1
card-music-1-does = { -goal-does }
card-music-2 = Music 2
card-music-2-does = { -goal-does }
card-music-3 = Music 3
card-music-3-does = { -goal-does }
card-music-4 = Music 4
card-music-4-does = { -goal-does }
card-music-5 = Music 5
card-music-5-does = { -goal-does }

## Words

word-alchemy = Alchemy
word-fencing = Fencing
word-farming = Farming
word-trade = Trade
word-religion = Religion
word-music = Music
word-up = face up
word-down = face down
word-travelled = face down, just arrived
word-place = place a card
word-slide = slide a card under the cloak
word-exchange = exchange goals
word-over = over
word-pair = prince and squire
word-highest = highest sum
word-nearest = tie, nearest card
word-lowest = lowest sum
word-farthest = tie, farthest card
word-nobody = nobody
word-red = Red
word-blue = Blue
word-yellow = Yellow
word-green = Green
word-white = White
word-black = Black

## What happened

event-round-began = Round { $round }: { $goals }. { $first_me ->
    [yes] You begin.
   *[no] { $first } begins.
 }
event-drew = { $seat_me ->
    [yes] { $number ->
        [0] You have no card left to draw.
       *[other] You draw: { $cards }.
    }
   *[no] { $number ->
        [0] { $seat } has no card left to draw.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
 }
event-shuffled = { $seat_me ->
    [yes] You shuffle your discard pile
   *[no] { $seat } shuffles the own discard pile
 } into a new draw pile ({ $number ->
    [one] one card
   *[other] { $number } cards
 }).
event-placed = { $seat_me ->
    [yes] You place a card in column { $column }: { $card }.
   *[no] { $seat } places a card in column { $column }.
 }
event-turned-up = Turned up in column { $column }: { $owner_me ->
    [yes] your { $card }.
   *[no] { $card } of { $owner }.
 }
event-travelled = { $owner_me ->
    [yes] Your explorer
   *[no] The explorer of { $owner }
 } moves from column { $column } to column { $into }.
event-stayed = { $owner_me ->
    [yes] Your explorer
   *[no] The explorer of { $owner }
 } finds no way on and stays in column { $column }.
event-killed = { $owner_me ->
    [yes] Your assassin
   *[no] The assassin of { $owner }
 } in column { $column } kills { $victim_me ->
    [yes] your { $card }.
   *[no] { $card } of { $victim }.
 }
event-closed = { $owner_me ->
    [yes] Your storm
   *[no] The storm of { $owner }
 } closes column { $column }.
event-slid = { $seat_me ->
    [yes] You slide under your cloak in column { $column }: { $card }.
   *[no] { $seat } slides a card under the cloak in column { $column }.
 }
event-exchanged = { $seat_me ->
    [yes] Your traitor
   *[no] The traitor of { $seat }
 } exchanges the goals of columns { $column } and { $other_column }: { $goal } now heads column { $column }, { $other_goal } column { $other_column }.
event-declined = { $seat_me ->
    [yes] You make no use of your { $card } in column { $column }.
   *[no] { $seat } makes no use of the { $card } in column { $column }.
 }
event-skipped = { $seat_me ->
    [yes] You have no hand card and are passed over.
   *[no] { $seat } has no hand card and is passed over.
 }
event-round-ended = { $fulfilled ->
    [yes] Every goal is fulfilled: round { $round } is over.
   *[no] Nobody can place a card any more: round { $round } is over.
 }
event-revealed = { $under_cloak ->
    [yes] From under the cloak in column { $column } comes
   *[no] In column { $column } is turned up
 } { $owner_me ->
    [yes] your { $card }.
   *[no] { $card } of { $owner }.
 }
event-award-began = Column { $column } is awarded: { $goal }, with { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
 }.
event-abilities-cancelled = Musketeers: all other special abilities are cancelled, only printed numbers count.
event-spell-cancelled = { $number } of { $card } here: they cancel each other.
event-spell-cast = { $owner_me ->
    [yes] Your { $card }
   *[no] { $card } of { $owner }
 } { $number ->
    [0] finds nobody to remove.
    [one] removes one card.
   *[other] removes { $number } cards.
 }
event-removed = { $owner_me ->
    [yes] Your { $card }
   *[no] { $card } of { $owner }
 } ({ $number }) is removed.
event-pair-found = { $seat_me ->
    [yes] Your prince and your squire lie here together.
   *[no] Prince and squire of { $seat } lie here together.
 }
event-numbered = { $owner_me ->
    [yes] Your { $card }
   *[no] { $card } of { $owner }
 }: { $number ->
    [none] no number
   *[other] { $number }{ $changed ->
        [yes] { $lowered ->
            [yes] {" "}(printed { $printed }, { $counted } before the dragons)
           *[no] {" "}(printed { $printed })
        }
       *[no] { $lowered ->
            [yes] {" "}({ $counted } before the dragons)
           *[no] {""}
        }
    }
 }.
event-beggar-found = A beggar lies here: the lowest sum wins.
event-summed = { $seat_me ->
    [yes] Your sum
   *[no] Sum of { $seat }
 }: { $number }.
event-awarded = { $winner ->
    [none] Nobody takes part: { $goal } is set aside.
   *[other] { $winner_me ->
        [yes] You win { $goal }
       *[no] { $winner } wins { $goal }
    } { $ground ->
        [pair] with prince and squire.
        [nearest] on a tie for the highest sum, with the card nearest to the goal.
        [lowest] with the lowest sum.
        [farthest] on a tie for the lowest sum, with the card farthest from the goal.
       *[highest] with the highest sum.
    }
 }
event-cleared = All cards of the columns go to the discard piles.
event-counted = { $seat_me ->
    [yes] You count
   *[no] { $seat } counts
 } { $points } points: { $doubled ->
    [none] { $plain } added up.
   *[other] { $plain } added up, or { $doubled } with all six areas.
 }
event-ended = The sixth round is over.

## What you can do

phase-place = Place a card face down under a goal.
phase-slide = Your cloak was turned up: you may slide a hand card under it.
phase-slide-nothing = { phase-slide }
phase-exchange = Your traitor was turned up: you may exchange the goal of his column with another.
phase-exchange-nothing = { phase-exchange }

choice-place = { $card } in column { $column }
choice-place-short = Column { $column }
choice-slide = Slide { $card } under the cloak
choice-slide-short = Slide it under
choice-slide-nothing = Slide nothing under the cloak
choice-slide-nothing-short = Nothing
choice-exchange = Exchange with the goal of column { $column }
choice-exchange-short = Exchange
choice-exchange-nothing = Leave the goals where they are
choice-exchange-nothing-short = Leave them

## Agreed before the game

option-two-player-no-ones = Two players without ones
option-two-player-no-ones-help = For two players only: the goals of 1 point are removed before the goals are counted out (KH-1).
option-open-goals = Open goals
option-open-goals-help = Everybody sees which goals everybody has won; otherwise only how many (KH-7).

## What is not possible

refused-place-a-card = You have to place a hand card now.
refused-not-in-hand = You do not have that card in your hand.
refused-closed = A storm has closed that column.
refused-decide-cloak = First decide whether you slide a card under your cloak.
refused-decide-traitor = First decide whether your traitor exchanges the goal of his column.
refused-same-column = Your traitor lies in that column: choose another one.
refused-no-ones-for-two = “Two players without ones” is for 2 players, not { $seats }.
refused-too-few-goals = { $seats } players need { $needed } goals; without those of 1 point there are too few.
refused-cards-points = goals.points has { $there ->
    [one] one number
   *[other] { $there } numbers
 }; it should have { $needed }.

## Why it ended

reason-most-points = Most points win.
reason-shared-victory = A tie: the victory is shared.


## On the table in the browser

board-stage = The stage
board-column = Column { $column }: { $goal }
board-progress = { $state ->
    [closed] closed by the storm
    [fulfilled] fulfilled
   *[open] { $cards } of { $points } cards
 }
board-leads = { $leader ->
    [none] { $sums ->
        [none] No card is known yet
       *[other] By the cards you know nobody would win: { $sums }
    }
   *[other] { $mine ->
        [yes] By the cards you know you would win
       *[no] By the cards you know { $leader } would win
    }: { $sums }
 }{ $unseen ->
    [0] .
    [one] ; one card you do not know.
   *[other] ; { $unseen } cards you do not know.
 }
board-fulfilled = fulfilled
board-closed = closed
board-card = { $card ->
    [none] face-down card
   *[other] { $lies ->
        [up] { $card }
        [travelled] { $card }, face down, known to all
       *[down] { $card }, face down
    }
 } { $mine ->
    [yes] of yours
   *[no] of { $owner }
 }
board-hides = { $card ->
    [none] a hidden card below
   *[other] hidden below: { $card }
 }
board-here = lay it here
board-beneath = beneath
board-hand = Your hand
board-hand-of = Hand of { $name }
board-pick = Choose a card, then its column.
board-where = Under which goal: { $card }?
board-slide-where = { $card } under the cloak?
board-decide-slide = Your cloak in column { $column }: which card do you hide?
board-decide-exchange = Your traitor in column { $column }: for which goal does he exchange his?
board-wait = { $phase ->
    [slide] { $name } decides about the cloak.
    [exchange] { $name } decides about the traitor.
   *[place] It is { $name }’s turn.
 }
board-put-back = Put it back
board-is-over = The game is over.
board-acts = to move
board-pile = Pile
board-discarded = Discards
board-in-hand = Hand
board-goals = { $goals ->
    [one] goal
   *[other] goals
 }
board-under = under the cloak
board-where-help = Tap a column. If the card above lies face down, it is turned up.
board-slide-help = Tap the column of the cloak.
board-own-goals = Your goals
board-best-doubles = best of each area counts twice
board-area-missing = missing
board-sum = Sum
board-set = Set
board-set-lacks-many = { $areas } areas missing
board-set-lacks = missing: { $areas }
board-just-now = What just happened
board-to-come = { $goals ->
    [one] one goal
   *[other] { $goals } goals
 } to come
board-unseen = Goals not seen yet
board-unseen-help = { $goals ->
    [0] None of them will come into play.
    [one] One of them is still to come, the others were put away.
   *[other] { $goals } of them are still to come; if there are more here, the others were put away.
 }
board-company = The company
board-player = { $name }: { $hand } in hand, { $pile } in the draw pile, { $discards } in the discard pile, { $goals ->
    [one] 1 goal won
   *[other] { $goals } goals won
 }
board-cards-of = Cards of { $name }
board-discards = Discard pile ({ $count })
board-elsewhere = Still hidden ({ $count })
board-elsewhere-help = In hand, in the draw pile, or face down in a column.
board-won-own = Goals you have won
board-won-of = Goals won by { $name }
board-award = The award of round { $round }
board-award-of = Award of round { $round }: goal { $goal } of { $goals }
board-award-again = See the award of round { $round } again
board-award-columns = The columns in turn
board-award-cards = The cards from the goal downwards
board-removed = removed
board-sums = Sums
board-to-stage = To the stage
board-step = Next
board-step-back = Back
board-step-all = Show all
stage-round = Round { $round } of { $rounds }
stage-to-come = { $goals ->
    [0] No more goals are to come.
    [one] One goal is still to come.
   *[other] { $goals } goals are still to come.
 }
stage-plain = Added up
stage-doubled = All six areas
