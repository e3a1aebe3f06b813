### Advice and review. Values and points come as texts: “35 %”, “+1.2”.

## Advice

advice-basis-win = If courtiers played on, by what you know
advice-basis-points = What this council could still reach, by what you know
advice-would = A minister would:
advice-all-equal = All about equal: no single reason.
advice-some-equal = About as good as the best
advice-value = { $value } ± { $error }
advice-no-reason = No single reason: many small ones.
advice-likely = By what you know it is true with { $likely }.
advice-because = { $good }.
advice-because-but = { $good }; but { $bad }.
advice-but = But { $bad }.

reason-you = { $part } { $points } for you
reason-other = { $part } { $points } for { $name }
reason-all = { $part } { $points }

part-family = { $of }
part-mission = { $of ->
    [light] light mission
   *[dark] dark mission
  }
part-goal = goal { $of }
part-later-goals = later goals
part-areas = the full set of areas
part-gold = gold
part-influence = { $of } influence
part-eliminations = eliminations
part-challenges = challenges
part-favour = favour
part-silence = silent rounds
part-crowns = crowns
part-points = points

## Review

review-title = Review of { $game }
review-basis-win = Chances as bots would play on, in whole percents. Nobody is judged by what they could not know.
review-basis-points = Points this council could still reach, as bots would play on.
review-progress = Writing the review … { $done }
review-truth = How it really stood
review-known = What each could know
review-course = The course
review-turn = Turn { $turn }
review-round = Round { $turn }
review-parts = Luck and skill
review-fair = Equal share
review-start = After the deal
review-deal = Deal
review-draws = Draws
review-own = Own moves
review-fate = Fate
review-others = The others
review-others-and-luck = Others and luck
review-result = Result
review-too-fine = The luck of a single game is known to about { $error } only: it is not split off here.
review-deal-help = What the first cards were worth.
review-draws-help = What chance brought later.
review-own-help = What your moves were worth by what you could know.
review-fate-help = What your moves brought beyond that: cards you could not see.
review-others-help = What the others' moves did to you.
review-accuracy = Accuracy about { $accuracy }
review-accuracy-help = That is how much of what was at stake was kept, by what could be known. { $mattered } of { $decisions } decisions mattered.
review-accuracy-none = Nothing was at stake that could be judged.
review-team = Points left on the table: about { $loss } in { $decisions } decisions of the team.
review-turning = Turning points
review-turning-none = No turn changed much.
review-mistakes = Better moves
review-mistakes-none = No move was clearly better than the one made.
review-reads-mascarade = Bluffs and objections
review-reads-spies = Spies met
review-before-after = { $before } → { $after }
review-played = Played
review-better = Better
review-would = A minister would
review-by-knowledge = By what could be known then.
review-example = For example: { $line }
review-instead = { $name }: { $did } { $value } instead of { $better } { $instead } ± { $error }.

kind-deal = The deal
kind-draw = { $name } draws
kind-mistake = A better move for { $name }
kind-fate = Fate: { $name } could not know
kind-move = A move by { $name }
kind-own = Your move
kind-none = Chance
mark-mistake = better move
mark-draw = draw
mark-fate = fate
mark-move = other’s move
mark-deal = deal

read-truth = { $name } says the truth
read-bluff = { $name } bluffs, and it works
read-caught = { $name } bluffs and is caught
read-good = { $name } objects, and had good reason
read-lucky = { $name } objects and is lucky
read-wrong = { $name } objects wrongly
read-spy = { $name } meets a spy: { $card }
read-likely = The others held it true with { $likely }.
read-likely-own = { $name } could expect it with { $likely }.

## The last sentence of a game

finale-because-deal = The deal made the beginning easy or hard.
finale-because-draw = It turned in turn { $turn }, when { $name } drew.
finale-because-mistake = It turned in turn { $turn }, in which { $name } had a better move.
finale-because-fate = It turned in turn { $turn }: { $name } could not know.
finale-because-move = It turned in turn { $turn }, by a move of { $name }.
finale-because-none = It was close to the end.

## On the page

review = Review
review-moments = Moments
review-as-table = As a table
review-chart = Chances after each turn in percent, as bots would play on; as a table below
review-chart-points = Points the council could still reach after each turn; as a table below
review-curve = Curve
review-waits = { $before ->
    [0] The review is being written … { $done }
   *[other] { $before } reviews come first. You may leave: it goes on being written.
  }
review-leave = You may leave this page: it goes on being written.
review-next-mistake = Next moment
review-previous = Moment before
review-copy = Copy address
review-copied = Copied
review-share = Let everybody see this review
review-shared = Everybody may see this review
review-keys = Keys: arrows move, Home and End, Space plays, n and p go from moment to moment, k switches the curve, e the eyes.
review-known-note = What each could know does not add up to 100 %.
finale-to-review = To the review

## Puzzles

puzzle-title = { $game }: puzzle
puzzle-question = What do you play?
puzzle-levels = Easy: a courtier finds it. Medium: a little thinking does. Hard: both miss it.
puzzle-right = Right!
puzzle-wrong = Not the best move
puzzle-basis-win = Chances as bots would play on, by what this seat knows.
puzzle-basis-points = Points the council could still reach, by what this seat knows.
puzzle-play-on = Play on from here
puzzle-another = Another puzzle
puzzle-keys = Keys A to D choose.
puzzle-none = There are no puzzles for this game yet.
puzzle-ask = Your answer (A to { $last }, Enter leaves):
puzzle-not-one = Type a letter from A to { $last }.
puzzle-turn = Turn { $turn }
what-if = What if … from here
what-if-help = Play on against bots, with the same cards still to come.
