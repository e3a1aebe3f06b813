### Mit List und Tücke.
### Argumente von event-… und choice-…: die Felder. Sitzfelder sind Namen; dazu $<Feld>_me: yes (du), self (wer handelt), no.
### Karten und Farben sind ihr Text, Rückseiten light oder dark. Was fehlt, ist none. Argumente von card-…-does: die Werte
### der Karte in cards.toml.

title = Mit List und Tücke
tagline = Vier Kapitel an einem Hof, an dem jeder jemanden zu fürchten hat. Bring deine Leute durch.
kinds = Überleben, gemein
pitch =
    In jedem Kapitel spielst du vier von zwanzig Charakteren nacheinander auf deinen Stapel. Nur die oberste Karte ist sichtbar.
    Könige, Bischöfe und Zauberer bringen Einfluss, wenn sie das Ende des Kapitels erleben.

    Die meisten von ihnen haben Feinde. Eine Beseitigung dreht den ganzen Stapel um, und all sein Einfluss ist dahin. Achte also
    darauf, wer noch spielt, wer lauert, und wann du deinen Schatz rechtzeitig zudecken kannst.

    Je mehr Plättchen eines Einflusses übrig bleiben, desto mehr ist jedes am Ende wert. Manchmal ist es klug, einen fremden König leben zu lassen.

## Charaktere

card-charlatan = Quacksalber
card-charlatan-does = Darf eine beseitigte Karte in deinem Stapel wieder aufdecken. Ihr Text gilt nicht noch einmal.
card-black-knight = Schwarzer Ritter
card-black-knight-does = Liegt er am Ende des Kapitels offen und erhältst du keinen Einfluss, darfst du ein Plättchen beliebiger Farbe nehmen.
card-courtesan = Kurtisane
card-courtesan-does = Darf bis zu zwei Handkarten mit Gegnern tauschen, von jeder Rückseite eine. Sie geben eine Karte ihrer Wahl mit derselben Rückseite zurück, ohne deine anzusehen.
card-clairvoyant = Hellseherin
card-clairvoyant-does = Darf die vier Karten der Mitte ansehen.
card-poisoner = Giftmischerin
card-poisoner-does = Schlägt beim Ausspielen sofort zu. Ihre Opfer: { $eliminates }.
card-berserker = Berserker
card-berserker-does = Schlägt beim Ausspielen sofort zu. Seine Opfer: { $eliminates }.
card-assassin = Meuchler
card-assassin-does = Schlägt beim Ausspielen sofort zu. Seine Opfer: { $eliminates }.
card-abbot = Abt
card-abbot-does = Schlägt beim Ausspielen sofort zu. Seine Opfer: { $eliminates }.
card-druid = Druide
card-druid-does = Darf eine Handkarte ungesehen gegen eine Karte der Mitte mit derselben Rückseite tauschen.
card-white-knight = Weißer Ritter
card-white-knight-does = { card-druid-does }
card-monk = Mönch
card-monk-does = { card-druid-does }
card-executioner = Scharfrichter
card-executioner-does = Nennt einen Charakter außer der Heiligen. Ein Gegner, der ihn spielt, solange der Scharfrichter sichtbar ist, verliert ihn.
card-intriguer = Intrigant
card-intriguer-does = Tauscht den Platz mit der sichtbaren Karte des höchsten Rangs, wenn er das nicht selbst ist.
card-witch = Hexe
card-witch-does = Darf alle Handkarten eines Gegners ansehen.
card-queen = Königin
card-queen-does = Lauert: Ein Gegner, der eines ihrer Opfer spielt, solange sie sichtbar ist, verliert es. Ihre Opfer: { $eliminates }.
card-king = König
card-king-does = Lauert: Ein Gegner, der eines seiner Opfer spielt, solange er sichtbar ist, verliert es. Seine Opfer: { $eliminates }.
card-saint = Heilige
card-saint-does = Legt ein Einflussplättchen deiner Wahl auf die Kapelle. Niemand kann sie beseitigen.
card-bishop = Bischof
card-bishop-does = Bringt nichts als Einfluss, wenn du ihn durchbringst.
card-wizard = Zauberer
card-wizard-does = Bringt nichts als Einfluss, wenn du ihn durchbringst.
card-inquisitor = Inquisitor
card-inquisitor-does = Hat Rang { $rank } oder 0, wie du willst. Dann nenne einen Charakter: Ein Gegner, der ihn hält, zeigt ihn, und du darfst eine Handkarte dafür tauschen.

