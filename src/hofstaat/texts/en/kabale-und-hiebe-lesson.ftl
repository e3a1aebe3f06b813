lesson-name = Your first intrigue

lesson-welcome-title = Influence
lesson-welcome = At court influence counts: the number on your cards. Below each goal a column grows, and the highest sum wins the goal. You take over with five goals, in the fifth of six rounds.

lesson-lay-title = Face down
lesson-lay = On your turn you place exactly one card face down at the bottom of a column.
lesson-lay-do = Put the Fencing Master under Music 3: here he counts 8, under a goal of fencing 12.
lesson-lay-see = Everybody sees your colour, only you see the card. After each turn you draw one.
lesson-lay-watch = { $seat1 } and { $seat2 } have placed face down as well. What might it be?
lesson-lay-wrong = Do not show your best yet. First the Fencing Master, under Music 3.
lesson-lay-wrong-1 = Right card, other column: a goal of music is what you still lack.

lesson-chain-title = A chain
lesson-chain = If the card above yours lies face down it is turned up, and some act at once.
lesson-chain-do = Put your Queen, 16, under { $seat1 }'s card.
lesson-chain-see = A chain! { $seat1 }'s Explorer travels to the right, into column 3. There he turns up the card above him: a Storm.
lesson-chain-wrong = Put the Queen into column 2, under { $seat1 }'s card.
lesson-chain-wrong-1 = Right column. But take the Queen: here you want to be strong.
lesson-chain-wrong-2 = The Queen is good, but in column 2, under { $seat1 }'s card.

lesson-fulfilled-title = Fulfilled
lesson-fulfilled = A goal is fulfilled when as many cards lie below it as it has points, or an open Storm.
lesson-fulfilled-do = Tap the fulfilled goal!
lesson-fulfilled-see = Alchemy 5, with only 2 cards! The Storm closes the column: nobody can add to it. When all goals are fulfilled the round ends.
lesson-fulfilled-watch = { $seat1 } has placed a card under your Fencing Master, { $seat2 } under your Queen. Now everybody sees those two.
lesson-fulfilled-wrong = There are still fewer cards there than the goal has points. And where is the Storm?

lesson-wizard-title = The Wizard
lesson-wizard = What has { $seat1 } hidden in column 1?
lesson-wizard-do = Put your Wizard, 7, below it and see.
lesson-wizard-see = A King, 20! But at the award the Wizard removes every card of 10 or more.
lesson-wizard-watch = In column 2 a Wizard of { $seat2 }'s is now open. He would remove your Queen!
lesson-wizard-wrong = Save that. The Wizard goes to column 1 now.
lesson-wizard-wrong-1 = In column 2 the Wizard would hit your own Queen. Put him into column 1.

lesson-musketeers-title = The Musketeers
lesson-musketeers = Protect your Queen: at the award Musketeers cancel every other special ability in the column.
lesson-musketeers-do = Put them into column 2.
lesson-musketeers-see = Turned up: a Beggar! Where one lies the lowest sum wins, but not against Musketeers. All goals are fulfilled, the round is over.
lesson-musketeers-wrong = Against that Wizard only the Musketeers help now, in column 2.
lesson-musketeers-wrong-1 = In column 1 they would cancel your own Wizard. Take column 2.

lesson-award-1-title = Award: column 1
lesson-award-1 = The award. Column 1: your Fencing Master 8, { $seat1 }'s King 20, your Wizard 7, { $seat2 }'s Queen 16.
lesson-award-1-do = Who wins Music 3? Tap the name.
lesson-award-1-see = You! King and Queen are removed, 8 + 7 = 15 are left for you.
lesson-award-1-wrong = Think of your Wizard: everything of 10 or more disappears.

lesson-award-2-title = Award: column 2
lesson-award-2 = Column 2: your Queen 16, { $seat2 }'s Wizard 7, { $seat1 }'s Beggar 4, your Musketeers 11.
lesson-award-2-do = Who wins Trade 4?
lesson-award-2-see = You again, with 27. Without Musketeers your Queen would be gone, and { $seat1 } would win with the lowest sum: 4.
lesson-award-2-wrong = The Musketeers cancel Wizard and Beggar: only the numbers count, the highest sum wins.

lesson-award-3-title = Award: column 3
lesson-award-3 = Column 3: { $seat2 }'s Storm 9, { $seat1 }'s Explorer 13. He does not travel on: a card turned up only by the end of the round does not act.
lesson-award-3-do = Who wins Alchemy 5?
lesson-award-3-see = { $seat1 }, by 13 to 9. On a tie the owner of the card nearest to the goal wins, the one higher up.
lesson-award-3-wrong = Compare the numbers: 13 against 9, and no special ability.

lesson-set-title = All six areas
lesson-set = Music 3 is your sixth area. Now the best goal of each area counts double, every further one costs 1: 12 points become 21!

lesson-end-title = The last round
lesson-end = A game has six rounds; the last one begins now. Then the better of your counts is taken, added up or with all six areas, and the most points win. My advice: place small cards first, and keep Wizard and Musketeers until you see whom they hit.

lesson-later-over = Six rounds are played, all goals are shown. See which of your two counts was the better!

anchor-goal-1 = The goal of the left column
anchor-goal-2 = The goal of the middle column
anchor-goal-3 = The goal of the right column
anchor-seat-0 = { $seat0 }
anchor-seat-1 = { $seat1 }
anchor-seat-2 = { $seat2 }

primer-1 = At court you fight for goals: below each a column grows, and whoever has the most influence there wins it.
primer-2 = Everybody has the same 25 influence cards in their own colour, three of them in hand.
primer-3 = On your turn you place exactly one card face down at the bottom of a column and draw one.
primer-4 = If the card above lies face down it is turned up; Explorer, Assassin, Storm, Cloak and Traitor then act at once.
primer-5 = A goal is fulfilled when as many cards lie below it as it has points, or when a Storm lies open there.
primer-6 = When all goals are fulfilled the round ends; what is turned up only now does not act any more.
primer-7 = At the award the highest sum wins; on a tie whoever has the card nearest to the goal.
primer-8 = The Wizard removes every card of 10 or more, a Beggar lets the lowest sum win, Musketeers cancel every other special ability there.
primer-9 = After six rounds you add up your goals; with all six areas the best of each counts double, and every further one costs 1.
primer-10 = You get the better of the two counts, and the most points win.
