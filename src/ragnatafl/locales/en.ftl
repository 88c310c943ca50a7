# Ragnatafl, what all games say. $x is a content id or number, $x_name its name.
name-chance = chance
name-spectator = spectator

prompt-chance = Tell the outcome of { $lot_name }

option-outcome = { $lot_name } shows { $face_name }

event-game-ends = The game ends. Won by: { $winners_name }
event-automa-chooses = { $seat_name } chooses by rule: { $option }

refuse-not-offered = { $seat_name } cannot choose '{ $tried }' here
refuse-unknown-words = '{ $tried }' means nothing here: { $fault }
refuse-not-your-turn = { $seat_name } is not asked now, { $asked_name } is
refuse-game-is-over = the game is over
refuse-nothing-to-undo = there is nothing to take back
refuse-undo-not-yours = the last choice was { $seat_name }'s
refuse-undo-chance = it cannot be taken back: chance was drawn
refuse-undo-shown = it cannot be taken back: something hidden was shown
refuse-undo-answered = it cannot be taken back: another seat is asked since
refuse-undo-sealed = it cannot be taken back: change the sealed answer instead
