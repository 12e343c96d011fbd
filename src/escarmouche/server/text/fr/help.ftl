# L’aide à la table : ce qui aimante, ce qui reçoit sa réponse sans valoir une question, les conseils, une mise en place toute faite.

## À un cheveu près

ui-snap-touches = touche { $name }
ui-snap-short = à { DIST($gap) } { DE($name) }
ui-snap-touch = Aller au contact
ui-snap-ends-path = Le trajet s’arrête ici :
ui-snap-ends-place = Place permise la plus proche :

## Ce qui ne vaut pas une question

ui-auto = (la table a répondu)
ui-step-auto = Rien à choisir : la table a répondu pour { $who }.

## Un conseil, et une mise en place toute prête

ui-advice = Conseil
ui-advice-thinks = Réflexion…
ui-advice-what = Que faire ?
ui-advice-take = Faites-le
ui-advice-second = À défaut : { $answer }
ui-advice-no-reason = Peu importe ici : une réponse en vaut une autre.
ui-advice-none-of-them = aucun
ui-settle = Placer à ma place
ui-elsewhere = Placer une figurine ailleurs…
ui-settling = La table se met en place pour vous…
ui-settle-stop = Je m’en charge

ui-warn-yes = Oui, quand même

## Les mots du jeu

ui-glossary = Les mots du jeu
