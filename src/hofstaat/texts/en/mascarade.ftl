### Mascarade.
### Arguments of event-… and choice-…: the fields. Seat fields are names; with them $<field>_me: yes (you), self (who acts),
### no. Characters are their text. What is missing is none. Arguments of card-…-does: the values of the card in cards.toml.

title = Mascarade
tagline = A masked ball where nobody knows for long who they are. Claim to be somebody, and hope that nobody objects.
kinds = bluff, memory
pitch =
    Everybody wears a mask: one character, face down. At the beginning all of them are shown, then they are turned down, and cards
    begin to change hands under the table. Or perhaps they do not: only whoever held them knows.

    On your turn you swap your card with another, or pretend to; or look at it in secret; or announce a character. If nobody objects
    you use its power, whoever you really are. If somebody claims to be that character, the cards are shown, and whoever was wrong pays.

    Thirteen gold end the ball, and so does an empty purse. The richest wins, unless the Cheat was quicker.

    For a first game 4 to 8 players are best. With 3 everybody has two characters, with 2 even three.

## Characters

card-judge = Judge
card-judge-does = Takes all gold that lies on the court.
card-bishop = Bishop
card-bishop-does = Takes { $gold } gold from the richest other player.
card-king = King
card-king-does = Receives { $gold } gold from the bank.
card-queen = Queen
card-queen-does = Receives { $gold } gold from the bank.
card-fool = Fool
card-fool-does = Receives { $gold } gold from the bank, then takes a card each of two other players (with 2 players: the opponent's two hand cards) and swaps them, or not.
card-thief = Thief
card-thief-does = Takes { $gold } gold from the left and from the right neighbour.
card-witch = Witch
card-witch-does = May exchange the whole fortune with another player.
card-spy = Spy
card-spy-does = Looks at the own card and another one, then swaps them, or not.
card-peasant = Peasant
card-peasant-does = Receives { $gold } gold from the bank; if both Peasants are revealed, { $together } each.
card-cheat = Cheat
card-cheat-does = With { $gold } gold or more wins at once.
card-inquisitor = Inquisitor
card-inquisitor-does = Asks another player who they are. Whoever does not know pays { $gold } gold.
card-widow = Widow
card-widow-does = Is topped up to { $gold } gold from the bank.

## Words

word-left = left hand
word-right = right hand
word-protected = protected card
word-bank = bank
word-court = court
word-goal = enough gold
word-bankrupt = somebody is bankrupt
word-turn-limit = no turns left
word-turn = turn
word-answer = answers to an announcement
word-rob = the Bishop chooses
word-fool-swap = the Fool chooses two cards
word-trade = the Witch chooses
word-spy-place = the Spy chooses a card
word-spy-swap = the Spy swaps, or not
word-question = the Inquisitor chooses
word-name = answer to the Inquisitor
word-over = the ball is over

## What happened

event-dealt = { $of ->
    [none] { $centre ->
        [0] First
       *[other] Second
    } card of the centre
   *[other] { $of_me ->
        [yes] You
       *[no] { $of }
    }
 }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }: { $card ->
    [none] dealt face up, then turned down
   *[other] { $card }
 }.
event-turn-began = { $seat_me ->
    [yes] Your turn.
   *[no] { $seat } is to move.
 }{ $preparation ->
    [yes] {" "}Preparation: swap, or not.
   *[no] { $forced ->
        [yes] {" "}The card was just revealed: swap, or not.
       *[no] {""}
    }
 }
event-swapped = { $seat_me ->
    [yes] You take
   *[no] { $seat } takes
 } { $of_me ->
    [yes] your card
    [self] their own card
   *[no] the card of { $of }
 }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 } and { $other ->
    [none] the { $centre ->
        [0] first
       *[other] second
    } card of the centre
   *[other] { $other_me ->
        [yes] your card
        [self] their own card
       *[no] the card of { $other }
    }{ $other_hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }
 } under the table and { $seat_me ->
    [yes] give
   *[no] gives
 } them back: { $swapped ->
    [yes] swapped
    [no] not swapped
   *[none] swapped, or not
 }.
event-looked = { $seat_me ->
    [yes] You look at your card
   *[no] { $seat } looks at their own card
 }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }{ $card ->
    [none] {""}
   *[other] : { $card }
 }.
