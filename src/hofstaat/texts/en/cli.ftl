### The terminal.

## Help

help = Hofstaat: card games of court intrigue at one table. Without a command it opens the table in your browser.
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-help = Show this help.
help-default = default:
help-required = required
help-env = environment:
help-lang = Language: de or en.
help-version = Show the version, and whether the core is compiled.
help-game = Name of the game, for example hof-verrat.
help-serve = Open the table in the browser, for this computer or for everyone in the house.
help-host = Address to listen on; 0.0.0.0 is for everyone in the network.
help-port = Port to listen on.
help-database = Where games are kept: sqlite:///FILE or postgresql://….
help-data = Folder for everything the server keeps.
help-browser = Open a browser at the start, or not (HOFSTAAT_NO_BROWSER=1).
help-workers = How many processes serve; several need PostgreSQL.
help-base-url = Address under which others reach this server, for invitations.
help-play = Play in the terminal, against bots or with several people at one keyboard.
help-lesson = Learn a game at its table: a guided first game, taken up again where you left it.
help-again = Begin the lesson anew.
help-name-one = Your name.
help-seats = How many play.
help-bots = Kinds of the bots, in the order of their seats: page, courtier, minister, grey-eminence.
help-seat = Your seat, counted from 0.
help-humans = How many people play at this keyboard.
help-name = Your name; repeat it for several people.
help-seed = Seed of the deal; the same seed brings the same cards.
help-cards = A card file of your own; its values replace the printed ones.
help-option = An agreement of this game, for example memory_aid=true.
help-load = Go on with a saved game.
help-chronicle = Keep the chronicle of your group in this file (council-of-12).
help-year = Year in which a new chronicle begins.
help-rules = Show the rules of a game, or one rule.
help-rule = Number of the rule, for example HV-6.
help-cards-command = Show the cards of a game, and how sure we are of their values.
help-award = Kabale und Hiebe: who wins a goal, and why, step by step.
help-award-goal = The goal, for example music-4.
help-award-column = The cards below it from the goal downwards, for example red:king; one under a cloak follows the cloak.
help-award-json = Write the verdict as data instead.
help-review = Say what happened in a finished game, why, and what would have been better.
help-review-seat = Speak to the one on this seat, counted from 0.
help-review-json = Write the review as data instead.
help-puzzle = Solve a puzzle of a game; without a number the one of the day.
help-puzzle-number = Which one, counted from 1.
help-replay = Tell a recorded game again.
help-file = The record, or a saved game.
help-replay-seat = Tell it as this seat saw it, counted from 0.
help-verify = Also prove that the cards came from the seed committed to.
help-replay-browser = Open the record in the browser: to look at it, or to play on if it is not over.
help-fuzz = Play random games in great number and check the laws every game obeys.
help-fuzz-games = Games to play; all if none is named.
help-fuzz-actions = How many actions per game.
help-fuzz-seed = Number that everything follows from; the same one plays the same games.
help-fuzz-against-source = Play every game from source as well and compare it with the compiled core, move by move.
help-fuzz-out = Folder for the record of a finding.
fuzz-done = { $game }: { $actions } actions in { $games } games. Checks: { $checks }.
fuzz-found = A law is broken: { $law }. The record is in { $file }; open it with: hofstaat replay { $file } --browser
help-bench = Measure how fast this copy of Hofstaat is.
help-bench-games = Games to measure; all if none is named.
help-json = Write the figures to this file too.
help-rounds = Rounds of measuring; more are steadier.

## Bad input

error-language = { $lang } is not a language Hofstaat speaks; it speaks: { $known }.
error-puzzle = There is no puzzle { $number }: they are counted from 1 to { $last }.
error-game = There is no game { $game }; there are: { $games }.
error-which-game = Which game would you like to play? There are: { $games }.
error-seat = There is no seat { $seat }; seats are 0 to { $last }.
error-people = { $people } people cannot sit on { $seats } seats; it should be 1 to { $seats }.
error-name = { $name } is no name: it should be readable, and not longer than { $longest } characters.
error-names = Two people have the same name; give each their own.
error-bot = There is no bot { $bot } for { $game }; there are: { $bots }.
error-other-game = { $file } is a game of { $game }.
error-extra = This needs { $package }, which is not installed: pip install 'hofstaat[{ $extra }]'. In the terminal you play without it: hofstaat play hof-verrat
error-no-lesson = There is no lesson of { $game } yet; hofstaat play { $game } plays it.
error-load = A saved game has its { $option } already: leave it out.

