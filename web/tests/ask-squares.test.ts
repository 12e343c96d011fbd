import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Asking } from '../src/ask/asking.svelte'
import { Bout } from '../src/ask/duel/duel.svelte'
import { detail, title } from '../src/ask/answer/label'
import * as tree from '../src/ask/tree'
import { edgeWords, health, holds } from '../src/board/words'
import { marks } from '../src/lib/marks.svelte'
import { Table, table as shared } from '../src/lib/table.svelte'
import { distance, shelf, Texts } from '../src/lib/text.svelte'
import type { ChooseAsk, RoomInfo } from '../src/wire'
import { found, update } from './fixtures/grid'
import { open, Socket } from './socket'

const info: RoomInfo = { room: 'grid', game: 'grid', options: {}, status: 'playing', seats: [], commitment: '' }
const texts = (lang: string) =>
  ['shell', 'asking', 'board'].map((file) =>
    readFileSync(new URL(`../../src/escarmouche/server/text/${lang}/${file}.ftl`, import.meta.url), 'utf8'),
  )

let table: Table
let now: Asking
let stop: () => void

function ask(moment: string): void {
  Socket.last.tell(update(moment))
  now.reset()
}

function answers(): unknown[] {
  return Socket.last.heard('answer').map((said) => said.answer)
}

/** Reply to the last thing that was said. */
function reply(data: unknown): void {
  const { ref } = Socket.last.said.at(-1) as { ref: number }
  Socket.last.tell({ t: 'reply', ref, ok: true, data })
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://table.example/'))
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('document', { querySelector: () => null })
  Socket.made = []
  shelf.texts = Object.assign(new Texts('en', ...texts('en'), found.text.en), { unit: () => shelf.unit })
  table = new Table('grid', { 0: 't' }, open)
  shared.current = table
  Socket.last.open().tell({ t: 'welcome', info, seats: [0] })
  Socket.last.tell(found.scenery)
  Socket.last.tell(update('walk'))
  now = new Asking(table)
  stop = now.attach()
  now.reset()
})

