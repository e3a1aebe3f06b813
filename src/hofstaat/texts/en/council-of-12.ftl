### Council of 12.

title = Council of 12
tagline = Together in council: calm the die, keep the favour of the people, secure the succession.
kinds = together, riddles
play-now = Play with bots
play-title = Council of 12 with bots
opponents = Fellow players
pitch =
    You sit in council together. Each round somebody seeks help and brings a challenge: in the end the die should show a certain value.

    Everybody lays a character face down. One after the other they are revealed and change the die; equal characters cancel each other out.
    Nobody talks about hidden cards. Only three sentences are allowed: I do it alone. I contribute. I do not want to do anything.

    If you fail, you lose favour; without favour all is lost. After seven rounds you choose without a word who takes the throne: best all the same.

## Characters

card-alchemist = Alchemist
card-alchemist-does = Doubles or halves the die (rounding down, at most 12). A 1 must be doubled, a 12 halved.
card-worker = Worker
card-worker-does = Tilts the die twice, but not back to where it was.
card-druid = Druid
card-druid-does = Adds 1 to the die or takes 1 away.
card-princess = Princess
card-princess-does = Only as the first card carried out: turns the die to any value of a goal.
card-patient-one = Patient One
card-patient-one-does = Takes one card of the own discard pile into the hand.
card-golem = Golem
card-golem-does = One goal becomes 9/10/11/12 for this round.
card-warlock = Warlock
card-warlock-does = Tilts the die to one of the five faces beside.
card-machine = Machine
card-machine-does = Adds 2 or 3 to the die (at most 12).
card-oracle = Oracle
card-oracle-does = Rolls the die; then you play one more card at once.
card-parasite = Parasite
card-parasite-does = Takes 2 or 3 from the die (at least 1).
card-knight = Knight
card-knight-does = One goal becomes 1/2/3/4 for this round.
card-shapeshifter = Shapeshifter
card-shapeshifter-does = Turns the die to the opposite face (together 13).

## Challenges

challenge-does = Goal: { $goals }. Worth { $score }. Failed: { $fail }. Passed: { $pass }.
card-challenge-1 = River Run Dry
card-challenge-1-does = { challenge-does }
card-challenge-2 = Catch the Mammoth
card-challenge-2-does = { challenge-does }
card-challenge-3 = Volcano Awakens
card-challenge-3-does = { challenge-does }
card-challenge-4 = Bring In the Harvest
card-challenge-4-does = { challenge-does }
card-challenge-5 = Stray Herd
card-challenge-5-does = { challenge-does }
card-challenge-6 = Poisoned Well
card-challenge-6-does = { challenge-does }
card-challenge-7 = Rotten Bridge
card-challenge-7-does = { challenge-does }
card-challenge-8 = Dwarf Wedding
card-challenge-8-does = { challenge-does }
card-challenge-9 = Celebration
card-challenge-9-does = { challenge-does }
card-challenge-10 = Quarrel of the Twins
card-challenge-10-does = { challenge-does }
card-challenge-11 = Gather Healing Herbs
card-challenge-11-does = { challenge-does }
card-challenge-12 = Solve a Crime
card-challenge-12-does = { challenge-does }
card-challenge-13 = Foreign Envoys
card-challenge-13-does = { challenge-does }
card-challenge-14 = Rained-Out Market
card-challenge-14-does = { challenge-does }
card-challenge-15 = Patch the City Wall
card-challenge-15-does = { challenge-does }
card-challenge-16 = Jugglers in Town
card-challenge-16-does = { challenge-does }
card-challenge-17 = Goblins in the Cellar
card-challenge-17-does = { challenge-does }
card-challenge-18 = Bewitched Weathercock
card-challenge-18-does = { challenge-does }
card-challenge-19 = Fog in the Valley
card-challenge-19-does = { challenge-does }
card-challenge-20 = Dragon Egg Found
card-challenge-20-does = { challenge-does }
card-challenge-21 = Strange Lights
card-challenge-21-does = { challenge-does }
card-challenge-22 = Siren Song
card-challenge-22-does = { challenge-does }
card-challenge-23 = Earthquake
card-challenge-23-does = { challenge-does }
card-challenge-24 = Witch Hunt
card-challenge-24-does = { challenge-does }
card-challenge-25 = Empty Granaries
card-challenge-25-does = { challenge-does }
card-challenge-26 = Missing Caravan
card-challenge-26-does = { challenge-does }
card-challenge-27 = Spy at Court
card-challenge-27-does = { challenge-does }
card-challenge-28 = Border War
card-challenge-28-does = { challenge-does }
card-challenge-29 = Collapsed Residential Tower
card-challenge-29-does = { challenge-does }
card-challenge-30 = Black Plague
card-challenge-30-does = { challenge-does }
card-challenge-31 = Zombie Horde
card-challenge-31-does = { challenge-does }
card-challenge-32 = Solar Eclipse
card-challenge-32-does = { challenge-does }
card-challenge-33 = Giant Awakens
card-challenge-33-does = { challenge-does }
card-challenge-34 = Ghost Ship
card-challenge-34-does = { challenge-does }
card-challenge-35 = Rift in Time
card-challenge-35-does = { challenge-does }
card-challenge-36 = Foil the Regicide
card-challenge-36-does = { challenge-does }
card-throne = Secure the Succession
card-throne-does = All play the same character. Otherwise each card outside the largest equal group costs 1 favour.

