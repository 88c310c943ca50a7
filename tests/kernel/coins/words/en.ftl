name-coin = the coin
prompt-toss = Toss the coin, or stop?
prompt-guess = Guess what the coin will show
option-toss = toss
option-stop = stop
option-guess = guess { $side_name }
event-won = { $seat_name } wins { $amount }, thinking of { $thought }
event-won-hidden = { $seat_name } wins { $amount }
