## Le plateau dans le navigateur

ui-board = Le plateau
ui-board-label = { $name }, { DIST($width) } sur { DIST($height) }
ui-board-health = santé { $left } sur { $health }
ui-board-wounds = { $wounds ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
  } (estropié à { $crippled }, tué à { $killed })
ui-board-holds = en main : { $things }
ui-nobodys = à aucun joueur
ui-edge-open = bord
ui-edge-wall = mur
ui-edge-door = porte
ui-edge-door-open = porte ouverte
ui-edge-door-closed = porte fermée
ui-edge-door-locked = porte verrouillée
ui-edge-door-broken = porte enfoncée
ui-edge-window = fenêtre
ui-edge-slope = pente
ui-edge-obstacle = obstacle
ui-edge-stairs = escalier
ui-edge-ladder = échelle
ui-edge-fragile = mur fragile
ui-edge-fragile-whole = mur fragile
ui-edge-fragile-broken = mur abattu
ui-edge-climb = mur qui s’escalade
ui-cell-blocked = case bloquée
ui-cell-high = case en hauteur
ui-edge-state = { $edge }, { $state }
ui-edge-between = { $edge } ({ $one } / { $other })
ui-board-energy = énergie { $energy }
ui-board-active = agit en ce moment
ui-board-done = a agi
ui-board-where = à { DIST($east) } du bord ouest et { DIST($north) } du bord sud
ui-board-up = à { DIST($height) } au-dessus du sol
ui-board-from = à { DIST($far) } { $wind } de { $from }
ui-board-north = au nord
ui-board-northeast = au nord-est
ui-board-east = à l’est
ui-board-southeast = au sud-est
ui-board-south = au sud
ui-board-southwest = au sud-ouest
ui-board-west = à l’ouest
ui-board-northwest = au nord-ouest
ui-board-left = reste { DIST($left) }
ui-board-floors = Étage montré
ui-board-floor-all = Tout
ui-board-floor-ground = Sol
ui-board-floor-level = Étage à { DIST($height) }
ui-board-floor-now = Étage montré : { $floor }
ui-board-zoom = Zoom
ui-board-zoom-in = Plus près
ui-board-zoom-out = Plus loin
ui-board-whole = Montrer toute la table
ui-board-sees = { $one } voit { $other }
ui-board-sees-not = { $one } ne voit pas { $other }
ui-board-apart = { DIST($far) } de distance
ui-board-cover = couvert : { $cover }
ui-board-by = vue bloquée par { $by }