## Effects and rewards

card-LOSE1 = lose 1 favour
card-LOSE1-does = Favour falls.
card-LOSE2 = lose 2 favour
card-LOSE2-does = Favour falls.
card-LOSE3 = lose 3 favour
card-LOSE3-does = Favour falls.
card-LOSE4 = lose 4 favour
card-LOSE4-does = Favour falls.
card-LOSE5 = lose 5 favour
card-LOSE5-does = Favour falls.
card-GAIN1 = gain 1 favour
card-GAIN1-does = Favour rises, to 5 at most.
card-GAIN2 = gain 2 favour
card-GAIN2-does = Favour rises, to 5 at most.
card-GAIN3 = gain 3 favour
card-GAIN3-does = Favour rises, to 5 at most.
card-GAIN4 = gain 4 favour
card-GAIN4-does = Favour rises, to 5 at most.
card-GAIN5 = gain 5 favour
card-GAIN5-does = Favour rises, to 5 at most.
card-REPLAY = the round before again
card-REPLAY-does = Challenge and help-seeker of the round before come back.
card-EACH_DROP = everybody drops a card
card-EACH_DROP-does = Everybody with two or more hand cards drops one.
card-ONE_DROP = one player drops a card
card-ONE_DROP-does = The council names who drops a hand card.
card-ROLL = roll the die
card-ROLL-does = The die is rolled.
card-EACH_TAKE = everybody may take a card of their pile
card-EACH_TAKE-does = Everybody may take one card of their discard pile.
card-ONE_TAKE_ALL = one player takes their pile
card-ONE_TAKE_ALL-does = The council names who takes the whole discard pile.
card-LEARN = learn a character
card-LEARN-does = The council picks a character that everybody takes.
card-R_OPEN = reward: lay openly
card-R_OPEN-does = Once, before laying: somebody lays openly.
card-R_TILT = reward: tilt
card-R_TILT-does = Once, after the last card: tilt the die.
card-R_ROLL = reward: roll
card-R_ROLL-does = Once, before laying: roll the die.
card-R_SAVE = reward: save
card-R_SAVE-does = Once, when a character is negated: it works after all.
card-R_TAKE_ALL = reward: take a pile
card-R_TAKE_ALL-does = Once, before laying: somebody takes their own discard pile.
card-R_SHIELD = reward: shield
card-R_SHIELD-does = Once: a loss of favour is 1 less.

## Scenarios and the rest of the box