## What is no command

usage-help = More: { $command } --help
usage-no-command = There is no command { $command }; there are: { $commands }.
usage-no-option = There is no option { $option } here.
usage-needs-value = { $option } needs a value.
usage-takes-none = { $option } takes no value.
usage-missing = { $name } is missing.
usage-extra = { $words } is too much.
usage-whole-number = { $name } should be a whole number.
usage-number = { $name } should be a number.
usage-range = { $name } is too small or too large.
usage-value = { $name } cannot have this value.

## What the system says of a file

refused-system-enoent = No such file or directory
refused-system-eacces = You may not do that there
refused-system-eperm = { refused-system-eacces }
refused-system-eisdir = That is a folder
refused-system-enotdir = On the way to it there is a file that is no folder
refused-system-enospc = The disk is full
refused-system-erofs = Nothing can be written there
refused-system-enametoolong = The name is too long
refused-system-eloop = The link leads round in a circle
refused-system-eaddrnotavail = This computer does not have that address

## At the table

you = You
guest = Guest
seat-number = Seat { $seat }
welcome = h help · r rules · q leave (your game is kept)
seated = At the table: { $players }.
prompt = What do you do?
what = I did not understand that. Type a number from 1 to { $options }, or h for help.
enter-repeats = Enter: { $answer } again
curtain = { $name } is next. Pass the keyboard, then press Enter.
score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
saved = Saved to { $file }.
cannot-save = { $file } cannot be written: { $why }. The game goes on.
cannot-keep = This game is not kept: { $file } cannot be written ({ $why }). While you play, s FILE saves it elsewhere.
lesson-keys = w what is wanted · h help · q leave (the lesson waits for you)
lesson-read-on = Enter ▸
lesson-only-read = Here is nothing to be done. Enter goes on, h helps.
lesson-not-yet = Not yet.
lesson-expected = Try: { $action }
lesson-free = That was the lesson. Now everybody plays freely: you against bots, at this very table.
key-w = w
goodbye = Your game is kept. To go on with it:
recorded = The record of this game: { $file }
unfinished = This game is not over.
verified = Verified: the seed is the one committed to, and it brought all these cards.
no-card = No card has { $card } in its name.

key-number = 1, 2, …
key-number-help = do what has this number; the game's own words work too
key-enter = Enter
key-enter-help = as last time, where the same is asked again
key-h = h
key-h-help = this help
key-t = t
key-t-help = the table and your choices again
key-r = r, r ID
key-r-help = all rules, or one of them
key-c = c, c NAME
key-c-help = what the cards do, or those with this name
key-l = l
key-l-help = the log: what happened so far
key-a = a
key-a-help = advice: what a minister would do with what you know
advice-thinking = A minister thinks it over …
advice-stopped = No advice, then.
advice-all-equal = All about equal: no single reason speaks for one of them.
advice-not-agreed = Advice is for games against bots: people at one terminal play without.
key-s = s, s FILE
key-s-help = save the game
key-q = q
key-q-help = leave; you can go on later

## Cards

cards-name = Card
cards-values = Values
cards-confidence = How sure we are

## Hof-Verrat

hv-family = Family
hv-standing = Standing
hv-queen = Spies
hv-spies = { $spies ->
    [one] one spy
   *[other] { $spies } spies
 }
hv-laid = Laid by: { $spies }
hv-pile = Pile: { $cards }.
hv-gone = Eliminated: { $cards }.
hv-hand = Hand
hv-mission = Mission
hv-total = Total
hv-to-above = table above
hv-to-below = table below
hv-to-own = your district

## Mit List und Tücke

lt-chapter = Chapter { $chapter }, round { $round }
lt-passing = Chapter { $chapter }, passing
lt-stack = Stack
lt-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
lt-turned = eliminated
lt-hand = Hand
lt-tokens = Tokens
lt-points = Points now
lt-supply = Supply
lt-supply-left = { $supply } left
lt-worth = worth { $worth } each
lt-chapel = Chapel
lt-empty = empty
lt-centre = Centre
lt-threats = Lying in wait
lt-threat = { $killer } ({ $player }) for { $eliminates }
lt-passing-on = You pass on: { $card }
lt-laid = Before { $partner } lies a { $back ->
    [light] light
   *[dark] dark
 } card of { $player }.
