### The house: lobby, table, settings, errors. Errors say what happened, that nothing is lost, and what to do.

## Everywhere

loading = One moment …
close = Close
cancel = Never mind
skip = Skip to content
navigation = Pages
try-again = Try again
to-the-lobby = To the lobby
to-the-table = To the table
one-moment = One moment …
guest = Guest
copy = Copy link
copied = Copied.
name = Name
your-name = Your name
name-is-full = A name has at most { $most } characters; what goes beyond is left out.
rename = Rename
lost-title = Nobody here
lost-help = This door leads nowhere. All tables are in the lobby.
no-such-table-title = There is no such table
no-such-table-help = The link may be incomplete, or the table was cleared away. Your other games are in the lobby.

## Lobby

lobby-welcome = Games of court intrigue. Join friends at a table, or challenge our courtiers.
games = Games
my-matches = My games
finished-matches = Finished games
open-tables = Open tables
open-tables-none = No table is waiting for guests right now. Open one yourself, or play against bots meanwhile.
players-range = { $min }–{ $max } players
minutes-range = { $min }–{ $max } minutes
play-now = Play against bots
play-title = { $game } against bots
opponents = Opponents
level = Strength
begin = Begin
open-table = Open a table
rules = Rules
what-is-asked = The question
your-turn = It is your turn
waits-for = Waiting for { $names }
free-seats = { $count ->
    [0] All seats taken
    [one] One seat free
   *[other] { $count } seats free
}
is-over = The game is over
score-of = { $name }'s reckoning
score-total = Total
continue = Continue
look-again = Look at it
join = Join
watch = Watch

level-page = Page
level-page-help = Plays without a plan, but with manners.
level-courtier = Courtier
level-courtier-help = Takes whatever serves best right now.
level-minister = Minister
level-minister-help = Thinks some way ahead.
level-grey-eminence = Grey eminence
level-grey-eminence-help = Thinks far ahead and forgets nothing that lay open.

## Opening a table

open-table-of = { $game }: open a table
table-of = { $name }’s table
table-name = Name of the table
seats = Seats
seat-me = Yourself
seat-open = Open for a guest
seat-bot = Bot: { $level }
seat-here = Somebody else at this device
seat-number = Seat { $number }
name-of-seat = Name for seat { $number }
seat-add = Add a seat
seat-take-away = Take a seat away
who-may-come = Who may come?
table-private = Only those with a link
table-public = Everybody: the table is shown in the lobby
agreements = Agreements
option-unset = open
time-bank = Time for each player
time-bank-minutes = { $minutes ->
    [0] unlimited
   *[other] { $minutes } minutes
}
time-bank-help = When your time is used up a bot plays on until you take your seat back.
no-such-game = Our court does not know this game.

## Joining

join-title = You are invited
join-help = Say your name and take a seat.
take-seat = Take a seat
gathering = The company gathers
gathering-complete = The company is complete
invite = Invite
seat-change = Change
agreed = Agreed:
begin-when-full = You can begin as soon as every seat is taken. A bot will gladly stand in for a missing guest.
waiting-for-host = Whoever opened the table can begin as soon as everybody is here.
invite-make = Write an invitation
invite-link = Link of the invitation
invite-once = The link is for one guest and works once.
invite-newcomer = The cards are dealt: the seat is for a guest who has not sat at this table yet. You cannot take it either.
qr-label = QR code of the invitation
second-device = Take it along to a second device
second-device-help = With this link you hold your seat there as well. Give it to nobody: whoever has it sees your cards.

## Seats

seat-is-open = Free
seat-you = You
seat-your-turn = Your turn
seat-thinks = Thinking
seat-to-act = To act
seat-awaited = To act, but away
seat-away = Away
seat-present = Is here
seat-a-bot = Bot
seat-steward = Stand-in
seat-steward-of-level = A bot stands in: { $level }
seat-resigned = Has resigned
seat-bot-instead = A bot instead:
seat-open-again = Free the seat again
steward-plays = A bot is playing for you.
steward-end = Play on myself
steward-for-me = Let a bot play for me
steward-for = Let a bot stand in
steward-help = The seat can be taken back at any time.
remove-guest = Ask the guest to leave
ask-for-seat = Ask for the seat
ask-for-seat-help = The seat belongs to { $name }, and only { $name } can give it up. If { $name } is away, a bot stands in at once. Whoever has not answered by the end is not taken along to the next game.
seat-was-asked = You have asked { $name } for the seat; there is no answer yet. If it takes long, a bot can stand in.
seat-stays = { $name } keeps the seat.
seat-question-title = { $name }, will you give up your seat?
seat-question = Whoever opened the table asks you for it. You decide. If you give it up, a bot plays on until you come back or somebody new takes the seat and sees your cards.
seat-keep = I stay
seat-give = Give up the seat
seat-reclaim = A bot plays on your seat ({ $name }). As long as nobody new sits there you can take it back.
seat-reclaim-now = Take the seat back
resign = Resign
resign-sure = Really resign? A bot plays your seat to the end.
leave = Leave the seat
leave-sure = Really leave? Once the game has begun a bot plays on until you come back or somebody new takes the seat and sees your cards.
leave-any-time = You can close this page at any time and play on later: the game waits for you.
time-left = Time left

