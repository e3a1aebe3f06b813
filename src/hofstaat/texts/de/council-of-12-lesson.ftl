lesson-name = Der Rat tritt zusammen

lesson-council-title = Der Rat
lesson-council = Ein Würfel bringt das Land in Not, und ihr drei gewinnt oder verliert gemeinsam. Sinkt eure Gunst auf 0, ist sofort alles verloren; jetzt steht sie auf 3. Übersteht ihr sieben Herausforderungen und die Thronfolge, habt ihr gewonnen.

lesson-knight-title = Die erste Karte
lesson-knight = Der Würfel zeigt 12, das Ziel ist 1. Die Wandlerin könnte ihn wenden, aber sie bittet gerade um Hilfe und darf nicht gelegt werden. Der Ritter macht aus dem Ziel 1/2/3/4.
lesson-knight-do = Leg den Ritter, und sag: „Ich trage etwas bei.“
lesson-knight-watch = { $seat1 } trägt auch etwas bei, { $seat2 } schweigt. Über verdeckte Karten redet ihr nie, nur mit drei Sätzen: „Ich mach’s allein“, „Ich trage etwas bei“, „Ich will nichts machen“.
lesson-knight-wrong = Bis zur 1 ist es zu weit für eine Karte. Leg den Ritter, und sag: Ich trage etwas bei.
lesson-knight-wrong-1 = Dann weiß niemand, was du vorhast. Sag dazu: Ich trage etwas bei.
lesson-knight-wrong-2 = Allein reicht er nicht, der Würfel zeigt ja noch 12. Sag: Ich trage etwas bei.
lesson-knight-wrong-3 = Du tust doch etwas. Sag: Ich trage etwas bei.

lesson-order-title = Wer zuerst?
lesson-order = Drei Karten liegen verdeckt, und eine nach der anderen wird ausgeführt: Ihr selbst sagt, wann. Der Ritter hilft den anderen nur, wenn er vor ihnen kommt.
lesson-order-do = Sag „jetzt“.
lesson-order-watch = Der Ritter machte das Ziel zu 1/2/3/4. Die Arbeiterin von { $seat1 } kippte von 12 auf 8, dann auf 3, die Druidin von { $seat2 } änderte um 1: 4 gehört zum Ziel, bestanden! Das bringt 1 Gunst.
lesson-order-wrong = Kommt der Ritter später, wissen die anderen nicht, wohin sie drehen sollen. Sag: jetzt.

lesson-negated-title = Ohne ein Wort
lesson-negated = Das neue Ziel: 1, 2 oder 3. Der Würfel zeigt 4, und der Hexenmeister kippt ihn auf einen Nachbarn: 1, 2, 3, 6 oder 8. Das passt.
lesson-negated-do = Leg ihn, und schweig diesmal.
lesson-negated-watch = Dreimal der Hexenmeister! Gleiche Charaktere negieren einander und bewirken nichts: nicht bestanden, 1 Gunst verloren. Ein Satz hätte geholfen.
lesson-negated-wrong = Nimm den Hexenmeister, und leg ihn schweigend. Du wirst sehen, warum.

lesson-bell-title = Die große Glocke
lesson-bell = Vor dem Legen stimmt ihr ab, ob ihr die Glocke läutet. Das kostet 1 Gunst, doch zählt die Herausforderung am Ende doppelt, und ihr seht schon die nächste.
lesson-bell-do = Stimm fürs Läuten.
lesson-bell-watch = Zwei von drei Stimmen genügen: Die Glocke läutet, die Gunst steht auf 2. Als Nächstes kommt 8/9/10, merk es dir.
lesson-bell-wrong = Vorsicht ist gut, aber heute probieren wir sie aus: Stimm fürs Läuten.

lesson-alone-title = Ich mach’s allein
lesson-alone = Das Ziel ist 3, der Würfel zeigt 4. Die Arbeiterin kippt zweimal und kann auf der 3 enden. Halten sich die anderen heraus, reicht das.
lesson-alone-do = Leg die Arbeiterin, und sag: „Ich mach’s allein.“
lesson-alone-watch = Legen müssen alle. { $seat1 } und { $seat2 } legten beide die Wandlerin: negiert, und der Würfel bleibt für dich auf 4. So kann Negieren auch helfen.
lesson-alone-wrong = Nimm diesmal die Arbeiterin, und sag laut: Ich mach’s allein.
lesson-alone-wrong-1 = Auch die Druidin käme hin. Aber übe das Kippen: Leg die Arbeiterin, und sag: Ich mach’s allein.
lesson-alone-wrong-2 = Denk an eben: Sag es ihnen. Ich mach’s allein.

lesson-tilt-title = Kippen
lesson-tilt = Kippen führt auf eine von fünf Nachbarseiten. Du kippst zweimal und sollst auf der 3 enden; neben ihr liegen auch 6 und 8.
lesson-tilt-do = Kippe zuerst auf 6 oder 8.
lesson-tilt-wrong = Von dort kommst du nicht auf die 3. Erst auf 6 oder 8, dann auf die 3.
lesson-tilt-wrong-1 = Schon da, aber die Arbeiterin muss noch einmal kippen. Nimm zuerst 6 oder 8.