card-january = January
card-january-does = An easy start with simple challenges.
card-february = February
card-february-does = Still easy, but with a first double goal.
card-march = March
card-march-does = Medium: the challenges come to a head.
card-april = April
card-april-does = Without the Worker, and failing is costly.
card-may = May
card-may-does = Won only if the Worker takes the throne.
card-june = June
card-june-does = Won only if the Patient One takes the throne.
card-july = July
card-july-does = Won only with at least four belled challenges in the end.
card-august = August
card-august-does = Every goal has a single value.
card-september = September
card-september-does = Every challenge has two goals.
card-october = October
card-october-does = Hardly any rewards.
card-november = November
card-november-does = Favour starts at 1, and passing brings none.
card-december = December
card-december-does = The hardest challenges, uncannily silent.
card-die = The twelve-sided die
card-die-does = Opposite faces add up to 13; a tilt goes to one of the five faces beside.
card-favour = Favour at the start
card-favour-does = By the number of players.
card-silence = Silent council
card-silence-does = Points for every round without a word.
card-introductory = Introductory game
card-introductory-does = A fixed set-up, no bell.

## Words

word-easy = easy
word-medium = medium
word-hard = hard
word-bell = Ring the bell? It costs 1 favour, and this challenge counts double.
word-turns = Take two turns?
word-rewards = Use a reward before laying?
word-save = Save the negated character?
word-tilt = Tilt the die?
word-shield = Use the shield?
word-who-takes-all = Who takes their discard pile?
word-who-opens = Who lays openly?
word-who-drops = Who drops a card?
word-who-takes-pile = Who takes their discard pile?
word-learn = Which character do you learn?
word-open = Open cards come first.
word-lay = Everybody lays a card.
word-lay-again = Somebody has spoken: keep your card or change it.
word-order = Whose card comes next?
word-effect = A character is carried out.
word-follow = One more card follows the oracle.
word-drop = Cards are dropped.
word-take = Cards may be taken.
word-over = The game is over.
word-silent = silent
word-alone = I do it alone.
word-part = I contribute.
word-nothing = I do not want to do anything.
word-lay-openly = lay openly
word-take-nothing = take nothing
word-now = now
word-later = later
word-no = no
word-ring = ring
word-two-turns = two turns
word-roll = roll
word-take-all = take a pile
word-name = name a player
word-reward = reward
word-character = character
word-successor = succession secured
word-survived = survived
word-overthrown = overthrown
word-condition-missed = condition missed
word-disappointed = The people turn away, disappointed.
word-proud = The people are proud of their council.
word-devoted = The people revere their council.
word-enthralled = The people celebrate you in every street.
word-masterful = People and crown follow your every word.
word-legendary = Even in far countries they sing of you.

## Tips for the introductory game

word-tip-1 = The Knight turns the goal 1 into 1 to 4, whatever the others have in mind. Lay him, say that you contribute, and let him be carried out first. If two of you lay him, he is lost.
word-tip-2 = Look at the sentences before you commit yourself: if somebody does it alone, lay something that leaves the die in reach. Doing nothing is a contribution too.
word-tip-3 = You all began with the same cards, and every discarded one was seen. Whoever has a 3 in reach alone should say so early; the others keep out of the way.
word-tip-4 = Pass this one, and everybody learns the Machine. New cards make hands longer, so that you renew later.
word-tip-5 = Without the Worker small steps count: two characters one after the other often reach what neither reaches alone. Say later if yours should finish.
word-tip-6 = Hands are getting short. With a single card left you renew before laying, so the card you keep is the one you lose.
word-tip-7 = Two goals: the die must show 3 or 10 at the end and have shown the other before. Think of the way, not only of the last step. Two players may take two turns.
word-tip-8 = Choose without a word: which character do all of you surely still hold? What lies in a discard pile can no longer be chosen.

## What happened

event-dealt = The council meets. Everybody holds: { $cards }. The die shows { $die }, favour is { $favour }.
event-round-began = Round { $round }: { $help_seeker } seeks help. The challenge: { $challenge }.{ $chair ->
    [none] {""}
   *[other] {" "}{ $chair_me ->
        [yes] You have the council chair.
       *[no] { $chair } has the council chair.
    }
 }
