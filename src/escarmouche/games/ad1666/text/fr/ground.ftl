## Ce qui ne va pas dans un fichier de plateau

file-drawing-lines = un dessin a un nombre impair de lignes, au moins trois ; celui-ci en a { $lines }
file-drawing-wide = un dessin a au plus { $most } colonnes ; celui-ci en a { $columns }
file-drawing-tall = un dessin a au plus { $most } rangées ; celui-ci en a { $rows }
file-drawing-corner = « { $sign } » se trouve à la place d’un coin (signe { $column }) : écrivez + ou une espace
file-drawing-cell = « { $sign } » n’est pas une case (signe { $column }) : écrivez . # ou ^
file-drawing-edge = « { $sign } » n’est pas un bord (signe { $column }) : écrivez une espace, - | o w D d L B s l f ou c ; les pentes sont < > sur les bords verticaux, v A sur les bords horizontaux
file-drawing-merged = les cases de la case irrégulière { $cell } ne sont pas toutes de la même sorte, ne sont pas côte à côte, ou font déjà partie d’une autre
file-drawing-centre = le centre de { $cell } n’est pas dedans, ou { $cell } n’est pas une case irrégulière
file-drawing-unknown = il n’y a pas de case « { $cell } » : une case a une lettre pour la colonne et un nombre pour la rangée, à partir de a1 en haut à gauche