## At the table

board = Table
beside-the-board = Beside the board
table-menu = Table and settings
spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
tab-options = Moves
tab-chronicle = Chronicle
tab-talk = Talk
tab-rules = Rules
tab-people = People
options-list = What you can do
options-filter = Search the moves
options-none = There is nothing for you to do right now.
options-none-found = Nothing matches your search.
chronicle-empty = Nothing has happened yet.
only-you-saw = (not everybody knows this)
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-none-found = The rules say nothing about that. Try another word.
primer = The game in ten sentences
rules-sources = Material and sources: how we know
rules-in-full = The rules in full
undo = Take back
sending = Your move is on its way …
sending-later = Your move leaves as soon as the connection is back …
connecting = Connecting …
connection-lost = The connection is interrupted and will be restored. Nothing is lost.
reconnecting = No connection
renewed = Hofstaat was renewed. Reload the page; your game waits.
curtain-down = The curtain is closed.
curtain-title = It is { $name }’s turn
curtain-help = Pass the device on. Whoever is not meant looks away.
curtain-open = I am { $name }: open the curtain
card-confidence = How we know:
copy-watch-link = Copy a link for watching

talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Say
talk-not-now = The rules forbid talking right now.
a-spectator = Spectator
phrases = Quick words
phrase-hello = Greetings!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-what-a-scandal = What a scandal!
phrase-i-trust-nobody = I trust nobody.
phrase-my-apologies = My apologies.
phrase-congratulations = Congratulations!
phrase-farewell = Farewell!

## The end

you-win = You win
wins = { $count ->
    [0] Lost together
    [one] { $names } wins
   *[other] { $names } win together
}
place = You come { $place ->
    [2] second
    [3] third
   *[other] { $place }th
  }.
score = Reckoning
player = Who
points = Points
rematch = Another game
rematch-go = To the next game
replay = Replay the game
record = Save the record
fair-sealed = The deal is sealed
fair-sealed-help = Before dealing the server published this checksum. At the end it shows what the checksum was made from: so everybody can check that nobody shuffled afterwards.
fair-shown = The deal is disclosed
fair-shown-help = This seed was used for shuffling. Its checksum must be the one published before the deal.
fair-commitment = Checksum before the deal
fair-seed = Seed
fair-verdict-fair = Checked: they belong together.
fair-verdict-unfair = The checksum does not belong to the seed!
fair-verdict-unknown = Browsers do not check this on an unencrypted address; “hofstaat replay --verify” does.

## Replays

replay-of = { $game }: replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-at = { $step } of { $steps }
replay-eyes = Through whose eyes
replay-all = All cards open
replay-as = Through the eyes of { $name }
replay-speed = Speed
review = Review
replay-spectator = Through the eyes of spectators

## Settings

settings = Settings
language = Language
theme = Light
theme-auto = Like the device
theme-dark = Night
theme-light = Day
motion = Motion
motion-auto = Like the device
motion-full = Moving
motion-reduced = Calm
lesson = Lesson
lesson-step = { $step } of { $steps }
lesson-leave = Leave the lesson; it goes on here later
lesson-next = Next
lesson-show-me = Show me
lesson-do-it = Do it for me
lesson-expected = Try: { $action }
lesson-not-yet = Not yet
lesson-see = Good!
lesson-watch = And the others
lesson-remark = By the way
lesson-done = You know the game!
lesson-free = That was the lesson. Now everybody plays freely: you against bots, at this very table.
lesson-play-on = Play on
learn = Learn to play · { $minutes } min
learn-on = Go on learning · { $step } of { $steps }
learnt = Learnt. Once more?
standing = Where I stand
standing-on = Shown
standing-off = Not shown
standing-help = Everybody sees what would count now, from what they know, and what a chosen card would change.
speed = Pace of scenes
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-once = At once
sound = Sound
sound-off = Silent
sound-on = Soft
settings-kept = Only this browser remembers all this.

## About

about = About Hofstaat
about-title = About Hofstaat
about-what = Hofstaat brings card games of favour, treachery and masks to one table: in the browser, in the terminal, with friends and against bots. The rules are the same for all; bots, too, see only what their seat may see.
about-unofficial-title = Unofficial
about-unofficial = This is a free implementation of game rules without any connection to publishers or authors. Names of games belong to their owners. All texts and drawings here are our own; where we do not know the values of cards we say so. If you like a game: buy it.
about-fair-title = Honestly shuffled
about-fair = Before every deal the server publishes a checksum, and at the end the seed it was made from. Every game can be downloaded as a record and checked move by move.
about-privacy-title = Your data
about-privacy = One cookie holds your seats, nothing else. This page loads nothing from other servers.
about-credits-title = Credits
about-credits-icons = Icons:
about-credits-fonts = Typefaces: Cormorant Garamond (Christian Thalmann, Catharsis Fonts) and Source Sans 3 (Paul D. Hunt, Adobe), both SIL Open Font License 1.1
about-credits-software = Built with Svelte, Vite, Project Fluent, uqr, Starlette, msgspec and SQLAlchemy
about-version = Version { $version }

