### Mit List und Tücke.
### Arguments of event-… and choice-…: the fields. Seat fields are names; with them $<field>_me: yes (you), self (who acts),
### no. Cards and colours are their text, backs are light or dark. What is missing is none. Arguments of card-…-does: the
### values of the card in cards.toml.

title = Mit List und Tücke
tagline = Four chapters at a court where everybody has somebody to fear. Bring your people through.
kinds = survival, mean
pitch =
    In each chapter you play four of twenty characters, one after the other, on a stack of your own. Only the top card is visible.
    Kings, bishops and wizards bring influence, if they live to see the end of the chapter.

    Most of them do have enemies. An elimination turns the whole stack, and all its influence is gone. So watch who is still to
    play, who lies in wait, and when you can cover your treasure in time.

    The more tokens of an influence are left, the more each is worth in the end. Sometimes it is wise to let somebody else's king live.

## Characters

card-charlatan = Charlatan
card-charlatan-does = May turn up one eliminated card of your stack again. Its text is not repeated.
card-black-knight = Black Knight
card-black-knight-does = If he lies face up at the end of the chapter and you receive no influence, you may take one token of any colour.
card-courtesan = Courtesan
card-courtesan-does = May swap up to two hand cards with opponents, one of each back. They return a card of their choice with the same back, without looking at yours.
card-clairvoyant = Clairvoyant
card-clairvoyant-does = May look at the four cards of the centre.
card-poisoner = Poisoner
card-poisoner-does = Strikes at once when played. Her victims: { $eliminates }.
card-berserker = Berserker
card-berserker-does = Strikes at once when played. His victims: { $eliminates }.
card-assassin = Assassin
card-assassin-does = Strikes at once when played. His victims: { $eliminates }.
card-abbot = Abbot
card-abbot-does = Strikes at once when played. His victims: { $eliminates }.
card-druid = Druid
card-druid-does = May swap a hand card with a card of the centre that has the same back, unseen.
card-white-knight = White Knight
card-white-knight-does = { card-druid-does }
card-monk = Monk
card-monk-does = { card-druid-does }
card-executioner = Executioner
card-executioner-does = Names any character but the Saint. An opponent who plays it while he is visible loses it.
card-intriguer = Intriguer
card-intriguer-does = Changes places with the visible card of the highest rank, unless he is that card himself.
card-witch = Witch
card-witch-does = May look at all hand cards of one opponent.
card-queen = Queen
card-queen-does = Lies in wait: an opponent who plays one of her victims while she is visible loses it. Her victims: { $eliminates }.
card-king = King
card-king-does = Lies in wait: an opponent who plays one of his victims while he is visible loses it. His victims: { $eliminates }.
card-saint = Saint
card-saint-does = Puts one influence token of your choice on the chapel. Nobody can eliminate her.
card-bishop = Bishop
card-bishop-does = Does nothing but bring influence, if you bring him through.
card-wizard = Wizard
card-wizard-does = Does nothing but bring influence, if you bring him through.
card-inquisitor = Inquisitor
card-inquisitor-does = Has rank { $rank } or 0, as you choose. Then name a character: an opponent who holds it shows it, and you may swap a hand card for it.

## Tokens

card-blue = Blue
card-blue-does = Royal influence: scores as many points as blue tokens are left in the supply and on the chapel.
card-green = Green
card-green-does = Influence of the church: scores as many points as green tokens are left in the supply and on the chapel.
card-yellow = Yellow
card-yellow-does = Influence of magic: scores as many points as yellow tokens are left in the supply and on the chapel.
card-elimination = Elimination
card-elimination-does = Scores 1 point for whoever has it; on the chapel it scores for nobody.

## Words

word-light = light
word-dark = dark
word-pass-light = passing light cards to the left
word-pass-dark = passing dark cards to the right
word-play = playing a card
word-heal = the Charlatan heals
word-swap = the Courtesan swaps
word-return = a card is returned to the Courtesan
word-look = the Clairvoyant looks
word-victim = choosing a victim
word-centre = swapping with the centre
word-condemn = the Executioner names somebody
word-spy = the Witch looks
word-bless = the Saint lays a token
word-rank = the Inquisitor's rank
word-name = the Inquisitor names somebody
word-take = swapping for the card shown
word-knight = the Black Knight is paid
word-over = the end

## What happened

event-chapter-began = Chapter { $chapter } begins. { $first_me ->
    [yes] You hold
   *[no] { $first } holds
 } the start player card.