event-throne-round = The last round: who shall take the throne?
event-asked = { $phase ->
    [bell] Shall the bell be rung?
    [turns] Shall it be two turns?
    [rewards] Shall a reward be used before laying?
    [save] Shall the negated character be saved?
    [tilt] Shall the die be tilted?
    [shield] Shall the shield be used?
    [learn] Which character shall be learnt?
    [who-opens] Who shall lay openly?
    [who-drops] Who shall drop a card?
    [open] Open cards come first: { $targets }.
    [lay] Cards are laid: { $targets }.
    [order] Whose card comes next: { $targets }?
    [effect] A character is carried out: { $targets }.
    [follow] One more card after the oracle: { $targets }.
    [drop] A card must be dropped: { $targets }.
    [take] A card may be taken: { $targets }.
   *[other] Who shall take their discard pile?
 }
event-answered = { $seat_me ->
    [yes] { $answer ->
        [lay] You lay { $card } { $sentence ->
            [alone] and mean to say: “I do it alone.”
            [part] and mean to say: “I contribute.”
            [nothing] and mean to say: “I do not want to do anything.”
           *[none] in silence.
        }
        [lay-openly] You lay { $card } openly.
        [drop] You drop { $card }.
        [take] You take { $card }.
        [take-nothing] You take nothing.
        [now] You say: now.
        [later] You say: later.
        [no] You vote: no.
        [ring] You vote for the bell.
        [two-turns] You vote for two turns.
        [roll] You vote for a roll.
        [take-all] You vote for a pile to be taken.
        [open] You vote for an open card.
        [shield] You vote for the shield.
        [tilt] You vote for a tilt to { $value }.
        [learn] You vote for { $card }.
       *[other] You vote for { $target }.
    }
   *[no] { $seat } has answered.
 }
event-read-out = { $seat_me ->
    [yes] You voted
   *[no] { $seat } voted
 }: { $answer ->
    [no] no
    [ring] ring the bell
    [two-turns] two turns
    [roll] roll
    [take-all] take a pile
    [open] an open card
    [shield] shield
    [tilt] tilt to { $value }
    [learn] { $card }
   *[other] { $target }
 }. There is a second reading.
event-decided = The council decides: { $answer ->
    [no] { $phase ->
        [bell] the bell stays silent
        [turns] one turn is enough
        [rewards] no reward
        [save] nobody is saved
        [tilt] the die stays as it is
        [shield] no shield
       *[other] no
    }
    [ring] the bell is rung
    [two-turns] two turns
    [roll] roll
    [take-all] somebody takes their pile
    [open] somebody lays openly
    [shield] the shield is used
    [tilt] tilt to { $value }
    [learn] { $card }
   *[other] { $target }
 }.
event-bell-rang = The bell rings. Favour is { $favour }; the next challenge shows: { $following }.
event-second-turn = Met: goal { $met }. The second turn begins.
event-reward-used = Used: { $reward } ({ $challenge }).
event-rolled = The die is rolled: { $value }.
event-pile-taken = { $seat_me ->
    [yes] You take your whole discard pile.
   *[no] { $seat } takes the whole discard pile.
 }
event-renewed = { $seat_me ->
    [yes] You renew your hand: { $card } becomes the new pile.
   *[no] { $seat } renews the hand: { $card } becomes the new pile.
 }
event-opened = { $seat_me ->
    [yes] You lay { $card } openly.
   *[no] { $seat } lays { $card } openly.
 }
event-spoke = { $seat_me ->
    [yes] You say
   *[no] { $seat } says
 }: { $sentence ->
    [alone] “I do it alone.”
    [part] “I contribute.”
   *[nothing] “I do not want to do anything.”
 }
event-cards-lie = All cards lie.
event-revealed = { $seat_me ->
    [yes] You reveal
   *[no] { $seat } reveals
 } { $card }{ $others ->
    [none] .
   *[other] , and so do: { $others }.
 }
event-fizzled = { $card } has no effect.
event-die-turned = { $seat ->
    [none] The die is tilted to { $value }.
   *[other] { $seat_me ->
        [yes] You turn the die with { $card } to { $value }.
       *[no] { $seat } turns the die with { $card } to { $value }.
    }
 }
