# What the cards of the four Crews call things: Factions, Keywords, Characteristics, stations, Tokens, kinds of Special Upgrades.

word-belfry = The Belfry
word-salt = The Far Salt
word-knell = Knell
word-tontine = Tontine
word-quench = Quench
word-caravan = Caravan
word-living = Living
word-undead = Undead
word-beast = Beast
word-construct = Construct
word-master = Master
word-henchman = Henchman
word-enforcer = Enforcer
word-minion = Minion
word-totem = Totem
word-versatile = Versatile
word-ember = Ember Token
word-curse = Curse
word-forge = Forge
word-summon = Summon