event-cards-dealt = { $seat_me ->
    [yes] You are dealt: { $cards }.
   *[no] { $seat } is dealt two { $back ->
        [light] light
       *[dark] dark
    } cards.
 }
event-pass-chosen = { $seat_me ->
    [yes] You will pass on: { $card }.
   *[no] { $seat } has chosen a card to pass.
 }
event-passed = { $seat_me ->
    [yes] You pass { $to } a card: { $card }.
   *[no] { $to_me ->
        [yes] { $seat } passes you a card: { $card }.
       *[no] { $seat } passes { $to } a { $back ->
            [light] light
           *[dark] dark
        } card.
    }
 }
event-played = { $seat_me ->
    [yes] You play: { $card }.
   *[no] { $seat } plays: { $card }.
 }
event-eliminated = { $killer } ({ $seat_me ->
    [yes] yours
   *[no] { $seat }
 }) eliminates { $card } ({ $victim_me ->
    [yes] yours
   *[no] { $victim }
 }). The whole stack is turned.
event-declined = { $seat_me ->
    [yes] You leave it at that: { $card }.
   *[no] { $seat } leaves it at that: { $card }.
 }
event-healed = { $seat_me ->
    [yes] Your Charlatan heals: { $card }.
   *[no] The Charlatan of { $seat } heals: { $card }.
 }
event-laid-before = { $seat_me ->
    [yes] You lay a card before { $partner }: { $card }.
   *[no] { $seat } lays a { $back ->
        [light] light
       *[dark] dark
    } card face down before { $partner_me ->
        [yes] you
       *[no] { $partner }
    }.
 }
event-swapped = { $seat_me ->
    [yes] You swap with { $partner }: { $laid } for { $returned }.
   *[no] { $partner_me ->
        [yes] You swap with { $seat }: { $returned } for { $laid }.
       *[no] { $seat } and { $partner } swap a { $back ->
            [light] light
           *[dark] dark
        } card.
    }
 }
event-centre-seen = { $seat_me ->
    [yes] In the centre you see: { $cards }.
   *[no] { $seat } looks at the cards of the centre.
 }
event-hand-seen = { $seat_me ->
    [yes] { $target } holds: { $cards }.
   *[no] { $seat } looks at { $target_me ->
        [yes] your hand
       *[no] the hand of { $target }
    }.
 }
event-centre-swapped = { $seat_me ->
    [yes] You put { $laid } in the centre and take { $taken }.
   *[no] { $seat } swaps a hand card with the centre.
 } ({ $back ->
    [light] light
   *[dark] dark
 } { $number })
event-condemned = { $seat_me ->
    [yes] Your Executioner
   *[no] The Executioner of { $seat }
 } waits for: { $card }.
event-places-changed = { $seat_me ->
    [yes] Your Intriguer
   *[no] The Intriguer of { $seat }
 } changes places with: { $card } ({ $other_me ->
    [yes] yours
   *[no] { $other }
 }).
event-rank-chosen = { $seat_me ->
    [yes] Your Inquisitor
   *[no] The Inquisitor of { $seat }
 } has rank { $rank }.
event-named = { $seat_me ->
    [yes] Your Inquisitor
   *[no] The Inquisitor of { $seat }
 } asks for: { $card }. { $owner ->
    [none] Nobody shows it.
   *[other] { $owner_me ->
        [yes] You show it.
       *[no] { $owner } shows it.
    }
 }
event-taken = { $seat_me ->
    [yes] You take { $card } from { $partner } for { $given }.
   *[no] { $partner_me ->
        [yes] { $seat } takes { $card } from you and gives you { $given }.
       *[no] { $seat } takes { $card } from { $partner } for a { $back ->
            [light] light
           *[dark] dark
        } card.
    }
 }
event-chapel-laid = { $seat_me ->
    [yes] You lay
   *[no] { $seat } lays
 } a token on the chapel: { $token }.
event-start-card-taken = { $seat_me ->
    [yes] You have
   *[no] { $seat } has
 } the start player card now.
event-influence-taken = { $seat_me ->
    [yes] You take
   *[no] { $seat } takes
 } influence: blue { $blue }, green { $green }, yellow { $yellow }.
event-knight-paid = { $seat_me ->
    [yes] Your Black Knight
   *[no] The Black Knight of { $seat }
 } takes a token: { $colour }.
event-ended = The fourth chapter is over.