event-goal-changed = { $card } changes goal { $which }.
event-took = { $seat_me ->
    [yes] You take { $card } from your pile.
   *[no] { $seat } takes { $card ->
        [none] a hidden card from the pile.
       *[other] the top card from the pile: { $card }.
    }
 }
event-resolved = { $negated ->
    [yes] { $card } is negated and goes to the piles: { $targets }.
   *[no] { $card } goes to the pile: { $targets }.
 }
event-evaluated = { $challenge }: { $passed ->
    [yes] passed with { $die }.
   *[no] failed with { $die }.
 }
event-favour-changed = { $change ->
    [-1] 1 favour lost
    [-2] 2 favour lost
    [-3] 3 favour lost
    [-4] 4 favour lost
    [-5] 5 favour lost
   *[other] { $change } favour gained
 }: it is { $favour } now.
event-dropped = { $seat_me ->
    [yes] You drop { $card }.
   *[no] { $seat } drops { $card }.
 }
event-learnt = Everybody learns { $card }.
event-filed = { $challenge } is put away{ $on_right ->
    [yes] {" "}on the right
   *[no] {""}
 }{ $kept ->
    [yes] {" "}and kept as a reward.
   *[no] .
 }
event-replayed = { $challenge } comes back with { $help_seeker }.
event-throne-shown = For the throne, seat by seat: { $cards }.
event-ended = { $reason ->
    [successor] { $successor } takes the throne. A term of { $term } years.
    [survived] You have held out, but nobody is on the throne. A term of { $term } years.
    [condition-missed] You have held out, but missed what the month asked for. A term of { $term } years.
   *[overthrown] The people banish their council after { $term } years.
 }

## What you can do

phase-lay = Lay a card, with one of three sentences or in silence.
phase-open = Lay a card openly.
phase-follow = Play one more card after the oracle.
phase-drop = Drop a hand card.
phase-take = Take a card of your discard pile.
phase-now = Should your card be carried out now?
phase-later = { phase-now }
phase-turn-die = To which value do you turn the die?
phase-change-goal = Which goal do you change?
phase-vote = The council decides.
phase-vote-tilt = { phase-vote }
phase-vote-learn = { phase-vote }
phase-vote-seat = { phase-vote }

choice-lay = { $card }{ $sentence ->
    [alone] {": "}“I do it alone.”
    [part] {": "}“I contribute.”
    [nothing] {": "}“I do not want to do anything.”
   *[none] {""}
 }
choice-lay-short = { $sentence ->
    [alone] alone
    [part] part
    [nothing] nothing
   *[none] silent
 }
choice-open = { $card }, openly
choice-follow = { $card }
choice-drop = Drop { $card }
choice-take = { $card ->
    [none] Take nothing
   *[other] Take { $card }
 }
choice-now = Now
choice-later = Later
choice-turn-die = The die to { $value }
choice-turn-die-short = { $value }
choice-change-goal = { $which ->
    [1] The first goal
   *[other] The second goal
 }
choice-vote = { $answer ->
    [no] No
    [ring] Ring the bell
    [two-turns] Two turns
    [roll] Roll the die
    [take-all] Somebody takes their discard pile
    [open] Somebody lays openly
   *[shield] Use the shield
 }
choice-vote-tilt = Tilt to { $value }
choice-vote-learn = Learn { $card }
choice-vote-seat = { $target_me ->
    [yes] Me
   *[no] { $target }
 }

## Agreed before the game

option-introductory = Introductory game
option-introductory-help = A fixed set-up for a first game, without the bell (C12-86).
option-scenario = Scenario
option-scenario-help = One of twelve months with its own cards and conditions (C12-85).
option-no-bell = Without the bell
option-no-bell-help = Nobody is asked to ring the bell: simpler for a first game (C12-11).
option-silent = Silent council
option-silent-help = Every round without a sentence is worth a point (C12-84).
option-uncanny = Uncannily silent council
option-uncanny-help = No sentences, no second reading, no order of choice; two points a round (C12-84).
option-enthroned = On the throne
option-enthroned-help = Only without a chronicle, which knows by itself. The successor of the last game is out of all decks (C12-83).
option-compose = Stacks of your own
option-compose-help = Seven challenges and seven help-seekers of your choice (C12-4).