lesson-tilt-home-title = Noch einmal
lesson-tilt-home = Zurück auf die Seite von eben geht es nicht, aber auf jede andere daneben.
lesson-tilt-home-do = Kippe jetzt auf die 3.
lesson-tilt-home-see = Allein geschafft! Die Feier bringt 2 Gunst, und wegen der Glocke zählt sie doppelt.
lesson-tilt-home-wrong = Dort bliebe der Würfel liegen, und das Ziel ist 3.

lesson-thirteen-title = Dreizehn
lesson-thirteen = Das Ziel kennt ihr schon: 8/9/10. Gegenüberliegende Seiten des Würfels ergeben zusammen 13. Er zeigt 3: Was liegt also gegenüber?
lesson-thirteen-do = Leg die Karte, die ihn wendet, und sag: Ich mach’s allein.
lesson-thirteen-watch = 3 und 10 sind 13. Die beiden anderen drehten noch auf 9, 7 und 8: Das gehört zum Ziel, bestanden! Dir blieb nur die Druidin: Sie ist jetzt dein Abwurfstapel, und alle Karten von dort sind zurück auf der Hand.
lesson-thirteen-wrong = Die Wandlerin kann es ohne Hilfe: Leg sie, und sag: Ich mach’s allein.
lesson-thirteen-wrong-1 = Die Druidin ändert nur um 1. Gegenüber der 3 liegt 13 weniger 3: die 10.

lesson-two-goals-title = Zwei Ziele
lesson-two-goals = Zwei Ziele, 3 und 10: Das eine muss der Würfel am Ende zeigen, das andere irgendwann in dieser Runde. Er zeigt 8, und keine deiner Karten schafft beides.
lesson-two-goals-do = Leg den Hexenmeister, und sag: Ich trage etwas bei.
lesson-two-goals-watch = { $seat2 } drehte mit der Druidin auf 9, jetzt kommt dein Hexenmeister. Die Karte von { $seat1 } liegt noch verdeckt.
lesson-two-goals-wrong = Mit dem Hexenmeister triffst du von vielen Seiten ein Ziel. Leg ihn, und sag: Ich trage etwas bei.
lesson-two-goals-wrong-1 = Zwei Ziele mit einer Kippung, das geht nicht. Sag: Ich trage etwas bei.

lesson-the-way-title = Der Weg zählt
lesson-the-way = Neben der 9 liegen 5, 7, 10, 11 und 12. Eine davon ist ein Ziel.
lesson-the-way-do = Kippe dorthin, und vertrau { $seat1 }.
lesson-the-way-see = { $seat1 } deckt die Wandlerin auf: Aus 10 wird 3. Unterwegs 10, am Ende 3: bestanden! Ihr lernt die Maschine, die um Hilfe bat, und behaltet die Karte als Belohnung.
lesson-the-way-wrong = Das ist weder 3 noch 10. Kippe auf die 10.

lesson-throne-title = Der Thron wartet
lesson-throne = Noch zwei Herausforderungen, dann die Thronfolge: Alle legen ohne Absprache denselben Charakter, und jede Karte außerhalb der größten Gruppe kostet 1 Gunst. Bleibt euch Gunst, habt ihr gewonnen. Mein Rat: Merk dir, was die anderen abgeworfen haben.

lesson-later-reward = Eure Belohnung: Einmal darf jemand von euch offen legen, vor allen anderen. Stimmt ab, ob ihr sie jetzt braucht.

lesson-later-the-throne = Die letzte Runde: Kein Würfel, keine Wirkung, alle decken zugleich auf. Welcher Charakter ist sicher noch auf jeder Hand? Leg ihn.

primer-1 = Ihr seid ein Rat und gewinnt oder verliert gemeinsam: Übersteht sieben Herausforderungen und die Thronfolge.
primer-2 = Zeigt der Würfel am Ende der Runde einen Wert des Ziels, ist die Herausforderung bestanden und bringt Gunst oder anderes.
primer-3 = Sonst verliert ihr Gunst, und bei 0 ist sofort alles verloren.
primer-4 = Kippen führt den Würfel auf eine von fünf Nachbarseiten; gegenüberliegende Seiten ergeben zusammen 13.
primer-5 = Alle legen verdeckt einen Charakter, nur nicht den, der gerade um Hilfe bittet.
primer-6 = Dazu sagst du höchstens einen von drei Sätzen: „Ich mach's allein“, „Ich trage etwas bei“, „Ich will nichts machen“.
primer-7 = Eine Karte nach der anderen wird ausgeführt, wann, sagt ihr selbst; gleiche Charaktere negieren einander und bewirken nichts.
primer-8 = Bei zwei Zielen zeigt der Würfel das eine am Ende und das andere irgendwann in der Runde.
primer-9 = Bleibt dir nur eine Handkarte, wird sie dein neuer Abwurfstapel, und alle Karten des alten kommen zurück auf die Hand.
primer-10 = Die Glocke kostet 1 Gunst, zeigt die nächste Herausforderung und zählt diese doppelt; am Schluss legen alle denselben Charakter für den Thron.