event-announced = { $seat_me ->
    [yes] You announce
   *[no] { $seat } announces
 }: { $character }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }!
event-answered = { $claims ->
    [yes] { $seat_me ->
        [yes] You object: the { $character } is you
       *[no] { $seat } objects: “I am the { $character }”
    }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }!
   *[no] { $seat_me ->
        [yes] You let it pass.
       *[no] { $seat } lets it pass.
    }
 }
event-revealed = { $seat_me ->
    [yes] You reveal
   *[no] { $seat } reveals
 }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }: { $card ->
    [none] a card
   *[other] { $card }
 }{ $right ->
    [yes] {" "}– the truth!
   *[no] {" "}– wrong.
 }
event-used = { $seat_me ->
    [yes] You use the power
   *[no] { $seat } uses the power
 }: { $character }.
event-nobody-was = Nobody was it: { $character }.
event-received = { $gold ->
    [0] { $seat_me ->
        [yes] You receive
       *[no] { $seat } receives
    } nothing
   *[other] { $seat_me ->
        [yes] You receive
       *[no] { $seat } receives
    } { $gold } gold
 } { $source ->
    [court] from the court
   *[bank] from the bank
 }.
event-took-from = { $seat_me ->
    [yes] You take
   *[no] { $seat } takes
 } { $gold } gold from { $victim_me ->
    [yes] you
   *[no] { $victim }
 }.
event-fined = { $seat_me ->
    [yes] You pay
   *[no] { $seat } pays
 } a fine of { $gold } gold to the court.
event-traded = { $seat_me ->
    [yes] You exchange
   *[no] { $seat } exchanges
 } fortunes with { $other_me ->
    [yes] you
   *[no] { $other }
 }: now { $gold } and { $other_gold } gold.
event-declined = { $seat_me ->
    [yes] You keep your fortune.
   *[no] { $seat } keeps their fortune.
 }
event-spied = { $seat_me ->
    [yes] You look
   *[no] { $seat } looks
 } at the own card and at { $other ->
    [none] the { $centre ->
        [0] first
       *[other] second
    } card of the centre
   *[other] { $other_me ->
        [yes] your card
       *[no] the card of { $other }
    }
 }{ $card ->
    [none] {""}
   *[other] : { $own_card } and { $card }
 }.
event-questioned = { $seat_me ->
    [yes] You ask
   *[no] { $seat } asks
 } { $victim_me ->
    [yes] you: who are you?
   *[no] { $victim }: who are you?
 }
event-named = { $seat_me ->
    [yes] You answer
   *[no] { $seat } answers
 }: { $character }.
event-cheat-failed = { $seat_me ->
    [yes] With { $gold } gold you are not rich enough to cheat your way to victory.
   *[no] With { $gold } gold { $seat } is not rich enough to cheat their way to victory.
 }
event-shown = { $of ->
    [none] { $centre ->
        [0] First
       *[other] Second
    } card of the centre
   *[other] { $of_me ->
        [yes] You
       *[no] { $of }
    }
 }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }: { $card }.
event-ended = { $reason ->
    [goal] Somebody has enough gold.
    [bankrupt] Somebody has lost their last gold.
    [turn-limit] The last turn is over.
   *[other] A cheat!
 } The ball goes to { $winners_me ->
    [yes] you: { $winners }
   *[no] { $winners }
 }.

## What you can do

phase-swap = What do you do? Whether you swap stays your secret.
phase-look = { phase-swap }
phase-announce = { phase-swap }
phase-pass = Are you the announced character?
phase-claim = { phase-pass }
phase-rob = Whom do you take from?
phase-decline = With whom do you exchange fortunes?
phase-trade = { phase-decline }
phase-spy = Which card do you look at, besides your own?
phase-question = Whom do you ask?
phase-name = Who are you?

choice-swap = { $swap ->
    [yes] Swap
   *[no] Only pretend to swap
 }: { $of_me ->
    [yes] your card
   *[no] { $of }
 }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 } – { $other ->
    [none] { $centre ->
        [0] first
       *[other] second
    } card of the centre
   *[other] { $other_me ->
        [yes] your card
       *[no] { $other }
    }{ $other_hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }
 }
choice-swap-short = { $swap ->
    [yes] Swap
   *[no] Do not swap
 }
