lesson-name = Your first banquet

lesson-welcome-title = The banquet
lesson-welcome = Welcome to the Queen's banquet! Six families hope for her favour. Your district and two secret missions bring you points. The most points win.

lesson-above-title = Above and below
lesson-above = At the royal table families rise and fall.
lesson-above-do = Lay your Toad Courtier above, into the light.
lesson-above-see = 1 above, 0 below. A family that counts more above than below is esteemed: the sun on its crest.
lesson-above-wrong = That will come. First the Toad Courtier: above, at the table.
lesson-above-wrong-1 = Below, in the shadow, the Toads would be disgraced. This time they should go above.
lesson-above-wrong-2 = That raises the Toads too. But you will want the noble in your district in a moment.

lesson-own-title = Your district
lesson-own = In your district every card of an esteemed family earns points.
lesson-own-do = Lay your Toad Noble there.
lesson-own-see = +2 points: a noble counts two, in a district and at the table. Every other card counts one.
lesson-own-wrong = That Carp comes next. First the Toad Noble: into your district.
lesson-own-wrong-1 = Somebody else would be glad of 2 points. Keep the noble yourself.
lesson-own-wrong-2 = Carps are worth nothing yet. The noble of the esteemed Toads brings you more.

lesson-rival-title = Three cards
lesson-rival = Every turn you play all three cards: one to the table, one to your district, one to an opponent's.
lesson-rival-do = Give the Carp to { $seat1 }.
lesson-rival-see = Three cards played, three new ones drawn. The Carps are neutral, as much above as below: the scales. Their cards are worth nothing.
lesson-rival-watch = { $seat2 } has brought the Carps down: more below, disgraced, the moon. Your gift now costs { $seat1 } 1 point!
lesson-rival-wrong = { $seat2 } would be allowed too. For this story { $seat1 } should get it.

lesson-assassin-title = The assassin
lesson-assassin = { $seat1 } has laid a Toad Noble below: 1 to 2, disgraced. Your noble costs you 2!
lesson-assassin-do = Lay your Hare Assassin above at the table.
lesson-assassin-see = He counts 1 for the Hares. And now he may eliminate somebody.
lesson-assassin-wrong = First the assassin: only he can save the Toads now.
lesson-assassin-wrong-1 = He strikes from there too. But above he also makes the Hares esteemed.
lesson-assassin-wrong-2 = In a district he reaches only that district. The Toad Noble lies at the table.

lesson-victim-title = A victim
lesson-victim = At the table he may strike any one other courtier: above or below, in every column, even a spy. Only guards never.
lesson-victim-do = Eliminate the Toad Noble!
lesson-victim-see = Toads 1 to 0, esteemed again: your noble earns 2! The Carp Guard below nobody could have eliminated.
lesson-victim-wrong = That is your own Toad Courtier: without it the Toads would stand even worse.
lesson-victim-wrong-1 = You may spare everybody. But this noble costs you 2 points.

lesson-spy-title = The spy
lesson-spy = Spies always lie face down.
lesson-spy-do = Lay the Hare Spy into your district and remember: a Hare.
lesson-spy-see = Everybody sees a spy, nobody its family. Until the end nobody may look at it again, not even you.
lesson-spy-wrong = You will give the Carp Noble away in a moment. First the spy, into your district.
lesson-spy-wrong-1 = Hares are esteemed: at the end this spy is worth 1 point. Keep it.

lesson-gift-title = A gift
lesson-gift = A disgraced card costs what it counts, and it costs the owner of the district.
lesson-gift-do = Give the Carp Noble to { $seat2 }.
lesson-gift-see = That costs { $seat2 } 2 points, for a noble counts two here as well.
lesson-gift-watch = { $seat2 } hits back: an assassin in { $seat2 }'s own district eliminates the Carp Noble there. And you are given a Carp: −1.
lesson-gift-wrong = { $seat1 } has a Carp already. This time it is { $seat2 }'s turn.

lesson-dark-mission-title = Your dark mission
lesson-dark-mission = Your dark mission: Carps disgraced. Just now they are.
lesson-dark-mission-do = Lay the Carp Spy below at the table and secure it in secret.
lesson-dark-mission-see = He lies face down in the Queen's column. At the end he moves to his family and stays below.
lesson-dark-mission-wrong = That can wait. First the Carp Spy, below at the table.
lesson-dark-mission-wrong-1 = Above he helps the Carps in the end. You want them below.
lesson-dark-mission-wrong-2 = At the table he works on his family. That is where you need him.

lesson-light-mission-title = Your light mission
lesson-light-mission = Your light mission: at least 3 nobles in your district. One is there.
lesson-light-mission-do = Add the Hare Noble.
lesson-light-mission-see = 2 of 3 nobles. Each mission brings 3 points if it is fulfilled at the end. Only then is it turned up.
lesson-light-mission-wrong = The Hare Noble belongs with you: 2 points and a step towards the mission.

lesson-your-choice-title = You decide
lesson-your-choice = Your last card: a neutral Nightingale, worth nothing yet. Who shall have it, { $seat1 } or { $seat2 }?
lesson-your-choice-do = You decide.
lesson-your-choice-see = Whether it rises or falls is decided at the table. You can still have a hand in that.

lesson-count-title = The final count
lesson-count = If it ended now: 4 points in the open, 1 for your Hare Spy, 3 for the Carp mission, 8 together. When pile and hands are empty, spies and missions are turned up and counted. My advice: raise at the table what lies in your district, and give away what falls.

lesson-later-pile = The pile is empty: nobody draws any more. Play your last three cards.

lesson-later-over = All spies are turned up, all missions shown. That was your first banquet!

primer-1 = At the Queen's banquet six families hope for favour, and you side with those that are esteemed in the end.
primer-2 = Every turn you play all three hand cards: one to the royal table, one to your district, one to an opponent's district.
primer-3 = At the table a card joins the column of its family, above in the light or below in the shadow.
primer-4 = A family that counts more above is esteemed; more below, disgraced; as much above as below, neutral.
primer-5 = In your district every card of an esteemed family earns 1 point, every card of a disgraced one costs 1, neutral ones are worth nothing.
primer-6 = A noble counts two, at the table and in a district.
primer-7 = Spies lie face down, at the table in the Queen's column, and until the end nobody may look at them again.
primer-8 = When laid, an assassin may eliminate one other courtier in the same area, but never a guard.
primer-9 = Your two secret missions bring 3 points each if they are fulfilled at the end.
primer-10 = When pile and hands are empty, spies and missions are turned up, and the most points win.
