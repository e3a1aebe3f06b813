lesson-name = Ein Kapitel bei Hofe

lesson-court-title = Bei Hofe
lesson-court = Bei Hofe hat fast jeder einen Feind. Du schickst deine Leute trotzdem hin. Bring sie durch vier Kapitel zu je vier Runden: Die meisten Punkte gewinnen.

lesson-pass-left-title = Hell nach links
lesson-pass-left = Du hast zwei helle Karten. Eine behältst du, die andere geht nach links, an { $seat1 }.
lesson-pass-left-do = Gib den Zauberer, und merk dir gut, wer ihn jetzt hat.
lesson-pass-left-watch = Alle gaben zugleich: Der Zauberer ist bei { $seat1 }, und von rechts, von { $seat2 }, kam die Giftmischerin zu dir.
lesson-pass-left-wrong = Die Heilige brauchst du bald selbst. Gib den Zauberer an { $seat1 }.

lesson-pass-right-title = Dunkel nach rechts
lesson-pass-right = Dunkle Karten gehen andersherum: nach rechts, an { $seat2 }.
lesson-pass-right-do = Behalte den Scharfrichter für den Schluss, und gib den Berserker.
lesson-pass-right-watch = { $seat1 } gab dir den König. Jetzt hältst du zwei helle und zwei dunkle Karten und kennst von jedem Nachbarn eine.
lesson-pass-right-wrong = Der Scharfrichter soll dir am Ende noch helfen. Gib den Berserker an { $seat2 }.

lesson-treasure-title = Ein Schatz
lesson-treasure = In jeder Runde spielen alle eine Karte offen auf den eigenen Stapel und tun, was sie sagt. { $seat1 } und { $seat2 } waren schon dran: Niemand kann in dieser Runde noch antworten. Zwei Wappen bringen dem König 2 blaue Plättchen, wenn er das Kapitel übersteht.
lesson-treasure-do = Spiel den König.
lesson-treasure-see = Rang 16 ist der höchste, der zu sehen ist. Darum geht die Startspielerkarte an dich: Wer sie hat, beginnt die nächste Runde.
lesson-treasure-wrong = Das ginge auch. Aber gerade jetzt kann dem König niemand antworten: Spiel ihn.

lesson-cover-title = Zudecken
lesson-cover = Der Totenschädel warnt: Liegt der König sichtbar da, kann der Meuchler ihn beseitigen, und wer den hält, weißt du nicht. Du beginnst: Deck den König zu, bevor jemand spielt. Unter der Heiligen ist alles sicher, und sie selbst kann niemand beseitigen.
lesson-cover-do = Spiel die Heilige.
lesson-cover-wrong = Auch das würde ihn zudecken, aber diese Karte hebst du für einen besseren Augenblick auf. Spiel die Heilige.
lesson-cover-wrong-1 = Zudecken würde ihn auch die Giftmischerin. Nur fände sie jetzt kein Opfer: Heb sie auf, und spiel die Heilige.

lesson-chapel-title = Die Kapelle
lesson-chapel = Am Ende ist ein Plättchen so viel wert, wie in Vorrat und Kapelle noch von seiner Farbe liegt: jetzt 11. Die Heilige legt eines deiner Wahl auf die Kapelle, und dort bleibt es.
lesson-chapel-do = Dein König bringt Blau: Leg Blau.
lesson-chapel-watch = Der Abt von { $seat1 } hat sofort den Druiden von { $seat2 } beseitigt: 1 Beseitigungsplättchen, 1 Punkt. Der Meuchler von { $seat2 } suchte einen König und sah keinen: Deiner ist zugedeckt! Nur was sichtbar liegt, kann man treffen.
lesson-chapel-wrong = Dein König soll Blau bringen. Sichere, was Blau wert ist: Leg ein blaues Plättchen.

lesson-strike-title = Zuschlagen
lesson-strike = Die Giftmischerin beseitigt Abt oder Bischof, sofort wenn du sie spielst. Der Abt von { $seat1 } liegt sichtbar da.
lesson-strike-do = Spiel die Giftmischerin.
lesson-strike-see = Nicht nur der Abt: Der ganze Stapel von { $seat1 } ist umgedreht, auch der Mönch darunter. Umgedrehte Karten bringen nichts. Du bekommst 1 Beseitigungsplättchen, also 1 Punkt.
lesson-strike-watch = { $seat2 } wagt den Bischof, Rang 18, denn deine Giftmischerin liegt schon da, und deckt ihn zu: mit dem Berserker, den du weitergegeben hast.
lesson-strike-wrong = Der Scharfrichter kommt ganz zuletzt. Die Giftmischerin hat jetzt ein Opfer: Spiel sie.