## What is not possible

refused-help-seeker = The help-seeker's own character cannot be played in this round.
refused-not-in-hand = You do not have that card.
refused-no-words = An uncannily silent council says nothing.
refused-lay-a-card = Lay one of your hand cards first.
refused-drop-a-card = Discard one of your hand cards first.
refused-now-or-later = Say whether your card is carried out now or later.
refused-not-in-pile = That card is not in your discard pile.
refused-out-of-reach = Your character cannot turn the die to that value.
refused-carry-out = First carry out the effect of your character.
refused-second-reading = In the second reading only answers of the first one count.
refused-vote = The council decides: give your answer first.
refused-no-such-answer = That is not what the council decides about now.
refused-one-set-up = Choose one: the introductory game, a scenario, or stacks of your own.
refused-no-throne = The introductory game knows no throne: leave out who sits there.
refused-silent-twice = An uncannily silent council is already silent: choose only one.
refused-needs-bell = { $scenario } cannot be won without the bell.
refused-seven-of-each = Compose seven different challenges and seven different help-seekers.
refused-on-the-throne = { $character } is on the throne and cannot seek help.
refused-other-throne = In the chronicle { $character } is on the throne: leave out who sits there.
refused-empty-throne = In the chronicle the throne is empty: leave out who sits there.
refused-not-a-chronicle = This is not a chronicle{ $place ->
    [none] {""}
   *[other] : something is wrong at { $place }
 }.
refused-chronicle-format = This chronicle has the format { $format }; known is { $known }.
refused-chronicle-begins = A chronicle begins in a year from { $low } to { $high }, not { $year }.
refused-chronicle-ends = The next council would begin in the year { $year }; a chronicle ends in the year { $last }. Begin a new one.
refused-chronicle-year = Entry { $entry } has the year { $year }; it should be { $right }.
refused-chronicle-too-late = Entry { $entry } has the year { $year }; a chronicle ends in the year { $last }.
refused-chronicle-member = In entry { $entry } { $member } should be { $right }
refused-chronicle-throne = In entry { $entry } { $throne } is on the throne; that is no character.
refused-chronicle-month = In entry { $entry } { $month } is no month; months are: { $months }.
refused-cards-difficulty = Only { $there ->
    [one] { $there } challenge has
   *[other] { $there } challenges have
 } the difficulty { $difficulty }; a game needs { $needed }.
refused-cards-seven = { $name } has { $there } different cards; it should have { $needed }, each once.
refused-cards-open = introductory.open should have { $open } of the cards in introductory.help_seekers, introductory.hidden the others, each once.
refused-right-replay = a list with LOSE1 or more beside REPLAY, so that games end
refused-right-goals = one or two lists of values from 1 to 12
refused-right-one-reward = a list with at most one reward to keep
refused-right-few-effects = a list with at most 4 effects beside favour
refused-right-ring = the five faces beside it in a ring, each beside the next

## Why it ended

reason-successor = Won: you all chose the same successor.
reason-survived = Won: you have held out, without a successor.
reason-overthrown = Lost: the favour of the people is gone.
reason-condition-missed = Lost: the condition of the scenario is not met.

## The board

board-dock = What is asked now
board-hand = Your cards
board-own-pile = Your discard pile, the top first
board-you = You
board-round = Round
board-favour = Favour: { $favour } of 5
board-favour-short = Favour
board-enthroned = On the throne: { $card }
board-die = The die shows { $die }{ $goal ->
    [yes] : a goal
   *[no] {""}
 }. Beside it: { $beside }.
board-challenge = Challenge: { $challenge }
board-goal = { $of ->
    [1] Goal:
   *[other] Goal { $n }:
 }
board-throne-goal = All the same card
board-two-goals = One goal at the end, the other on the way.
board-two-turns = Turn { $turn } of 2: a different goal at the end of each turn, nothing counts on the way.{ $met ->
    [none] {""}
   *[other] {" "}Met: goal { $met }.
 }
