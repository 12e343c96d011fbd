# Pourquoi une salle refuse quelque chose.
fault-answered = Vous avez déjà donné une autre réponse à cette question.
fault-stale = La partie a avancé : cette question n’est plus posée.
fault-over = La partie est terminée.
fault-malformed = Ce n’est pas une réponse.
fault-replaced = Un robot joue à votre place. Reprenez d’abord votre place.
fault-undo-open = Quelqu’un d’autre a déjà demandé à reprendre un coup. Répondez-lui d’abord.
fault-no-undo = Plus personne ne demande cela.
fault-own-undo = Seules les personnes à qui on l’a demandé peuvent accepter.
fault-absence = Personne ne manque à cette place.
fault-patience = Attendez encore un peu : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
fault-token = Ce jeton n’ouvre aucune place à cette table.
fault-seat = Ce n’est pas votre place.
fault-no-spectators = Les joueurs de cette table ne veulent pas de spectateurs.
fault-invitation = Cette invitation n’existe pas ou a déjà servi.
fault-no-room = Cette table n’existe pas.
fault-course-not-over = Le déroulement pourra être lu une fois la partie terminée.
fault-course-long = Cette partie est trop longue pour que son déroulement soit raconté.
fault-not-over = L’enregistrement peut être lu une fois la partie terminée.
fault-rules = Cette table a été créée avec la version { $recorded } des règles ; la version installée est { $installed }.
fault-unreadable = Cette table ne peut pas être lue. Les détails sont dans le journal du serveur.
fault-internal = Une erreur s’est produite ici, et rien n’a changé. Les détails sont dans le journal du serveur.
fault-no-branch = Il n’y a rien à regarder là.
fault-no-text = On ne répond pas à cette question par un texte.
fault-no-tool = Ce jeu n’a pas cet outil.
fault-no-piece = Aucune figurine de ce nom n’est sur le plateau.
fault-name = Un nom compte au plus { $longest } caractères.
fault-bot-for-person = Un robot ({ $name }) est indiqué pour une place que prend une personne.
fault-seats = On ne joue pas à { $count }. Nombres de joueurs possibles : { $possible }.
fault-undo-away = Cela reprendrait un coup de quelqu’un qui est absent. Attendez son retour.
fault-undo-bots = { $reason } Les robots ne le sont pas : à cette table, comme des joueurs, ils ne sont d’accord que si le hasard n’a pas joué et que rien de caché n’a été montré.
fault-no-lesson = Cette table n’est pas une leçon : elle n’a pas de guide.
fault-lesson = Cette leçon n’existe pas : { $lesson }.
fault-lesson-changed = Cette leçon a été réécrite depuis. Recommencez-la.
fault-lesson-back = Le guide ne revient pas à cet endroit.
fault-lesson-skip = Il n’y a plus rien à passer.
fault-lesson-choice = Ce choix n’est pas possible maintenant.
fault-lesson-seats = Une leçon a déjà ses joueurs.
fault-advice-people = On ne demande pas conseil à un robot quand on joue contre d’autres personnes.
fault-no-advice = Le robot n’a pas de conseil à donner ici.
