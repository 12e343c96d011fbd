# Help at the table: what snaps, what is answered because it is not worth asking, hints, a set-up made for somebody.

## Nearly there

ui-snap-touches = touches { $name }
ui-snap-short = { DIST($gap) } short of { $name }
ui-snap-touch = Touch it
ui-snap-ends-path = It ends here:
ui-snap-ends-place = Nearest place allowed:

## What is not worth asking

ui-auto = (answered by the table)
ui-step-auto = Nothing was left to choose: answered for { $who }.

## A hint, and a set-up made for you

ui-advice = Hint
ui-advice-thinks = Thinking…
ui-advice-what = What to do?
ui-advice-take = Do it
ui-advice-second = Second best: { $answer }
ui-advice-no-reason = It matters little here; this is as good as anything.
ui-advice-none-of-them = none
ui-settle = Set up for me
ui-elsewhere = Put a model elsewhere…
ui-settling = The table is being set up for you…
ui-settle-stop = Let me do it

ui-warn-yes = Yes, all the same

## The words of the game

ui-glossary = Words of the game
