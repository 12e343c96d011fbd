## Ce qui ne va pas dans un cas

file-position-campaign = seule une campagne a cette phase
