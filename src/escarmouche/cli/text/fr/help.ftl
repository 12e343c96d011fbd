## La ligne de commande : ce que dit `--help`

cli-about = Des jeux d’escarmouche sur table joués selon leur livre : chaque règle appliquée, chaque refus expliqué, chaque partie rejouable.
cli-commands = commandes{ " " }
cli-examples =
    Pour commencer :
      escarmouche play                           jouer dans le navigateur, sur cette machine
      escarmouche play moonstone                 jouer contre un robot, dans le terminal
      escarmouche serve                          héberger des tables pour d’autres
      escarmouche sim moonstone --games 50 --seats random,greedy --seed 7
      escarmouche replay partie.jsonl            revoir une partie et vérifier sa donne
      escarmouche cards moonstone show billy     une carte en entier
      escarmouche boards malifaux show depot     un plateau, dessiné

    « escarmouche COMMANDE --help » explique une commande. Anglais : « --lang en ».
    Codes de sortie : 0 tout va bien, 1 échec ou refus, 2 saisie incorrecte, 3 erreur de notre part, 130 interruption.

cli-play-about = Jouer : sans nom de jeu, dans le navigateur ; avec un nom, dans le terminal.
cli-play-examples =
    Dans le terminal, les réponses sont numérotées ; les noms conviennent aussi, et les endroits se disent en mots : « 2,5 NE », « vers bobby », « à 18 12,5 », les cases par leur nom : « c3 ».
    En cours de partie : aide, voir, voir NOM, proche, plan, pourquoi, quoi, conseil, journal, règle, mémo, annuler, abandonner, sauver FICHIER, quitter.
    La partie est enregistrée après chaque décision : quitter ou faire Ctrl-C ne perd rien.

    Exemples :
      escarmouche play
      escarmouche play moonstone
      escarmouche play moonstone --seats human,human --edition en
      escarmouche play moonstone --option stones=5 --option 'factions=[commonwealth, dominion]'
      escarmouche play ad1666 --scenario the-letter
      escarmouche play ad1666 --scenario mon-scenario.yaml --board mon-plateau.yaml
      escarmouche play --load partie.jsonl
cli-serve-about = Héberger des tables dans le navigateur pour d’autres.
cli-serve-examples =
    Chaque option peut aussi être donnée par une variable : ESCARMOUCHE_PORT, ESCARMOUCHE_ROOMS_PER_MINUTE, etc.
    Ce qui est décidé est dans la base de données avant d’être confirmé. SIGTERM ou Ctrl-C arrête le serveur proprement.

    Exemples :
      escarmouche serve
      escarmouche serve --host 0.0.0.0 --port 80 --database /srv/escarmouche/parties.sqlite
      escarmouche serve --base https://table.example --proxy X-Forwarded-For
      escarmouche serve --workers 4 --database postgresql://localhost/parties --channel postgresql://localhost/parties

    GET /health dit s’il va bien ; /schema énumère ce que des programmes peuvent lui demander.
cli-sim-about = Faire jouer de nombreuses parties à des robots et résumer les victoires, les durées et les vitesses.
cli-sim-examples =
    Exemples :
      escarmouche sim moonstone --games 200 --seats random,greedy --swap --seed 7
      escarmouche sim moonstone --games 1000 --jobs 4 --json > resultat.json
cli-replay-about = Revoir une partie pas à pas ; sa donne est d’abord vérifiée d’après l’empreinte publiée.
cli-replay-examples =
    Exemples :
      escarmouche replay partie.jsonl            Entrée avance, un nombre va à cette décision ; retour, voir, quitter
      escarmouche replay partie.jsonl --to 40    la table après la 40e décision
      escarmouche replay partie.jsonl --all      toute la partie d’un coup
      escarmouche replay partie.jsonl --verify   seulement vérifier
cli-case-about = Jouer des cas : des positions et leur juste issue. Finit par « N réussis, N échoués ».
cli-case-examples =
    Exemples :
      escarmouche case tests/cases/moonstone/melee/melee.yaml
      escarmouche case tests/cases
      escarmouche case mes-cas.yaml --cards mes-cartes/
cli-rules-about = Lire les règles d’un jeu par leur identifiant et voir où chacune est appliquée et testée.
cli-rules-examples =
    Exemples :
      escarmouche rules moonstone                toutes les règles, et ce qui les teste
      escarmouche rules moonstone MOON-MELEE-02  une règle
      escarmouche rules moonstone MOON-MELEE     toutes celles dont l’identifiant commence ainsi
      escarmouche rules d10 escalade             toutes celles qui contiennent ce mot
      escarmouche rules moonstone --missing      les règles qu’aucun cas ni test ne nomme
