import { expect, test } from 'vitest'
import { capital, de } from '../../src/lib/grammar'

// the same pairs stand in tests/core/messages/test_grammar.py
test.each([
  ['Archer du guet 1', 'd’Archer du guet 1'],
  ['Émile', 'd’Émile'],
  ['Œdipe', 'd’Œdipe'],
  ['Hélène', 'd’Hélène'],
  ['Hue Taillefer', 'de Hue Taillefer'],
  ['hallebardier', 'de hallebardier'],
  ['héros', 'de héros'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Ben', 'de Ben'],
  ['le mur', 'du mur'],
  ['les ronces', 'des ronces'],
  ['la haie', 'de la haie'],
  ['l’échelle', 'de l’échelle'],
  ['Le Goff', 'de Le Goff'],
  ['La Rochelle', 'de La Rochelle'],
  ['Le Nabot perfide', 'du Nabot perfide'],
  ['L’abbé Mouchemorve 2', 'de l’abbé Mouchemorve 2'],
  ['La route de la frontière', 'de la route de la frontière'],
  ['Les Gens des Bois', 'des Gens des Bois'],
  ['Ada, Ben, le mur', 'd’Ada, de Ben, du mur'],
  ['', 'de '],
])('of %s', (name, expected) => expect(de(name)).toBe(expected))

test('a sentence begins with a capital', () => {
  expect(['la haie', 'Ada', 'œuf', '2 cm', ''].map(capital)).toEqual(['La haie', 'Ada', 'Œuf', '2 cm', ''])
})
