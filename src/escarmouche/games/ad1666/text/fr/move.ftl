## Actions : questions

ask-action = Que fait { $model } ? { $partials ->
    [0] Une Action Entière, ou jusqu’à deux Actions Partielles.
   *[other] Une autre Action Partielle peut suivre.
  }
ask-reload = Quelle arme { $model } recharge-t-il ?
ask-quick-reload = { $model } est rapide. Le compteur de Charge ({ $item }) est-il ôté, ou seulement retourné ?
ask-hold-down = { $model } tente de se relever. Qui l’en empêche ?
ask-force-door = Que force { $model } ?
ask-pick-up = Que ramasse { $model } ?
ask-use = Qu’utilise { $model } ?
ask-unlock = Quelle porte { $model } déverrouille-t-il ({ $item }) ?
ask-equip = Que prend { $model } en main ?
ask-other-hand = { $model } a dans une main : { $thing }. Et dans l’autre ?

branch-end = terminer l’activation
branch-full-move = Mouvement Entier : 4 PM
branch-partial-move = Mouvement Partiel : 2 PM
branch-run = Course : 4 PM, puis peut-être plus
branch-aimed-shot = Tir Ciblé
branch-defensive-shot = Tir Défensif
branch-quick-shot = Tir Rapide (−1)
branch-reload = Recharger (avec 2 PM)
branch-watch = Guet
branch-wake = Réveil
branch-lockpicking = crocheter une serrure
branch-pick-up = ramasser un objet
branch-force-door = forcer une porte
branch-stand-up = Se Relever
branch-use = utiliser un objet
branch-equip = changer d’équipement en main
branch-bare = rien : mains nues
branch-keep = garder ce qui est en main
word-none = rien
word-remove-counter = l’ôter
word-turn-counter = le retourner seulement

## Mouvement : questions

ask-move = Il reste { $mp } PM à { $model }. Et maintenant ?
ask-walk = Où va { $model }, avec { $mp } PM ?
ask-through = Où ressort { $model }, au-delà de ses amis ?
ask-door = Quelle porte { $model } ouvre-t-il ou ferme-t-il ?
ask-climb = Quelle pente { $model } escalade-t-il ?
ask-window = Par quelle fenêtre passe { $model } ?
ask-wall = Quel mur { $model } escalade-t-il ?
ask-jump = Où saute { $model } ?
ask-down = Où { $model } saute-t-il en bas ?
ask-leave = Par quel bord { $model } quitte-t-il le plateau ?
ask-onward = { $model } avance-t-il d’une case de plus, sans frais ?
ask-landing = { $model } tombe, et il y a quelqu’un en dessous. Où atterrit-il ?

branch-stop = assez : finir le mouvement
branch-walk = marcher
branch-through = Forcer le Passage entre des amis
branch-door = ouvrir ou fermer une porte (1 PM)
branch-climb = escalader une pente (2 PM)
branch-window = passer par une fenêtre (2 PM)
branch-wall = escalader un mur (2 PM)
branch-jump = sauter par-dessus (2 PM)
branch-down = sauter en bas (1 PM)
branch-leave = quitter le plateau
branch-load = charger maintenant
branch-divine = lire les cartes maintenant
word-stay = rester ici

## Guet : questions

ask-watch = { $model } déclare : { $what }. Un de vos guetteurs intervient-il ?
ask-watch-at = { $model } déclare : { $what } ({ $target }). Un de vos guetteurs intervient-il ?
ask-reaction = Comment réagit { $model } ?
ask-reaction-step = Où va { $model }, pour 2 PM au plus ?
ask-reaction-door = Quelle porte { $model } ouvre-t-il pour la franchir ?

branch-pass = passer
branch-step = un pas
branch-go-through = ouvrir une porte et la franchir

## Ce qui est déclaré

word-act-activation = une activation
word-act-step = un pas
word-act-full-move = Mouvement Entier
word-act-partial-move = Mouvement Partiel
word-act-run = Course
word-act-aimed-shot = Tir Ciblé
word-act-defensive-shot = Tir Défensif
word-act-quick-shot = Tir Rapide
word-act-reload = Recharger
word-act-watch = Guet
word-act-wake = Réveil
word-act-spot = Repérage
word-act-lockpicking = Crochetage
word-act-divination = Divination
word-act-pick-up = Ramasser un objet
word-act-force-door = Forcer une porte
word-act-stand-up = Se Relever
word-act-use = usage d’un objet
word-act-bribe = Pot-de-Vin
word-act-tactician = Tacticien
word-act-pickpocket = Vol à la Tire
word-act-prayer = Prière
word-act-door = une porte
word-act-through = Forcer le Passage
word-act-climb = l’escalade d’une pente
word-act-window = le passage d’une fenêtre
word-act-wall = l’escalade d’un mur
word-act-jump = un saut
word-act-down = un saut vers le bas
word-act-leave = la sortie du plateau
word-act-go-through = le passage d’une porte

