import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choices, drawn, progress } from '../../../src/ask/answer/spoken'
import { Asking } from '../../../src/ask/asking.svelte'
import { BoardView } from '../../../src/board/view.svelte'
import { textStore, Texts } from '../../../src/lib/text.svelte'
import { Room } from '../../../src/room/room.svelte'
import { stands } from '../../../src/table/movedWords'
import type { Ask, Marker, Piece, RoomInfo, Scene, Scenery } from '../../../src/wire'
import { open, Socket } from '../../socket'

const info: RoomInfo = { room: 'r', game: 'any', options: {}, status: 'playing', seats: [], commitment: '' }
const texts = ['pages', 'play', 'keys', 'board', 'key_caps', 'help'].map((file) =>
  readFileSync(new URL(`../../../../src/escarmouche/server/text/en/${file}.ftl`, import.meta.url), 'utf8'),
)
const WORDS = 'branch-walk = walk\nbranch-shoot = shoot\nbranch-end = end\nwhy-tired = Ann is tired.\n'
const piece = (id: string, seat: number, x: number): Piece => ({ id, seat, card: id, at: [x, 0, 0], radius: 500 })
const [ann, bob, cid] = [piece('ann', 0, 0), piece('bob', 1, 7000), piece('cid', 0, 10_000)]
const gem = (x: number, holder = ''): Marker => ({ id: 'gem', kind: 'gem', at: [x, 0, 0], radius: 0, holder })
const names = Object.fromEntries(
  ['Ann', 'Bob', 'Cid', 'gem'].map((name) => [name.toLowerCase(), { en: name, fr: name }]),
)
const scenery: Scenery = {
  t: 'scenery',
  room: 'r',
  board: { width: 36_000, height: 36_000, unit: 'inch', terrain: [] },
  names,
  sheets: {},
  faces: {},
}
const asked = { rule: 'R-1', seat: 0, about: { model: 'ann' } }

let room: Room
let asking: Asking
let moment = 0

const scene = (pieces: Piece[], markers: Marker[] = []): Scene => ({
  game: 'any',
  seat: 0,
  phase: 'play',
  active: 'ann',
  pieces,
  markers,
})

function tell(asks: Ask[], now = scene([ann, bob, cid])): void {
  Socket.last.tell({ t: 'update', seat: 0, serial: ++moment, moment, scene: now, asks, waiting: [], steps: [] })
  asking.reset()
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://table.example/'))
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('document', { querySelector: () => null })
  Socket.made = []
  textStore.texts = Object.assign(new Texts('en', ...texts, WORDS), { unit: () => textStore.unit })
  textStore.names = names
  room = new Room('r', { 0: 't' }, open)
  Socket.last.open().tell({ t: 'welcome', info, seats: [0] })
  Socket.last.tell(scenery)
  asking = new Asking(room, new BoardView(room))
})

afterEach(() => {
  room.close()
  textStore.names = {}
  vi.unstubAllGlobals()
})

describe('the question for ears', () => {
  test('names what can be done, each with its key, and not what cannot', () => {
    const shut = { kind: 'closed', key: 'why-tired', rule: 'R-2' } as const
    tell([{ ...asked, kind: 'menu', name: 'act', of: '', branches: { walk: null, shoot: shut, end: null } }])
    expect(choices(asking.question)).toBe('Choices: 1, walk. 2, end.')
    expect(progress(asking)).toBe('')
    asking.question.enter('shoot')
    expect(progress(asking)).toBe('shoot: Ann is tired. (R-2)')
  })

  test('counts what is too much to be named', () => {
    const options = Array.from({ length: 12 }, (_, i) => `place-${i}`)
    tell([{ ...asked, kind: 'choose', name: 'where', of: 'word', options }])
    expect(choices(asking.question)).toBe('12 choices.')
  })

  test('says how many are ticked, and which way somebody looks, as on a compass', () => {
    tell([{ ...asked, kind: 'some', name: 'who', of: 'model', options: ['ann', 'cid'], least: 1, most: 2 }])
    expect(choices(asking.question)).toBe('Choices: 1, Cid. 2, Ann.')
    asking.question.toggle('cid')
    expect(progress(asking)).toBe('1 of 2 chosen. You may confirm, or choose up to 2.')
    tell([
      {
        ...asked,
        kind: 'number',
        name: 'face',
        of: 'degrees',
        low: 0,
        high: 359,
        about: { looker: 'ann', now: 90 } as never,
      },
    ])
    expect(progress(asking)).toBe('Facing north.')
  })
})

test('a way ends where it is barred, and what is put down lies in the nearest place', () => {
  tell([])
  const stopped = { key: 'why-tired' }
  const rest = { stop: [1000, 2000], from: null, why: null, foretold: null, short: null, touches: [], stopped }
  const told = (kind: string) => drawn(asking, { ...rest, ask: { ...asked, kind } } as never)[1]
  expect(told('path')).toBe('It ends here: Ann is tired.')
  expect(told('place')).toBe('Nearest place allowed: Ann is tired.')
})

test('what has moved, come or been set down is told from the nearest that is not its own', () => {
  const before = scene([ann, { ...bob, at: null }, cid], [gem(3000, 'ann')])
  const now = scene([piece('ann', 0, 2000), bob, cid], [gem(3000)])
  expect(stands(room, before, now)).toEqual([
    'Ann: now 4 inches west of Bob.',
    'Bob: now 2 inches west of Cid.',
    'gem: now 0.5 inches east of Ann.',
  ])
  expect(stands(room, now, now)).toEqual([])
  expect(stands(room, null, now)).toEqual([])
})
