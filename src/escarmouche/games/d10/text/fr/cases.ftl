## Le scénario d’un cas

case-name = Une position préparée
case-text = Une position pour essayer une règle.