## Plättchen

card-blue = Blau
card-blue-does = Königlicher Einfluss: zählt so viele Punkte, wie blaue Plättchen im Vorrat und auf der Kapelle liegen.
card-green = Grün
card-green-does = Kirchlicher Einfluss: zählt so viele Punkte, wie grüne Plättchen im Vorrat und auf der Kapelle liegen.
card-yellow = Gelb
card-yellow-does = Magischer Einfluss: zählt so viele Punkte, wie gelbe Plättchen im Vorrat und auf der Kapelle liegen.
card-elimination = Beseitigung
card-elimination-does = Zählt 1 Punkt für die Person, die es hat; auf der Kapelle zählt es für niemanden.

## Wörter

word-light = hell
word-dark = dunkel
word-pass-light = helle Karten nach links geben
word-pass-dark = dunkle Karten nach rechts geben
word-play = eine Karte spielen
word-heal = der Quacksalber heilt
word-swap = die Kurtisane tauscht
word-return = eine Karte zurück an die Kurtisane
word-look = die Hellseherin sieht
word-victim = ein Opfer wählen
word-centre = mit der Mitte tauschen
word-condemn = der Scharfrichter nennt jemanden
word-spy = die Hexe sieht
word-bless = die Heilige legt ein Plättchen
word-rank = der Rang des Inquisitors
word-name = der Inquisitor nennt jemanden
word-take = gegen die gezeigte Karte tauschen
word-knight = der Schwarze Ritter wird bezahlt
word-over = das Ende

## Was geschah

event-chapter-began = Kapitel { $chapter } beginnt. { $first_me ->
    [yes] Du hast
   *[no] { $first } hat
 } die Startspielerkarte.
event-cards-dealt = { $seat_me ->
    [yes] Du bekommst: { $cards }.
   *[no] { $seat } bekommt zwei { $back ->
        [light] helle
       *[dark] dunkle
    } Karten.
 }
event-pass-chosen = { $seat_me ->
    [yes] Du gibst weiter: { $card }.
   *[no] { $seat } hat eine Karte zum Weitergeben gewählt.
 }
event-passed = { $seat_me ->
    [yes] Du gibst eine Karte an { $to }: { $card }.
   *[no] { $to_me ->
        [yes] { $seat } gibt dir eine Karte: { $card }.
       *[no] { $seat } gibt eine { $back ->
            [light] helle
           *[dark] dunkle
        } Karte an { $to }.
    }
 }
event-played = { $seat_me ->
    [yes] Du spielst: { $card }.
   *[no] { $seat } spielt: { $card }.
 }
event-eliminated = { $killer } ({ $seat_me ->
    [yes] von dir
   *[no] { $seat }
 }) beseitigt { $card } ({ $victim_me ->
    [yes] von dir
   *[no] { $victim }
 }). Der ganze Stapel wird umgedreht.
event-declined = { $seat_me ->
    [yes] Du belässt es dabei: { $card }.
   *[no] { $seat } belässt es dabei: { $card }.
 }
event-healed = { $seat_me ->
    [yes] Dein Quacksalber heilt: { $card }.
   *[no] Der Quacksalber von { $seat } heilt: { $card }.
 }
event-laid-before = { $seat_me ->
    [yes] Du legst eine Karte vor { $partner }: { $card }.
   *[no] { $seat } legt eine { $back ->
        [light] helle
       *[dark] dunkle
    } Karte verdeckt vor { $partner_me ->
        [yes] dich
       *[no] { $partner }
    }.
 }
event-swapped = { $seat_me ->
    [yes] Du tauschst mit { $partner }: { $laid } gegen { $returned }.
   *[no] { $partner_me ->
        [yes] Du tauschst mit { $seat }: { $returned } gegen { $laid }.
       *[no] { $seat } und { $partner } tauschen eine { $back ->
            [light] helle
           *[dark] dunkle
        } Karte.
    }
 }
event-centre-seen = { $seat_me ->
    [yes] In der Mitte siehst du: { $cards }.
   *[no] { $seat } sieht die Karten der Mitte an.
 }
event-hand-seen = { $seat_me ->
    [yes] { $target } hält: { $cards }.
   *[no] { $seat } sieht { $target_me ->
        [yes] deine Hand
       *[no] die Hand von { $target }
    } an.
 }
event-centre-swapped = { $seat_me ->
    [yes] Du legst { $laid } in die Mitte und nimmst { $taken }.
   *[no] { $seat } tauscht eine Handkarte mit der Mitte.
 } ({ $back ->
    [light] hell
   *[dark] dunkel
 } { $number })
