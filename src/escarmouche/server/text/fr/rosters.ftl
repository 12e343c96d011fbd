## Listes

ui-roster-offer = Au choix
ui-roster-own = Votre sélection
ui-roster-size = { $count } en tout
ui-roster-take = Prendre { $name }, { $price }
ui-roster-drop = Laisser { $name } de côté
ui-roster-copies = { $count } sur { $limit }
ui-roster-priced = { $name } ({ $price })
ui-roster-worn = Ce que porte { $name }
ui-roster-bare = rien
ui-roster-extras = À porter
ui-roster-extras-help = à choisir à côté de la figurine qui le porte
ui-roster-barred = Indisponibles, et pourquoi ({ $count })
ui-roster-spent = { $spent } sur { $purse } dépensés
ui-roster-left = reste : { $left }
ui-roster-lost = dont { $lost } qu’on ne peut pas garder
ui-roster-waste = { $lost ->
    [one] { $lost } serait perdu
   *[other] { $lost } seraient perdus
  } pour de bon. Est-ce bien ce que vous voulez ?
ui-roster-done = Valider
ui-roster-text = En texte…
ui-roster-export = Exporter
ui-roster-copy = Copier
ui-roster-save = Enregistrer dans un fichier
ui-roster-file-name = liste.txt
ui-roster-import = Importer
ui-roster-import-help = Collez un texte exporté d’ici, ou écrivez un nom par ligne.
ui-roster-read = Lire ce texte
ui-roster-open = Ouvrir un fichier…
ui-roster-line = Ligne { $line } :
ui-roster-slips = { $count ->
    [one] Une ligne est inutilisable.
   *[other] { $count } lignes sont inutilisables.
  }
ui-roster-partly = { $count ->
    [one] Utiliser le reste : un
   *[other] Utiliser le reste : { $count }
  }
ui-from-text = D’après un texte…
ui-from-text-help = Collez une liste exportée d’ici. Ce qu’elle dit pour cette question est présélectionné ; le reste servira plus tard.
ui-from-text-partly = Présélectionner { $choice } quand même
ui-roster-board = Voir le plateau
ui-roster-back = Revenir à la liste