## What you can do

phase-pass = Choose the card you pass on.
phase-play = Play a card on your stack.
phase-heal = Your Charlatan may turn up an eliminated card.
phase-eliminate = Choose the victim.
phase-condemn = Whom does your Executioner wait for?
phase-name = Whom does your Inquisitor ask for?
phase-return = Return a card with the same back.
phase-give = You may swap a hand card for the card shown.
phase-centre = You may swap a hand card with the centre.
phase-lay = Your Saint lays a token on the chapel.
phase-take = Your Black Knight may take a token.
phase-rank = Choose the rank of your Inquisitor.
phase-look = Your Clairvoyant may look at the centre.
phase-spy = Your Witch may look at a hand.
phase-swap = Your Courtesan may swap a hand card.
phase-decline = You may leave it at that.

choice-pass = Pass on { $card }
choice-play = Play { $card }
choice-heal = Turn up { $card }
choice-eliminate = Eliminate { $card }
choice-condemn = Wait for { $card }
choice-name = Ask for { $card }
choice-return = Return { $card }
choice-give = Give { $card }
choice-centre = { $card } for card { $number } of the centre
choice-centre-short = Card { $number } of the centre
choice-lay = Lay a token: { $colour }
choice-lay-short = { $colour }
choice-take = Take a token: { $colour }
choice-take-short = { $colour }
choice-rank = Rank { $rank }
choice-look = Look at the centre
choice-spy = Look at the hand of { $target }
choice-spy-short = { $target }
choice-swap = Lay { $card } before { $partner }
choice-swap-short = Before { $partner }
choice-decline = Leave it at that

## Agreed before the game

option-random-removal = Random removal
option-random-removal-help = For three: instead of ranks 1 to 4, in each chapter two light and two dark cards are put aside unseen (LT-2).

## What is not possible

refused-pass-light = You have to choose a light card for your left neighbour now.
refused-pass-dark = You have to choose a dark card for your right neighbour now.
refused-play-a-card = You have to play a hand card now.
refused-heal = Your Charlatan may turn up an eliminated card now, or you decline.
refused-swap = Your Courtesan may swap a hand card now, or you decline.
refused-return = You have to return a card with the same back now.
refused-look = Your Clairvoyant may look at the centre now, or you decline.
refused-choose-victim = You have to choose a victim now.
refused-swap-centre = You may swap a hand card with the centre now, or you decline.
refused-condemn = Your Executioner has to name a character now.
refused-spy = Your Witch may look at a hand now, or you decline.
refused-bless = You have to put an influence token on the chapel now.
refused-choose-rank = You have to choose the rank of your Inquisitor now.
refused-name = Your Inquisitor has to name a character now.
refused-take = You may give a hand card for the card shown now, or you decline.
refused-knight = Your Black Knight may take an influence token now, or you decline.
refused-not-in-hand = You do not have that card in your hand.
refused-light-only = Only light cards are passed now.
refused-dark-only = Only dark cards are passed now.
refused-other-back = The card you return must have the same back as the one before you.
refused-same-back-twice = Your second swap must have the other back.
refused-partner-lacks-back = That opponent has no card with this back.
refused-nobody-has-back = No opponent has a card with this back.
refused-saint-is-safe = The Saint cannot be named by the Executioner.
refused-not-in-game = That character is not in this game.
refused-no-such-victim = Your killer cannot eliminate that card now.
refused-not-eliminated = That card is not among the eliminated ones of your stack.
refused-empty-hand = That opponent has no cards.
refused-colour-gone = No token of that colour is left in the supply.
refused-removal-for-three = Random removal is for 3 players only: 4 players need all characters.
refused-cards-rank = { $name } = { $rank }, as { $other }; each rank belongs to one character.
refused-cards-lowest-rank = lowest_rank.{ $seats } leaves { $light } light and { $dark } dark characters; { $seats } players need { $needed } of each.

## Why it ended

reason-most-points = Most points win.
reason-start-player-card = A tie: it goes to the holder of the start player card, or the next of the tied clockwise.

## The table in the browser

banner-black-knight = Bl. Knight
banner-white-knight = Wh. Knight
board-chapter = Chapter { $chapter }, round { $round }
board-passing = Chapter { $chapter }, passing
board-plan = Who eliminates whom
board-start = Start player card
board-tokens = Tokens
board-supply = Supply
board-chapel = Chapel
board-centre = Centre
board-threats = Lying in wait
board-threat = { $killer } ({ $player }) for { $eliminates }
board-passing-on = You pass on: { $card }
board-laid = Before { $partner } lies a { $back ->
    [light] light
   *[dark] dark
 } card of { $player }