event-condemned = { $seat_me ->
    [yes] Dein Scharfrichter
   *[no] Der Scharfrichter von { $seat }
 } lauert auf: { $card }.
event-places-changed = { $seat_me ->
    [yes] Dein Intrigant
   *[no] Der Intrigant von { $seat }
 } tauscht den Platz mit: { $card } ({ $other_me ->
    [yes] von dir
   *[no] { $other }
 }).
event-rank-chosen = { $seat_me ->
    [yes] Dein Inquisitor
   *[no] Der Inquisitor von { $seat }
 } hat Rang { $rank }.
event-named = { $seat_me ->
    [yes] Dein Inquisitor
   *[no] Der Inquisitor von { $seat }
 } verlangt: { $card }. { $owner ->
    [none] Niemand zeigt die Karte.
   *[other] { $owner_me ->
        [yes] Du zeigst die Karte.
       *[no] { $owner } zeigt die Karte.
    }
 }
event-taken = { $seat_me ->
    [yes] Du nimmst { $card } von { $partner } und gibst { $given }.
   *[no] { $partner_me ->
        [yes] { $seat } nimmt { $card } von dir und gibt dir { $given }.
       *[no] { $seat } nimmt { $card } von { $partner } und gibt eine { $back ->
            [light] helle
           *[dark] dunkle
        } Karte.
    }
 }
event-chapel-laid = { $seat_me ->
    [yes] Du legst
   *[no] { $seat } legt
 } ein Plättchen auf die Kapelle: { $token }.
event-start-card-taken = { $seat_me ->
    [yes] Du hast
   *[no] { $seat } hat
 } jetzt die Startspielerkarte.
event-influence-taken = { $seat_me ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } Einfluss: Blau { $blue }, Grün { $green }, Gelb { $yellow }.
event-knight-paid = { $seat_me ->
    [yes] Dein Schwarzer Ritter
   *[no] Der Schwarze Ritter von { $seat }
 } nimmt ein Plättchen: { $colour }.
event-ended = Das vierte Kapitel ist zu Ende.

## Was du tun kannst

phase-pass = Wähle die Karte, die du weitergibst.
phase-play = Spiele eine Karte auf deinen Stapel.
phase-heal = Dein Quacksalber darf eine beseitigte Karte aufdecken.
phase-eliminate = Wähle das Opfer.
phase-condemn = Auf wen lauert dein Scharfrichter?
phase-name = Wen verlangt dein Inquisitor?
phase-return = Gib eine Karte mit derselben Rückseite zurück.
phase-give = Du darfst eine Handkarte gegen die gezeigte tauschen.
phase-centre = Du darfst eine Handkarte mit der Mitte tauschen.
phase-lay = Deine Heilige legt ein Plättchen auf die Kapelle.
phase-take = Dein Schwarzer Ritter darf ein Plättchen nehmen.
phase-rank = Wähle den Rang deines Inquisitors.
phase-look = Deine Hellseherin darf die Mitte ansehen.
phase-spy = Deine Hexe darf eine Hand ansehen.
phase-swap = Deine Kurtisane darf eine Handkarte tauschen.
phase-decline = Du darfst es dabei belassen.

choice-pass = { $card } weitergeben
choice-play = { $card } spielen
choice-heal = { $card } aufdecken
choice-eliminate = { $card } beseitigen
choice-condemn = Auf { $card } lauern
choice-name = { $card } verlangen
choice-return = { $card } zurückgeben
choice-give = { $card } geben
choice-centre = { $card } gegen Karte { $number } der Mitte
choice-centre-short = Karte { $number } der Mitte
choice-lay = Plättchen legen: { $colour }
choice-lay-short = { $colour }
choice-take = Plättchen nehmen: { $colour }
choice-take-short = { $colour }
choice-rank = Rang { $rank }
choice-look = Die Mitte ansehen
choice-spy = Die Hand von { $target } ansehen
choice-spy-short = { $target }
choice-swap = { $card } vor { $partner } legen
choice-swap-short = Vor { $partner }
choice-decline = Dabei belassen

## Vereinbarungen vor dem Spiel

option-random-removal = Zufällig aussortieren
option-random-removal-help = Zu dritt: Statt der Ränge 1 bis 4 kommen in jedem Kapitel zwei helle und zwei dunkle Karten unbesehen beiseite (LT-2).

