## Navigation et états

ui-home = Accueil
ui-retry = Réessayer
ui-retry-now = Réessayer maintenant
ui-cancel = Annuler
ui-close = Fermer
ui-yes = oui
ui-no = non
ui-loading = Un instant…
ui-fault = Cela n’a pas marché.
ui-fault-offline = Le serveur est injoignable. Vérifiez la connexion ; rien de ce qui a été décidé n’est perdu.
ui-fault-server = Le serveur n’a pas pu répondre ({ $status }).
ui-fault-unknown = Quelque chose s’est mal passé sur cette page. La recharger devrait aider.
ui-lost = Il n’y a rien ici.
ui-lost-help = L’adresse est peut-être incomplète, ou la page n’existe plus.
ui-part-missing = Une partie de la page n’a pas pu être chargée.
ui-part-missing-help = La connexion est peut-être coupée, ou le serveur a été mis à jour. Rien n’est perdu de la partie.
ui-reload = Recharger la page

## Accueil

ui-home-lead = Des jeux d’escarmouche sur une table dans votre navigateur, selon les règles, contre un robot ou entre amis.
ui-play-game = Jouer à { $game }
ui-play = Jouer
ui-learn = Apprendre en dix minutes
ui-learn-game = Apprendre en dix minutes : { $game }
ui-minutes = { $least } à { $most } min
ui-players-exactly = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }
ui-players-between = { $least } à { $most } joueurs
ui-difficulty-easy = facile
ui-difficulty-medium = quelques règles
ui-difficulty-deep = corsé
ui-play-help = Tout de suite, contre un robot. Vous pourrez reprendre vos coups.
ui-starting = On prépare la table…
ui-create = Créer une partie
ui-your-games = Vos parties
ui-your-turn-in = { $game } : à vous de jouer
ui-against = contre { $who }
ui-in-turn = tour { $turn }
ui-others-turn = aux autres de jouer
ui-go-on = Continuer
ui-look = Revoir
ui-more-games = { $count ->
    [one] Encore une
   *[other] Encore { $count }
  }
ui-watch-bots = Regarder deux robots
ui-watch-bots-help = Ils jouent une partie entière, et chaque règle se lit au passage.
ui-any-game = N’importe quel jeu
ui-watch = Regarder
ui-a-game = Une partie
ui-over = terminée
ui-forget = Retirer de cette liste
ui-no-games = Aucun jeu n’est installé.
ui-no-games-help = Installez le paquet d’un jeu sur le serveur, puis rechargez cette page.
ui-home-terminal = Avec un lecteur d’écran, les mêmes jeux se jouent aussi dans le terminal, qui dit tout en mots :
ui-record-page = Revoir une partie enregistrée
ui-credits = À propos et remerciements

## Une nouvelle partie

ui-which-game = Le jeu
ui-game = Jeu
ui-edition = Édition
ui-which-board = Plateau
ui-options = Options
ui-who-sits = Qui joue
ui-seats = Joueurs
ui-seats-not = { $count ->
    [one] Seul ?
   *[other] À { $count } ?
  } { $reason }
ui-option-unset = par défaut
ui-seat-of = Qui est { $player } ?
ui-sits-person = à cet écran
ui-sits-open = sur invitation
ui-sits-bot = un robot
ui-sits-open-help = Vous recevrez un lien à transmettre.
ui-which-bot = Quel robot
ui-bot-greedy = Robot qui anticipe
ui-bot-random = Robot qui joue au hasard
ui-bot-tame = Guide, pour l’autre camp
ui-bots-undo = Annuler face aux robots
ui-bots-people = comme entre joueurs
ui-bots-practice = pour s’entraîner
ui-bots-table = Annuler face aux robots : { $way }
ui-bots-people-help = Les robots acceptent d’annuler tant qu’aucune carte ni aucun dé n’est sorti et que rien de caché n’a été montré.
ui-bots-practice-help = Les robots acceptent aussitôt toute annulation. Les cartes et les dés repris sont tirés de nouveau.
ui-spectators-allowed = D’autres peuvent regarder
ui-create-now = Créer la partie
ui-name = Votre nom

