import { describe, expect, test, vi } from 'vitest'
import { seatId, Texts, type Args, type Names } from '../../src/lib/text.svelte'
import { python } from '../python'

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

test('a text that may still come shows dots and is asked for, a word that no text knows is not', () => {
  const texts = new Texts('en', 'word-jog = Jog')
  texts.more = vi.fn()
  expect([texts.say('word-jog'), texts.word('walk'), texts.has('error-x')]).toEqual(['Jog', 'walk', false])
  expect(texts.more).not.toHaveBeenCalled()
  expect(texts.say('error-x')).toBe('…')
  expect(texts.more).toHaveBeenCalled()
})

test('a card is called by its name, and not by that of the first model that has come from it', () => {
  const texts = new Texts('en', 'named-card = { $card }\nask-put = { $card }, { $model }')
  const names = { imp: { en: 'Imp 1' }, 'card:imp': { en: 'Imp' } }
  expect(texts.say('ask-put', { card: 'imp', model: 'imp' }, names)).toBe('Imp, Imp 1')
  expect(
    texts.say('ask-put', { card: ['imp'], model: { key: 'named-card', rule: '', args: { card: 'imp' } } }, names),
  ).toBe('Imp, Imp')
  expect(texts.say('ask-put', { card: 'imp', model: 'imp' }, { imp: { en: 'Imp' } })).toBe('Imp, Imp')
})

test('nothing is suggested where there is nothing to suggest', () => {
  const texts = new Texts(
    'en',
    'core-suggested = Did you mean: { $nearest }?\nerror-x = No “{ $x }”.{ SUGGEST($nearest) }',
  )
  expect(texts.say('error-x', { x: 'seats', nearest: 'size' })).toBe('No “seats”. Did you mean: size?')
  expect(texts.say('error-x', { x: 'seats', nearest: '' })).toBe('No “seats”.')
  expect(texts.say('error-x', { x: 'seats' })).toBe('No “seats”.')
})

test('a refusal ends with its rule, and a reason within it is read out too', () => {
  const texts = new Texts('en', 'why-no = No: { $because }\nwhy-far = too far')
  const refusal = { key: 'why-no', rule: 'A-1', args: { because: { key: 'why-far', rule: 'B-2', args: {} } } }
  expect(texts.refusal(refusal)).toBe('No: too far (B-2) (A-1)')
})

describe('players are called by their names', () => {
  const people: Names = { [seatId(1)]: { en: 'Ada' }, [seatId(2)]: { en: 'Ben' } }
  const sources = Object.values(found.sources)
  const voice = (lang: string) => new Texts(lang, found.sources['moonstone']?.[lang] ?? '')
  const texts = { en: voice('en'), fr: voice('fr') }

  test.each(['en', 'fr'] as const)('wherever a text of the games speaks of one by number (%s)', (lang) => {
    for (const source of sources) {
      const whole = source[lang] ?? ''
      const voice = new Texts(lang, whole)
      const messages = whole.split(/\n(?=[a-z])/).filter((one) => /(player|joueur)s? \{ \$/i.test(one))
      expect(messages.length).toBeGreaterThan(20)
      for (const message of messages) {
        const key = /^[\w-]+/.exec(message)![0]
        const args = Object.fromEntries([...message.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 1]))
        const said = voice.say(key, args, people)
        expect(said).toContain('Ada')
        expect(said).not.toMatch(/\b(player|joueur)s? \d/i)
        expect(said).not.toMatch(/\b(le|la|les|du|des|au|aux|the) (Ada|Ben)/i)
        expect(said).not.toMatch(/[\uE000\uE001]/)
      }
    }
  })

  test('with the little words of the language', () => {
    const said = (lang: 'en' | 'fr', key: string, args: Args) => texts[lang].say(key, args, people)
    expect(said('en', 'event-activated', { seat: 1, model: 'billy' })).toBe('Ada activates billy.')
    expect(said('fr', 'event-activated', { seat: 1, model: 'billy' })).toBe('Ada active billy.')
    expect(said('fr', 'event-troupe', { seat: 1, characters: ['billy'] })).toContain('La troupe d’Ada\u00a0:')
    expect(said('fr', 'event-troupe', { seat: 2, characters: ['billy'] })).toContain('La troupe de Ben\u00a0:')
    expect(said('fr', 'why-not-asked', { seat: 2, waiting: 1 })).toMatch(
      /^Rien n’est demandé à Ben\s; la partie attend Ada\.$/,
    )
    expect(said('en', 'undo-others', { seats: [1, 2] })).toMatch(/^Ada, Ben has decided/)
    expect(said('en', 'undo-others', { seats: [2, 3] })).toMatch(/^Ben, Player 3 has decided/)
  })

  test('but nobody else, and no other number', () => {
    const said = (key: string, args: Args) => texts.en.say(key, args, people)
    expect(said('event-activated', { seat: 3, model: 'billy' })).toBe('Player 3 activates billy.')
    expect(said('event-rolled', { seat: 2, score: 1, total: 2 })).toBe('Ben rolls 1, for a total of 2.')
    expect(said('ui-step-said', { who: 'Ada', text: 'player 1' })).toBe('Ada: player 1')
    expect(texts.en.say('event-activated', { seat: 1, model: 'billy' }, {})).toBe('Player 1 activates billy.')
  })

  test.each([
    ['Émile', 'd’Émile'],
    ['Hélène', 'd’Hélène'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Œdipe', 'd’Œdipe'],
    ['Zoé', 'de Zoé'],
    ['$&', 'de $&'],
  ])('%s', (name, expected) => {
    const named = { [seatId(1)]: { en: name } }
    expect(texts.fr.say('event-troupe', { seat: 1, characters: [] }, named)).toContain(`La troupe ${expected}\u00a0:`)
  })
})
