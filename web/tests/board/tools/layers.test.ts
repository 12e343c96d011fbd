import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Layers, LAYERS } from '../../../src/board/tools/layers.svelte'
import { counts, fillOf, layerDashes } from '../../../src/board/styles'
import { countWords, markerWords, pieceWords } from '../../../src/board/words'
import { Room } from '../../../src/room/room.svelte'
import { keys } from '../../../src/lib/keys.svelte'
import { textStore, Texts } from '../../../src/lib/text.svelte'
import type { Layer, Marker, Piece, RoomInfo, Scenery, Update } from '../../../src/wire'
import { open, Socket } from '../../socket'

const info: RoomInfo = { room: 'r', game: 'any', options: {}, status: 'playing', seats: [], commitment: '' }
const scenery: Scenery = {
  t: 'scenery',
  room: 'r',
  board: { width: 36_000, height: 36_000, unit: 'inch', terrain: [] },
  names: { ann: { en: 'Ann' }, flag: { en: 'Flag 1' } },
  sheets: {},
  faces: {},
  layers: ['aura', 'engagement', 'unheard-of'],
}
let serial = 0
const update = (): Update => ({
  t: 'update',
  seat: 0,
  serial: ++serial,
  moment: serial,
  scene: { game: 'any', seat: 0, phase: 'play' },
  asks: [],
  waiting: [],
  steps: [],
})
const aura: Layer = {
  name: 'aura',
  rule: 'R-1',
  patches: [{ rings: [[[0, 0]]], about: 'ann', by: 'glow', reach: 3000 }],
}
const press = (key: string) =>
  keys.press({ key, code: '', target: null, preventDefault: () => undefined } as unknown as KeyboardEvent)

describe('what is laid over the board', () => {
  let room: Room
  let layers: Layers
  let stop: () => void

  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://table.example/'))
    vi.stubGlobal('WebSocket', Socket)
    Socket.made = []
    room = new Room('r', { 0: 't' }, open)
    Socket.last.open().tell({ t: 'welcome', info, seats: [0] })
    Socket.last.tell(scenery)
    Socket.last.tell(update())
    layers = new Layers(room)
    stop = layers.listen()
  })
  afterEach(() => {
    stop()
    room.close()
    vi.unstubAllGlobals()
  })
  const asked = () => Socket.last.heard('layer').map(({ name }) => name)

  test('a game offers those that it has, in the order of their keys', () => {
    expect(layers.offered).toEqual(['engagement', 'aura'])
  })

  test('a key lays one there, and takes it off again', async () => {
    press('u')
    layers.fetch()
    expect([[...layers.on], asked()]).toEqual([['aura'], ['aura']])
    Socket.last.tell({ t: 'reply', ref: Socket.last.heard('layer')[0]!.ref!, ok: true, data: aura })
    await vi.waitFor(() => expect(layers.drawn).toEqual([aura]))
    press('u')
    expect(layers.drawn).toEqual([])
  })

  test('what this game does not have is left alone', () => {
    press('o')
    layers.fetch()
    expect([[...layers.on], asked()]).toEqual([[], []])
  })
})

describe('how things look', () => {
  test('layers are told apart by dashes or filling, and every one has a key', () => {
    const looks = LAYERS.map((name) => `${layerDashes(name, 1)} ${fillOf(name, 'red')}`)
    expect(new Set(looks).size).toBe(LAYERS.length)
    for (const name of LAYERS) expect(keys.label(name)).not.toBe('')
  })

  test('in words: a condition with its value, a marker with its owner', () => {
    const text = (file: string) =>
      readFileSync(new URL(`../../../../src/escarmouche/server/text/en/${file}.ftl`, import.meta.url), 'utf8')
    textStore.texts = new Texts('en', text('pages'), text('board'), 'badge-focused = Focused +{ $count }')
    const empty = { roles: {} } as Room
    const piece: Piece = { id: 'ann', seat: 0, card: 'ann', at: [1000, 1000, 0], radius: 591, badges: { focused: 2 } }
    expect(counts(piece.badges, {}).map(countWords)).toEqual(['Focused +2'])
    expect(pieceWords(empty, piece, false)).toContain('Focused +2')
    const acting = {
      roles: { 'state-done': 'acted' },
      scene: { active: 'ann' },
      piece: () => undefined,
    } as unknown as Room
    expect(pieceWords(acting, { ...piece, states: ['done'] }, true)).not.toContain('has acted')
    expect(pieceWords(acting, { ...piece, id: 'bob', states: ['done'] }, false)).toContain('has acted')
    const marker: Marker = { id: 'flag', kind: 'scheme', at: [1000, 1000, 0], radius: 591, seat: 1 }
    expect(markerWords(empty, marker)).toContain('Player 2')
    expect(markerWords(empty, { ...marker, seat: null })).not.toContain('Player')
  })
})
