lesson-name = Dein erstes Bankett

lesson-welcome-title = Das Bankett
lesson-welcome = Willkommen beim Bankett der Königin! Sechs Familien hoffen auf ihre Gunst. Punkte bringen dir dein Bezirk und zwei geheime Missionen. Die meisten Punkte gewinnen.

lesson-above-title = Oben und unten
lesson-above = An der königlichen Tafel steigen und fallen die Familien.
lesson-above-do = Leg deinen Kröten-Höfling nach oben, ins Licht.
lesson-above-see = Oben 1, unten 0. Zählt eine Familie oben mehr als unten, ist sie angesehen: die Sonne am Wappen.
lesson-above-wrong = Das kommt noch. Zuerst der Kröten-Höfling: oben an die Tafel.
lesson-above-wrong-1 = Unten, im Schatten, fallen die Kröten in Ungnade. Diesmal sollen sie nach oben.
lesson-above-wrong-2 = Auch das hebt die Kröten. Aber den Adel brauchst du gleich in deinem Bezirk.

lesson-own-title = Dein Bezirk
lesson-own = In deinem Bezirk bringt jede Karte einer angesehenen Familie Punkte.
lesson-own-do = Leg deinen Kröten-Adel hinein.
lesson-own-see = +2 Punkte: Adel zählt zwei, im Bezirk wie an der Tafel. Jede andere Karte zählt eins.
lesson-own-wrong = Dieser Karpfen kommt gleich dran. Erst der Kröten-Adel: in deinen Bezirk.
lesson-own-wrong-1 = Da freut sich jemand anders über 2 Punkte. Behalt den Adel selbst.
lesson-own-wrong-2 = Karpfen sind noch nichts wert. Der Adel der angesehenen Kröten bringt dir mehr.

lesson-rival-title = Drei Karten
lesson-rival = In jedem Zug spielst du alle drei Karten: je eine an die Tafel, in deinen Bezirk und in den eines Gegners.
lesson-rival-do = Gib den Karpfen an { $seat1 }.
lesson-rival-see = Drei Karten gespielt, drei neue gezogen. Die Karpfen sind neutral, oben und unten gleich: die Waage. Ihre Karten sind nichts wert.
lesson-rival-watch = { $seat2 } hat die Karpfen gestürzt: unten mehr, in Ungnade, der Mond. Dein Geschenk kostet { $seat1 } jetzt 1 Punkt!
lesson-rival-wrong = Auch { $seat2 } wäre erlaubt. Für diese Geschichte soll ihn { $seat1 } bekommen.

lesson-assassin-title = Der Assassine
lesson-assassin = { $seat1 } hat Kröten-Adel nach unten gelegt: 1 zu 2, in Ungnade. Dein Adel kostet dich 2!
lesson-assassin-do = Leg deinen Hasen-Assassinen oben an die Tafel.
lesson-assassin-see = Er zählt 1 für die Hasen. Und er darf jetzt jemanden beseitigen.
lesson-assassin-wrong = Zuerst der Assassine: Nur er kann die Kröten jetzt retten.
lesson-assassin-wrong-1 = Auch dort schlägt er zu. Aber oben macht er nebenbei die Hasen angesehen.
lesson-assassin-wrong-2 = In einem Bezirk trifft er nur dort. Der Kröten-Adel liegt an der Tafel.

lesson-victim-title = Ein Opfer
lesson-victim = An der Tafel darf er einen beliebigen anderen treffen: oben oder unten, in jeder Spalte, auch einen Spion. Nur Wächter nie.
lesson-victim-do = Beseitige den Kröten-Adel!
lesson-victim-see = Kröten 1 zu 0, wieder angesehen: Dein Adel bringt 2! Den Karpfen-Wächter unten hätte niemand beseitigen können.
lesson-victim-wrong = Das ist dein eigener Kröten-Höfling: Ohne ihn stünden die Kröten noch schlechter.
lesson-victim-wrong-1 = Verschonen darfst du auch. Aber dieser Adel kostet dich 2 Punkte.

lesson-spy-title = Der Spion
lesson-spy = Spione liegen immer verdeckt.
lesson-spy-do = Leg den Hasen-Spion in deinen Bezirk und merk dir: ein Hase.
lesson-spy-see = Alle sehen einen Spion, niemand seine Familie. Ansehen darf ihn bis zum Ende keiner mehr, auch du nicht.
lesson-spy-wrong = Den Karpfen-Adel verschenkst du gleich. Erst der Spion, in deinen Bezirk.
lesson-spy-wrong-1 = Hasen sind angesehen: Dieser Spion ist am Ende 1 Punkt wert. Behalt ihn.