## What did not work

refused-other = That did not work ({ $key }). Nothing has changed.
refused-offline = The server cannot be reached right now. Nothing is lost; try again in a moment.
refused-server = Something went wrong on the server. Nothing is lost; try again in a moment.
refused-server-error = { refused-server }
refused-store-failed = The server could not store that. Nothing has changed; try again in a moment.
refused-rules-changed = This game was agreed under other rules or cards than the ones installed here. It is kept as it is, but cannot be played on.
refused-log-broken = What is stored of this game cannot be played out. It is kept as it is; other tables go on.
refused-not-found = There is no such thing here.
refused-stale = Something has happened meanwhile. Look at the table and decide anew.
refused-too-fast = That was too fast. Wait a little and try again.
refused-bad-message = The server did not understand that. Nothing has changed; reload the page if it happens again.
refused-bad-request = { refused-bad-message }
refused-too-large = That is too long. Shorten it and try again.
refused-no-such-table = There is no such table.
refused-no-such-game = Our court does not know this game.
refused-not-your-seat = That is not your seat.
refused-not-host = Whoever opened the table decides that.
refused-already-started = The game has already begun.
refused-not-started = The game has not begun yet.
refused-review-private = This review is for those who played, as long as none of them shares it.
refused-review-busy = Many reviews are being written just now. Try again in a few minutes.
refused-review-failed = This review could not be written.
refused-no-such-move = That is none of the moves to choose from.
refused-no-what-if = A lesson cannot be continued from here.
refused-not-over = That has to wait until the game is over.
refused-seats-open = There are still free seats. Invite guests or put bots there.
refused-seat-not-open = This seat is no longer free.
refused-taken = Somebody else has just taken this seat.
refused-no-steward-there = No bot can stand in on this seat.
refused-player-present = Whoever sits there is here and plays.
refused-not-a-guest = There is no guest on this seat.
refused-no-newcomer = The cards are dealt: a free seat is only for somebody new. Whoever opened this table, or has sat at it, cannot take it.
refused-already-asked = This question has been put already. Wait for the answer.
refused-not-asked = Nobody has asked for this seat.
refused-answer-awaited = { $seconds ->
    [one] Whoever sits there has one more second to answer. Then a bot can stand in.
   *[other] Whoever sits there has { $seconds } more seconds to answer. Then a bot can stand in.
}
refused-resigned = You have resigned this game.
refused-lesson = Not yet: the lesson asks for something else.
refused-lesson-first = First read what the lesson says.
refused-no-lesson = There is no lesson here.
refused-cannot-undo = That cannot be taken back any more: somebody has learnt something meanwhile.
refused-may-not-talk = The rules forbid talking right now.
refused-unknown-phrase = The server does not know these words.
refused-bad-text = There is nothing to say in that.
refused-bad-name = This name does not work. Use visible characters.
refused-bad-nickname = { refused-bad-name }
refused-nickname-taken = Somebody at the table already has this name. Take another one.
refused-unknown-level = There is no such strength here.
refused-wrong-seats = This game is for { $least } to { $most } players.
refused-two-seats = You can take one seat yourself; further people at this device get names of their own.
refused-bad-option = An agreement has a value that does not exist.
refused-bad-setup = This game cannot begin like that.
refused-needs-person = Like that bots alone might never come to an end: a person has to play.
refused-bad-token = This invitation is no longer valid. Ask for a new one.
refused-foreign-origin = This page may not speak here. Open it at its own address.
refused-unknown-host = The server does not answer to this name. Open the page at its own address.
refused-not-json = { refused-bad-message }
refused-token-needed = This table is by invitation only.
refused-no-chronicle = There is no chronicle here.
refused-bad-chronicle = This file is not a chronicle, or it does not add up.
refused-chronicle-closed = The next council has begun; this page is closed.
refused-no-such-language = The server does not speak this language.

## A chronicle from game to game

chronicle-legend = Chronicle of your group
chronicle-new = Begin one
chronicle-file = Go on with one
chronicle-none = None
chronicle-first-year = The year it begins in
chronicle-choose-file = The file with your chronicle
chronicle-help = With a chronicle, years, members and succession go on from game to game. You can take it with you as a file at any time.
option-choose = { $count ->
    [0] Choose …
    [one] One chosen
   *[other] { $count } chosen
 }

## Puzzles

puzzles = Puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-all = All puzzles
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
