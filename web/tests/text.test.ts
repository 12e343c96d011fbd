import { expect, test } from 'vitest'
import { Texts, type Args, type Names } from '../src/lib/text.svelte'
import { python } from './python'

interface Said {
  game: string
  lang: string
  key: string
  args: Args
  names: number
  text: string
}

interface Found {
  sources: Record<string, Record<string, string>>
  said: Said[]
  names: Names[]
  distances: Record<string, [number, string][]>
}

const found = JSON.parse(python('tests/said.py')) as Found

test('the client says what Python says, of a real game, in both languages', () => {
  const voices = new Map<string, Texts>()
  for (const [game, sources] of Object.entries(found.sources)) {
    for (const [lang, source] of Object.entries(sources)) voices.set(`${game} ${lang}`, new Texts(lang, source))
  }
  expect(found.said.length).toBeGreaterThan(500)
  const wrong = found.said.flatMap((one) => {
    const said = voices.get(`${one.game} ${one.lang}`)?.say(one.key, one.args, found.names[one.names])
    return said === one.text ? [] : [{ ...one, names: undefined, said }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

test.each(['en', 'fr'])('lengths are rounded as Python rounds them (%s)', (lang) => {
  const texts = new Texts(lang, '')
  expect(found.distances[lang]?.map(([mils]) => [mils, texts.distance(mils)])).toEqual(found.distances[lang])
})

test('a missing text shows its key, an unknown word loses its hyphens', () => {
  const texts = new Texts('en', 'word-jog = Jog\nname = { $who } and { $what }')
  expect(texts.say('nothing-here')).toBe('nothing-here')
  expect(texts.word('once-in-a-while')).toBe('once in a while')
  expect(texts.say('name', { who: 'a', what: ['jog', 'b'] }, { a: { en: 'Ann' } })).toBe('Ann and Jog, b')
})

test('a refusal ends with its rule, and a reason within it is read out too', () => {
  const texts = new Texts('en', 'why-no = No: { $because }\nwhy-far = too far')
  const refusal = { key: 'why-no', rule: 'A-1', args: { because: { key: 'why-far', rule: 'B-2', args: {} } } }
  expect(texts.refusal(refusal)).toBe('No: too far (B-2) (A-1)')
})
