lesson-name = Your first masked ball

lesson-welcome-title = The masked ball
lesson-welcome = Welcome to the masked ball! Everybody starts with 6 gold. When somebody has 13 the ball ends, and the richest win.

lesson-opening-title = The open look
lesson-opening = Only now all cards lie open. You are the Thief, { $seat1 } is the King.
lesson-opening-do = Where is the Queen? Tap her.
lesson-opening-see = Queen and Cheat lie in the centre. Remember that! In a moment all cards are turned down.
lesson-opening-wrong = She is not there. Look at the centre.

lesson-swap-title = Swapping
lesson-swap = The first four turns are preparation: swap-or-not, nothing else.
lesson-swap-do = Take your card and { $seat1 }'s under the table and really swap them.
lesson-swap-see = Now you are the King. Everybody saw you take the cards. Whether you swapped, only you know.
lesson-swap-watch = Now { $seat3 } has had your card under the table. Swapped or not? Only { $seat3 } knows.
lesson-swap-wrong = You want the King, and he is with { $seat1 }.
lesson-swap-wrong-1 = That would only be pretending. The King brings 3 gold: really swap.
lesson-swap-wrong-2 = The centre is allowed. But the King is with { $seat1 }.

lesson-look-title = Looking
lesson-look = From now on your turn is exactly one of three things: swap-or-not, look at your card, or announce a character.
lesson-look-do = Take a secret look!
lesson-look-see = Still the King: { $seat3 } only pretended. Looking was your whole turn.
lesson-look-wrong = That would be allowed. But who are you by now? Look first.
lesson-look-wrong-1 = Bold! But perhaps you are not the King any more. Look first.

lesson-claim-title = Objecting
lesson-claim = { $seat1 } announces the King. But the King is you!
lesson-claim-do = Claim it.
lesson-claim-see = Both of you reveal. { $seat1 } is the Thief, was wrong and pays 1 gold to the court. You are the King and receive 3.
lesson-claim-watch = { $seat2 } takes your card under the table, and swaps or not. And at once { $seat3 } announces the King.
lesson-claim-wrong = Then { $seat1 } would get 3 gold that are yours. Claim it!

lesson-dare-title = A risk
lesson-dare = Are you still the King? Being right brings 3 gold, being wrong costs 1.
lesson-dare-do = Dare it and claim!
lesson-dare-watch = All who claimed reveal: { $seat2 } had swapped, is the King and receives 3. You are the Judge now! You and { $seat3 } were wrong: 1 gold each to the court.
lesson-dare-wrong = Careful! But a mistake costs only 1 gold, and you will learn a lot.

lesson-forced-title = Just revealed
lesson-forced = Your card was just revealed: now you may neither look nor announce, only swap-or-not.
lesson-forced-do = Take { $seat2 }'s card and only pretend, so that you stay the Judge.
lesson-forced-see = You are still the Judge. But does { $seat2 } still know who is the King here?
lesson-forced-wrong = Then you would not be the Judge any more. Only pretend, with { $seat2 }'s card.
lesson-forced-wrong-1 = The King is tempting. But 3 gold lie on the court for the Judge: keep that card.
lesson-forced-wrong-2 = You can pretend with any card. Here it confuses { $seat2 } the most.

lesson-let-pass-title = Letting it pass
lesson-let-pass = { $seat1 } announces the Thief, and that is not you. A wrong claim costs 1 gold.
lesson-let-pass-do = Let it pass.
lesson-let-pass-see = Nobody objects: { $seat1 } uses the power, the card stays down. The Thief takes 1 gold from each neighbour.
lesson-let-pass-watch = { $seat2 } has to look and spends a whole turn on it. Your pretending worked!
lesson-let-pass-wrong = You are the Judge, not the Thief. That would cost you 1 gold.

lesson-judge-title = The court
lesson-judge = All fines lie on the court: 3 gold. The Judge takes them, and that is really you.
lesson-judge-do = Announce the Judge!
lesson-judge-watch = Nobody objects. The court is empty, and you have 10 gold: you are the richest.
lesson-judge-wrong = The Judge is worth gold now. Keep the card and announce it.
lesson-judge-wrong-1 = You may announce anybody. But as the Judge nobody can catch you.
lesson-judge-wrong-2 = Nobody has touched your card: you are the Judge. Announce it.

lesson-bishop-title = The richest
lesson-bishop = { $seat3 } announces the Bishop, who takes 2 gold from the richest other player: you. That is not you, and a wrong claim costs gold.
lesson-bishop-do = Let it pass.
lesson-bishop-watch = 8 gold left. The richest live dangerously.
lesson-bishop-wrong = A claim says: the Bishop is me. That would be wrong and cost 1 gold.

lesson-bluff-title = The bluff
lesson-bluff = You may announce somebody you are not. The Queen has been lying untouched in the centre since the start.
lesson-bluff-do = Announce her!
lesson-bluff-watch = Nobody objects, and nobody learns the truth: 2 gold from the bank. You are back at 10.
lesson-bluff-wrong = Today you learn to bluff: announce the Queen.
lesson-bluff-wrong-1 = { $seat2 } probably has the King and would claim. Nobody has the Queen.
lesson-bluff-wrong-2 = That would be true. But the court is empty, the Judge would get nothing.
lesson-bluff-wrong-3 = The Cheat needs 10 gold, you have 8. Remember that card for later.
lesson-bluff-wrong-4 = You may. But only of Queen and Cheat you know that nobody has them.

lesson-end-title = The end
lesson-end = The ball also ends when somebody has no gold left. Whoever announces the Cheat with 10 or more gold wins at once and alone, if nobody objects. The card lies untouched in the centre, and you have 10. My advice: remember which cards have been under the table, and bluff where nobody is sure.

lesson-later-forced = Your card was just revealed: you can only swap-or-not.

lesson-later-over = The ball is over, all cards lie open. Did you know who was who?

anchor-place-0 = The card of { $seat0 }
anchor-place-1 = The card of { $seat1 }
anchor-place-2 = The card of { $seat2 }
anchor-place-3 = The card of { $seat3 }
anchor-place-centre-0 = The first card in the centre
anchor-place-centre-1 = The second card in the centre

primer-1 = At the masked ball everybody is a character, face down, and soon nobody is sure any more who they are.
primer-2 = Everybody starts with 6 gold; when somebody has 13 or none at all the ball ends, and the richest win.
primer-3 = At the beginning all cards lie open; remember them, for then they are turned down.
primer-4 = The first four turns are preparation: swap-or-not, nothing else.
primer-5 = After that your turn is one of three things: swap-or-not, look at your card in secret, or announce a character.
primer-6 = To swap you take your card and another unseen under the table, and only you know whether you exchange them.
primer-7 = You may announce any character in play, even one you are not; if nobody objects you use its power.
primer-8 = If somebody claims it, all who say so reveal: whoever is right uses the power, whoever was wrong pays 1 gold.
primer-9 = Fines lie on the court until the Judge takes them; and the Cheat wins at once with 10 or more gold.
primer-10 = If your card was revealed in the turn just before yours, you may only swap-or-not.