## Tests

word-climb-climb = Escalade d’une pente
word-climb-window = Passage d’une fenêtre
word-climb-wall = Escalade d’un mur
word-jump-over = Saut
word-run-on = Course
word-fall = Descente
word-leave-board = Sortie du plateau
word-force-door = Porte forcée
word-quick-reload = Rechargement Rapide
word-stand-up = Se relever
word-wake = Réveil

## Ce qui s’est passé

event-activated = Le joueur { $seat } active { $model }.
event-activation-ended = { $model } a terminé.
event-declared = { $model } : { $action }.
event-action-lost = { $model } ne peut pas continuer : { $action } reste sans effet.
event-watching = { $model } fait le Guet.
event-watch-spent = { $model } faisait le Guet et intervient : { $reaction }.
event-watch-lost = { $model } est activé : son marqueur de Guet n’a pas servi.
event-equipped = { $model } prend en main : { $items }.
event-hands-emptied = { $model } n’a plus rien en main.
event-moved = { $model } va de { $origin } en { $cell }.
event-stopped = { $enemy } arrête { $model }.
event-step-lost = { $model } ne peut plus faire ce qui était déclaré : le mouvement s’arrête.
event-run-on = { $model } poursuit sa Course : { $mp } PM de plus.
event-passed-through = { $model } se faufile entre ses amis ({ $others }).
event-door-opened = { $model } ouvre la { $edge }.
event-door-closed = { $model } ferme la { $edge }.
event-broken-open = { $model } force le passage ({ $edge }).
event-unlocked = { $model } déverrouille et ouvre la { $edge }.
event-leaving = { $model } sort du plateau.
event-loaded = { $model } : { $item }, { $load ->
    [0] chargé
   *[other] encore { $load } étape de chargement
  }.
event-stood-up = { $model } se relève.
event-held-down = { $enemy } maintient { $model } au sol.
event-woke = { $model } revient à soi et se relève.
event-woken = { CAP($by) } réveille { $model }, qui se relève.
event-sleeps-on = { $model } ne revient pas à soi.
event-picked-up = { $model } ramasse { $item }.
event-used = { $model } utilise { $item }.

## Pourquoi pas

why-unconscious = { $model } est Évanoui et peut seulement tenter de se réveiller.
why-prone = { $model } est À Terre : il peut se relever, ou faire un Tir Ciblé ou Défensif.
why-engaged = { $model } est engagé par { $enemies } : cette action est impossible.
why-held = { $enemy } engage { $model } et n’est engagé par aucun autre de ses amis : impossible de partir.
why-not-equipped = Pas en main ({ $model }), et les mains sont fixées jusqu’à la prochaine activation : { $item }.
why-hands-full = { $model } n’a aucune main libre.
why-unhurt = { $model } n’a aucune Blessure.
why-blocked-square = Personne ne peut entrer en { $cell } : la case est bloquée.
why-occupied = { $other } se trouve en { $cell }.
why-no-way = Aucun pas ordinaire ne mène { $model } en { $cell } : un mur, une porte fermée, une fenêtre, une pente ou une hauteur barre le chemin.
why-no-way-out = { $model } ne peut entrer dans aucune des cases voisines de { $cell }.
why-no-step = { $model } n’a aucune case où aller pour 2 PM.
why-run-twice = { $model } est déjà entré en { $cell } pendant cette Course.
why-run-unseen = { $cell } n’est pas en vue de { $origin }, où { $model } a commencé sa Course.
why-too-few-mp = Cela coûte { $cost } PM ; { $model } en a { $mp }.
why-no-diagonal = { $model } n’a plus de pas en diagonale dans cette phase.
why-no-diagonal-jump = Un saut en diagonale prend deux pas en diagonale ; { $model } en a moins.
why-huge = { $model } est Énorme et ne passe par aucune fenêtre.
why-locked = La { $edge } est verrouillée : il faut la forcer ou la crocheter.
why-broken = La { $edge } est brisée et ne se ferme plus.
why-door-guarded = { $enemy } se tient devant la { $edge } de ce côté et la garde fermée.
why-no-passage = Aucun passage entre des amis ne mène à une case libre avec { $mp } PM.

## À quoi quelqu’un réfléchit, en peu de mots pour les autres

waiting-action = la prochaine action
waiting-move = le prochain pas
waiting-onward = une case de plus
waiting-landing = une case où atterrir
waiting-equip = l’équipement en main
waiting-quick-reload = le compteur de Charge
waiting-hold-down = qui retient quelqu’un au sol
waiting-watch = une intervention
waiting-watch-at = une intervention

heading-activated = { $model }
