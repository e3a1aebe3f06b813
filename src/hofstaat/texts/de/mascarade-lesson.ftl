lesson-name = Dein erster Maskenball

lesson-welcome-title = Der Maskenball
lesson-welcome = Willkommen auf dem Maskenball! Alle beginnen mit 6 Gold. Hat jemand 13, endet der Ball, und die Reichsten gewinnen.

lesson-opening-title = Der offene Blick
lesson-opening = Nur jetzt liegen alle Karten offen. Du bist der Dieb, { $seat1 } ist der König.
lesson-opening-do = Wo liegt die Königin? Tippe auf sie.
lesson-opening-see = Königin und Betrüger liegen in der Tischmitte. Merk dir das! Gleich werden alle Karten umgedreht.
lesson-opening-wrong = Da liegt sie nicht. Schau in die Tischmitte.

lesson-swap-title = Tauschen
lesson-swap = Die ersten vier Züge sind Vorbereitung: tauschen oder auch nicht, sonst nichts.
lesson-swap-do = Nimm deine und die Karte von { $seat1 } unter den Tisch und vertausche sie wirklich.
lesson-swap-see = Jetzt bist du der König. Dass du die Karten hattest, sehen alle. Ob du getauscht hast, weißt nur du.
lesson-swap-watch = Nun hatte { $seat3 } deine Karte unter dem Tisch. Getauscht oder nicht? Das weiß nur { $seat3 }.
lesson-swap-wrong = Du willst den König, und der liegt bei { $seat1 }.
lesson-swap-wrong-1 = Da hättest du nur so getan. Der König bringt 3 Gold: Tausche wirklich.
lesson-swap-wrong-2 = Die Tischmitte ist erlaubt. Aber der König liegt bei { $seat1 }.

lesson-look-title = Ansehen
lesson-look = Ab jetzt tust du in deinem Zug genau eins von dreien: tauschen oder auch nicht, deine Karte ansehen oder eine Person ansagen.
lesson-look-do = Sieh heimlich nach!
lesson-look-see = Immer noch der König: { $seat3 } hat nur so getan. Nachsehen war dein ganzer Zug.
lesson-look-wrong = Erlaubt wäre das. Aber wer bist du überhaupt? Sieh erst nach.
lesson-look-wrong-1 = Mutig! Aber vielleicht bist du es nicht mehr. Sieh erst nach.

lesson-claim-title = Widersprechen
lesson-claim = { $seat1 } sagt den König an. Aber der König bist du!
lesson-claim-do = Widersprich.
lesson-claim-see = Ihr deckt beide auf. { $seat1 } ist der Dieb, lag falsch und zahlt 1 Gold an das Gericht. Du bist der König und bekommst 3.
lesson-claim-watch = { $seat2 } nimmt deine Karte unter den Tisch, tauscht oder auch nicht. Und schon sagt { $seat3 } den König an.
lesson-claim-wrong = Dann bekäme { $seat1 } 3 Gold, die dir zustehen. Widersprich!

lesson-dare-title = Ein Wagnis
lesson-dare = Bist du noch der König? Recht haben bringt 3 Gold, falsch liegen kostet 1.
lesson-dare-do = Wag es und widersprich!
lesson-dare-watch = Wer es behauptet hat, deckt auf: { $seat2 } hatte getauscht, ist der König und bekommt 3. Du bist jetzt der Richter! Du und { $seat3 } lagt falsch: je 1 Gold an das Gericht.
lesson-dare-wrong = Vorsichtig! Aber ein Irrtum kostet nur 1 Gold, und du lernst viel dabei.

lesson-forced-title = Eben aufgedeckt
lesson-forced = Deine Karte wurde eben aufgedeckt: Du darfst jetzt weder ansehen noch ansagen, nur tauschen oder auch nicht.
lesson-forced-do = Nimm die Karte von { $seat2 } und tu nur so, damit du der Richter bleibst.
lesson-forced-see = Du bist immer noch der Richter. Aber weiß { $seat2 } noch, wer hier der König ist?
lesson-forced-wrong = Dann wärst du nicht mehr der Richter. Tu nur so, mit der Karte von { $seat2 }.
lesson-forced-wrong-1 = Der König lockt. Aber auf dem Gericht liegen 3 Gold für den Richter: Behalt ihn.
lesson-forced-wrong-2 = So tun kannst du mit jeder Karte. Am meisten verwirrt es hier { $seat2 }.

lesson-let-pass-title = Gelten lassen
lesson-let-pass = { $seat1 } sagt den Dieb an, und du bist es nicht. Falsch widersprechen kostet 1 Gold.
lesson-let-pass-do = Lass es gelten.
lesson-let-pass-see = Niemand widerspricht: { $seat1 } nutzt die Fähigkeit, die Karte bleibt verdeckt. Der Dieb nimmt je 1 Gold von beiden Nachbarn.
lesson-let-pass-watch = { $seat2 } muss nachsehen und gibt dafür einen ganzen Zug her. Dein Schwindel hat gewirkt!
lesson-let-pass-wrong = Du bist der Richter, nicht der Dieb. Das würde dich 1 Gold kosten.

