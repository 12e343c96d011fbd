## What is wrong in a board file

file-drawing-lines = a drawing has an odd number of lines, at least three; this one has { $lines }
file-drawing-wide = a drawing has at most { $most } columns; this one has { $columns }
file-drawing-tall = a drawing has at most { $most } rows; this one has { $rows }
file-drawing-corner = “{ $sign }” stands where a corner is (sign { $column }): write + or a space
file-drawing-cell = “{ $sign }” is not a square (sign { $column }): write . # or ^
file-drawing-edge = “{ $sign }” is not an edge (sign { $column }): write a space, - | o w D d L B s l f or c; slopes are < > on upright edges, v A on level ones
file-drawing-merged = the squares of the odd cell { $cell } are not all of one kind, not side by side, or already part of another
file-drawing-centre = the centre of { $cell } does not lie in it, or { $cell } is not an odd cell
file-drawing-unknown = there is no square “{ $cell }”: squares have a letter for the column and a number for the row, from a1 at the top left
