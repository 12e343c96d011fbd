## Ce qui ne va pas dans un fichier

file-position-deck = une pioche est une liste de cartes, ou {"{"}without: [..], top: [..]{"}"}
file-position-deploy = il ne reste personne à déployer