choice-look = Look at your card{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }
choice-look-short = Look
choice-announce = Announce: { $character }{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }
choice-announce-short = { $character }
choice-pass = Let it pass
choice-claim = “That is me!”{ $hand ->
    [left] {" "}(left hand)
    [right] {" "}(right hand)
    [protected] {" "}(protected)
   *[none] {""}
 }
choice-claim-short = { choice-claim }
choice-rob = Take from { $victim }
choice-decline = Keep your fortune
choice-trade = Exchange fortunes with { $other }
choice-spy = Look at { $other ->
    [none] the { $centre ->
        [0] first
       *[other] second
    } card of the centre
   *[other] the card of { $other }
 }
choice-question = Ask { $victim }
choice-name = “I am: { $character }”
choice-name-short = { $character }

## Agreed before the game

option-characters = Own selection of characters
option-characters-help = Who is in play, with 4 to 13 players. The Judge always; “Peasant” means both; at least a third of the cards bring money (MA-3).
option-seven-spy = Seven players: Spy instead of Fool
option-seven-spy-help = As in the French edition (MA-1).
option-turn-limit = Turns per player
option-turn-limit-help = After so many turns each the richest wins (MA-51). None: no limit, only where a person plays.
option-first-to-13 = First to 13
option-first-to-13-help = All who have 13 gold win, even if somebody else is richer or bankrupt (MA-52).
option-memory-aid = Memory aid
option-memory-aid-help = The log keeps naming the cards that were seen, and your table shows what you can know for certain (MA-11).

## What is not possible

refused-swap-look-announce = It is your turn: swap or not, look, or announce a character.
refused-preparation = The first turns are preparation: you may only swap, or not.
refused-forced-swap = Your card was just revealed: you must swap it, or not.
refused-not-in-play = That character is not in play.
refused-protected = You cannot announce with your protected card.
refused-swap-the-revealed = The card that was just revealed must be one of the two.
refused-swap-hands = Swap one of your hands with another own card or with a hand of your opponent.
refused-swap-own = One of the two cards must be your own.
refused-answer-first = First say whether you are the announced character, or not.
refused-rob-the-richest = The Bishop takes from one of the richest other players.
refused-fool-hands = The Fool takes your opponent's two hand cards.
refused-fool-one-of-each = The Fool takes one card of each opponent.
refused-fool-two-others = The Fool takes the cards of two other players.
refused-trade-or-decline = The Witch exchanges her fortune with another player, or declines.
refused-spy-first = The Spy first chooses the card she looks at, beside her own.
refused-spy-swaps = The Spy now swaps the two cards she looked at, or not.
refused-question-somebody = The Inquisitor chooses another player to question.
refused-name-in-play = Name a character that is in play.
refused-seven-spy-for-seven = The Spy in place of the Fool is for 7 players, not { $seats }.
refused-selection-from-four = An own selection of characters is for 4 to 13 players, not { $seats }.
refused-selection-or-seven-spy = The Spy in place of the Fool is a selection by itself: leave that out, or your own.
refused-character-twice = Name each character once; “Peasant” means both Peasants.
refused-no-judge = The Judge is always in play: add him to your selection.
refused-too-few-for-character = { $character }: only with { $needed } players or more, and you are { $seats }.
refused-number-of-cards = Your selection has { $cards } cards (both Peasants are two); { $seats } players need { $fewest } to { $most }.
refused-too-little-money = Of { $cards } cards { $money } bring money; it must be at least a third.
refused-cards-gold = treasury.gold = { NUMBER($gold, useGrouping: 0) } should be at least { NUMBER($needed, useGrouping: 0) }: { NUMBER($start, useGrouping: 0) } for each of { $seats }.
refused-cards-preset = { $name } has { $cards } cards, { $centre } for the centre; it should have { $needed } different ones (both Peasants are one name).

## Why it ended

reason-goal = Somebody has 13 gold or more.
reason-bankrupt = Somebody has lost their last gold: the richest win.
reason-cheat = The Cheat had 10 gold or more and wins alone.
reason-turn-limit = The last turn is over: the richest win.

## The board in the browser

board-you = You
board-left = left
board-right = right
board-protected = protected
board-turn = to move
board-gold = { $gold } gold
board-guest = { $mine ->
    [yes] You
   *[no] { $name }
 }, { $gold } gold
