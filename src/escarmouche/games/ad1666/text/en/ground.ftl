## What is wrong in a board file

file-drawing-lines = a drawing has an odd number of lines, three at least; here are { $lines }
file-drawing-wide = a drawing has at most { $most } columns, here are { $columns }
file-drawing-tall = a drawing has at most { $most } rows, here are { $rows }
file-drawing-corner = “{ $sign }” stands where a corner is (sign { $column }): write + or a space
file-drawing-cell = “{ $sign }” is no square (sign { $column }): write . # or ^
file-drawing-edge = “{ $sign }” is no edge (sign { $column })
file-drawing-merged = the squares of the odd cell { $cell } are not of one kind, not side by side, or belong to another
file-drawing-centre = the centre of { $cell } does not lie in it, or { $cell } is no odd cell
file-drawing-unknown = there is no square “{ $cell }”
