## Ce qui ne va pas dans un fichier de plateau

file-drawing-lines = un dessin a un nombre impair de lignes, au moins trois ; il y en a ici { $lines }
file-drawing-wide = un dessin a au plus { $most } colonnes, il y en a ici { $columns }
file-drawing-tall = un dessin a au plus { $most } rangées, il y en a ici { $rows }
file-drawing-corner = « { $sign } » se trouve à la place d’un coin (signe { $column }) : écrivez + ou une espace
file-drawing-cell = « { $sign } » n’est pas une case (signe { $column }) : écrivez . # ou ^
file-drawing-edge = « { $sign } » n’est pas un bord (signe { $column })
file-drawing-merged = les cases de la case irrégulière { $cell } ne sont pas d’une seule sorte, pas côte à côte, ou déjà à une autre
file-drawing-centre = le centre de { $cell } n’est pas dedans, ou { $cell } n’est pas une case irrégulière
file-drawing-unknown = il n’y a pas de case « { $cell } »
