lesson-name = Deine erste Kabale

lesson-welcome-title = Einfluss
lesson-welcome = Bei Hofe zählt Einfluss: die Zahl auf deinen Karten. Unter jedem Ziel wächst eine Spalte, und die höchste Summe gewinnt das Ziel. Du übernimmst mit fünf Zielen in der fünften von sechs Runden.

lesson-lay-title = Verdeckt legen
lesson-lay = In deinem Zug legst du genau eine Karte verdeckt unten an eine Spalte.
lesson-lay-do = Leg den Fechtmeister unter Musik 3: Er zählt hier 8, unter einem Ziel des Fechtens 12.
lesson-lay-see = Alle sehen deine Farbe, nur du siehst die Karte. Nach jedem Zug ziehst du eine nach.
lesson-lay-watch = { $seat1 } und { $seat2 } haben ebenso verdeckt gelegt. Was nur?
lesson-lay-wrong = Zeig noch nicht, was du kannst. Zuerst der Fechtmeister, unter Musik 3.
lesson-lay-wrong-1 = Gute Karte, andere Spalte: Dir fehlt noch ein Ziel der Musik.

lesson-chain-title = Eine Kette
lesson-chain = Liegt die Karte über deiner verdeckt, wird sie aufgedeckt, und manche handelt sofort.
lesson-chain-do = Leg deine Königin, 16, unter die Karte von { $seat1 }.
lesson-chain-see = Eine Kette! Der Entdecker von { $seat1 } zieht nach rechts, in Spalte 3. Dort deckt er die Karte über sich auf: einen Sturm.
lesson-chain-wrong = Leg die Königin in Spalte 2, unter die Karte von { $seat1 }.
lesson-chain-wrong-1 = Richtige Spalte. Aber nimm die Königin: Hier willst du stark sein.
lesson-chain-wrong-2 = Die Königin ist gut, aber in Spalte 2, unter der Karte von { $seat1 }.

lesson-fulfilled-title = Erfüllt
lesson-fulfilled = Ein Ziel ist erfüllt, wenn so viele Karten darunter liegen, wie es Punkte hat, oder ein offener Sturm.
lesson-fulfilled-do = Tippe auf das erfüllte Ziel!
lesson-fulfilled-see = Alchemie 5, mit nur 2 Karten! Der Sturm schließt die Spalte: Niemand legt dort mehr an. Sind alle Ziele erfüllt, endet die Runde.
lesson-fulfilled-watch = { $seat1 } hat unter deinen Fechtmeister gelegt, { $seat2 } unter deine Königin. Jetzt sehen alle diese beiden.
lesson-fulfilled-wrong = Dort liegen noch weniger Karten, als das Ziel Punkte hat. Und wo liegt der Sturm?

lesson-wizard-title = Der Zauberer
lesson-wizard = Was hat { $seat1 } in Spalte 1 versteckt?
lesson-wizard-do = Leg deinen Zauberer, 7, darunter und sieh nach.
lesson-wizard-see = Ein König, 20! Doch der Zauberer entfernt bei der Vergabe jede Karte ab 10.
lesson-wizard-watch = In Spalte 2 ist jetzt ein Zauberer von { $seat2 } offen. Der würde deine Königin entfernen!
lesson-wizard-wrong = Heb das auf. Der Zauberer kommt jetzt in Spalte 1.
lesson-wizard-wrong-1 = In Spalte 2 träfe der Zauberer deine eigene Königin. Leg ihn in Spalte 1.

lesson-musketeers-title = Die Musketiere
lesson-musketeers = Schütz deine Königin: Musketiere heben bei der Vergabe alle anderen Sonderfähigkeiten der Spalte auf.
lesson-musketeers-do = Leg sie in Spalte 2.
lesson-musketeers-see = Aufgedeckt: ein Bettler! Wo einer liegt, gewinnt die niedrigste Summe, nur nicht gegen Musketiere. Alle Ziele sind erfüllt, die Runde ist zu Ende.
lesson-musketeers-wrong = Gegen den Zauberer helfen jetzt nur die Musketiere, in Spalte 2.
lesson-musketeers-wrong-1 = In Spalte 1 höben sie deinen eigenen Zauberer auf. Nimm Spalte 2.

