## La ligne de commande : ce que dit `--help`

cli-about = Des jeux d’escarmouche sur table joués selon leur livre : chaque règle appliquée, chaque refus expliqué, chaque partie rejouable.
cli-commands = commandes{ " " }
cli-examples =
    Pour commencer :
      escarmouche play moonstone                 jouer contre un robot, en texte et au clavier
      escarmouche play moonstone --seats human,human
      escarmouche sim moonstone --games 50 --seats random,greedy --seed 7
      escarmouche replay partie.jsonl            revoir une partie et vérifier sa donne
      escarmouche cards moonstone show billy     une carte en entier

    « escarmouche COMMANDE --help » explique une commande. Anglais : « --lang en ».
    Codes de sortie : 0 tout va bien, 1 échec ou refus, 2 saisie incorrecte, 3 erreur de notre part, 130 interruption.

cli-play-about = Jouer une partie, en texte et au clavier.
cli-play-examples =
    Les réponses sont numérotées ; les noms conviennent aussi, et les endroits se disent en mots : « 2,5 NE », « vers bobby », « à 18 12,5 ».
    En cours de partie : aide, voir, voir NOM, plan, pourquoi, journal, règle, annuler, sauver FICHIER, quitter.
    La partie est enregistrée après chaque décision : quitter ou faire Ctrl-C ne perd rien.

    Exemples :
      escarmouche play moonstone
      escarmouche play moonstone --seats human,human --edition en
      escarmouche play moonstone --option stones=5 --option 'factions=[commonwealth, dominion]'
      escarmouche play --load partie.jsonl
cli-sim-about = Faire jouer de nombreuses parties à des robots et résumer victoires, durées et vitesses.
cli-sim-examples =
    Exemples :
      escarmouche sim moonstone --games 200 --seats random,greedy --swap --seed 7
      escarmouche sim moonstone --games 1000 --jobs 4 --json > resultat.json
cli-replay-about = Revoir une partie pas à pas ; sa donne est d’abord vérifiée d’après l’engagement publié.
cli-replay-examples =
    Exemples :
      escarmouche replay partie.jsonl            Entrée avance, un nombre y saute, retour, voir, quitter
      escarmouche replay partie.jsonl --to 40    la table après la 40e décision
      escarmouche replay partie.jsonl --all      toute la partie d’un coup
      escarmouche replay partie.jsonl --verify   seulement vérifier
cli-case-about = Jouer des cas : des positions et leur juste issue. Finit par « N réussis, N échoués ».
cli-case-examples =
    Exemples :
      escarmouche case tests/cases/moonstone/melee.yaml
      escarmouche case tests/cases
cli-rules-about = Lire les règles d’un jeu par leur identifiant et voir où chacune est appliquée et testée.
cli-rules-examples =
    Exemples :
      escarmouche rules moonstone                toutes les règles, et ce qui les teste
      escarmouche rules moonstone MOON-MELEE-02  une règle
      escarmouche rules moonstone MOON-MELEE     toutes celles dont l’identifiant commence ainsi
      escarmouche rules moonstone --missing      les règles qu’aucun cas ni test ne nomme
cli-cards-about = Lister les cartes d’un jeu, en montrer une, ou vérifier un dossier de cartes à soi.
cli-cards-examples =
    Exemples :
      escarmouche cards moonstone list
      escarmouche cards moonstone show billy --edition en
      escarmouche cards moonstone check mes-cartes/
cli-cards-list = lister toutes les cartes
cli-cards-show = montrer une carte, par son identifiant ou son nom
cli-cards-check = vérifier les fichiers de cartes d’un dossier (*.yaml)

cli-meta-command = COMMANDE
cli-meta-game = JEU
cli-meta-name = NOM
cli-meta-seats = A,B
cli-meta-seed = GRAINE
cli-meta-file = FICHIER
cli-meta-folder = DOSSIER
cli-meta-id = CARTE
cli-meta-rule = RÈGLE
cli-meta-option = CLÉ=VALEUR

cli-help-help = affiche cette aide
cli-help-version = affiche la version
cli-help-lang = langue de tout ce que vous lisez (sinon : celle de la machine)
cli-help-game = nom d’un jeu installé, par exemple moonstone
cli-help-seats = qui joue, dans l’ordre : « human » ou le nom d’un robot (sinon : human contre greedy)
cli-help-bots = quels robots jouent, dans l’ordre (sinon : random,random)
cli-help-edition = édition des règles
cli-help-board = nom du plateau
cli-help-own-cards = jouer aussi avec les fichiers de cartes de ce dossier
cli-help-option = tout autre réglage de la mise en place, écrit comme en YAML ; peut être répété
cli-help-seed = fixe tout le hasard : la même graine donne la même donne (sinon personne ne la connaît)
cli-help-sim-seed = fixe tout le hasard et les réponses de random ; un robot qui réfléchit contre la montre peut encore varier
cli-help-load = reprendre une partie enregistrée
cli-help-fast = répondre automatiquement quand il n’y a qu’une réponse possible
cli-help-games = nombre de parties (sinon : 100)
cli-help-swap = faire changer les robots de place d’une partie à l’autre, avec la même donne
cli-help-jobs = nombre de processus qui jouent en même temps (sinon : 1)
cli-help-json = donner le résultat en JSON
cli-help-record = une partie enregistrée
cli-help-to = montrer la table telle qu’elle était après N décisions, puis finir
cli-help-all = raconter toute la partie sans attendre
cli-help-seat = la raconter telle que le joueur N l’a vue
cli-help-verify = seulement vérifier l’enregistrement et sa donne
cli-help-cases = fichiers de cas, ou dossiers qui en contiennent
cli-help-verbose = nommer aussi les cas réussis
cli-help-rule = identifiant d’une règle, ou son début
cli-help-missing = lister seulement les règles qu’aucun cas ni test ne nomme (code de sortie 1 s’il y en a)
cli-help-id = identifiant ou nom de la carte
cli-help-folder = dossier de fichiers de cartes

## Ce qui a été mal saisi

cli-usage-error =
    { $prog } : { $message }
    Pour en savoir plus : { $prog } --help
cli-bad-choice = « { $value } » est inconnu ici. Vouliez-vous dire : { $nearest } ?
cli-unknown-option = il n’y a pas d’option { $word }. Vouliez-vous dire : { $nearest } ?
cli-unknown-word = « { $word } » est de trop.
cli-bad-count = « { $value } » n’est pas un nombre entier d’au moins { $least }
cli-interrupted = Interrompu.
cli-crashed = Une erreur imprévue s’est produite : { $problem }. Les détails sont dans { $file } ; merci de nous les envoyer.
