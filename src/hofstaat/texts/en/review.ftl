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
