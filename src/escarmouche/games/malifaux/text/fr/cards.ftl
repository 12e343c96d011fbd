# Comment les cartes des quatre Bandes nomment les choses.

word-belfry = Le Beffroi
word-salt = Le Grand Sel
word-knell = Glas
word-tontine = Tontine
word-quench = Trempe
word-caravan = Caravane
word-living = Vivant
word-undead = Mort-vivant
word-beast = Bête
word-construct = Artefact
word-master = Maître
word-henchman = Lieutenant
word-enforcer = Gros-bras
word-minion = Sbire
word-totem = Totem
word-versatile = Polyvalent
word-ember = Jeton de Braise
word-curse = Malédiction
word-forge = Forge
word-summon = Invocation