## Rejoindre

ui-join = On vous invite à une partie
ui-join-by = { $who } vous invite à une partie { DE($game) }
ui-join-to = On vous invite à une partie { DE($game) }
ui-join-help = Dites comment les autres doivent vous appeler, et prenez place. Votre place est gardée dans ce navigateur ; aucun compte n’est nécessaire.
ui-join-failed = Cette place ne peut pas être prise.
ui-sit-down = Prendre place

## La salle

ui-title-asked = À vous – Escarmouche
ui-entering = On s’approche de la table…
ui-entering-help = Le plateau se met en place.
ui-reconnecting = Reconnexion…
ui-reconnecting-help = La liaison avec le serveur est rompue. Votre partie est en sûreté et reprendra où elle en était.
ui-room-refused = Cette table est introuvable.
ui-room-refused-help = Elle n’existe peut-être plus, ou n’admet pas de spectateurs.
ui-waiting-for = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
  }
ui-invitation = Invitation pour { $player }
ui-invitation-help = Envoyez chaque lien à une seule personne : la première qui l’ouvre prend la place.
ui-invitation-elsewhere = On attend que quelqu’un prenne place.
ui-watch-link = Lien pour les spectateurs
ui-copy = Copier le lien
ui-copied = Copié
ui-copied-help = Le lien est dans le presse-papiers.
ui-pass-screen = Passez l’écran à { $name }
ui-pass-screen-help = Les autres détournent le regard : des cartes cachées vont s’afficher.
ui-pass-screen-done = Je suis { $name }

## Joueurs

ui-player = Joueur { $number }
ui-dummy = Automate
# Comment on parle d’un joueur par son numéro, et comment par son nom.
ui-phrase-of = du joueur, des joueurs
ui-named-of = { DE($name) }
ui-phrase-to = au joueur, aux joueurs
ui-named-to = à { $name }
ui-phrase-plain = le joueur, les joueurs, joueur, joueurs
ui-named-plain = { $name }
ui-players = Joueurs
ui-pile = { $count ->
    [one] { $name } : il reste une carte dans la pioche
   *[other] { $name } : il reste { $count } cartes dans la pioche
  }
ui-pile-open = { $count ->
    [one] { $name } : { $count } carte, visible de tous
   *[other] { $name } : { $count } cartes, visibles de tous
  }
ui-pile-empty = Il n’y a aucune carte.
ui-track-of = { $name } : { $value } sur { $of }
ui-this-screen = à cet écran
ui-here = en ligne
ui-away = { $minutes ->
    [0] absent
   *[other] absent depuis { $minutes } min
  }
ui-seat-open = place encore libre
ui-has-conceded = a abandonné
ui-stands-in = absent, un robot joue à sa place
ui-decides = doit décider
ui-take-back = Reprendre la place
ui-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
ui-you-watch = Vous regardez. Vous voyez ce que tout le monde peut voir.

## Le journal

ui-log = Journal
ui-log-player = Afficher les lignes de
ui-log-everyone = Tout le monde
ui-search = Chercher
ui-log-search = Chercher dans le journal
ui-log-earlier = { $count ->
    [one] Montrer une ligne plus ancienne
   *[other] Montrer des lignes plus anciennes (encore { $count })
  }
ui-log-newest = À la dernière ligne
ui-log-empty = Il ne s’est encore rien passé.
ui-log-nothing-found = Aucune ligne ne correspond. Cherchez autre chose, ou affichez tout le monde.
ui-forced = (le robot n’a pas répondu à temps ; un coup permis a été joué pour lui)
ui-open-rule = Lire la règle { $rule }
ui-step-undo = { $who } reprend son dernier coup.
ui-step-ask-undo = { $who } demande à reprendre son dernier coup.
ui-step-deny-undo = { $who } n’est pas d’accord : le coup est maintenu.
ui-step-bot = Un robot joue maintenant pour { $who }.
ui-step-person = { $who } est de retour.
ui-step-end = Les joueurs ont mis fin à la partie.
ui-step-said = { $who } : { $text }