lt-shown = { $player } shows: { $card }.
lt-eliminates = { $killer }: { $eliminates }
lt-plan = Who eliminates whom
lt-waits = lies in wait

## Mascarade

ma-gold = Gold
ma-cards = Cards
ma-answer = Answer
ma-centre = Centre
ma-bank = Bank { $gold }
ma-court = Court { $gold }
ma-preparation = Turns of preparation left: { $turns }
ma-turns = Turns left: { $turns }
ma-announced = announces { $character }
ma-claims = claims it
ma-passes = passes
ma-asked = is asked
ma-swap = Swap
ma-keep = Only pretend

## Council of 12

c12-round = Round { $round } of 8
c12-favour = Favour
c12-die = Die
c12-beside = tilts to { $faces }
c12-challenge = Challenge
c12-goal = goal { $goal }
c12-goals = goals { $first } and { $second } (one at the end, the other on the way), shown { $shown }
c12-goals-in-two-turns = goals { $first } and { $second } (turn { $turn } of 2, a different one at the end of each){ $met ->
    [none] {""}
   *[other] , met: goal { $met }
 }
c12-belled = belled
c12-next = next: { $challenge } ({ $goal })
c12-help-seeker = Help-seeker
c12-taboo = may not be laid
c12-rewards = Rewards
c12-unlearnt = Unlearnt
c12-throne = On the throne
c12-hand = Hand
c12-pile = Pile
c12-lies = Laid
c12-says = Says
c12-hidden = face down
c12-answered = has answered
c12-cancels = cancels out
c12-chair = chair
c12-own-hand = Your hand
c12-own-pile = Your pile
c12-own-card = Your card
c12-challenges = Challenges
c12-crowns = Crowns
c12-silence = Silence
c12-term = Term of office
c12-passed = passed
c12-failed = failed

## Chronicles

chronicle-none = { $game } keeps no chronicle: leave out --chronicle.
chronicle-year-alone = --year is the year in which a new chronicle begins: name its file too, with --chronicle FILE.
chronicle-no-text = { $file } is not a chronicle: it is not text.
chronicle-unreachable = { $file } cannot be read and written as a chronicle: { $why }.
chronicle-begun = { $file } begins in the year { $year } already: leave out --year.
chronicle-other = Another one: --chronicle FILE.
chronicle-dealt = { $file } says something else about this game than it was dealt with ({ $options }). Choose another chronicle.
chronicle-entered = Entered into { $file }:
chronicle-known = This game is in { $file } already.
chronicle-later = This game is not in the chronicle yet, but it is kept. Once the file is right again, it is entered by:

## Kabale und Hiebe

award-no-goal = There is no goal { $goal }; goals are: { $goals }.
award-no-colour = { $card } should be COLOUR:CARD, for example red:king; colours are: { $colours }.
award-no-card = There is no card { $card }; cards are: { $cards }.
award-twice = { $card } is there twice; every colour has each card once.
kh-round = Round { $round } of { $rounds }
kh-column = no.
kh-goal = Goal
kh-cards-of = Cards
kh-column-cards = from the goal downwards
kh-player = Player
kh-hand = Hand
kh-pile = Pile
kh-discards = Discard pile
kh-won = Goals won
kh-to-come = { $goals ->
    [0] No more goals are to come.
    [one] One goal is still to come.
   *[other] { $goals } goals are still to come.
 }
kh-to-column = column { $column }
kh-plain = Added up
kh-doubled = All six areas
kh-total = Points

## The arena

