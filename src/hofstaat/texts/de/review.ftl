### Rat und Rückblick. Werte und Punkte kommen als Text: „35 %“, „+1,2“.

## Rat

advice-basis-win = Wenn Höflinge zu Ende spielten, nach dem, was du weißt
advice-basis-points = Was dieser Rat noch erreichen könnte, nach dem, was du weißt
advice-would = Ein Minister würde:
advice-all-equal = Alle etwa gleich: kein einzelner Grund.
advice-some-equal = Etwa so gut wie das Beste
advice-value = { $value } ± { $error }
advice-no-reason = Kein einzelner Grund: viele kleine.
advice-likely = Nach dem, was du weißt, stimmt es mit { $likely }.
advice-because = { $good }.
advice-because-but = { $good }; aber { $bad }.
advice-but = Aber { $bad }.

reason-you = { $part } { $points } für dich
reason-other = { $part } { $points } für { $name }
reason-all = { $part } { $points }

part-family = { $of }
part-mission = { $of ->
    [light] helle Mission
   *[dark] dunkle Mission
  }
part-goal = Ziel { $of }
part-later-goals = spätere Ziele
part-areas = alle Bereiche zusammen
part-gold = Gold
part-influence = Einfluss in { $of }
part-eliminations = Beseitigungen
part-challenges = Herausforderungen
part-favour = Gunst
part-silence = stille Runden
part-crowns = Kronen
part-points = Punkte
