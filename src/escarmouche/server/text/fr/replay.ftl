# Revoir une partie pas à pas.
fault-replay-eyes = Tant que la partie est en cours, on ne la revoit qu’avec ses propres yeux. Une fois terminée, toutes les cartes sont visibles.
fault-replay-seat = Personne ne joue à cette place.
fault-replay-long = Cette partie est trop longue pour être revue ici. Son enregistrement peut l’être : escarmouche replay FICHIER.
fault-branch-running = On ne reprend pas ailleurs une partie en cours : une fois finie, la nouvelle table montrerait ce que l’adversaire cache encore ici. Annulez autant de décisions qu’il vous plaît, ou attendez la fin de la partie.
fault-branch-lesson = Une leçon ne se reprend pas ainsi : elle permet de revenir à ses propres moments.
fault-branch-serial = Ce moment n’existe pas : cette partie en compte { $last }.
fault-branch-seats = La partie reprend avec autant de joueurs qu’elle en avait : { $seats }.
fault-branch-over = La partie était déjà finie : il n’y a plus rien à jouer. Choisissez un moment antérieur.
fault-record-seed = { $file } a été enregistré sans sa graine. On peut le revoir dans le terminal (escarmouche replay FICHIER), mais pas ici.
fault-record-large = { $file } est trop gros : un enregistrement fait au plus { $most } ko.
fault-record-slow = { $file } n’a pas pu être rejoué en { $seconds } secondes.
fault-record-heavy = { $file } n’a pas pu être rejoué : il demande plus de moyens qu’il n’y en a ici.
fault-record-room = Cet enregistrement se rejoue, mais pas dans une salle. On peut le revoir dans le terminal : escarmouche replay FICHIER.

## Regarder en arrière

ui-replay = Revoir la partie
ui-replay-slider = Moment de la partie
ui-replay-steps = D’un moment à l’autre
ui-replay-turn = Tour { $turn } :
ui-replay-place = moment { NUMBER($at, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }
ui-replay-start = La partie commence.
ui-replay-decided = { $who } a pris une décision.
ui-replay-rewinding = On revient en arrière… { $percent } %
ui-replay-missed = Ce moment n’existe pas dans cette partie. Voici celui qui le précède.
ui-replay-your-turn = C’est à vous de jouer.
ui-replay-come-back = Me ramener quand c’est mon tour
ui-replay-present = Revenir au présent
ui-replay-leave = Fermer
ui-replay-own = Regarder avec ses propres yeux
ui-replay-tools = Les vues, les portées et les zones sont celles du présent, or vous revoyez un moment passé.
ui-replay-first = Premier moment
ui-replay-last = Dernier moment
ui-replay-back-turn = Reculer d’un tour
ui-replay-back-activation = Reculer d’une activation
ui-replay-back-action = Reculer d’une action
ui-replay-back-event = Reculer d’un événement
ui-replay-on-turn = Avancer d’un tour
ui-replay-on-activation = Avancer d’une activation
ui-replay-on-action = Avancer d’une action
ui-replay-on-event = Avancer d’un événement
ui-replay-unit = Faire défiler
ui-replay-unit-turn = Tour
ui-replay-unit-activation = Activation
ui-replay-unit-action = Action
ui-replay-unit-event = Événement
ui-replay-by-turn = par tour
ui-replay-by-activation = par activation
ui-replay-by-action = par action
ui-replay-by-event = par événement
ui-replay-eyes = Par les yeux de qui
ui-replay-eyes-own = Vos yeux
ui-replay-eyes-all = Toutes les cartes
ui-replay-eyes-watch = Les yeux d’un spectateur
ui-replay-link = Copier le lien
ui-replay-link-copied = Le lien vers ce moment est copié.
ui-replay-link-by-hand = Lien vers ce moment : à copier

## Reprendre la partie à un moment

ui-replay-play-on = Reprendre d’ici
ui-replay-play-on-help = Une nouvelle table, telle qu’était celle-ci à ce moment, une fois prise la décision dont il fait partie. Les cartes et les dés qui suivent sont tirés de nouveau. La partie que vous regardez reste telle quelle.
ui-replay-who = { $player } : qui joue
ui-replay-bot = { $player } : quel robot
ui-replay-sits-person = Devant cet écran
ui-replay-sits-bot = Un robot
ui-replay-sits-open = Sur invitation
ui-replay-begin = Commencer

## Les enregistrements que l’on apporte

ui-record-help = Un enregistrement est le fichier d’une partie. On le rejoue ici en vérifiant chaque tirage ; vous pouvez ensuite le revoir pas à pas, toutes cartes visibles, et le reprendre à n’importe quel moment.
ui-record-choose = Choisir le fichier d’un enregistrement
ui-record-drop = ou le déposer ici
ui-record-busy = On le rejoue…
ui-record-trying = On rejoue { $file }. Une longue partie demande quelques secondes.
ui-record-failed = { $file } ne peut pas être revu ici.
ui-record-instead = Votre fichier n’a pas été modifié, et rien n’en a été gardé. Vous pouvez en choisir un autre, ou essayer dans le terminal : escarmouche replay FICHIER.
ui-record-where = D’où viennent les enregistrements
ui-record-from-end = En ligne : à la fin d’une partie, « Vérifier le hasard », puis « Télécharger la partie ».
ui-record-from-terminal = Dans le terminal : la commande « sauver ». Chaque partie y est aussi sauvegardée d’elle-même, et le terminal dit où.
ui-record-open = Toute personne qui a le lien vers un enregistrement apporté peut le revoir. Les joueurs y sont désignés par leur numéro : un enregistrement ne contient pas de noms.