board-belled = Bell rung: counts double
board-seeker = Seeks help
board-seeks = { $card } seeks help
board-seeker-taboo = may not be laid
board-seeker-new = Pass, and you learn the character
board-councillor = { $mine ->
    [yes] You: { $hand } hand cards, { $pile } discarded
   *[no] { $name }: { $hand } hand cards, { $pile } discarded
 }
board-chair = Council chair
board-lead = leads
board-answered = has answered
board-thinks = is thinking
board-lies = Lies open: { $card }
board-lies-hidden = Lies face down, only you know: { $card }
board-lies-down = A card face down
board-pile = Discard pile, { $count } { $count ->
    [one] card
   *[other] cards
 }, top: { $card }
board-said = Said, number { $n }:
board-sentence-alone = “I do it alone.”
board-sentence-part = “I contribute.”
board-sentence-nothing = “I do not want to do anything.”
board-reach = { $card }. { $kind ->
    [none] No effect: this character has been carried out already.
    [cancels] The same card lies open already: both cancel each other.
    [goal] A goal becomes { $values }{ $hits ->
        [none] .
       *[other] ; the die fits already.
    }
    [roll] Rolls the die.
    [hand] Takes a card back.
   *[values] Brings the die to { $values }{ $hits ->
        [none] , no goal.
       *[other] ; goal: { $hits }.
    }
 }
board-ask-lay = Which card do you lay?
board-ask-words = { $card } – do you say anything?
board-ask-throne = Who shall take the throne? Choose without a word, all the same card.
board-ask-second-tilt = Tilt once more, but not back.
board-do-open = Lay { $card } openly
board-do-follow = Play { $card }
board-do-drop = Drop { $card }
board-do-take = Take { $card }
board-do-vote-learn = Learn { $card }
board-laid = You have laid { $card }{ $sentence ->
    [alone] {" "}and mean to say: “I do it alone.”
    [part] {" "}and mean to say: “I contribute.”
    [nothing] {" "}and mean to say: “I do not want to do anything.”
   *[none] {" "}in silence.
 }
board-answer-given = Your answer: { $answer }.
board-waits-for = Still to come: { $names }.
board-second-reading = Second reading: only what was named.
board-second-short = (second reading)
board-think-again = Think again
board-put-back = Put back
board-keeping = { $on ->
    [yes] Nothing by itself
   *[no] Keep it by itself
 }
board-chain = Carried out
word-tilt-done = tilted
board-passed = { $challenge }: passed
board-failed = { $challenge }: failed
board-favour-change = favour { $favour }
board-learnt = learnt: { $card }
board-side-failed = Failed
board-side-passed = Passed
board-no-effect = nothing more
board-next = Next comes
board-rewards = Rewards
board-R_OPEN = Lay openly
board-R_TILT = Tilt
board-R_ROLL = Roll
board-R_SAVE = Save
board-R_TAKE_ALL = Take a pile
board-R_SHIELD = Shield
board-unlearnt = Not learnt yet
board-filed = Filed
board-tip = A word of advice:
board-ask-die = { $card }: to which value do you turn the die?
board-belled-short = ×2
board-of = of
board-goal-met = met
board-state-hidden = face down
board-state-open = open
board-state-thinks = thinking
board-state-empty = no card yet
board-pile-short = Discards
board-hand-short = Hand
board-hand-of = Hand of { $name }
board-chair-silent = does not speak
board-no-word = no word yet
board-short-alone = Alone
board-short-part = Contribute
board-short-nothing = Nothing
board-short-silent = Silence
board-vote-no = No
board-vote-ring = Ring
board-vote-two-turns = Two turns
board-never = Never
board-ask-order = When should your card be carried out?
board-ask-wish = Laid. When should it be carried out?
board-wish-first = First
board-wish-any = Do not mind
board-wish-last = Last
board-stays = It stays { $card }{ $sentence ->
    [alone] {" "}and “I do it alone.”
    [part] {" "}and “I contribute.”
    [nothing] {" "}and “I do not want to do anything.”
   *[none] .
 }
