### Was allen Spielen gemeinsam ist: Absagen, Sicherheit von Kartenwerten, Gegner.

and = und
none = nichts

refused-review-not-over = Diese Partie ist nicht zu Ende: Nur eine beendete hat einen Rückblick.
refused-no-such-puzzle = Diese Aufgabe gibt es nicht.
refused-review-empty = In dieser Partie hat niemand etwas entschieden: Es gibt nichts zurückzublicken.
refused-illegal = Das geht jetzt nicht.
refused-game-over = Die Partie ist zu Ende.
refused-not-your-turn = Du bist nicht am Zug.
refused-no-such-seat = Diesen Sitz gibt es nicht.
refused-no-such-action = Diese Aktion gibt es nicht.
refused-no-such-lot = Dieses Los ist nicht mehr im Beutel.
refused-not-compiled = Hier läuft kein passender kompilierter Kern ({ $build }); nur ein solcher lässt sich mit seinen Quellen vergleichen.
refused-no-seed = Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $seed }.
refused-no-lots-due = Jetzt wird nichts gelost.
refused-no-action = „{ $text }“ ist keine Aktion; Aktionen schreibt man so: { $examples }.

## Aufzeichnungen

refused-bad-line = Zeile { NUMBER($line, useGrouping: 0) }: { $why }
refused-unreadable-line = Diese Zeile lässt sich nicht lesen: { $detail }.
refused-not-text = Das ist keine Aufzeichnung, denn es ist kein Text.
refused-not-whole = Das ist keine ganze Aufzeichnung: Kopf und Ende fehlen.
refused-breaks-off = Hier bricht die Aufzeichnung ab; ihre letzte Zeile sollte vom Ende berichten.
refused-digest = Die Prüfsumme passt nicht: Die Aufzeichnung wurde verändert oder ist nicht vollständig.
refused-format = Diese Aufzeichnung hat das Format { $found }; bekannt ist Format { $known }.
refused-other-game = Das ist eine Aufzeichnung von { $recorded }, nicht von { $game }.
refused-other-rules = Gespielt nach Fassung { $recorded } der Regeln; hier gilt Fassung { $rules }.
refused-other-cards = Gespielt mit anderen Kartenwerten; gib die Kartendatei an, mit der gespielt wurde (--cards DATEI).
refused-record-without-seed = Diese Aufzeichnung nennt keinen Startwert: Sie lässt sich ansehen, aber nicht prüfen oder fortsetzen.
refused-other-seed = Der Startwert ist nicht der, der vor dem Austeilen festgelegt wurde.
refused-seed = Ein Server verwahrt Startwerte von höchstens { $most } Zeichen, darunter kein NUL.
refused-turn-of-another = Sitz { $seat } ist nicht am Zug.
refused-other-lots = Diese Lose sind nicht die, die der Startwert bringt.
refused-lots-due = Die Aufzeichnung endet, wo noch Lose zu ziehen sind.
refused-other-end = Die Aufzeichnung nennt ein anderes Ende, als ihre Partie nimmt.
refused-other-players = Diese Zeile nennt so viele Namen: { $players }; Sitze gibt es { $seats }.
refused-unreadable-entry = Das ist keine Aktion, kein Los und keine Rücknahme.

## Vereinbarungen und Kartendateien

refused-number-of-players = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
refused-no-such-option = { $game } hat keine Vereinbarung { $option }; es gibt: { $options }.
refused-option-value = Die Vereinbarung { $option } kann nicht { $value } sein; richtig wäre: { $right }.

refused-card-line = { $file }, Zeile { $line }: { $why }
refused-card-file = { $file }: { $why }
refused-card-value = { $name } = { $value } geht nicht; richtig wäre: { $right }.
refused-card-missing = { $name } fehlt.
refused-card-unknown = { $name } ist unbekannt; bekannt sind hier: { $known }.
refused-card-file-no-text = { $file }: Diese Kartendatei ist kein Text.
refused-card-file-unreadable = { $file }: Diese Kartendatei lässt sich nicht lesen: { $why }.
refused-card-file-no-toml = { $file }{ $line ->
    [none] {""}
   *[other] , Zeile { $line }
 }: Das ist kein gültiges TOML.
refused-right-number = eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
refused-right-half = eine Zahl von 0 bis { NUMBER($high, useGrouping: 0) } in Schritten von 0.5
refused-right-numbers = eine Liste ganzer Zahlen von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
refused-right-word = eins von { $words }
refused-right-words = eine Liste aus { $words }
refused-right-few = eine Liste aus höchstens { NUMBER($most, useGrouping: 0) } von { $words }
refused-right-flag = true oder false
refused-right-any-number = eine Zahl
refused-right-text = ein kurzer Text
refused-right-list = eine kurze Liste von Zahlen oder Wörtern
refused-right-section = ein eigener Abschnitt
refused-right-or-none = { $right }, oder none

## Sicherheit von Kartenwerten

confidence-rulebook = gedruckt
confidence-rulebook-help = So steht es in der Spielregel.
confidence-published = aus anderen Ausgaben bekannt
confidence-published-help = So steht es in einer anderen öffentlichen Quelle.
confidence-derived = abgeleitet
confidence-derived-help = So folgt es zwingend aus der Spielregel.
confidence-reconstructed = von uns rekonstruiert
confidence-reconstructed-help = Unsere beste Annahme: Berichtige sie, wenn du das Spiel besitzt.

bot-random = Zufall
bot-random-help = irgendetwas Erlaubtes
bot-greedy = Gierig
bot-greedy-help = nimmt, was gerade am besten ist, und vergisst nichts
bot-search = Suche
bot-search-help = denkt eine feste Zahl von Partien voraus
bot-page = Page
bot-page-help = spielt ohne Plan, aber mit Manieren
bot-courtier = Höfling
bot-courtier-help = nimmt, was ihm gerade am meisten nützt, und vergisst ein wenig
bot-minister = Ministerin
bot-minister-help = denkt einige Züge voraus
bot-grey-eminence = Graue Eminenz
bot-grey-eminence-help = denkt lange nach und vergisst nichts
