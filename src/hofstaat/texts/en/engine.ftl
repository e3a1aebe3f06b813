### What all games share: refusals, confidence of card values, opponents.

and = and
none = nothing

refused-review-not-over = This game is not over: only a finished one can be reviewed.
refused-no-such-puzzle = There is no such puzzle.
refused-review-empty = Nobody decided anything in this game: there is nothing to review.
refused-illegal = That is not possible now.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-no-such-seat = There is no such seat.
refused-no-such-action = There is no such action.
refused-no-such-lot = That lot is no longer in the bag.
refused-not-compiled = This copy of Hofstaat is { $build }: only a compiled core can be compared with its source.
refused-no-seed = A seed is a whole number or a text, not { $seed }.
refused-no-lots-due = No lots are due now.
refused-no-action = '{ $text }' is not an action; actions are written like: { $examples }.

## Records

refused-bad-line = Line { NUMBER($line, useGrouping: 0) }: { $why }
refused-unreadable-line = this line cannot be read: { $detail }.
refused-not-text = this is not a record: it is not text.
refused-not-whole = this is not a whole record: it has no header and no end.
refused-breaks-off = the record breaks off here; its last line should tell the end.
refused-digest = the digest does not fit: the record was changed or is not whole.
refused-format = this record has format { $found }; known is format { $known }.
refused-other-game = this is a record of { $recorded }, not of { $game }.
refused-other-rules = played by version { $recorded } of the rules; this is version { $rules }.
refused-other-cards = played with other card data; give the card file it was played with (--cards FILE).
refused-record-without-seed = this record has no seed: it can be replayed, but not verified or continued.
refused-other-seed = the seed is not the one that was committed to before the deal.
refused-seed = a server keeps seeds of up to { $most } characters, none of them NUL.
refused-turn-of-another = It is not the turn of seat { $seat }.
refused-other-lots = these lots are not the ones the seed brings.
refused-lots-due = the record ends where lots are to be drawn.
refused-other-end = the record tells another end than its game has.
refused-other-players = players named in this line: { $players }; seats in this game: { $seats }.
refused-unreadable-entry = this is no action, no lots and no taking-back.

## Agreements and card files

refused-number-of-players = { $game } is for { $low } to { $high } players, not { $seats }.
refused-no-such-option = { $game } has no option { $option }; its options: { $options }.
refused-option-value = The option { $option } cannot be { $value }; it should be { $right }.

refused-card-line = { $file }, line { $line }: { $why }
refused-card-file = { $file }: { $why }
refused-card-value = { $name } = { $value } should be { $right }.
refused-card-missing = { $name } is missing.
refused-card-unknown = { $name } is unknown; known here: { $known }.
refused-card-file-no-text = { $file }: this card file is not text.
refused-card-file-unreadable = { $file }: this card file cannot be read: { $why }.
refused-card-file-no-toml = { $file }{ $line ->
    [none] {""}
   *[other] , line { $line }
 }: this is not valid TOML.
refused-right-number = a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
refused-right-half = a number from 0 to { NUMBER($high, useGrouping: 0) } in steps of 0.5
refused-right-numbers = a list of whole numbers from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
refused-right-word = one of { $words }
refused-right-words = a list of { $words }
refused-right-few = a list of at most { NUMBER($most, useGrouping: 0) } of { $words }
refused-right-flag = true or false
refused-right-any-number = a number
refused-right-text = a short text
refused-right-list = a short list of numbers or words
refused-right-section = a section of its own
refused-right-or-none = { $right }, or none

## Confidence of card values

confidence-rulebook = printed
confidence-rulebook-help = The rulebook says so.
confidence-published = known from other editions
confidence-published-help = Another public source says so.
confidence-derived = derived
confidence-derived-help = It follows from the rules.
confidence-reconstructed = our reconstruction
confidence-reconstructed-help = Our best guess: correct it if you own the game.

bot-random = Random
bot-random-help = anything that is allowed
bot-greedy = Greedy
bot-greedy-help = takes what is best right now, forgets nothing
bot-search = Search
bot-search-help = thinks ahead for a fixed number of simulations
bot-page = Page
bot-page-help = plays without a plan, but with manners
bot-courtier = Courtier
bot-courtier-help = takes what is best for them right now, and forgets a little
bot-minister = Minister
bot-minister-help = thinks a few moves ahead
bot-grey-eminence = Grey Eminence
bot-grey-eminence-help = thinks for long and forgets nothing
