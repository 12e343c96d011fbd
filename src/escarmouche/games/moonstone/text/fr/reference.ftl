## L’aide-mémoire : `ref-<id>` le dit en une phrase, `ref-<id>-name` est son nom quand rien d’autre ne le nomme

section-ref-turn = La nuit
section-ref-actions = Pendant une activation
section-ref-engaged = Engagé
section-ref-stones = Pierres de Lune
section-ref-melee = Une passe de Mêlée
section-ref-arcane = Une Compétence Arcane
section-ref-cover = Ligne de vue et couvert
section-ref-terrain = Terrain

ref-aim-name = Pour gagner
ref-aim = Avoir le plus de Pierres de Lune à la fin du tour 4.
ref-replenish-name = 1. Restauration
ref-replenish = Chaque personnage en jeu reçoit 1 énergie par point bleu sur une case de santé encore libre.
ref-first-name = Qui commence
ref-first = Chaque joueur lance un dé ; le plus haut choisit. L’Initiative décide au tour 1 ; elle ajoute 2 au jet du tour 2, 1 à celui du tour 3.
ref-activation-name = 2. Activation
ref-activation = Les joueurs activent un personnage chacun leur tour, jusqu’à ce que tous aient été activés une fois.
ref-discard-name = 3. Défausse
ref-discard = L’énergie non dépensée est perdue.
ref-sudden-death-name = Mort Subite
ref-sudden-death = À égalité en tête, on joue un tour de plus ; qui prend l’avantage à un moment quelconque de ce tour gagne.

ref-jog = Jusqu’à 4″, en changeant de direction à volonté, une fois par tour. Ni dans l’eau, ni dans les bois. Jusqu’à 2″ pour un personnage Ralenti.
ref-step = Jusqu’à 1″ en ligne droite, même dans l’eau ou les bois, même en s’éloignant d’un ennemi. Autant de fois que l’énergie le permet.
ref-harvest = Fait remonter de 1 une Pierre de Lune au contact ; à la profondeur 0, elle est prise.
ref-melee = Une passe de Mêlée contre un ennemi visible et à Portée de Mêlée.
ref-traverse = Par-dessus un Obstacle au contact, épais d’au plus 1″, jusqu’à un endroit situé de l’autre côté à 1″ ou moins ; ou un étage d’une échelle.
ref-jump = Pour descendre d’une plate-forme dont le bord est à 1″ ou moins : voir Chute.
ref-ability-name = Compétence active
ref-ability = Payez l’énergie indiquée sur la carte ; la cible doit être visible et à portée. Si la carte le dit, une carte Arcane donne X.
ref-arcane = Payez l’énergie indiquée, puis annoncez une carte que vous êtes seul à voir.
ref-reaction-name = Mouvement de Réaction
ref-reaction = Après chaque action du personnage actif, un personnage de chaque adversaire peut se déplacer de 1″.

ref-engaged-name = Engagé
ref-engaged = Un ennemi voit le personnage et l’a à sa Portée de Mêlée.
ref-engaged-jog-name = Courir
ref-engaged-jog = Une Course ne peut pas éloigner d’un ennemi qui engage le personnage. Un Mouvement, si.
ref-engaged-harvest-name = Récolter
ref-engaged-harvest = Pas de Récolte tant qu’un ennemi engage le personnage.

ref-depth-name = Profondeur
ref-depth = Le nombre inscrit sur la pierre : combien de Récoltes il faut pour la prendre.
ref-carried-name = Porter
ref-carried = Qui porte des pierres est Ralenti : sa Course fait 2″ au plus, quel que soit leur nombre.
ref-slain-name = Tué
ref-slain = Le personnage lâche ses pierres contre son socle, chacune à la profondeur 1 ; le joueur actif les place.
ref-edge-name = Bord du plateau
ref-edge = Une figurine dont le socle dépasse du bord sort du jeu.
ref-removed = Le personnage n’est pas tué : ses pierres restent avec lui et comptent pour son joueur.