lesson-award-1-title = Vergabe: Spalte 1
lesson-award-1 = Die Vergabe. Spalte 1: dein Fechtmeister 8, König 20 von { $seat1 }, dein Zauberer 7, Königin 16 von { $seat2 }.
lesson-award-1-do = Wer gewinnt Musik 3? Tippe auf den Namen.
lesson-award-1-see = Du! König und Königin werden entfernt, es bleiben 8 + 7 = 15 für dich.
lesson-award-1-wrong = Denk an deinen Zauberer: Alles ab 10 verschwindet.

lesson-award-2-title = Vergabe: Spalte 2
lesson-award-2 = Spalte 2: deine Königin 16, Zauberer 7 von { $seat2 }, Bettler 4 von { $seat1 }, deine Musketiere 11.
lesson-award-2-do = Wer gewinnt Handel 4?
lesson-award-2-see = Wieder du, mit 27. Ohne Musketiere wäre deine Königin fort, und { $seat1 } gewänne mit der niedrigsten Summe: 4.
lesson-award-2-wrong = Die Musketiere heben Zauberer und Bettler auf: Nur die Zahlen gelten, die höchste Summe gewinnt.

lesson-award-3-title = Vergabe: Spalte 3
lesson-award-3 = Spalte 3: Sturm 9 von { $seat2 }, Entdecker 13 von { $seat1 }. Er zieht nicht weiter: Wen erst das Ende der Runde aufdeckt, der handelt nicht mehr.
lesson-award-3-do = Wer gewinnt Alchemie 5?
lesson-award-3-see = { $seat1 }, mit 13 zu 9. Bei Gleichstand gewinnt, wessen Karte dem Ziel am nächsten liegt, also weiter oben.
lesson-award-3-wrong = Vergleich die Zahlen: 13 gegen 9, und keine Sonderfähigkeit.

lesson-set-title = Alle sechs Bereiche
lesson-set = Musik 3 ist dein sechster Bereich. Jetzt zählt das beste Ziel jedes Bereichs doppelt, jedes weitere kostet 1: Aus 12 Punkten werden 21!

lesson-end-title = Die letzte Runde
lesson-end = Eine Partie hat sechs Runden; jetzt beginnt die letzte. Danach zählt deine bessere Rechnung, einfach oder mit allen sechs Bereichen, und die meisten Punkte gewinnen. Mein Rat: Leg erst kleine Karten, und heb Zauberer und Musketiere auf, bis du siehst, wen sie treffen.

lesson-later-over = Sechs Runden sind gespielt, alle Ziele werden gezeigt. Sieh, welche deiner beiden Rechnungen die bessere war!

anchor-goal-1 = Das Ziel der linken Spalte
anchor-goal-2 = Das Ziel der mittleren Spalte
anchor-goal-3 = Das Ziel der rechten Spalte
anchor-seat-0 = { $seat0 }
anchor-seat-1 = { $seat1 }
anchor-seat-2 = { $seat2 }

primer-1 = Bei Hofe kämpft ihr um Ziele: Unter jedem wächst eine Spalte, und wer dort den größten Einfluss hat, gewinnt es.
primer-2 = Alle haben die gleichen 25 Einflusskarten in ihrer Farbe, davon drei auf der Hand.
primer-3 = In deinem Zug legst du genau eine Karte verdeckt unten an eine Spalte und ziehst eine nach.
primer-4 = Liegt die Karte darüber verdeckt, wird sie aufgedeckt; Entdecker, Meuchler, Sturm, Tarnkappe und Verräter handeln dann sofort.
primer-5 = Ein Ziel ist erfüllt, wenn so viele Karten darunter liegen, wie es Punkte hat, oder wenn dort ein Sturm offen liegt.
primer-6 = Sind alle Ziele erfüllt, endet die Runde; was erst jetzt aufgedeckt wird, handelt nicht mehr.
primer-7 = Bei der Vergabe gewinnt die höchste Summe, bei Gleichstand, wessen Karte dem Ziel am nächsten liegt.
primer-8 = Der Zauberer entfernt jede Karte ab 10, der Bettler lässt die niedrigste Summe gewinnen, Musketiere heben alle anderen Sonderfähigkeiten der Spalte auf.
primer-9 = Nach sechs Runden zählst du deine Ziele zusammen; hast du alle sechs Bereiche, zählt das beste jedes Bereichs doppelt, jedes weitere kostet 1.
primer-10 = Du bekommst die bessere der beiden Rechnungen, und die meisten Punkte gewinnen.
