## Ce qui ne va pas dans un cas

file-position-campaign = seule une campagne a cette phase

## Le scénario d’un cas

case-name = Une position préparée
case-text = Une position pour essayer une règle.