board-shown = { $player } shows: { $card }
board-own = Your court
board-you = you
board-court = { $mine ->
    [yes] Your court
   *[no] Court of { $name }
 }
board-stack = { $mine ->
    [yes] Your stack
   *[no] Stack of { $name }
 }: { $size ->
    [0] empty
    [one] 1 card
   *[other] { $size } cards
 }{ $card ->
    [none] { $size ->
        [0] { "" }
       *[other] , eliminated
    }
   *[other] , visible { $card }, rank { $rank ->
        [none] not chosen yet
       *[other] { $rank }
    }
 }{ $eliminated ->
    [0] { "" }
   *[other] , { $eliminated } turned
 }
board-turned = This stack was eliminated: its cards lie face down and bring nothing. The chronicle tells which they were.
board-holds = { $name } holds { $light } light and { $dark } dark cards
board-points = { $points ->
    [one] point now
   *[other] points now
 }
board-waits-for = Lies in wait for: { $cards }
board-strikes = Strikes: { $cards }
board-fears = Must fear: { $cards }
board-fears-waiting = While they lie in wait, also: { $cards }
board-no-threats = Nobody lies in wait.
board-you-hold = In your hand!
board-in-hand = in your hand
board-plan-help = Who strikes does so at once when played, at visible cards of opponents. Who lies in wait strikes while visible, when an opponent plays the victim.
board-worth-now = What a token is worth now
board-worth = { $colour }: a token is worth { $worth } now; { $supply } in the supply, { $chapel } on the chapel
board-window = Chapter { $chapter }: { $token ->
    [none] no token yet
   *[other] { $token }
 }
board-centre-card = Centre, { $back ->
    [light] light
   *[dark] dark
 } card { $number }
board-other-back = That card of the centre has another back than the card you picked.
board-pass-left = Light cards go to the left{ $name ->
    [none] { "" }
   *[other] , yours to { $name }
 }
board-pass-right = Dark cards go to the right{ $name ->
    [none] { "" }
   *[other] , yours to { $name }
 }
board-passes-to = { $mine ->
    [yes] passes to you
   *[no] passes to { $name }
 }
board-has-chosen = { $mine ->
    [yes] You have chosen
   *[no] { $name } has chosen
 }
board-chooses = { $mine ->
    [yes] You still choose
   *[no] { $name } still chooses
 }
board-chapter-over = Chapter { $chapter } is over
board-nothing = nothing
board-hand = Your hand
board-hand-empty = Your hand is empty.
board-tray = { $back ->
    [light] Light cards
   *[dark] Dark cards
 }
board-hand-card = { $card }, { $back ->
    [light] light
   *[dark] dark
 }{ $deadly ->
    [yes] , would be eliminated now
   *[no] { "" }
 }
board-do-pass = Pass on
board-do-play = Play
board-do-return = Return
board-do-give = Give
board-pick-pass = Pick the card you pass on.
board-pick-play = Pick the card you play.
board-pick-return = Pick the card you return.
board-pick-give = Pick the card you give for the one shown.
board-pick-centre = Pick a hand card, then the card of the centre.
board-pick-swap = Pick a hand card, then an opponent.
board-put-back = Put it back
board-would-die = { $killer } ({ $name }) lies in wait: this card would be eliminated.
board-would-strike = Strikes { $card } ({ $name }).
board-may-strike = Can strike { $card } ({ $name }): one of these, as you choose.
board-wait-passing = Still choosing: { $names }
board-wait = { $names }: { $stage }
board-look-centre = The four cards of the centre
board-look-hand = The hand of { $name }
board-look-private = Only you see this.
board-played = played
board-passed-on = passed on
board-lies-in-wait = waits for
board-in-danger = { $killer } waits
board-seen = Seen
board-worth-short = Worth
board-to-swap = to swap with
board-stack-size = { $size ->
    [one] 1 card
   *[other] { $size } cards
 }
board-stack-turned = { $turned } turned
board-in-the-hand = in hand
board-sum = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-standing = How things stand
board-hand-of = The hand of { $name }
board-chapter-brought = { $name }: { $tokens }
board-idle = Look at a card: this is where it says what it does.

## The reckoning in the browser