board-place = { $mine ->
    [yes] Your card
    [centre] Card { $number } of the centre
   *[no] The card of { $name }
 }{ $hand ->
    [left] , left hand
    [right] , right hand
    [protected] , protected
   *[none] { "" }
 }{ $card ->
    [none] , face down
   *[other] : { $card }
 }{ $certain ->
    [none] { "" }
   *[other] ; for certain { $certain }
 }
board-down = This mask is turned down: nobody sees who is behind it.
board-announces = announces
board-claims = “Me!”
board-passes = passes
board-asked = asked
board-true = the truth
board-false = wrong
board-bank = The bank has { $gold } gold
board-bank-short = Bank
board-court = On the court { $gold } gold
board-court-short = Court
board-centre = Centre
board-preparation = { $turns ->
    [one] The last turn of preparation: swap, or not.
   *[other] { $turns } turns of preparation: swap, or not.
 }
board-calm = Nobody has announced anybody.
board-turns-left = { $turns ->
    [one] The last turn
   *[other] { $turns } turns left
 }
board-announcement = The announcement
board-before = Announced before
board-says = { $mine ->
    [yes] You: “I am the { $character }!”
   *[no] { $name }: “I am the { $character }!”
 }
board-answers = { $claims ->
    [0] Nobody objects so far
    [one] One objects
   *[other] { $claims } object
 }; { $waiting ->
    [one] one still to answer
   *[other] { $waiting } still to answer
 }
board-questioned = { $character ->
    [none] { $mine ->
        [yes] You are asked who you are.
       *[no] { $name } is asked who they are.
    }
   *[other] { $mine ->
        [yes] You answered
       *[no] { $name } answered
    }: { $character }
 }
board-nobody = Nobody was the { $character }: all who claimed it pay.
board-uses = { $many ->
    [yes] { $names } use the power
   *[no] { $mine ->
        [yes] You use the power
       *[no] { $names } uses the power
    }
 }: { $character }
board-cheat-failed = Not rich enough to win by cheating.
board-opening = Everybody is still to be seen
board-opening-help = Remember who is who: soon all masks are down.
board-turn-down = Seen
board-characters = Characters in play
board-looked = You looked: { $card }. Only you see this.
board-forget = Put the card away
board-pick-mask = Touch a mask to swap, or a character to announce it, or look.
board-pick-preparation = Touch a mask: you take it and your own under the table.
board-pick-forced = Just revealed: touch a mask to swap with it, or only pretend.
board-pick-own = First touch one of your own cards.
board-pick-two = Touch the two masks the Fool takes.
board-pick-second = Now touch the second mask.
board-swap-or-not = You hold both under the table. Only you know what you do.
board-are-you = { $name } announces: { $character }. Is it you?
board-announce-him = Announce: “{ $character }”?
board-treasure = Gold and turns
board-goal = Whoever has { $gold } gold ends the ball; the richest wins.
board-goal-short = to win
board-to-go = { $gold ->
    [0] Enough gold
   *[other] { $gold } gold to go
 }
board-turns-short = { $turns ->
    [one] last turn
   *[other] turns left
 }
board-over = The ball is over.
board-wins = { $many ->
    [yes] { $names } win
   *[no] { $mine ->
        [yes] You win!
       *[no] { $names } wins
    }
 }
board-only-you = only you see this
board-i-am = “{ $character }!”
board-me-too = “No, me!”
board-who-are-you = “Who are you?”
board-took = { $mine ->
    [yes] You had
   *[no] { $name } had
 } two cards under the table: { $one } and { $two }. Swapped, or not?
board-has-looked = { $mine ->
    [yes] You looked at your card.
   *[no] { $name } looked at their own card.
 }
board-nobody-was = Nobody was it!
board-stands = { $leads ->
    [alone] You lead
    [too] You lead together with { $names }
   *[no] { $names } leads
 }. You { $gold ->
    [0] lack nothing
   *[other] are { $gold } gold short
 }.
board-aid-certain = You know these for certain:
board-aid-nothing = You know nothing for certain yet.
board-aid-off = At this table it is off: remembering is part of the game. It is agreed on before the ball begins.
board-aid-table = Open another table
board-put-back = Put it back
board-wait = { $name } is asked: { $phase }

## The reckoning in the browser

score-of = Fortune of { $name }
score-gold = Gold
score-winner = wins
