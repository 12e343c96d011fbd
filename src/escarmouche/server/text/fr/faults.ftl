# Pourquoi une salle refuse quelque chose.
fault-answered = Vous avez déjà donné une autre réponse à cette question.
fault-stale = La partie a avancé : cette question n’est plus posée.
fault-over = La partie est terminée.
fault-malformed = Ce n’est pas une réponse.
fault-replaced = Un robot joue à votre place. Reprenez d’abord votre place.
fault-undo-open = Quelqu’un d’autre a déjà demandé à revenir sur une décision. Répondez-lui d’abord.
fault-no-undo = Plus personne ne demande cela.
fault-own-undo = Seules les personnes à qui on l’a demandé peuvent accepter.
fault-absence = Personne ne manque à cette place.
fault-patience = Attendez encore un peu : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
fault-token = Ce jeton n’ouvre aucune place dans cette salle.
fault-seat = Ce n’est pas votre place.
fault-no-spectators = Les joueurs de cette salle ne veulent pas de spectateurs.
fault-invitation = Cette invitation n’existe pas ou a déjà servi.
fault-no-room = Cette salle n’existe pas.
fault-course-not-over = Le déroulement pourra être lu une fois la partie terminée.
fault-course-long = Cette partie est trop longue pour que son déroulement soit raconté.
fault-not-over = L’enregistrement peut être lu une fois la partie terminée.
fault-rules = Cette salle a été créée avec la version { $recorded } des règles ; la version installée est { $installed }.
fault-unreadable = Cette salle ne peut pas être lue. Les détails sont dans le journal du serveur.
fault-internal = Une erreur s’est produite ici, et rien n’a changé. Les détails sont dans le journal du serveur.
fault-no-branch = Il n’y a rien à regarder là.
fault-no-text = On ne répond pas à cette question par un texte.
fault-no-tool = Ce jeu n’a pas cet outil.
fault-no-piece = Aucune figurine de ce nom n’est sur le plateau.
fault-name = Un nom compte au plus { $longest } caractères.
fault-bot-for-person = Un robot ({ $name }) est indiqué pour une place que prend une personne.
fault-seats = On ne joue pas à { $count }. Nombres de joueurs possibles : { $possible }.
fault-undo-away = Cela annulerait une décision de quelqu’un qui est absent. Attendez son retour.
fault-undo-bots = { $reason } Les robots ne le sont pas : à cette table, comme des joueurs, ils ne sont d’accord que si le hasard n’a pas joué et que rien de caché n’a été montré.