lesson-lie-in-wait-title = Lauern
lesson-lie-in-wait = Die letzte Runde des Kapitels. Drei Täter schlagen nicht sofort zu, sie lauern: König, Königin und Scharfrichter. Solange sie sichtbar sind, fällt ihr Opfer, sobald ein Gegner es spielt.
lesson-lie-in-wait-do = Spiel den Scharfrichter.
lesson-lie-in-wait-see = Der Scharfrichter lauert auf den, den du nennst: auf jeden außer der Heiligen.

lesson-ambush-title = Du weißt es
lesson-ambush = { $seat1 } hat noch genau eine Karte, eine helle, und muss sie jetzt spielen. Du weißt, welche: Du hast sie selbst weitergegeben.
lesson-ambush-do = Wen nennst du?
lesson-ambush-watch = { $seat1 } muss den Zauberer spielen, und der Scharfrichter schlägt zu: Wieder liegt der ganze Stapel umgedreht und bringt nichts. 1 Beseitigungsplättchen für dich!
lesson-ambush-wrong = Sicher weißt du nur von der Karte, die du am Anfang nach links gegeben hast. Nenne sie.

lesson-harvest-title = Die Verteilung
lesson-harvest = Das Kapitel ist zu Ende, die Startspielerkarte geht an den höchsten sichtbaren Rang: an deinen, die 12. Darum nimmst du zuerst: 2 blaue für den König, dann { $seat2 } 2 grüne für den Bischof. Wichtig wird das, wenn eine Farbe nicht für alle reicht.

lesson-worth-title = Was ein Plättchen wert ist
lesson-worth = Blau: 8 im Vorrat, 1 auf der Kapelle. Jedes blaue zählt jetzt 9 statt 11: Was du nimmst, macht alle dieser Farbe billiger, auch deine. 6 zu je 5 sind 30, 7 zu je 4 nur 28.

lesson-your-court-title = Jetzt du
lesson-your-court = Du führst: 2 mal 9 und 2 Beseitigungen sind 20 Punkte, { $seat2 } hat 18, { $seat1 } nur 1. Nach vier Kapiteln gewinnen die meisten Punkte. Mein Rat: Spiel Schätze zuletzt in der Runde, deck sie zu, und merk dir, was du weitergibst.

lesson-later-last-chapter = Das letzte Kapitel. Sieh auf den Vorrat: Wo wenige Plättchen übrig sind, zählt jedes wenig, und wer zuerst nimmt, bekommt vielleicht das letzte.

primer-1 = Bei Hofe haben fast alle Feinde: Bring deine Leute durch vier Kapitel zu je vier Runden.
primer-2 = Zuerst behältst du eine von zwei hellen Karten und gibst die andere nach links, dann eine dunkle nach rechts.
primer-3 = In jeder Runde spielen alle eine Karte offen auf den eigenen Stapel und tun, was sie sagt.
primer-4 = Die Startspielerkarte bekommt nach der Runde, wessen sichtbare Karte den höchsten Rang hat, und beginnt damit die nächste.
primer-5 = Wird deine sichtbare Karte beseitigt, liegt dein ganzer Stapel umgedreht da; dem Täter bringt das ein Beseitigungsplättchen, also 1 Punkt.
primer-6 = Die meisten Täter schlagen sofort zu, wenn man sie spielt; König, Königin und Scharfrichter lauern, solange sie sichtbar sind.
primer-7 = Die Heilige kann niemand beseitigen; sie schützt, was unter ihr liegt, und legt ein Plättchen auf die Kapelle.
primer-8 = Am Ende des Kapitels bringen die Wappen offener Karten Plättchen, zuerst dem, der die Startspielerkarte hat.
primer-9 = Zuletzt ist ein Plättchen so viel wert, wie Vorrat und Kapelle noch von seiner Farbe haben: Jedes genommene macht alle billiger.
primer-10 = Die meisten Punkte gewinnen: Spiel Schätze als Letztes in der Runde, deck sie zu, und merk dir, was du weitergibst.
