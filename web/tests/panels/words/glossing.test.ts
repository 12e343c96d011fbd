import { expect, test } from 'vitest'
import { Glossing } from '../../../src/panels/words/glossing'
import type { Term } from '../../../src/wire'

const term = (en: string, forms: string): Term => ({ name: { en }, text: { en: `${en}!` }, forms: { en: forms } })
const glossary = [
  term('Depth', 'depth, depths'),
  term('Marker', 'scheme marker'),
  term('Scheme', 'scheme'),
  term('PA', 'PA'),
]
const glossing = new Glossing(glossary, (said) => said?.['en'] ?? '')
const marked = (text: string) =>
  glossing.cut(text).flatMap((cut) => (cut.term ? [[cut.text, cut.term.name['en']]] : []))

test('a word is found in any case, whole, and where it stands first', () => {
  expect(marked('Depth 2: its depth is told')).toEqual([['Depth', 'Depth']])
  expect(marked('depthless')).toEqual([])
})

test('the longer word goes first', () => {
  expect(marked('a Scheme Marker for a scheme')).toEqual([
    ['Scheme Marker', 'Marker'],
    ['scheme', 'Scheme'],
  ])
})

test('what is written in capitals is meant in capitals', () => {
  expect(marked('2 PA')).toEqual([['PA', 'PA']])
  expect(marked('un pa')).toEqual([])
})

test('nothing of the sentence is lost', () => {
  const text = 'Its depth, a scheme marker, 2 PA.'
  expect(
    glossing
      .cut(text)
      .map((cut) => cut.text)
      .join(''),
  ).toBe(text)
  expect(new Glossing([], () => '').cut(text)).toEqual([{ text }])
})

test('the words of several texts are told once each', () => {
  expect(glossing.terms(['Depth 2', 'its depth, 2 PA']).map(({ name }) => name['en'])).toEqual(['Depth', 'PA'])
})
