lesson-name = The council meets

lesson-council-title = The council
lesson-council = A die brings trouble to the country, and you three win or lose together. If your favour sinks to 0, all is lost at once; now it is 3. If you survive seven challenges and the succession, you have won.

lesson-knight-title = The first card
lesson-knight = The die shows 12, the goal is 1. The Shapeshifter could turn it over, but she seeks help just now and cannot be laid. The Knight makes the goal 1/2/3/4.
lesson-knight-do = Lay the Knight, and say: “I contribute.”
lesson-knight-watch = { $seat1 } contributes too, { $seat2 } is silent. You never talk about hidden cards, except by three sentences: “I do it alone”, “I contribute”, “I do not want to do anything”.
lesson-knight-wrong = It is too far to the 1 for one card. Lay the Knight, and say: I contribute.
lesson-knight-wrong-1 = Then nobody knows what you have in mind. Say: I contribute.
lesson-knight-wrong-2 = Alone he is not enough, for the die still shows 12. Say: I contribute.
lesson-knight-wrong-3 = But you do something. Say: I contribute.

lesson-order-title = Who first?
lesson-order = Three cards lie face down, and one after the other is carried out: you say yourselves when. The Knight helps the others only if he comes before them.
lesson-order-do = Say “now”.
lesson-order-watch = The Knight made the goal 1/2/3/4. { $seat1 }'s Worker tilted from 12 to 8, then to 3, { $seat2 }'s Druid changed it by 1: 4 is part of the goal, passed! That brings 1 favour.
lesson-order-wrong = If the Knight comes later, the others do not know where to turn the die. Say: now.

lesson-negated-title = Without a word
lesson-negated = The new goal: 1, 2 or 3. The die shows 4, and the Warlock tilts it to a neighbour: 1, 2, 3, 6 or 8. That fits.
lesson-negated-do = Lay him, and be silent this time.
lesson-negated-watch = Three Warlocks! Equal characters negate each other and have no effect: failed, 1 favour lost. A sentence would have helped.
lesson-negated-wrong = Take the Warlock, and lay him in silence. You will see why.

lesson-bell-title = The bell
lesson-bell = Before laying you vote whether to ring the bell. It costs 1 favour, but the challenge counts double in the end, and you already see the next one.
lesson-bell-do = Vote for ringing.
lesson-bell-watch = Two votes of three are enough: the bell rings, favour is 2. Next comes 8/9/10, remember that.
lesson-bell-wrong = Caution is good, but today we try it: vote for ringing.

lesson-alone-title = I do it alone
lesson-alone = The goal is 3, the die shows 4. The Worker tilts twice and can end on 3. If the others keep out of the way, that is enough.
lesson-alone-do = Lay the Worker, and say: “I do it alone.”
lesson-alone-watch = Everybody must lay a card. { $seat1 } and { $seat2 } both laid the Shapeshifter: negated, and the die stays on 4 for you. So negating can help too.
lesson-alone-wrong = This time take the Worker, and say aloud: I do it alone.
lesson-alone-wrong-1 = The Druid would get there too. But practise tilting: lay the Worker, and say: I do it alone.
lesson-alone-wrong-2 = Think of what just happened: tell them. I do it alone.

lesson-tilt-title = Tilting
lesson-tilt = Tilting takes the die to one of five faces beside. You tilt twice and should end on 3; beside it lie 6 and 8 too.
lesson-tilt-do = Tilt to 6 or 8 first.
lesson-tilt-wrong = From there you do not get to 3. First to 6 or 8, then to 3.
lesson-tilt-wrong-1 = There already, but the Worker must tilt once more. Take 6 or 8 first.

lesson-tilt-home-title = Once more
lesson-tilt-home = Back to the face it came from is not allowed, but to any other beside it.
lesson-tilt-home-do = Now tilt to 3.
lesson-tilt-home-see = Done alone! The Celebration brings 2 favour, and because of the bell it counts double.
lesson-tilt-home-wrong = There the die would stay, and the goal is 3.

lesson-thirteen-title = Thirteen
lesson-thirteen = The goal you know already: 8/9/10. Opposite faces of the die add up to 13. It shows 3: so what lies opposite?
lesson-thirteen-do = Lay the card that turns it over, and say: I do it alone.
lesson-thirteen-watch = 3 and 10 are 13. The two others still turned it to 9, 7 and 8: part of the goal, passed! Only the Druid was left to you: she is your discard pile now, and all cards from there are back in your hand.
lesson-thirteen-wrong = The Shapeshifter can do it without help: lay her, and say: I do it alone.
lesson-thirteen-wrong-1 = The Druid changes it only by 1. Opposite the 3 lies 13 minus 3: the 10.

lesson-two-goals-title = Two goals
lesson-two-goals = Two goals, 3 and 10: one the die must show at the end, the other at some time in this round. It shows 8, and none of your cards does both.
lesson-two-goals-do = Lay the Warlock, and say: I contribute.
lesson-two-goals-watch = { $seat2 } turned the die to 9 with the Druid, now comes your Warlock. { $seat1 }'s card still lies face down.
lesson-two-goals-wrong = With the Warlock you hit a goal from many faces. Lay him, and say: I contribute.
lesson-two-goals-wrong-1 = Two goals with one tilt, that does not work. Say: I contribute.

lesson-the-way-title = The way counts
lesson-the-way = Beside the 9 lie 5, 7, 10, 11 and 12. One of them is a goal.
lesson-the-way-do = Tilt to it, and trust { $seat1 }.
lesson-the-way-see = { $seat1 } reveals the Shapeshifter: 10 becomes 3. On the way 10, at the end 3: passed! You learn the Machine, which sought help, and keep the card as a reward.
lesson-the-way-wrong = That is neither 3 nor 10. Tilt to 10.

lesson-throne-title = The throne waits
lesson-throne = Two more challenges, then the succession: all lay the same character without arranging it, and each card outside the largest group costs 1 favour. If favour is left, you have won. My advice: remember what the others have discarded.

lesson-later-reward = Your reward: once, one of you may lay openly, before all the others. Vote whether you need it now.

lesson-later-the-throne = The last round: no die, no effects, everybody reveals at once. Which character is surely still in every hand? Lay it.

primer-1 = You are a council and win or lose together: survive seven challenges and the succession.
primer-2 = If the die shows a value of the goal at the end of the round, the challenge is passed and brings favour or something else.
primer-3 = Otherwise you lose favour, and at 0 all is lost at once.
primer-4 = Tilting takes the die to one of five faces beside; opposite faces add up to 13.
primer-5 = Everybody lays a character face down, only not the one who seeks help just now.
primer-6 = With it you say at most one of three sentences: “I do it alone”, “I contribute”, “I do not want to do anything”.
primer-7 = One card after the other is carried out, when, you say yourselves; equal characters negate each other and have no effect.
primer-8 = With two goals the die shows one of them at the end and the other at some time in the round.
primer-9 = If only one hand card is left to you, it becomes your new discard pile, and all cards of the old one come back.
primer-10 = The bell costs 1 favour, shows the next challenge and counts this one double; at the end all lay the same character for the throne.