lesson-judge-title = Das Gericht
lesson-judge = Alle Strafen liegen auf dem Gericht: 3 Gold. Der Richter nimmt sie, und der bist du wirklich.
lesson-judge-do = Sag ihn an!
lesson-judge-watch = Niemand widerspricht. Das Gericht ist leer, und du hast 10 Gold: Du bist am reichsten.
lesson-judge-wrong = Der Richter ist jetzt Gold wert. Behalt ihn und sag ihn an.
lesson-judge-wrong-1 = Ansagen darfst du jede Person. Aber als Richter kann dir niemand etwas anhaben.
lesson-judge-wrong-2 = Niemand hat deine Karte berührt: Du bist der Richter. Sag ihn an.

lesson-bishop-title = Die Reichsten
lesson-bishop = { $seat3 } sagt den Bischof an. Der nimmt 2 Gold vom reichsten anderen Spieler, also von dir. Du bist es nicht, und falsch widersprechen kostet.
lesson-bishop-do = Lass es gelten.
lesson-bishop-watch = Noch 8 Gold. Wer am reichsten ist, lebt gefährlich.
lesson-bishop-wrong = Widerspruch hieße: Der Bischof bin ich. Das wäre falsch und kostete 1 Gold.

lesson-bluff-title = Der Bluff
lesson-bluff = Ansagen darfst du auch jemanden, der du nicht bist. Die Königin liegt seit Beginn unberührt in der Tischmitte.
lesson-bluff-do = Sag sie an!
lesson-bluff-watch = Niemand widerspricht, und niemand erfährt die Wahrheit: 2 Gold aus der Bank. Du hast wieder 10.
lesson-bluff-wrong = Heute lernst du zu bluffen: Sag die Königin an.
lesson-bluff-wrong-1 = Den König hat wohl { $seat2 }: Da gäbe es Widerspruch. Die Königin hat niemand.
lesson-bluff-wrong-2 = Das wäre wahr. Aber das Gericht ist leer, der Richter bekäme nichts.
lesson-bluff-wrong-3 = Der Betrüger braucht 10 Gold, du hast 8. Merk ihn dir für später.
lesson-bluff-wrong-4 = Das darfst du. Aber nur bei Königin und Betrüger weißt du: Niemand hat sie.

lesson-end-title = Das Ende
lesson-end = Auch wenn jemand kein Gold mehr hat, endet der Ball. Wer mit 10 oder mehr Gold den Betrüger ansagt, gewinnt sofort und allein, wenn niemand widerspricht. Er liegt unberührt in der Tischmitte, und du hast 10. Mein Rat: Merk dir, welche Karten unter dem Tisch waren, und bluffe, wo niemand sicher ist.

lesson-later-forced = Deine Karte wurde eben aufgedeckt: Du kannst nur tauschen oder auch nicht.

lesson-later-over = Der Ball ist aus, alle Karten liegen offen. Hast du gewusst, wer wer war?

anchor-place-0 = Die Karte von { $seat0 }
anchor-place-1 = Die Karte von { $seat1 }
anchor-place-2 = Die Karte von { $seat2 }
anchor-place-3 = Die Karte von { $seat3 }
anchor-place-centre-0 = Die erste Karte in der Mitte
anchor-place-centre-1 = Die zweite Karte in der Mitte

primer-1 = Auf dem Maskenball ist jeder eine Person, verdeckt, und bald weiß niemand mehr sicher, wer er ist.
primer-2 = Alle beginnen mit 6 Gold; hat jemand 13 oder gar keines mehr, endet der Ball, und die Reichsten gewinnen.
primer-3 = Am Anfang liegen alle Karten offen; merk sie dir, denn dann werden sie umgedreht.
primer-4 = Die ersten vier Züge sind Vorbereitung: tauschen oder auch nicht, sonst nichts.
primer-5 = Danach tust du im Zug eins von dreien: tauschen oder auch nicht, deine Karte heimlich ansehen oder eine Person ansagen.
primer-6 = Beim Tauschen nimmst du deine und eine andere Karte ungesehen unter den Tisch, und nur du weißt, ob du sie vertauschst.
primer-7 = Ansagen darfst du jede Person im Spiel, auch eine, die du nicht bist; widerspricht niemand, nutzt du ihre Fähigkeit.
primer-8 = Widerspricht jemand, decken alle auf, die es behaupten: Wer es ist, nutzt die Fähigkeit, wer falsch lag, zahlt 1 Gold.
primer-9 = Strafen liegen auf dem Gericht, bis der Richter sie nimmt; und der Betrüger gewinnt mit 10 oder mehr Gold sofort.
primer-10 = Wurde deine Karte im Zug direkt vor deinem aufgedeckt, darfst du nur tauschen oder auch nicht.
