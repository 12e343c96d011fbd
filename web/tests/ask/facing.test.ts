import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Asking } from '../../src/ask/asking.svelte'
import { BoardView } from '../../src/board/view.svelte'
import { Room } from '../../src/room/room.svelte'
import { ShownDuel } from '../../src/ask/duel/duel.svelte'
import { listen } from '../../src/ask/keys/hotkeys'
import { fromUnits, toUnits } from '../../src/ask/answer/units'
import { facingWords, pieceWords, terrainWords } from '../../src/board/words'
import { keys } from '../../src/lib/keys.svelte'
import { distance, textStore, termed, Texts } from '../../src/lib/text.svelte'
import { plain, search } from '../../src/panels/words/reference'
import type { Ask, Duel, Piece, RoomInfo, Scenery, Section, Update } from '../../src/wire'
import { open, Socket } from '../socket'

const info: RoomInfo = { room: 'r', game: 'any', options: {}, status: 'playing', seats: [], commitment: '' }
const texts = (lang: string) =>
  ['pages', 'play', 'keys', 'board'].map((file) =>
    readFileSync(new URL(`../../../src/escarmouche/server/text/${lang}/${file}.ftl`, import.meta.url), 'utf8'),
  )
const speak = (lang: string, more = '') =>
  (textStore.texts = Object.assign(new Texts(lang, ...texts(lang), more), { unit: () => textStore.unit }))

const archer: Piece = { id: 'archer', seat: 0, card: 'archer', at: [20_000, 20_000, 0], radius: 1250, facing: 180 }
const scenery: Scenery = {
  t: 'scenery',
  room: 'r',
  board: { width: 90_000, height: 60_000, unit: 'centimetre', terrain: [] },
  names: { archer: { en: 'Archer', fr: 'Archer' } },
  sheets: {},
  faces: {},
}
const looking = { looker: 'archer', now: 90 } // a game may call its models otherwise
const face: Ask = {
  kind: 'number',
  name: 'face',
  of: 'degrees',
  low: 0,
  high: 359,
  rule: 'R-1',
  seat: 0,
  about: looking,
}
let moment = 0
const update = (asks: Ask[], duels: Duel[] = []): Update => ({
  t: 'update',
  seat: 0,
  serial: ++moment,
  moment,
  scene: { game: 'any', seat: 0, phase: 'play', active: 'archer', pieces: [archer], duels },
  asks,
  waiting: [],
  steps: [],
})

let room: Room
let asking: Asking
let stops: (() => void)[]

const answers = () => Socket.last.heard('answer').map((said) => said.answer)
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  keys.press({ key, code: '', target: null, preventDefault: () => undefined, ...more } as unknown as KeyboardEvent)

function ask(...asks: Ask[]): void {
  Socket.last.tell(update(asks))
  asking.reset()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://table.example/'))
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('document', { querySelector: () => null })
  Socket.made = []
  speak('en')
  room = new Room('r', { 0: 't' }, open)
  Socket.last.open().tell({ t: 'welcome', info, seats: [0] })
  Socket.last.tell(scenery)
  Socket.last.tell(update([]))
  asking = new Asking(room, new BoardView(room))
  stops = [listen(asking)]
})