cli-asks-about = Lister les noms des questions d’un jeu, pour ceux qui écrivent un robot ou un cas.
cli-asks-examples =
    Exemples :
      escarmouche asks moonstone                 chaque question avec sa phrase et ses champs
      escarmouche asks moonstone --branches      les branches de ses menus
      escarmouche asks moonstone melee --lang en
cli-cards-about = Lister les cartes d’un jeu, en montrer une, ou vérifier un dossier de vos propres cartes.
cli-cards-examples =
    Exemples :
      escarmouche cards moonstone list
      escarmouche cards moonstone show billy --edition en
      escarmouche cards moonstone check mes-cartes/
      escarmouche cards moonstone show nan --cards mes-cartes/
cli-cards-list = lister toutes les cartes
cli-cards-show = montrer une carte, par son identifiant ou son nom
cli-cards-check = vérifier les fichiers de cartes d’un dossier (*.yaml)
cli-boards-about = Lister les plateaux d’un jeu, en dessiner un dans le terminal, ou vérifier vos propres fichiers.
cli-boards-examples =
    Exemples :
      escarmouche boards moonstone list
      escarmouche boards malifaux show depot
      escarmouche boards malifaux show ma-cour.yaml
      escarmouche boards ad1666 check ma-cour.yaml mon-scenario.yaml
      escarmouche boards d10 check mon-scenario.yaml     dans D10, un scénario apporte sa table
cli-boards-list = lister tous les plateaux
cli-boards-show = dessiner un plateau, par son nom ou depuis un fichier
cli-boards-check = vérifier des fichiers de plateaux et de scénarios (*.yaml), chacun à part et tous ensemble
cli-lessons-about = Lister les leçons d’un jeu, en raconter une, vérifier vos propres fichiers, ou voir jusqu’où l’on va.
cli-lessons-examples =
    Exemples :
      escarmouche lessons list moonstone
      escarmouche lessons show moonstone moon-1          chaque phrase, réponse et événement
      escarmouche lessons check mes-lecons/
      escarmouche lessons stats --database escarmouche.db
      escarmouche play --lessons mes-lecons/             les jouer dans le navigateur
cli-lessons-list = lister les leçons et les quiz d’un jeu
cli-lessons-show = raconter une leçon comme l’entend qui suit son guide
cli-lessons-check = vérifier des fichiers de leçons (*.yaml), ou les dossiers où ils sont
cli-lessons-stats = combien sont arrivés à chaque phrase, combien y sont restés et combien de temps il a fallu ; personne n’est nommé
cli-lessons-checked = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
  } : { $faults ->
    [0] tout va bien.
    [one] { $faults } erreur.
   *[other] { $faults } erreurs.
  }
cli-lessons-uncounted = Aucune leçon n’a encore été commencée sur ce serveur.
cli-lesson = { $id } : { $title } (niveau { $level }, { $minutes } min)
cli-lesson-counts = { $id } : { $title }. Commencée { $begun } fois, terminée { $finished } fois.
cli-lesson-beat = { $number }. atteinte { $reached } fois, { $left ->
    [one] { $left } y est resté
   *[other] { $left } y sont restés
  }, { $seconds } s : { $say }
cli-no-database = Aucune base de données ici : { $database }
cli-bad-database = La base de données est illisible ({ $database }) : { $problem }
cli-meta-lesson = LEÇON
cli-help-lessons = aussi avec les leçons de ce dossier
cli-help-lesson = identifiant d’une leçon, comme moon-1
cli-help-lesson-files = fichiers de leçons (*.yaml), ou dossiers ; leurs phrases sont à côté, dans text/en et text/fr
cli-help-stats-database = la base de données du serveur (par défaut : ESCARMOUCHE_DATABASE, ou celle de l’utilisateur)

cli-meta-command = COMMANDE
cli-meta-game = JEU
cli-meta-name = NOM
cli-meta-seats = A,B
cli-meta-seed = GRAINE
cli-meta-file = FICHIER
cli-meta-name-or-file = NOM|FICHIER
cli-meta-folder = DOSSIER
cli-meta-id = CARTE
cli-meta-rule = RÈGLE
cli-meta-address = ADRESSE
cli-meta-header = EN-TÊTE
cli-meta-level = NIVEAU
cli-meta-option = CLÉ=VALEUR

