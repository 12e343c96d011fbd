import { expect, test } from 'vitest'
import { au, capital, de, genderOf, le, Named, the, together, wind } from '../../src/lib/grammar'

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
  ['Stu, le mal de mer', 'de Stu, le mal de mer'],
  ['Maud Hollowell, la Sonneuse', 'de Maud Hollowell, la Sonneuse'],
  ['', 'de '],
])('of %s', (name, expected) => expect(de(name)).toBe(expected))

test.each([
  ['Ben', 'à Ben'],
  ['le mur', 'au mur'],
  ['Le Nabot perfide', 'au Nabot perfide'],
  ['les ronces', 'aux ronces'],
  ['la haie', 'à la haie'],
  ['L’abbé Mouchemorve', 'à l’abbé Mouchemorve'],
  ['Stu, le mal de mer', 'à Stu, le mal de mer'],
])('to %s', (name, expected) => expect(au(name)).toBe(expected))

test('each of several names has its own word, and may have a comma in it', () => {
  expect(de('Ada', 'Ben', 'le mur')).toBe('d’Ada, de Ben, du mur')
})

test('a sentence begins with a capital', () => {
  expect(['la haie', 'Ada', 'œuf', '2 cm', ''].map(capital)).toEqual(['La haie', 'Ada', 'Œuf', '2 cm', ''])
})

test('words agree with the gender of a name, or with its article', () => {
  expect([new Named('Marthe', 'f'), 'la haie', 'les ronces', 'Billy'].map(genderOf)).toEqual(['f', 'f', 'mp', 'm'])
  expect([['f'], ['f', 'fp'], ['f', 'm']].map(together)).toEqual(['f', 'fp', 'mp'])
})

test('cards with their articles, directions in words', () => {
  expect(the('3 of Cups', 'Black Joker')).toBe('the 3 of Cups and the Black Joker')
  expect(le('3 de Coupe', 'Joker Noir', 'As de Cœur')).toBe('le 3 de Coupe, le Joker Noir et l’As de Cœur')
  expect([268, 359, 45].map((degrees) => wind(degrees, 'E, NE, N, NW, W, SW, S, SE'))).toEqual(['S', 'E', 'NE'])
})
