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

## Rückblick

review-title = Rückblick auf { $game }
review-basis-win = Chancen, wenn Bots zu Ende spielten, in ganzen Prozent. Niemand wird an dem gemessen, was er nicht wissen konnte.
review-basis-points = Punkte, die dieser Rat noch erreichen könnte, wenn Bots zu Ende spielten.
review-progress = Der Rückblick wird geschrieben … { $done }
review-truth = Wie es wirklich stand
review-known = Was jeder wissen konnte
review-course = Der Verlauf
review-turn = Zug { $turn }
review-round = Runde { $turn }
review-parts = Glück und Können
review-fair = Gleicher Anteil
review-start = Nach dem Austeilen
review-deal = Austeilen
review-draws = Ziehen
review-own = Eigene Züge
review-fate = Schicksal
review-others = Die anderen
review-others-and-luck = Die anderen und Glück
review-result = Ergebnis
review-too-fine = Das Glück einer einzelnen Partie ist nur auf etwa { $error } bekannt: Es wird hier nicht abgetrennt.
review-deal-help = Was die ersten Karten wert waren.
review-draws-help = Was der Zufall später brachte.
review-own-help = Was deine Züge wert waren, nach dem, was du wissen konntest.
review-fate-help = Was deine Züge darüber hinaus brachten: Karten, die du nicht sehen konntest.
review-others-help = Was die Züge der anderen für dich bedeuteten.
review-accuracy = Genauigkeit etwa { $accuracy }
review-accuracy-help = So viel von dem, was auf dem Spiel stand, wurde gehalten, nach dem, was man wissen konnte. Auf { $mattered } von { $decisions } Entscheidungen kam es an.
review-accuracy-none = Es stand nichts auf dem Spiel, was sich beurteilen ließe.
review-team = Liegen gelassene Punkte: etwa { $loss } in { $decisions } Entscheidungen des Rates.
review-turning = Wendepunkte
review-turning-none = Kein Zug hat viel verändert.
review-mistakes = Bessere Züge
review-mistakes-none = Kein Zug wäre klar besser gewesen als der gespielte.
review-reads-mascarade = Bluffs und Widersprüche
review-reads-spies = Getroffene Spione
review-before-after = { $before } → { $after }
review-played = Gespielt
review-better = Besser
review-would = Ein Minister würde
review-by-knowledge = Nach dem, was man da wissen konnte.
review-example = Zum Beispiel: { $line }
review-instead = { $name }: { $did } { $value } statt { $better } { $instead } ± { $error }.

kind-deal = Das Austeilen
kind-draw = { $name } zieht
kind-mistake = Ein besserer Zug für { $name }
kind-fate = Schicksal: { $name } konnte es nicht wissen
kind-move = Ein Zug von { $name }
kind-own = Dein Zug
kind-none = Der Zufall
mark-mistake = besserer Zug
mark-draw = Ziehen
mark-fate = Schicksal
mark-move = fremder Zug
mark-deal = Austeilen

read-truth = { $name } sagt die Wahrheit
read-bluff = { $name } blufft, und es gelingt
read-caught = { $name } blufft und wird ertappt
read-good = { $name } widerspricht mit gutem Grund
read-lucky = { $name } widerspricht und hat Glück
read-wrong = { $name } widerspricht zu Unrecht
read-spy = { $name } trifft einen Spion: { $card }
read-likely = Die anderen hielten es zu { $likely } für wahr.
read-likely-own = { $name } konnte es mit { $likely } erwarten.

## Der letzte Satz einer Partie

finale-because-deal = Das Austeilen machte den Anfang leicht oder schwer.
finale-because-draw = Es wendete sich in Zug { $turn }, als { $name } zog.
finale-because-mistake = Es wendete sich in Zug { $turn }: { $name } hatte einen besseren Zug.
finale-because-fate = Es wendete sich in Zug { $turn }: { $name } konnte es nicht wissen.
finale-because-move = Es wendete sich in Zug { $turn }, durch einen Zug von { $name }.
finale-because-none = Es blieb bis zum Ende knapp.

## Auf der Seite

review = Rückblick
review-moments = Momente
review-as-table = Als Tabelle
review-chart = Chancen nach jedem Zug in Prozent, wenn Bots zu Ende spielten; als Tabelle darunter
review-chart-points = Punkte, die der Rat nach jedem Zug noch erreichen könnte; als Tabelle darunter
review-curve = Kurve
review-waits = { $before ->
    [0] Der Rückblick wird geschrieben … { $done }
   *[other] { $before } Rückblicke kommen vorher. Du kannst gehen: Er wird weiter geschrieben.
  }
review-leave = Du kannst diese Seite verlassen: Er wird weiter geschrieben.
review-next-mistake = Nächster Moment
review-previous = Moment davor
review-copy = Adresse kopieren
review-copied = Kopiert
review-share = Alle diesen Rückblick sehen lassen
review-shared = Alle dürfen diesen Rückblick sehen
review-keys = Tasten: Pfeile gehen weiter und zurück, Pos1 und Ende, Leertaste spielt ab, n und p gehen von Moment zu Moment, k wechselt die Kurve, e die Augen.
review-known-note = Was jeder wissen konnte, ergibt zusammen nicht 100 %.
finale-to-review = Zum Rückblick

## Aufgaben

puzzle-title = { $game }: Aufgabe
puzzle-question = Was spielst du?
puzzle-levels = Leicht: Ein Höfling findet es. Mittel: Etwas Nachdenken findet es. Schwer: Beides verfehlt es.
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug
puzzle-basis-win = Chancen, wenn Bots zu Ende spielten, nach dem, was dieser Platz weiß.
puzzle-basis-points = Punkte, die der Rat noch erreichen könnte, nach dem, was dieser Platz weiß.
puzzle-play-on = Von hier weiterspielen
puzzle-another = Noch eine Aufgabe
puzzle-keys = Die Tasten A bis D wählen.
puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-ask = Deine Antwort (A bis { $last }, Enter hört auf):
puzzle-not-one = Tippe einen Buchstaben von A bis { $last }.
puzzle-turn = Zug { $turn }
what-if = Was wäre, wenn … ab hier
what-if-help = Gegen Bots weiterspielen, mit denselben Karten, die noch kommen.