afterEach(() => {
  stops.forEach((stop) => stop())
  room.close()
  textStore.unit = 'inch'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('turning', () => {
  beforeEach(() => ask(face))

  test('begins where the rules say that it looks now, and is shown on the board', () => {
    expect(asking.turning.piece?.id).toBe('archer')
    expect(asking.question.amount).toBe(90)
    expect(asking.marks.turn).toEqual({ piece: 'archer', degrees: 90, now: 90 })
  })

  test('the arrows turn by five degrees, with Shift by one, around and around', () => {
    press('ArrowLeft')
    expect(asking.question.amount).toBe(95)
    press('ArrowRight')
    press('d')
    expect(asking.question.amount).toBe(85)
    press('ArrowRight', { shiftKey: true })
    expect(asking.question.amount).toBe(84)
    asking.question.amount = 358
    press('ArrowLeft')
    expect(asking.question.amount).toBe(3)
    press('Enter')
    expect(answers()).toEqual([3])
  })

  test('the numbers are the points of the compass, from the north with the clock', () => {
    press('2', { code: 'Digit2' })
    expect(asking.question.amount).toBe(45)
    press('8', { code: 'Digit8' })
    expect(asking.question.amount).toBe(135)
    press('9', { code: 'Digit9' })
    expect(asking.question.amount).toBe(135)
  })

  test('a hand that is pressed turns it, one that passes by does not', () => {
    asking.gestures.onPoint([30_000, 20_000], 'move')
    expect(asking.question.amount).toBe(90)
    expect(asking.gestures.begun).toBe(false)
    asking.gestures.onPoint([30_000, 20_000], 'drag')
    expect(asking.question.amount).toBe(0)
    expect(asking.gestures.begun).toBe(true)
    asking.gestures.onPoint([20_000, 5_000], 'click')
    expect(asking.question.amount).toBe(270)
    asking.gestures.onPoint([20_000, 20_000], 'click')
    expect(asking.question.amount).toBe(270)
    asking.gestures.onPoint([20_000, 5_000], 'cancel')
    expect(asking.question.amount).toBe(90)
    asking.gestures.onPoint([20_000, 5_000], 'click')
    asking.gestures.onPoint([20_000, 5_000], 'double')
    expect(answers()).toEqual([270])
  })

  test('behind a branch the answer names it', () => {
    ask({ kind: 'menu', name: 'act', of: 'word', rule: '', seat: 0, branches: { face, end: null } })
    expect(asking.turning.piece).toBeNull()
    asking.question.enter('face')
    press('1', { code: 'Digit1' })
    press('Enter')
    expect(answers()).toEqual([{ face: 90 }])
  })
})

test('a distance is typed in the unit of the board, and its ends are met', () => {
  const range = { low: 0, high: 12_345 }
  expect([0, 12_345, 7_000].map(toUnits)).toEqual([0, 12.3, 7])
  expect([0, 12.3, 12.4, 99, 5.25, 7, NaN].map((units) => fromUnits(units, range))).toEqual([
    0, 12_345, 12_345, 12_345, 5300, 7000, 0,
  ])
  ask({ ...face, of: 'distance', high: 12_345 })
  press('3', { code: 'Digit3' })
  expect(asking.question.amount).toBe(3000)
})

describe('in words', () => {
  test('where it looks', () => {
    expect(facingWords(47)).toBe('facing north-east')
    expect(pieceWords(room, archer, false)).toContain('facing west')
    speak('fr')
    expect(facingWords(0)).toBe('face à l’est')
  })

  test('lengths in the unit of the board', () => {
    expect([12_500, 3000].map(distance)).toEqual(['12.5\u00a0cm', '3\u00a0cm'])
    speak('fr')
    expect(distance(12_500)).toBe('12,5\u00a0cm')
    textStore.unit = 'inch'
    expect(distance(12_500)).toBe('12,5″')
  })

  test('a door as it is now, also where the game has no word for it', () => {
    const door = { id: 'd', kind: 'door', shapes: [], marks: { look: 'barred-door' }, name: { en: 'Gate' } }
    expect(terrainWords(door)).toBe('Gate · barred door · door')
    speak('en', 'word-barred-door = Door with a bar')
    expect(terrainWords(door)).toBe('Gate · Door with a bar · door')
  })

  test('a word of the scene may be a text itself', () => {
    speak('en', 'mod-reach = Reach\nstat-c = Combat\nword-won = wins')
    expect([termed('mod', 'reach'), termed('mod', 'stat-c'), termed('result', 'won')]).toEqual([
      'Reach',
      'Combat',
      'wins',
    ])
    expect(termed('result', 'out-of-breath')).toBe('out of breath')
  })
})

describe('dice on the table', () => {
  const roll = (die: number, result = ''): Duel => ({
    name: 'roll',
    rule: 'R-2',
    sides: [{ seat: 0, role: 'roller', piece: 'archer', dice: [{ value: die }], result }],
  })
  let shownDuel: ShownDuel
  const lies = (...duels: Duel[]) => {
    Socket.last.tell(update([], duels))
    shownDuel.follow()
  }
  beforeEach(() => (shownDuel = new ShownDuel(room)))

  test('a roll is over when it is known what came of it, though the dice still lie there', () => {
    lies(roll(4))
    expect([shownDuel.duel?.sides[0]?.dice?.[0]?.value, shownDuel.over]).toEqual([4, false])
    lies(roll(4, 'success'))
    expect(shownDuel.over).toBe(true)
  })

  test('what a card picks is known before it is over: it may still be replaced', () => {
    lies({ ...roll(4, 'severe'), stage: 'cheat' })
    expect(shownDuel.over).toBe(false)
    lies({ ...roll(4, 'severe'), stage: 'done' })
    expect(shownDuel.over).toBe(true)
  })

  test('put aside, it does not come back; the next one comes', () => {
    lies(roll(4, 'success'))
    shownDuel.close()
    lies(roll(4, 'success'))
    expect(shownDuel.duel).toBeNull()
    lies(roll(4, 'success'), roll(7))
    expect([shownDuel.duel?.sides[0]?.dice?.[0]?.value, shownDuel.over, shownDuel.others]).toEqual([7, false, []])
    lies()
    lies(roll(4, 'success'))
    expect(shownDuel.over).toBe(true)
  })

  test('what a roll led to is the same story', () => {
    lies(roll(4, 'success'))
    const { since } = shownDuel
    lies(roll(4, 'success'), roll(7))
    expect([shownDuel.since, shownDuel.others.length, shownDuel.over]).toEqual([since, 1, false])
    lies(roll(9))
    lies(roll(9, 'failure'))
    lies(roll(2, 'success'))
    expect(shownDuel.since).toBeGreaterThan(since)
  })

  test('one that was put aside before it was over stays away', () => {
    lies(roll(4))
    shownDuel.hidden = true
    lies(roll(4, 'success'))
    expect([shownDuel.duel, shownDuel.hidden]).toEqual([null, false])
  })
})

test('the quick reference is searched without accents, for all words', () => {
  const part = (id: string, text: string) => ({ id, name: { fr: id }, text: { fr: text } })
  const sections: Section[] = [
    { name: 'a', parts: [part('Épée', 'frappe'), part('Arc', 'tire à distance')] },
    { name: 'b', parts: [part('Se tapir', 'l’ombre')] },
  ]
  const ids = (wanted: string) =>
    search(sections, wanted, ({ name, text }) => `${name.fr} ${text.fr}`).map(({ parts }) => parts.map(({ id }) => id))
  expect(ids('')).toEqual([['Épée', 'Arc'], ['Se tapir']])
  expect(ids('epee')).toEqual([['Épée']])
  expect(ids(' DISTANCE a ')).toEqual([['Arc']])
  expect(ids("l'ombre")).toEqual([['Se tapir']])
  expect(ids('rien')).toEqual([])
  expect(plain('Œ É')).toBe('œ e')
})