help-arena = Tournaments between bots, and how a game behaves.
help-arena-play = Play a tournament: every line-up on the same deals, on every seat.
help-arena-stats = How a game behaves: which cards win, which seats, how long it takes.
help-lineup = Bots in the order of their seats, the last one takes those left; repeat it for several line-ups. Parameters: minister:seconds=0.1
help-deals = How many deals; each is played by every line-up on every seat.
help-arena-seed = The same seed brings the same deals.
help-jobs = Processes at once; 0: as many as there are cores.
help-limit = Seconds a bot may take for a decision.
help-ray = Play on a Ray cluster instead: its address, or local.
help-out = Folder for results, tables and plots; the same command again goes on where it stopped.
help-plots = Draw plots into the folder, or not.
help-arena-source = Name of a game, or the folder of a tournament.
help-arena-bots = Who plays the games.
arena-no-lineup = A line-up is empty; it should be bots with commas between them, for example minister,greedy.
arena-too-many = { $lineup } are { $bots } bots; there are only { $seats } seats.
arena-bot = { $bot } cannot play: { $why }
arena-needs-person = Like that bots alone might never come to an end in { $game }: a person would have to play, and none plays in the arena.
arena-parameter = { $setting } in { $bot } should be NAME=NUMBER, for example minister:seconds=0.1.
arena-other-tournament = { $folder } holds another tournament; choose another folder, or the same game, line-ups, seed and options.
arena-bad-file = { $file } cannot be read: { $why }
arena-nothing = Nothing has been played there yet.
arena-playing = Playing
arena-stopped = Stopped after { $games } games.
arena-interrupted = Stopped after { $games } games; the same command goes on from there.
arena-title = { $games } games
arena-lineup = Line-up
arena-bot-column = Bot
arena-share = Wins
arena-interval = 95 % interval
arena-fair = fair share
arena-times-fair = times fair
arena-score = Points
arena-games = Games
arena-rating = Rating
arena-milliseconds = ms
arena-slowest = slowest
arena-seat = Seat
arena-chosen = each game
arena-length = Line-up { $lineup }: { $mean } decisions a game ({ $low } to { $high }).
arena-no-ratings = For ratings: pip install 'hofstaat[arena]'
arena-no-plots = For plots: pip install 'hofstaat[arena]'
arena-no-ray = Ray is not installed: pip install 'hofstaat[ray]'
arena-fault = Lost decisions
arena-written = Written to { $folder }
arena-habit-length = A game takes { $mean } decisions ({ $low } to { $high }).
arena-habit-scores = Points: { $mean } ({ $low } to { $high }).
arena-habit-ends = It ends by: { $ends }. Several winners in { $shared } of the games.
arena-habit-seats = Seats
arena-habit-cards = Cards, and how often those who chose them win

## Rules, bots and the server, refused

refused-no-such-rule = { $game } has no rule { $rule }; it has: { $known }.
refused-no-rules = There is no page of rules for { $game }.
refused-no-such-bot = There is no bot { $bot } for { $game }; there are: { $bots }.
refused-no-such-parameter = The bot { $bot } has no parameter { $name }; it has: { $known }.
refused-bad-parameter = The parameter { $name } of the bot { $bot } cannot be { $value }.
refused-no-bot-there = There is no bot { $bot }: { $why }.
refused-not-a-bot = { $bot } is no bot: it should be a class derived from hofstaat.bots.Bot.
refused-setting-database = The database { $url } is neither sqlite:///FILE nor postgresql://….
refused-setting-flag = { $name } is { $value }; it should be 1 or 0.
refused-setting-number = { $name } is { $value }; it should be a number.
refused-setting-port = The port { $port } is not between 0 and 65535.
refused-setting-rate-factor = The rate factor { $factor } is not above 0.
refused-setting-base-url = The base URL { $url } should begin with http:// or https://.
refused-setting-log = The log level { $level } is not debug, info, warning or error.
refused-setting-workers = The number of workers { $workers } is not 1 or more.
refused-setting-postgresql = Several workers need PostgreSQL: name one with --database postgresql://…, or use one worker.
refused-port-taken = port { $port } of { $host } is taken by another program. Choose another with --port (0 takes any free one).
refused-port-denied = port { $port } of { $host } may not be used by you. Choose one above 1023 with --port.
refused-port-unusable = port { $port } of { $host } cannot be used: { $why }. Check --host and --port.
refused-data-unusable = the folder { $folder } cannot be used: { $why }. Choose one with --data.
refused-database-unusable = the database cannot be opened: { $why }.
refused-database-too-new = the database was made by a newer version of Hofstaat: install that one.
