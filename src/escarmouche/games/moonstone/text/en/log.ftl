## Events that open a chapter in the log: `heading-<event>`

heading-turn = Turn { $turn }
heading-activated = { $model }