## Was nicht geht

refused-pass-light = Du musst jetzt eine helle Karte für deinen linken Nachbarn wählen.
refused-pass-dark = Du musst jetzt eine dunkle Karte für deinen rechten Nachbarn wählen.
refused-play-a-card = Du musst jetzt eine Handkarte spielen.
refused-heal = Dein Quacksalber darf jetzt eine beseitigte Karte aufdecken, oder du verzichtest.
refused-swap = Deine Kurtisane darf jetzt eine Handkarte tauschen, oder du verzichtest.
refused-return = Du musst jetzt eine Karte mit derselben Rückseite zurückgeben.
refused-look = Deine Hellseherin darf jetzt die Mitte ansehen, oder du verzichtest.
refused-choose-victim = Du musst jetzt ein Opfer wählen.
refused-swap-centre = Du darfst jetzt eine Handkarte mit der Mitte tauschen, oder du verzichtest.
refused-condemn = Dein Scharfrichter muss jetzt einen Charakter nennen.
refused-spy = Deine Hexe darf jetzt eine Hand ansehen, oder du verzichtest.
refused-bless = Du musst jetzt ein Einflussplättchen auf die Kapelle legen.
refused-choose-rank = Du musst jetzt den Rang deines Inquisitors wählen.
refused-name = Dein Inquisitor muss jetzt einen Charakter nennen.
refused-take = Du darfst jetzt eine Handkarte für die gezeigte geben, oder du verzichtest.
refused-knight = Dein Schwarzer Ritter darf jetzt ein Einflussplättchen nehmen, oder du verzichtest.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-light-only = Jetzt werden nur helle Karten weitergegeben.
refused-dark-only = Jetzt werden nur dunkle Karten weitergegeben.
refused-other-back = Deine Karte muss dieselbe Rückseite haben wie die vor dir.
refused-same-back-twice = Dein zweiter Tausch muss die andere Rückseite haben.
refused-partner-lacks-back = Dieser Gegner hat keine Karte mit dieser Rückseite.
refused-nobody-has-back = Kein Gegner hat eine Karte mit dieser Rückseite.
refused-saint-is-safe = Die Heilige kann der Scharfrichter nicht nennen.
refused-not-in-game = Dieser Charakter ist nicht im Spiel.
refused-no-such-victim = Diese Karte kann dein Täter jetzt nicht beseitigen.
refused-not-eliminated = Diese Karte ist nicht unter den beseitigten deines Stapels.
refused-empty-hand = Dieser Gegner hat keine Karten.
refused-colour-gone = Von dieser Farbe ist kein Plättchen mehr im Vorrat.
refused-removal-for-three = Zufällig aussortiert wird nur zu dritt: Zu viert braucht ihr alle Charaktere.
refused-cards-rank = { $name } = { $rank }, wie { $other }; jeder Rang gehört einer Person.
refused-cards-lowest-rank = lowest_rank.{ $seats } lässt { $light } helle und { $dark } dunkle Personen übrig; zu { $seats } braucht ihr je { $needed }.

## Warum es endete

reason-most-points = Die meisten Punkte gewinnen.
reason-start-player-card = Gleichstand: Es gewinnt, wer die Startspielerkarte hat oder ihr von den Beteiligten im Uhrzeigersinn am nächsten sitzt.

## Der Tisch im Browser

banner-black-knight = Schw. Ritter
banner-white-knight = W. Ritter
board-chapter = Kapitel { $chapter }, Runde { $round }
board-passing = Kapitel { $chapter }, Weitergeben
board-plan = Wer wen beseitigt
board-start = Startspielerkarte
board-tokens = Plättchen
board-supply = Vorrat
board-chapel = Kapelle
board-centre = Mitte
board-threats = Es lauern
board-threat = { $killer } ({ $player }) auf { $eliminates }
board-passing-on = Du gibst weiter: { $card }
board-laid = Vor { $partner } liegt eine { $back ->
    [light] helle
   *[dark] dunkle
 } Karte von { $player }
board-shown = { $player } zeigt: { $card }
board-own = Dein Hof
board-you = du
board-court = { $mine ->
    [yes] Dein Hof
   *[no] Hof von { $name }
 }
board-stack = { $mine ->
    [yes] Dein Stapel
   *[no] Stapel von { $name }
 }: { $size ->
    [0] leer
    [one] 1 Karte
   *[other] { $size } Karten
 }{ $card ->
    [none] { $size ->
        [0] { "" }
       *[other] , beseitigt
    }
   *[other] , sichtbar { $card }, Rang { $rank ->
        [none] noch nicht gewählt
       *[other] { $rank }
    }
 }{ $eliminated ->
    [0] { "" }
   *[other] , { $eliminated } umgedreht
 }