lesson-gift-title = Ein Geschenk
lesson-gift = Eine Karte in Ungnade kostet, was sie zählt, und zwar den, in dessen Bezirk sie liegt.
lesson-gift-do = Schenk { $seat2 } den Karpfen-Adel.
lesson-gift-see = Das kostet { $seat2 } 2 Punkte, denn Adel zählt auch hier zwei.
lesson-gift-watch = { $seat2 } wehrt sich: Ein Assassine im eigenen Bezirk beseitigt dort den Karpfen-Adel. Und du bekommst einen Karpfen: −1.
lesson-gift-wrong = { $seat1 } hat schon einen Karpfen. Diesmal ist { $seat2 } an der Reihe.

lesson-dark-mission-title = Deine dunkle Mission
lesson-dark-mission = Deine dunkle Mission: Karpfen in Ungnade. Das stimmt gerade.
lesson-dark-mission-do = Leg den Karpfen-Spion unten an die Tafel und sichere sie heimlich.
lesson-dark-mission-see = Er liegt verdeckt in der Spalte der Königin. Am Ende rückt er zu seiner Familie und bleibt unten.
lesson-dark-mission-wrong = Das hat noch Zeit. Zuerst der Karpfen-Spion, unten an die Tafel.
lesson-dark-mission-wrong-1 = Oben hilft er am Ende den Karpfen. Du willst sie unten sehen.
lesson-dark-mission-wrong-2 = An der Tafel wirkt er auf die Familie. Da brauchst du ihn.

lesson-light-mission-title = Deine helle Mission
lesson-light-mission = Deine helle Mission: mindestens 3 Adel in deinem Bezirk. Einer liegt da.
lesson-light-mission-do = Leg den Hasen-Adel dazu.
lesson-light-mission-see = 2 von 3 Adel. Jede Mission bringt 3 Punkte, wenn sie am Ende erfüllt ist. Erst dann wird sie aufgedeckt.
lesson-light-mission-wrong = Der Hasen-Adel gehört zu dir: 2 Punkte und ein Schritt zur Mission.

lesson-your-choice-title = Du entscheidest
lesson-your-choice = Deine letzte Karte: eine neutrale Nachtigall, noch nichts wert. Wer soll sie bekommen, { $seat1 } oder { $seat2 }?
lesson-your-choice-do = Entscheide selbst.
lesson-your-choice-see = Ob sie steigt oder fällt, entscheidet die Tafel. Das kannst du noch beeinflussen.

lesson-count-title = Die Abrechnung
lesson-count = Wäre jetzt Schluss: offen 4 Punkte, dein Hasen-Spion 1, die Karpfen-Mission 3, zusammen 8. Sind Stapel und Hände leer, werden Spione und Missionen aufgedeckt und gezählt. Mein Rat: Heb an der Tafel, was in deinem Bezirk liegt, und verschenk, was fällt.

lesson-later-pile = Der Stapel ist leer: Jetzt zieht niemand mehr nach. Spielt eure letzten drei Karten.

lesson-later-over = Alle Spione sind aufgedeckt, alle Missionen gezeigt. Das war dein erstes Bankett!

primer-1 = Beim Bankett der Königin hoffen sechs Familien auf Gunst, und du hältst es mit denen, die am Ende angesehen sind.
primer-2 = In jedem Zug spielst du alle drei Handkarten: je eine an die königliche Tafel, in deinen Bezirk und in den Bezirk eines Gegners.
primer-3 = An der Tafel kommt eine Karte in die Spalte ihrer Familie, oben ins Licht oder unten in den Schatten.
primer-4 = Zählt eine Familie oben mehr, ist sie angesehen; unten mehr, in Ungnade; gleich viel, neutral.
primer-5 = In deinem Bezirk bringt jede Karte einer angesehenen Familie 1 Punkt, jede einer Familie in Ungnade kostet 1, neutrale sind nichts wert.
primer-6 = Adel zählt zwei, an der Tafel wie im Bezirk.
primer-7 = Spione liegen verdeckt, an der Tafel in der Spalte der Königin, und bis zum Ende darf sie niemand mehr ansehen.
primer-8 = Ein Assassine darf beim Auslegen einen anderen Höfling im selben Bereich beseitigen, nur nie einen Wächter.
primer-9 = Deine zwei geheimen Missionen bringen je 3 Punkte, wenn sie am Ende erfüllt sind.
primer-10 = Sind Stapel und Hände leer, werden Spione und Missionen aufgedeckt, und die meisten Punkte gewinnen.