afterEach(() => {
  stop()
  table.close()
  shared.current = null
  shelf.unit = 'inch'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('lists of squares', () => {
  test('are found behind the branches of a menu, with their ways', () => {
    const [action] = found.moments['action']!.asks
    const offers = tree.listed(action!, 'cell')
    expect(offers.map((offer) => offer.way)).toEqual([
      ['full-move', 'walk'],
      ['partial-move', 'walk'],
    ])
    expect(tree.routes(offers[0]!.leaf)['d8']).toEqual({ cost: 3, path: ['e7', 'd7', 'd8'] })
    expect(tree.listed(action!, 'edge').map((offer) => offer.way)).toEqual([['full-move', 'door']])
    expect(tree.routes(action!)).toEqual({})
  })
})

describe('a square is chosen', () => {
  test('by one click', () => {
    expect(marks.oncell?.('d8', 'click', { x: 0, y: 0 })).toBe(true)
    expect(answers()).toEqual(['d8'])
  })

  test('by a finger, which confirms it with a second tap', () => {
    now.touch = true
    marks.oncell?.('d8', 'click', { x: 0, y: 0 })
    expect(answers()).toEqual([])
    expect([...now.picks]).toEqual(['d8'])
    now.squares.oncell(null, 'move')
    expect(now.squares.aim).toBe('d8')
    marks.oncell?.('d8', 'click', { x: 0, y: 0 })
    expect(answers()).toEqual(['d8'])
  })

  test('by keyboard: arrows go between the squares to be chosen, Enter answers', () => {
    expect(now.squares.nudge(-1, 0)).toBe(true)
    expect(now.squares.aim).toBe('e7')
    now.squares.nudge(-1, 0)
    now.squares.nudge(0, -1)
    expect(now.squares.aim).toBe('d8')
    now.squares.nudge(0, -1)
    expect(now.squares.aim).toBe('c9')
    now.squares.nudge(0, -1) // nothing lies further down
    expect(now.squares.aim).toBe('c9')
    expect(now.squares.finish()).toBe(true)
    expect(answers()).toEqual(['c9'])
  })

  test('not before one is aimed at', () => {
    now.squares.finish()
    expect(now.fault?.key).toBe('ui-nothing-aimed')
    expect(answers()).toEqual([])
  })

  test('by dragging who moves there', () => {
    expect(now.ondrag('blue-1', [0, 0], 'start')).toBe(false)
    expect(now.ondrag('red-1', [5500, 3500], 'start')).toBe(true)
    now.ondrag('red-1', [3400, 2600], 'move')
    expect(now.squares.aim).toBe('d8')
    expect(now.ondrag('red-1', [3400, 2600], 'end')).toBe(true)
    expect(answers()).toEqual(['d8'])
  })

  test('among several', () => {
    ask('guards')
    marks.oncell?.('a2', 'click', { x: 0, y: 0 })
    marks.oncell?.('b2', 'click', { x: 0, y: 0 })
    expect([...now.picks]).toEqual(['a2', 'b2'])
    marks.oncell?.('a2', 'click', { x: 0, y: 0 })
    expect([...now.picks]).toEqual(['b2'])
    expect(now.squares.finish()).toBe(false) // Enter confirms what is ticked
  })
})

describe('a square that may not be chosen', () => {
  test('has a reason, which the server is asked for', async () => {
    expect(marks.oncell?.('a2', 'click', { x: 0, y: 0 })).toBe(true)
    expect(Socket.last.heard('why')).toMatchObject([{ answer: 'a2' }])
    reply({ key: 'why-too-dear', rule: 'GRID-02', args: { cell: 'a2' } })
    await settle()
    expect(now.squares.refused).toMatchObject({ cell: 'a2', why: { key: 'why-too-dear' } })
    now.mark()
    expect(marks.refused?.at).toEqual([500, 8500])
    marks.oncell?.('d8', 'move', { x: 0, y: 0 })
    expect(now.squares.refused).toBeNull()
    expect(answers()).toEqual([])
  })

  test('is asked about where it would be answered', () => {
    ask('action')
    marks.oncell?.('a2', 'click', { x: 0, y: 0 })
    expect(Socket.last.heard('why')).toMatchObject([{ answer: { 'full-move': { walk: 'a2' } } }])
    ask('guards')
    marks.oncell?.('l1', 'click', { x: 0, y: 0 })
    expect(Socket.last.heard('why').at(-1)).toMatchObject({ answer: ['l1'] })
  })

  test('is that of who stands there: it is looked at, too', () => {
    expect(marks.oncell?.('h7', 'click', { x: 0, y: 0 })).toBe(false)
    expect(Socket.last.heard('why')).toHaveLength(1)
  })

  test('is that of who moves: nothing comes of it', () => {
    ask('action')
    now.go(['full-move', 'walk'])
    marks.oncell?.('f7', 'click', { x: 0, y: 0 })
    expect(now.way).toEqual(['full-move'])
    expect(Socket.last.heard('why')).toEqual([])
  })
})

describe('behind the branches of a menu', () => {
  beforeEach(() => ask('action'))

  test('a square that one branch leads to is answered at once', () => {
    marks.oncell?.('d8', 'click', { x: 0, y: 0 })
    expect(answers()).toEqual([{ 'full-move': { walk: 'd8' } }])
  })

  test('where several lead to it, it is asked which', () => {
    marks.oncell?.('d7', 'click', { x: 0, y: 0 })
    expect(answers()).toEqual([])
    expect(now.popup?.items.map((item) => item.way)).toEqual([
      ['full-move', 'walk'],
      ['partial-move', 'walk'],
    ])
    now.take(now.popup!.items[1]!)
    expect(answers()).toEqual([{ 'partial-move': { walk: 'd7' } }])
  })

  test('a finger goes into the branch and confirms there', () => {
    now.touch = true
    marks.oncell?.('d8', 'click', { x: 0, y: 0 })
    expect(now.way).toEqual(['full-move', 'walk'])
    expect([...now.picks]).toEqual(['d8'])
  })

  test('squares are drawn quietly, with the least they cost', () => {
    now.mark()
    expect(marks.cells.get('d8')).toEqual({ mark: 'selectable', cost: 3, deep: true })
    expect(marks.things.get('f5|f6')).toBe('selectable')
    now.go(['full-move', 'walk'])
    now.mark()
    expect(marks.cells.get('d8')?.deep).toBe(false)
  })

  test('who looks at a branch sees its squares only', () => {
    now.look('partial-move')
    now.mark()
    expect([...marks.cells.keys()].sort()).toEqual(['d7', 'e6', 'e7', 'f6', 'g6'])
    now.look('watch')
    now.mark()
    expect(marks.cells.size).toBe(0)
  })

  test('a click on a door says first what would be done', () => {
    expect(marks.onthing?.('f5|f6')).toBe(true)
    expect(now.popup?.items).toEqual([{ way: ['full-move', 'door'], value: 'f5|f6', shut: false }])
    now.take(now.popup!.items[0]!)
    expect(answers()).toEqual([{ 'full-move': { door: 'f5|f6' } }])
    expect(marks.onthing?.('c4|d4')).toBe(false)
  })

  test('a click on who acts shows where it can go; one on another selects it', () => {
    expect(marks.onthing?.('blue-2')).toBe(false)
    expect(marks.oncell?.('k8', 'click', { x: 0, y: 0 })).toBe(false)
    expect(marks.onthing?.('red-1')).toBe(true)
    expect(now.way).toEqual(['full-move', 'walk'])
  })
})

test('the way to a square is drawn, and who would stand there', () => {
  marks.oncell?.('d8', 'move', { x: 0, y: 0 })
  now.mark()
  const middles = ['e7', 'd7', 'd8'].map((id) => table.cell(id)!.at)
  expect(marks.route).toEqual({ from: [5500, 3500], points: middles, cost: 3 })
  expect(marks.ghost).toEqual({ piece: 'red-1', at: [3500, 2500, 0], ok: true })
  expect(marks.cells.get('d8')?.mark).toBe('selected')
  marks.oncell?.('a1', 'move', { x: 0, y: 0 })
  now.mark()
  expect(marks.route ?? marks.ghost).toBeNull()
})

test('where no way is told, it leads straight there; where nobody moves, there is none', () => {
  const [retreat] = found.moments['walk']!.asks as ChooseAsk[]
  const bare: ChooseAsk = { ...retreat!, options: ['e7', 'd8'] }
  Reflect.deleteProperty(bare, 'routes')
  Socket.last.tell({ ...update('walk', 2), asks: [bare] })
  now.reset()
  marks.oncell?.('d8', 'move', { x: 0, y: 0 })
  now.mark()
  expect(marks.route).toEqual({ from: [5500, 3500], points: [[3500, 2500]], cost: null })
  ask('guards')
  marks.oncell?.('a2', 'move', { x: 0, y: 0 })
  now.mark()
  expect(marks.route ?? marks.ghost).toBeNull()
})

test('what would come of it is asked for', async () => {
  marks.oncell?.('d8', 'move', { x: 0, y: 0 })
  expect(Socket.last.heard('preview')).toMatchObject([{ answer: 'd8' }])
  reply({ events: [], pieces: [], lines: [{ key: 'foretold-zone' }] })
  await settle()
  expect(now.squares.foretold?.lines).toEqual([{ key: 'foretold-zone' }])
})

test('a door among several is a thing on the board', () => {
  ask('doors')
  now.mark()
  expect([...marks.things]).toEqual([
    ['f5|f6', 'selectable'],
    ['c4|d4', 'selectable'],
  ])
  marks.onthing?.('c4|d4')
  expect(answers()).toEqual(['c4|d4'])
})

describe('in words', () => {
  test('squares, edges and items', () => {
    expect(title(now, 'cell', 'd8')).toBe('d8')
    expect(detail(now, 'd8')).toBe('2 squares west-south-west')
    expect(detail(now, 'e7')).toBe('next to it, west')
    expect(title(now, 'edge', 'c4|d4')).toBe('locked door (c4 / d4)')
    expect(title(now, 'edge', 'north')).toBe('north') // the edge of a table is a word
    expect(edgeWords(table.edge('a1|north')!)).toBe('wall (a1 / north)')
    const rim = { ...table.edge('a1|north')!, id: 'a1|k8' } // k8 is part of a larger square: no cell of its own
    expect(edgeWords(rim)).toBe('wall (a1 / k8)')
    expect(title(now, 'thing', 'red-1-pistol')).toBe('Pistol')
    expect(detail(now, 'red-1-pistol')).toBe('Michał Wołodyjowski, in hand, load 2')
  })

  test('who is how, and holds what', () => {
    expect(health(table.piece('red-1')!)).toBe('2 wounds (crippled at 4, killed at 7)')
    expect(holds(table.piece('red-1')!)).toBe('in hand: Sabre, Pistol')
    expect(holds(table.piece('red-3')!)).toBe('')
    expect(detail(now, 'blue-3')).toBe(
      '3 squares north-north-west, 5 wounds (crippled at 4, killed at 7), prone, crippled, poisoned',
    )
  })

  test('distances are squares where the board has some', () => {
    expect(distance(3000)).toBe('3 squares')
    expect(distance(1000)).toBe('1 square')
    shelf.texts = Object.assign(new Texts('fr', ...texts('fr')), { unit: () => shelf.unit })
    expect(distance(2000)).toBe('2 cases')
    shelf.unit = 'inch'
    expect(distance(2500)).toBe('2,5″')
  })
})

describe('several duels at once', () => {
  test('the last one is played, the others wait', () => {
    const bout = new Bout(table)
    Socket.last.tell(update('reinforcing', 2))
    bout.follow()
    expect([bout.duel?.name, bout.others.length, bout.since]).toEqual(['combat', 0, 2])
    bout.hidden = true
    Socket.last.tell(update('parry', 3))
    bout.follow()
    expect([bout.duel?.name, bout.others.map((one) => one.name)]).toEqual(['parry', ['combat']])
    expect([bout.hidden, bout.since]).toEqual([false, 2]) // it is one story
    Socket.last.tell(update('walk', 4))
    bout.follow()
    expect([bout.over, bout.duel?.name]).toEqual([true, 'parry'])
  })
})

test('a duel is over when the game is', () => {
  const bout = new Bout(table)
  Socket.last.tell(update('reinforcing', 2))
  bout.follow()
  expect(bout.over).toBe(false)
  Socket.last.tell({ t: 'room', info: { ...info, status: 'over' } })
  bout.follow()
  expect([bout.over, bout.duel?.name]).toEqual([true, 'combat'])
})

test('what names its cell alone stands in the middle of it', () => {
  const told = update('walk', 2)
  const pieces = told.scene.pieces!.map((piece) => ({ ...piece, at: null, radius: 0 }))
  Socket.last.tell({ ...told, scene: { ...told.scene, pieces } })
  expect(table.piece('red-1')).toMatchObject({ at: [5500, 3500, 0], radius: 360 })
  expect(table.piece('blue-4')?.at).toBeNull()
})
