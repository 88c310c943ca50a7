# What the coach says. A line never begins with a bracket, a star or a full stop.

lesson-first = Your first runes
lesson-first-about = Lay cards, claim areas, win.
first-below = This is your hand, and in the middle lies the start card. Take the marked card and lay it above the start card, so that its blue runes come to lie on blue ones: it *matches below*.
first-below-colours = A red rune would come to lie on a blue one, and beside a blue one too. It must match below, or beside.
first-below-whole = A card never hides exactly the 6 cells of another. Move it, or turn it.
first-below-beside = Well seen, this is allowed: it matches *beside*. We come to that soon. Take it back, and let blue lie on blue.
first-below-done = Blue lies on blue. What lies beside did not matter.
first-master = Now draw a card, or place a rune master. The 4 blue runes touch each other: they are one *area*. Place your master on any of them.
first-master-red = Red is worth 3 points, but this area has 1 rune. The blue one brings 4 points and will grow. Take it back.
first-master-draw = That is allowed, and gives you more time. Here we want the area first. Take it back.
first-area = Your master stays there for the whole game and holds the area, however large it becomes: 1 point for a blue rune, 2 for green, 3 for red. You have 4 points.
first-rival = Bjorn lays a card and holds 4 green runes: 8 points.
first-backs = This is what you see of Bjorn: 2 masters in supply, and the backs of his 2 cards. He sees only the backs of yours too. How many cards somebody has, everybody may count.
first-beside = Take something from him: take up the marked card, *turn* it, and lay it over the marked green rune, so that each of its runes has the colour of the runes *beside* it. What lies below does not matter then.
first-beside-whole = Those are exactly the 6 cells of his card.
first-beside-master = Nobody may cover a rune master.
first-beside-done = A green rune of Bjorn's is buried: he has 6 points now, and you have 5.
first-draw = You have 1 card left and 2 masters. Draw a card this time: each card is one more turn.
first-draw-place = You could place a master now, but every master brings the end nearer. Take it back and draw.
first-last = Some turns later: Bjorn has placed his last master, so nobody draws any more. He has 12 points, you have 9. Where must your last master go?
first-last-taken = A master of Bjorn's holds that area already.
first-last-drawn = The last master is on the table: from now on nobody draws.
first-last-small = 2 points more are 11: not enough. Take it back and count the blue runes at the top.
first-last-done = 13 to 12!
first-won = All masters are placed, so the game ends and you are Lord of the Runes. You know the whole game now; play one against bondi.

lesson-game = Your first game
lesson-game-about = A whole game against one opponent, with a word from the coach where something is new.
game-lay = Every turn begins with a card of your hand. Take one up: the places where it may lie light up. Turn it and there are others. The table sees to it that the card matches below or matches beside.
game-choice = Now draw a card or place a master. A card gives you one turn more. A master claims an area for the rest of the game: an early one can still grow, a late one is hard to cut.
game-standing = A rune master stands on the table. It stays there to the end, nobody may cover it, and it holds its area, however large that becomes.
game-rivals = Look at your opponent's areas too. A card that matches beside may bury runes, cut a part off or split an area. Only areas of 2 players may never be joined.
game-worth = Count what a free area brings: 1 point for a blue rune, 2 for green, 3 for red. Best is one that is large already and that others can hardly reach.
game-hands = You see only the backs of your opponent's cards, but you can count them: after a turn there are as many in the hand as masters in supply.
game-last = Nobody draws any more, so you must place a master, and then one in each turn until you have none. The marked runes are free: where do you get most points?