ref-melee-draw-name = 1. Piocher
ref-melee-draw = L’attaquant pioche Mêlée + 2 cartes Mêlée, le défenseur Mêlée ; toujours au moins 1.
ref-distraction-name = En sous-nombre
ref-distraction = 1 carte de moins pour chaque autre ennemi qui engage le personnage.
ref-going-for-it-name = 2. On fonce !
ref-going-for-it = Défaussez 1 énergie du personnage pour piocher 2 cartes de plus, une fois par passe.
ref-melee-choose-name = 3. Choisir
ref-melee-choose = Chacun choisit une carte en secret ; on les révèle ensemble. Chacun lit ses dégâts sur sa carte, à la ligne de celle de l’autre.
ref-signature = Remplace la carte pour laquelle elle est imprimée ; l’adversaire lit toujours la carte ordinaire.
ref-critical-name = Coup Critique
ref-critical = D’autres exemplaires de la carte jouée peuvent s’ajouter : dégâts ×2 ou ×3, avant les modificateurs.
ref-damage-name = 4. Dégâts
ref-damage = Choisissez un des types de dégâts de la carte ; les modificateurs des deux personnages comptent une seule fois.
ref-null-name = ø
ref-null = Aucun dégât ; rien ne peut l’augmenter. Un 0, si.
ref-short-reach-name = Hors de portée
ref-short-reach = Un défenseur dont la Portée de Mêlée n’atteint pas l’attaquant n’inflige rien.
ref-follow-up = Un résultat cerclé permet de jouer une carte de plus, si le personnage est encore là ; il ne subit rien en retour.

ref-arcane-draw-name = 1. Piocher
ref-arcane-draw = Le joueur actif pioche Arcane, plus l’Esquive d’une cible ennemie, moins son couvert ; au moins 1. L’autre joueur pioche 6 cartes.
ref-arcane-declare-name = 2. Annoncer
ref-arcane-declare = Posez une carte face cachée et dites laquelle c’est. Vous pouvez mentir.
ref-ok = L’annonce compte, vraie ou fausse ; la carte n’est pas montrée.
ref-caught-name = Bluff, et c’était faux
ref-caught = La carte est montrée ; l’autre joueur peut la remplacer par une de sa main. Ce qui se trouve là décide.
ref-wrong-call-name = Bluff, et c’était vrai
ref-wrong-call = La compétence agit, et peut être rejouée sans payer avec les cartes restantes, sur une cible du même joueur.
ref-catastrophe = Montrée là, elle remplace l’effet de la compétence par son effet de Catastrophe.

ref-sight-name = Voir
ref-sight = Une ligne de socle à socle qui ne coupe ni autre figurine ni Barrière suffit. Obstacles, eau et pierres n’y changent rien.
ref-light-cover = Une ligne de socle à socle coupe un socle, un Obstacle, une Barrière ou une Parcelle Boisée : 1 carte Arcane de moins.
ref-heavy-cover = La ligne de centre à centre en coupe un : plutôt 2 cartes Arcane de moins.
ref-cover-near-name = Près du lanceur
ref-cover-near = Ce qui est à 1″ ou moins du personnage actif peut être ignoré.
ref-height-name = D’en haut
ref-height = Sur une cible au sol : 2″ de portée en plus, pas de Couvert léger, et le Couvert lourd n’enlève que 1 carte.
ref-height-cards-name = D’en haut
ref-height-cards = Sur une cible au sol : 1 carte Arcane de plus, et 1″ de portée par tranche complète de 2″ de hauteur, 6″ au plus.

ref-water = On n’y entre pas en courant ; par un Mouvement, si. Ne gêne pas la vue.
ref-wood = On n’y entre pas en courant ; par un Mouvement, si. On voit dedans et depuis dedans, pas à travers.
ref-obstacle = Ni Course ni Mouvement : il faut Traverser. Donne un couvert.
ref-barrier = Infranchissable. Coupe la vue, et donne un couvert si elle ne cache qu’une partie.
ref-stairs = Course et Mouvement y passent comme en Terrain Découvert.
ref-ladder = Traverser fait monter ou descendre d’un étage.
ref-fall-name = Chute
ref-fall = Dès 2″, un quart de toutes les cases de santé, dès 4″ la moitié, arrondis au supérieur ; dès 6″, tué. Sauf les Fées, et sauf dans l’eau.
ref-faery-name = Fées
ref-faery = Leur Course ignore l’eau et les bois, et peut passer par-dessus les Obstacles et les autres figurines.
