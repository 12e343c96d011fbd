## Rosters

ui-roster-offer = On offer
ui-roster-own = Your choice
ui-roster-size = { $count } in all
ui-roster-take = Take { $name }, { $price }
ui-roster-drop = Leave { $name } out
ui-roster-copies = { $count } of { $limit }
ui-roster-priced = { $name } ({ $price })
ui-roster-worn = What { $name } carries
ui-roster-bare = nothing
ui-roster-extras = To carry
ui-roster-extras-help = chosen beside the piece that carries it
ui-roster-barred = Not on offer, and why ({ $count })
ui-roster-spent = { $spent } of { $purse } spent
ui-roster-left = { $left } left
ui-roster-lost = { $lost } of them cannot be kept
ui-roster-waste = { $lost } would be lost for good. Is that what you want?
ui-roster-done = Confirm
ui-roster-text = As text…
ui-roster-export = Export
ui-roster-copy = Copy
ui-roster-save = Save as a file
ui-roster-file-name = list.txt
ui-roster-import = Import
ui-roster-import-help = Paste a text that was exported here, or write one name on each line.
ui-roster-read = Read this text
ui-roster-open = Open a file…
ui-roster-line = Line { $line }:
ui-roster-slips = { $count ->
    [one] One line cannot be used.
   *[other] { $count } lines cannot be used.
  }
ui-roster-partly = { $count ->
    [one] Use the rest: one
   *[other] Use the rest: { $count }
  }
ui-from-text = From a text…
ui-from-text-help = Paste a list that was exported here. What it says about this question is picked now; the rest is used later.
ui-from-text-partly = Pick { $choice } anyway
ui-roster-board = Look at the board
ui-roster-back = Back to the list
