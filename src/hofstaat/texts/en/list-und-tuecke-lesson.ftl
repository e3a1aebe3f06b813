lesson-name = A chapter at court

lesson-court-title = At court
lesson-court = At court almost everybody has an enemy. You send your people there all the same. Bring them through four chapters of four rounds each: the most points win.

lesson-pass-left-title = Light to the left
lesson-pass-left = You have two light cards. One you keep, the other goes to the left, to { $seat1 }.
lesson-pass-left-do = Pass the Wizard, and remember well who has him now.
lesson-pass-left-watch = All passed at once: the Wizard is with { $seat1 }, and from the right, from { $seat2 }, the Poisoner came to you.
lesson-pass-left-wrong = You will need the Saint yourself soon. Pass the Wizard to { $seat1 }.

lesson-pass-right-title = Dark to the right
lesson-pass-right = Dark cards go the other way round: to the right, to { $seat2 }.
lesson-pass-right-do = Keep the Executioner for the end, and pass the Berserker.
lesson-pass-right-watch = { $seat1 } passed you the King. Now you hold two light and two dark cards and know one card of each neighbour.
lesson-pass-right-wrong = The Executioner is to help you in the end. Pass the Berserker to { $seat2 }.

lesson-treasure-title = A treasure
lesson-treasure = In every round each player plays one card face up on their own stack and does what it says. { $seat1 } and { $seat2 } have played: nobody can answer in this round. The King's two crests bring 2 blue tokens if he survives the chapter.
lesson-treasure-do = Play the King.
lesson-treasure-see = Rank 16 is the highest to be seen. So the start player card goes to you: whoever has it begins the next round.
lesson-treasure-wrong = That would be possible. But just now nobody can answer the King: play him.

lesson-cover-title = Cover it
lesson-cover = The skull warns you: while the King lies visible, the Assassin can eliminate him, and who holds that card you do not know. You begin: cover the King before anybody plays. Under the Saint everything is safe, and nobody can eliminate her.
lesson-cover-do = Play the Saint.
lesson-cover-wrong = That would cover him too, but you keep this card for a better moment. Play the Saint.
lesson-cover-wrong-1 = The Poisoner would cover him too. But she would find no victim now: keep her, and play the Saint.

lesson-chapel-title = The chapel
lesson-chapel = In the end a token is worth as much as is left of its colour in supply and chapel: now 11. The Saint lays one of your choice on the chapel, and there it stays.
lesson-chapel-do = Your King brings blue: lay blue.
lesson-chapel-watch = { $seat1 }'s Abbot has at once eliminated { $seat2 }'s Druid: 1 elimination token, 1 point. { $seat2 }'s Assassin looked for a King and saw none: yours is covered! Only what lies visible can be hit.
lesson-chapel-wrong = Your King is to bring blue. Secure what blue is worth: lay a blue token.

lesson-strike-title = Strike
lesson-strike = The Poisoner eliminates Abbot or Bishop, at once when you play her. { $seat1 }'s Abbot lies visible.
lesson-strike-do = Play the Poisoner.
lesson-strike-see = Not only the Abbot: { $seat1 }'s whole stack is turned, the Monk below as well. Turned cards bring nothing. You get 1 elimination token, that is 1 point.
lesson-strike-watch = { $seat2 } risks the Bishop, rank 18, since your Poisoner lies there already, and covers him: with the Berserker that you passed on.
lesson-strike-wrong = The Executioner comes last of all. The Poisoner has a victim now: play her.

lesson-lie-in-wait-title = Lie in wait
lesson-lie-in-wait = The last round of the chapter. Three killers do not strike at once, they wait: King, Queen and Executioner. While they are visible, their victim falls as soon as an opponent plays it.
lesson-lie-in-wait-do = Play the Executioner.
lesson-lie-in-wait-see = The Executioner waits for whom you name: anybody except the Saint.

lesson-ambush-title = You know it
lesson-ambush = { $seat1 } has exactly one card left, a light one, and must play it now. You know which: you passed it on yourself.
lesson-ambush-do = Whom do you name?
lesson-ambush-watch = { $seat1 } must play the Wizard, and the Executioner strikes: again the whole stack lies turned and brings nothing. 1 elimination token for you!
lesson-ambush-wrong = For certain you know only of the card that you passed to the left at the beginning. Name it.

lesson-harvest-title = The distribution
lesson-harvest = The chapter is over, the start player card goes to the highest visible rank: to yours, the 12. So you take first: 2 blue for the King, then { $seat2 } 2 green for the Bishop. That matters when a colour is not enough for all.

lesson-worth-title = What a token is worth
lesson-worth = Blue: 8 in the supply, 1 on the chapel. Each blue one now counts 9 instead of 11: what you take makes all of its colour cheaper, yours too. 6 at 5 each are 30, 7 at 4 each only 28.

lesson-your-court-title = Now you
lesson-your-court = You lead: 2 times 9 and 2 eliminations are 20 points, { $seat2 } has 18, { $seat1 } only 1. After four chapters the most points win. My advice: play treasures last in a round, cover them, and remember what you pass on.

lesson-later-last-chapter = The last chapter. Look at the supply: where few tokens are left, each counts little, and whoever takes first may get the last one.

primer-1 = At court almost everybody has enemies: bring your people through four chapters of four rounds each.
primer-2 = First you keep one of two light cards and pass the other to the left, then a dark one to the right.
primer-3 = In every round each player plays one card face up on their own stack and does what it says.
primer-4 = After the round the start player card goes to whoever has the visible card of highest rank, and who has it begins.
primer-5 = If your visible card is eliminated, your whole stack lies turned; the killer's owner gets an elimination token, that is 1 point.
primer-6 = Most killers strike at once when played; King, Queen and Executioner wait as long as they are visible.
primer-7 = Nobody can eliminate the Saint; she protects what lies under her, and lays a token on the chapel.
primer-8 = At the end of the chapter the crests of face-up cards bring tokens, first to whoever has the start player card.
primer-9 = In the end a token is worth as much as is left of its colour in supply and chapel: each one taken makes all cheaper.
primer-10 = The most points win: play treasures last in a round, cover them, and remember what you pass on.
