import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { acts, chord, defaults, Keys, named, shown, type Pressed } from '../../src/lib/keys.svelte'
import { textStore, Texts } from '../../src/lib/text.svelte'

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('one key does one thing', () => {
  test('no two acts share a key', () => {
    const all = acts.flatMap((act) => defaults[act])
    expect(new Set(all).size).toBe(all.length)
  })

  test('every act has a key', () => {
    for (const act of acts) expect(defaults[act].length, act).toBeGreaterThan(0)
  })

  test('a key that is given to another act is taken from the first, which is named', () => {
    const keys = new Keys()
    expect(keys.bind('sight', 'p')).toBe('pass')
    expect(keys.act('p')).toBe('sight')
    expect(keys.bound.pass).toEqual([])
    const all = acts.flatMap((act) => keys.bound[act])
    expect(new Set(all).size).toBe(all.length)
    keys.reset()
    expect(keys.act('p')).toBe('pass')
  })

  test('nothing is taken from an act that has the key already', () => {
    expect(new Keys().bind('pass', 'p')).toBeUndefined()
  })
})

describe('what was pressed', () => {
  test.each([
    [pressed('Enter', { ctrlKey: true }), 'Ctrl+Enter'],
    [pressed('z', { metaKey: true }), 'Ctrl+z'],
    [pressed('Tab', { shiftKey: true }), 'Shift+Tab'],
    [pressed('?', { shiftKey: true }), '?'],
    [pressed('+', { shiftKey: true }), '+'],
    [pressed('A', { shiftKey: true }), 'Shift+a'],
    [pressed(' '), 'Space'],
    [pressed('&', { code: 'Digit1' }), '1'], // a French keyboard
    [pressed('1', { code: 'Digit1', shiftKey: true }), '1'],
    [pressed('Shift', { shiftKey: true }), ''],
  ])('%o is %s', (event, name) => expect(chord(event)).toBe(name))

  test('as it is printed', () => {
    expect(shown('Ctrl+z')).toBe('Ctrl+Z')
    expect(shown('ArrowUp')).toBe('↑')
    expect(shown('+')).toBe('+')
    expect(shown('Enter')).toBe('⏎')
  })

  test('as a keyboard of the reader’s language has it', () => {
    const french = readFileSync('../src/escarmouche/server/text/fr/key_caps.ftl', 'utf8')
    textStore.texts = new Texts('fr', french)
    const caps = [
      'Home',
      'PageUp',
      'Space',
      'Enter',
      'Escape',
      'Backspace',
      'Shift+Tab',
      'Ctrl+z',
      'ArrowUp',
      '+',
      'F1',
    ]
    expect(caps.map(named)).toEqual([
      'Début',
      'Page préc.',
      'Espace',
      'Entrée',
      'Échap',
      'Retour arr.',
      'Maj+Tab',
      'Ctrl+Z',
      '↑',
      '+',
      'F1',
    ])
  })
})

describe('listening', () => {
  let keys: Keys
  beforeEach(() => (keys = new Keys()))
  const event = (key: string, code = key) =>
    ({
      ...pressed(key),
      code,
      target: null,
      defaultPrevented: false,
      preventDefault: () => undefined,
    }) as unknown as KeyboardEvent

  test('the newest listener is asked first and may leave it to the one before', () => {
    const heard: string[] = []
    keys.on('sight', () => void heard.push('old'))
    const stop = keys.on('sight', () => {
      heard.push('new')
      return false
    })
    keys.press(event('l'))
    expect(heard).toEqual(['new', 'old'])
    stop()
    keys.press(event('l'))
    expect(heard).toEqual(['new', 'old', 'old'])
  })

  test('a held key is let go', () => {
    const heard: string[] = []
    keys.on(
      'sight',
      () => void heard.push('down'),
      () => heard.push('up'),
    )
    keys.press(event('l', 'KeyL'))
    keys.release({ code: 'KeyL' })
    keys.release({ code: 'KeyL' })
    expect(heard).toEqual(['down', 'up'])
  })

  test('with Shift a direction goes further, where nothing else is bound to that', () => {
    const heard: string[] = []
    keys.on('up', () => void heard.push('up'))
    keys.press({ ...event('ArrowUp'), shiftKey: true } as KeyboardEvent)
    expect(heard).toEqual(['up'])
  })
})