cli-help-help = affiche cette aide
cli-help-version = affiche la version
cli-help-lang = langue de tout ce que vous lisez (par défaut : celle de la machine)
cli-help-game = nom d’un jeu installé, par exemple moonstone
cli-help-seats = qui joue, dans l’ordre : « human » ou le nom d’un robot (par défaut : human contre greedy)
cli-help-bots = quels robots jouent, dans l’ordre (par défaut : random,random)
cli-help-edition = édition des règles : une de celles du jeu
cli-help-scenario = nom d’un scénario, ou un fichier de scénario (*.yaml) à vous, dans un jeu qui en a ; peut être répété : le premier est joué
cli-help-board = nom du plateau, ou un fichier de plateau (*.yaml) à vous, dans un jeu qui en accepte ; peut être répété
cli-help-shown-board = nom d’un plateau (d’un scénario, dans un jeu où il apporte sa table), ou un fichier (*.yaml) à vous
cli-help-board-words = en mots au lieu d’un dessin
cli-help-board-files = vos fichiers de plateaux ou de scénarios (*.yaml)
cli-help-cards-too = aussi avec les fichiers de cartes de ce dossier
cli-help-case-cards = les cas connaissent aussi les fichiers de cartes de ce dossier
cli-help-own-cards = jouer aussi avec les fichiers de cartes de ce dossier
cli-help-option = tout autre réglage de la mise en place, un scénario par exemple ; écrit comme en YAML, les listes aussi avec des virgules ; peut être répété
cli-help-seed = fixe tout le hasard : la même graine donne la même donne (par défaut : une graine secrète)
cli-help-sim-seed = fixe tout le hasard et les réponses de random ; un robot dont le temps de réflexion est compté peut encore varier
cli-help-load = reprendre une partie enregistrée
cli-help-fast = répondre automatiquement quand il n’y a rien à décider
cli-help-play-database = dans le navigateur : où les parties sont gardées (par défaut : un fichier de votre dossier de données)
cli-help-no-browser = dans le navigateur : n’afficher que l’adresse, ne rien ouvrir
cli-help-host = adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement ; 0.0.0.0 : toutes ses adresses)
cli-help-port = port d’écoute (par défaut : 8000 ; 0 : un port libre)
cli-help-workers = nombre de processus du serveur ; à partir de deux, il faut un --channel (par défaut : 1)
cli-help-database = un fichier, ou l’adresse d’une base PostgreSQL (par défaut : un fichier de votre dossier de données)
cli-help-base = adresse à laquelle les joueurs trouvent le serveur, par exemple https://table.example
cli-help-channel = comment les processus se tiennent au courant : « memory », ou l’adresse d’un serveur PostgreSQL ou Redis (par défaut : memory)
cli-help-thinkers = nombre de processus où les robots réfléchissent (par défaut : autant que de processeurs)
cli-help-budget = secondes de réflexion d’un robot pour une réponse (par défaut : 10)
cli-help-patience = secondes avant que les autres puissent décider de la place d’un absent (par défaut : 300)
cli-help-proxy = en-tête où votre propre proxy donne l’adresse d’un joueur, par exemple X-Forwarded-For
cli-help-rooms-per-minute = nombre de salles qu’une adresse peut créer en une minute (par défaut : 30 ; 0 : sans limite)
cli-help-joins-per-minute = nombre d’invitations qu’une adresse peut utiliser en une minute (par défaut : 60 ; 0 : sans limite)
cli-help-log = ce que note le journal : debug, info, warning ou error (par défaut : info)
cli-help-games = nombre de parties (par défaut : 100)
cli-help-worlds = les robots qui anticipent essaient leurs réponses dans N mondes, sans limite de temps : même graine, mêmes parties
cli-help-swap = faire changer les robots de place d’une partie à l’autre, avec la même donne
cli-help-jobs = nombre de processus qui jouent en même temps (par défaut : 1)
cli-help-json = donner le résultat en JSON
cli-help-record = une partie enregistrée
cli-help-to = montrer la table telle qu’elle était après N décisions, puis finir
cli-help-all = raconter toute la partie sans attendre
cli-help-seat = la raconter telle que le joueur N l’a vue
cli-help-verify = seulement vérifier l’enregistrement et sa donne
cli-help-cases = fichiers de cas, ou dossiers qui en contiennent
cli-help-verbose = nommer aussi les cas réussis
cli-help-rule = identifiant d’une règle, son début, ou un mot qu’elle contient
cli-help-ask = le nom d’une question ou d’une branche
cli-help-branches = plutôt les branches des menus, avec la question derrière chacune
cli-help-missing = lister seulement les règles qu’aucun cas ni test ne nomme (code de sortie 1 s’il y en a)
cli-help-id = identifiant ou nom de la carte
cli-help-folder = dossier de fichiers de cartes

## Ce qui a été mal saisi

cli-usage-error =
    { $prog } : { $message }
    Pour en savoir plus : { $prog } --help
cli-bad-choice = « { $value } » est inconnu ici.{ SUGGEST($nearest) }
cli-unknown-option = il n’y a pas d’option { $word }.{ SUGGEST($nearest) }
cli-unknown-word = Mot inattendu : « { $word } ».
cli-bad-count = « { $value } » n’est pas un nombre entier d’au moins { $least }
cli-interrupted = Interrompu.
cli-crashed = Une erreur imprévue s’est produite : { $problem }. Les détails sont dans { $file } ; merci de nous les envoyer.
