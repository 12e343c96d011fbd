# Ce que la salle refuse.
fault-answered = Vous avez déjà répondu à cette question, et autrement.
fault-stale = La partie a avancé : cette question n’est plus posée.
fault-over = La partie est terminée.
fault-malformed = Ce n’est pas une réponse.
fault-replaced = Un bot joue à votre place. Reprenez d'abord votre siège.
fault-undo-open = Quelqu'un d'autre a déjà demandé à revenir en arrière. Répondez-lui d'abord.
fault-no-undo = Plus personne ne demande cela.
fault-own-undo = Seuls ceux à qui l'on a demandé peuvent accepter.
fault-absence = Personne ne manque à ce siège.
fault-patience = Attendez encore un peu : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
fault-token = Cette clé n'ouvre aucun siège dans cette salle.
fault-seat = Vous n'occupez pas ce siège.
fault-no-spectators = Les joueurs de cette salle ne veulent pas de spectateurs.
fault-invitation = Cette invitation n'existe pas ou a déjà servi.
fault-no-room = Cette salle n'existe pas.
fault-not-over = Le compte rendu se lit une fois la partie terminée.
fault-rules = Cette salle a été créée avec la version { $recorded } des règles ; la version installée est { $installed }.
fault-unreadable = Cette salle ne peut pas être lue. Les détails sont dans le journal du serveur.
fault-internal = Une erreur s'est produite ici, et rien n'a changé. Les détails sont dans le journal du serveur.
fault-no-branch = Il n'y a rien à regarder là.
fault-no-text = On ne répond pas à cette question par un texte.
fault-no-tool = Ce jeu n’a pas cet outil.
fault-no-piece = Aucune figurine de ce nom n’est sur le plateau.
fault-name = Un nom compte au plus { $longest } caractères.
fault-bot-for-person = Un bot ({ $name }) est nommé pour un siège que prend une personne.
fault-seats = On ne joue pas à { $count } : nombre de joueurs possible : { $possible }.
fault-undo-away = Cela reprendrait ce qu’a décidé quelqu’un qui est absent. Attendez son retour.
fault-undo-bots = { $reason } Les robots ne le sont pas : à cette table, comme entre joueurs, ils n’acceptent que ce où le hasard n’a pas joué et qui n’a rien montré de caché.
