### Was allen Spielen gemeinsam ist: Absagen, Sicherheit von Kartenwerten, Gegner.

and = und
none = nichts

refused-illegal = Das geht jetzt nicht.
refused-game-over = Die Partie ist zu Ende.
refused-not-your-turn = Du bist nicht am Zug.
refused-no-such-seat = Diesen Sitz gibt es nicht.
refused-no-such-action = Diese Aktion gibt es nicht.
refused-no-such-lot = Dieses Los ist nicht mehr im Beutel.
refused-no-seed = Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $seed }.
refused-no-lots-due = Jetzt wird nichts gelost.
refused-no-action = „{ $text }“ ist keine Aktion; Aktionen schreibt man so: { $examples }.

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