## Cartes

ui-card-none = Choisissez une figurine sur le plateau pour lire sa fiche.
ui-card-now = Sur sa fiche à présent
ui-health = { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
  }
ui-health-left = { $left ->
    [one] { $left } point de vie restant
   *[other] { $left } points de vie restants
  } sur { $health }
ui-off-board = hors du plateau
ui-things = Objets

## Discussion

ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Dire quelque chose
ui-chat-send = Envoyer

## Règles

ui-rule-language = Cette règle n’existe que dans une autre langue.

## Réglages

ui-settings = Réglages
ui-language = Langue
ui-theme = Thème
ui-theme-auto = comme le système
ui-theme-light = clair
ui-theme-dark = sombre
ui-motion = Animations
ui-motion-auto = comme le système
ui-motion-full = oui
ui-motion-none = non
ui-right-click = Clic droit
ui-right-click-menu = ouvre un menu
ui-right-click-end = termine l’action
ui-right-click-off = ne fait rien
ui-palette = Couleurs des marques
ui-palette-standard = habituelles
ui-palette-colour-blind = pour daltoniens
ui-palette-custom = les miennes
ui-mark-hovered = désigné
ui-mark-selectable = peut être choisi
ui-mark-selected = choisi
ui-mark-danger = en danger
ui-mark-active = agit
ui-odds = Probabilités : les chances de chaque choix, quand le hasard décide
ui-warn-again = Reprendre tous les avertissements
ui-spare = Répondre à ma place quand il n’y a rien à décider (Annuler remonte au-delà)
ui-sound = Son : ce qui se passe sur la table, et une clochette quand c’est à vous de décider
ui-volume = Volume
ui-pace = Rythme
ui-pace-calm = calme
ui-pace-normal = normal
ui-pace-quick = rapide
ui-pace-once = immédiat
ui-keys-page = Tous les raccourcis clavier

## Le hasard était-il honnête ?

ui-verify = Vérifier le hasard
ui-verify-help = Avant la première carte, le serveur a publié l’empreinte de la graine qui décide de chaque carte et de chaque jet. Une fois la partie finie, il publie la graine, et chacun peut vérifier que les deux correspondent.
ui-verify-promise = Empreinte, publiée au début
ui-verify-seed = Graine
ui-verify-later = publiée quand la partie est finie
ui-verify-yes = La graine correspond à l’empreinte : rien n’a été changé après le début.
ui-verify-no = La graine ne correspond pas à l’empreinte publiée au début.
ui-record = Télécharger la partie
ui-verify-offline = Le fichier contient chaque décision. Avec Escarmouche installé, cette commande redistribue et rejoue tout, hors ligne :

## Remerciements

ui-credits-unofficial = Escarmouche est l’œuvre non officielle de gens qui aiment ces jeux. Elle n’est ni faite, ni vérifiée, ni approuvée par leurs éditeurs. Les noms des jeux et de leurs personnages appartiennent à leurs éditeurs et ne servent ici qu’à dire quelles règles sont jouées.
ui-credits-own = Les textes, les dessins et le code sont les nôtres, sous licence Apache 2.0. Aucune image ni aucune page imprimée d’un jeu ne s’y trouve.
ui-credits-works = Avec nos remerciements pour
ui-credits-emblems = Les emblèmes
ui-credits-emblems-text = Les emblèmes des pions sont des dessins de game-icons, sous licence CC BY 3.0. Certains sont épaissis là où ils sont petits. Voici qui a dessiné quoi :
