## Le scénario d’un cas

case-name = Un cas
case-text = Une position pour essayer une règle.
