### What all games share: refusals, confidence of card values, opponents.

and = and
none = nothing

refused-illegal = That is not possible now.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-no-such-seat = There is no such seat.
refused-no-such-action = There is no such action.
refused-no-such-lot = That lot is no longer in the bag.
refused-no-seed = A seed is a whole number or a text, not { $seed }.
refused-no-lots-due = No lots are due now.
refused-no-action = “{ $text }” is not an action; actions are written like: { $examples }.

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