board-turned = Dieser Stapel wurde beseitigt: Seine Karten liegen verdeckt und bringen nichts. Welche es waren, sagt die Chronik.
board-holds = { $name } hält { $light } helle und { $dark } dunkle Karten
board-points = { $points ->
    [one] Punkt jetzt
   *[other] Punkte jetzt
 }
board-waits-for = Lauert auf: { $cards }
board-strikes = Beseitigt: { $cards }
board-fears = Fürchtet: { $cards }
board-fears-waiting = Solange sie lauern, auch: { $cards }
board-no-threats = Niemand lauert.
board-you-hold = Auf deiner Hand!
board-in-hand = auf deiner Hand
board-plan-help = Wer beseitigt, tut es sofort beim Ausspielen, bei sichtbaren Karten der Gegner. Wer lauert, schlägt zu, solange er sichtbar ist, wenn ein Gegner das Opfer spielt.
board-worth-now = Was ein Plättchen jetzt wert ist
board-worth = { $colour }: ein Plättchen ist jetzt { $worth } wert; { $supply } im Vorrat, { $chapel } auf der Kapelle
board-window = Kapitel { $chapter }: { $token ->
    [none] noch kein Plättchen
   *[other] { $token }
 }
board-centre-card = Mitte, { $back ->
    [light] helle
   *[dark] dunkle
 } Karte { $number }
board-other-back = Diese Karte der Mitte hat eine andere Rückseite als die gewählte.
board-pass-left = Helle Karten gehen nach links{ $name ->
    [none] { "" }
   *[other] , deine an { $name }
 }
board-pass-right = Dunkle Karten gehen nach rechts{ $name ->
    [none] { "" }
   *[other] , deine an { $name }
 }
board-passes-to = { $mine ->
    [yes] gibt an dich
   *[no] gibt an { $name }
 }
board-has-chosen = { $mine ->
    [yes] Du hast gewählt
   *[no] { $name } hat gewählt
 }
board-chooses = { $mine ->
    [yes] Du wählst noch
   *[no] { $name } wählt noch
 }
board-chapter-over = Kapitel { $chapter } ist zu Ende
board-nothing = nichts
board-hand = Deine Hand
board-hand-empty = Deine Hand ist leer.
board-tray = { $back ->
    [light] Helle Karten
   *[dark] Dunkle Karten
 }
board-hand-card = { $card }, { $back ->
    [light] hell
   *[dark] dunkel
 }{ $deadly ->
    [yes] , würde jetzt beseitigt
   *[no] { "" }
 }
board-do-pass = Weitergeben
board-do-play = Spielen
board-do-return = Zurückgeben
board-do-give = Geben
board-pick-pass = Wähle die Karte, die du weitergibst.
board-pick-play = Wähle die Karte, die du spielst.
board-pick-return = Wähle die Karte, die du zurückgibst.
board-pick-give = Wähle die Karte, die du für die gezeigte gibst.
board-pick-centre = Wähle eine Handkarte, dann die Karte der Mitte.
board-pick-swap = Wähle eine Handkarte, dann einen Gegner.
board-put-back = Zurücklegen
board-would-die = { $killer } ({ $name }) lauert: Diese Karte würde beseitigt.
board-would-strike = Beseitigt { $card } ({ $name }).
board-may-strike = Kann { $card } ({ $name }) beseitigen: eine von diesen, nach deiner Wahl.
board-wait-passing = Es wählen noch: { $names }
board-wait = { $names }: { $stage }
board-look-centre = Die vier Karten der Mitte
board-look-hand = Die Hand von { $name }
board-look-private = Das siehst nur du.
board-played = gespielt
board-passed-on = geht weiter
board-lies-in-wait = lauert auf
board-in-danger = { $killer } lauert
board-seen = Gesehen
board-worth-short = Wert
board-to-swap = zum Tauschen
board-stack-size = { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 }
board-stack-turned = { $turned } umgedreht
board-in-the-hand = auf der Hand
board-sum = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
board-standing = Wie es steht
board-hand-of = Die Hand von { $name }
board-chapter-brought = { $name }: { $tokens }
board-idle = Sieh dir eine Karte an: Hier steht dann, was sie tut.

## Die Abrechnung im Browser

