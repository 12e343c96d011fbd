## Événements qui ouvrent un chapitre du journal : `heading-<événement>`

heading-turn = Tour { $turn }
heading-activated = { $model }