board-stays-no = { $phase ->
    [bell] The bell stays silent, as you wish.
   *[other] No reward, as you wish.
 }
board-stays-wish = { $wish ->
    [first] Your card should come first.
    [last] Your card should come last.
   *[any] You do not mind when your card comes.
 }
board-stays-now = Yes
board-told-done = { $mine ->
    [yes] You carry out { $card }
   *[no] { $who } carries out { $card }
 }{ $values ->
    [none] .
   *[other] : { $values }.
 }
board-told-goal = { $mine ->
    [yes] You change goal { $n } with { $card }.
   *[no] { $who } changes goal { $n } with { $card }.
 }
board-told-negated = { $who }: { $card } cancels out.
board-told-fizzled = { $who }: { $card } has no effect.
board-told-chosen = { $who }: { $card } for the throne.
board-chain-none = Nothing has been carried out yet. The die shows
board-chain-die = The die shows
board-chain-more = and more before
board-filed-short = Annals
board-filed-title = Annals of the council
board-filed-open = Annals: challenges passed and failed, rewards
board-filed-none = Nothing has been decided yet.
board-years = { $years ->
    [one] 1 year
   *[other] { $years } years
 }
board-idle = no effect
board-cancels = cancels out
board-idle-short = no effect
board-turned-told = { $passed ->
    [yes] Passed
   *[no] Failed
 }: { $effects }. Worth { $score }.
board-seeker-told = { $card } seeks help and may not be laid.{ $news ->
    [yes] {" "}Pass, and you all learn this card.
   *[no] {""}
 }
score-lost = The people turn away from their council.
score-passed = Passed
score-failed = Failed
board-here = { $kind ->
    [goal] A goal would become { $values }{ $hits ->
        [none] .
       *[other] : the die fits already.
    }
    [roll] Any value may come; then you play one more card.
    [hand] Takes a card back; the die stays.
    [none] No effect: carried out already.
    [cancels] Lies open already: both would cancel each other.
   *[values] Now: { $values }{ $hits ->
        [none] . No goal.
       *[other] . Goal: { $hits }.
    }
 }
score-successor = { $card } takes the throne.
score-vacant = The throne stays empty.
score-challenges = Challenges
score-crowns = Crowns of the help-seekers
score-favour = Favour that was left
score-silence = { $rounds ->
    [one] One silent round
   *[other] { $rounds } silent rounds
 }
score-term = Term of office in years

## The chronicle as a book

book-title = Chronicle of the council
book-page = Page { $number }
book-year = In the year { $year }
book-from = Since the year { $year }
book-members = Into the council came { $members }
book-held = Their term lasted { $term ->
    [one] a year
   *[other] { $term } years
 }, and the council held.
book-fell = After { $term ->
    [one] a year
   *[other] { $term } years
 } the favour of the people was gone.
book-lost = Their term lasted { $term ->
    [one] a year
   *[other] { $term } years
 }, but the council did not win.
book-silent = { $rounds ->
    [one] For one round nobody spoke.
   *[other] For { $rounds } rounds nobody spoke.
 }
book-greatest-was = The greatest challenge: { $text }
book-enthroned = On the throne since: { $card }.
book-vacant = The throne stayed empty.
book-empty = Nothing stands in it yet. The first council meets in the year { $year }.

# What the terminal says of it
chronicle-question = Your greatest challenge (for the chronicle; empty: none) ▸
chronicle-entry = Year { $year }: { $members }. { $term ->
    [one] One year.
   *[other] { $term } years.
 } { $throne ->
    [none] The throne is empty.
   *[other] On the throne: { $throne }.
 }
chronicle-next = The year { $year } of your chronicle. { $throne ->
    [none] The throne is empty.
   *[other] On the throne: { $throne }{ $serves ->
    [yes] {""}
   *[other] {" "}– but the introductory game knows no throne
 }.
 }
book-back = Turn back
book-on = Turn on
book-take = Take the chronicle along
book-ask-greatest = What was your greatest challenge?
book-write = Write it down
book-none = No chronicle is kept at this table.
book-open = Open the chronicle
