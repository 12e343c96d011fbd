import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Asking } from '../../../src/ask/asking.svelte'
import { BoardView } from '../../../src/board/view.svelte'
import { Room } from '../../../src/room/room.svelte'
import { ShownDuel } from '../../../src/ask/duel/duel.svelte'
import { detail, title } from '../../../src/ask/answer/label'
import * as tree from '../../../src/ask/tree'
import { edgeWords, health, holds } from '../../../src/board/words'
import { distance, textStore, Texts } from '../../../src/lib/text.svelte'
import type { ChooseAsk, RoomInfo } from '../../../src/wire'
import { found, update } from '../../fixtures/grid'
import { open, Socket } from '../../socket'

const info: RoomInfo = { room: 'grid', game: 'grid', options: {}, status: 'playing', seats: [], commitment: '' }
const texts = (lang: string) =>
  ['pages', 'play', 'keys', 'board'].map((file) =>
    readFileSync(new URL(`../../../../src/escarmouche/server/text/${lang}/${file}.ftl`, import.meta.url), 'utf8'),
  )

let room: Room
let asking: Asking

function ask(moment: string): void {
  Socket.last.tell(update(moment))
  asking.reset()
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
  textStore.texts = Object.assign(new Texts('en', ...texts('en'), found.text.en), { unit: () => textStore.unit })
  room = new Room('grid', { 0: 't' }, open)
  Socket.last.open().tell({ t: 'welcome', info, seats: [0] })
  Socket.last.tell(found.scenery)
  Socket.last.tell(update('walk'))
  asking = new Asking(room, new BoardView(room))
  asking.reset()
})

afterEach(() => {
  room.close()
  textStore.unit = 'inch'
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
    expect(asking.gestures.onCell('d8', 'click')).toBe(true)
    expect(answers()).toEqual(['d8'])
  })

  test('by a finger, which confirms it with a second tap', () => {
    asking.question.touch = true
    asking.gestures.onCell('d8', 'click')
    expect(answers()).toEqual([])
    expect([...asking.question.picks]).toEqual(['d8'])
    asking.squares.onCell(null, 'move')
    expect(asking.squares.aim).toBe('d8')
    asking.gestures.onCell('d8', 'click')
    expect(answers()).toEqual(['d8'])
  })

  test('by keyboard: arrows go between the squares to be chosen, Enter answers', () => {
    expect(asking.squares.nudge(-1, 0)).toBe(true)
    expect(asking.squares.aim).toBe('e7')
    asking.squares.nudge(-1, 0)
    asking.squares.nudge(0, -1)
    expect(asking.squares.aim).toBe('d8')
    asking.squares.nudge(0, -1)
    expect(asking.squares.aim).toBe('c9')
    asking.squares.nudge(0, -1) // nothing lies further down
    expect(asking.squares.aim).toBe('c9')
    expect(asking.squares.finish()).toBe(true)
    expect(answers()).toEqual(['c9'])
  })

  test('not before one is aimed at', () => {
    asking.squares.finish()
    expect(asking.question.fault?.key).toBe('ui-nothing-aimed')
    expect(answers()).toEqual([])
  })

  test('by dragging who moves there', () => {
    expect(asking.gestures.onDrag('blue-1', [0, 0], 'start')).toBe(false)
    expect(asking.gestures.onDrag('red-1', [5500, 3500], 'start')).toBe(true)
    asking.gestures.onDrag('red-1', [3400, 2600], 'move')
    expect(asking.squares.aim).toBe('d8')
    expect(asking.gestures.onDrag('red-1', [3400, 2600], 'end')).toBe(true)
    expect(answers()).toEqual(['d8'])
  })

  test('among several', () => {
    ask('guards')
    asking.gestures.onCell('a2', 'click')
    asking.gestures.onCell('b2', 'click')
    expect([...asking.question.picks]).toEqual(['a2', 'b2'])
    asking.gestures.onCell('a2', 'click')
    expect([...asking.question.picks]).toEqual(['b2'])
    expect(asking.squares.finish()).toBe(false) // Enter confirms what is ticked
  })
})

describe('a square that may not be chosen', () => {
  test('has a reason, which the server is asked for', async () => {
    expect(asking.gestures.onCell('a2', 'click')).toBe(true)
    expect(Socket.last.heard('why')).toMatchObject([{ answer: 'a2' }])
    reply({ key: 'why-too-dear', rule: 'GRID-02', args: { cell: 'a2' } })
    await settle()
    expect(asking.squares.refused).toMatchObject({ cell: 'a2', why: { key: 'why-too-dear' } })
    expect(asking.marks.refused?.at).toEqual([500, 8500])
    asking.gestures.onCell('d8', 'move')
    expect(asking.squares.refused).toBeNull()
    expect(answers()).toEqual([])
  })

  test('is asked about where it would be answered', () => {
    ask('action')
    asking.gestures.onCell('a2', 'click')
    expect(Socket.last.heard('why')).toMatchObject([{ answer: { 'full-move': { walk: 'a2' } } }])
    ask('guards')
    asking.gestures.onCell('l1', 'click')
    expect(Socket.last.heard('why').at(-1)).toMatchObject({ answer: ['l1'] })
  })

  test('is that of who stands there: it is looked at, too', () => {
    expect(asking.gestures.onCell('h7', 'click')).toBe(false)
    expect(Socket.last.heard('why')).toHaveLength(1)
  })

  test('is that of who moves: nothing comes of it', () => {
    ask('action')
    asking.question.go(['full-move', 'walk'])
    asking.gestures.onCell('f7', 'click')
    expect(asking.question.way).toEqual(['full-move'])
    expect(Socket.last.heard('why')).toEqual([])
  })
})

describe('behind the branches of a menu', () => {
  beforeEach(() => ask('action'))

  test('a square that one branch leads to is answered at once', () => {
    asking.gestures.onCell('d8', 'click')
    expect(answers()).toEqual([{ 'full-move': { walk: 'd8' } }])
  })

  test('where several lead to it, it is asked which', () => {
    asking.gestures.onCell('d7', 'click')
    expect(answers()).toEqual([])
    expect(asking.menu.popup?.items.map((item) => item.way)).toEqual([
      ['full-move', 'walk'],
      ['partial-move', 'walk'],
    ])
    asking.menu.take(asking.menu.popup!.items[1]!)
    expect(answers()).toEqual([{ 'partial-move': { walk: 'd7' } }])
  })

  test('a finger goes into the branch and confirms there', () => {
    asking.question.touch = true
    asking.gestures.onCell('d8', 'click')
    expect(asking.question.way).toEqual(['full-move', 'walk'])
    expect([...asking.question.picks]).toEqual(['d8'])
  })

  test('squares are drawn quietly, with the least they cost', () => {
    expect(asking.marks.cells.get('d8')).toEqual({ mark: 'selectable', cost: 3, deep: true })
    expect(asking.marks.things.get('f5|f6')).toBe('selectable')
    asking.question.go(['full-move', 'walk'])
    expect(asking.marks.cells.get('d8')?.deep).toBe(false)
  })

  test('who looks at a branch sees its squares only', () => {
    asking.question.look('partial-move')
    expect([...asking.marks.cells.keys()].sort()).toEqual(['d7', 'e6', 'e7', 'f6', 'g6'])
    asking.question.look('watch')
    expect(asking.marks.cells.size).toBe(0)
  })

  test('a click on a door says first what would be done', () => {
    expect(asking.gestures.onThing('f5|f6')).toBe(true)
    expect(asking.menu.popup?.items).toEqual([{ way: ['full-move', 'door'], value: 'f5|f6', shut: false }])
    asking.menu.take(asking.menu.popup!.items[0]!)
    expect(answers()).toEqual([{ 'full-move': { door: 'f5|f6' } }])
    expect(asking.gestures.onThing('c4|d4')).toBe(false)
  })

  test('a click on who acts shows where it can go; one on another selects it', () => {
    expect(asking.gestures.onThing('blue-2')).toBe(false)
    expect(asking.gestures.onCell('k8', 'click')).toBe(false)
    expect(asking.gestures.onThing('red-1')).toBe(true)
    expect(asking.question.way).toEqual(['full-move', 'walk'])
  })
})

test('the way to a square is drawn, and who would stand there', () => {
  asking.gestures.onCell('d8', 'move')
  const middles = ['e7', 'd7', 'd8'].map((id) => room.cell(id)!.at)
  expect(asking.marks.route).toEqual({ from: [5500, 3500], points: middles, cost: 3 })
  expect(asking.marks.ghost).toEqual({ piece: 'red-1', at: [3500, 2500, 0], ok: true })
  expect(asking.marks.cells.get('d8')?.mark).toBe('selected')
  asking.gestures.onCell('a1', 'move')
  expect(asking.marks.route ?? asking.marks.ghost).toBeNull()
})

test('where no way is told, it leads straight there; where nobody moves, there is none', () => {
  const [retreat] = found.moments['walk']!.asks as ChooseAsk[]
  const bare: ChooseAsk = { ...retreat!, options: ['e7', 'd8'] }
  Reflect.deleteProperty(bare, 'routes')
  Socket.last.tell({ ...update('walk', 2), asks: [bare] })
  asking.reset()
  asking.gestures.onCell('d8', 'move')
  expect(asking.marks.route).toEqual({ from: [5500, 3500], points: [[3500, 2500]], cost: null })
  ask('guards')
  asking.gestures.onCell('a2', 'move')
  expect(asking.marks.route ?? asking.marks.ghost).toBeNull()
})

test('what would come of it is asked for', async () => {
  asking.gestures.onCell('d8', 'move')
  expect(Socket.last.heard('preview')).toMatchObject([{ answer: 'd8' }])
  reply({ events: [], pieces: [], lines: [{ key: 'foretold-zone' }] })
  await settle()
  expect(asking.squares.foretold?.lines).toEqual([{ key: 'foretold-zone' }])
})

test('a door among several is a thing on the board', () => {
  ask('doors')
  expect([...asking.marks.things]).toEqual([
    ['f5|f6', 'selectable'],
    ['c4|d4', 'selectable'],
  ])
  asking.gestures.onThing('c4|d4')
  expect(answers()).toEqual(['c4|d4'])
})

describe('in words', () => {
  test('squares, edges and items', () => {
    expect(title(asking.question, 'cell', 'd8')).toBe('d8')
    expect(detail(asking.question, 'd8')).toBe('2 squares west-south-west')
    expect(detail(asking.question, 'e7')).toBe('next to it, west')
    expect(title(asking.question, 'edge', 'c4|d4')).toBe('locked door (c4 / d4)')
    expect(title(asking.question, 'edge', 'north')).toBe('north') // the edge of a table is a word
    expect(edgeWords(room.edge('a1|north')!)).toBe('wall (a1 / north)')
    const rim = { ...room.edge('a1|north')!, id: 'a1|k8' } // k8 is part of a larger square: no cell of its own
    expect(edgeWords(rim)).toBe('wall (a1 / k8)')
    expect(title(asking.question, 'thing', 'red-1-pistol')).toBe('Pistol')
    expect(detail(asking.question, 'red-1-pistol')).toBe('Michał Wołodyjowski, in hand, load 2')
  })

  test('who is how, and holds what', () => {
    expect(health(room.piece('red-1')!)).toBe('2 of 7 wounds, crippled at 4')
    expect(holds(room, room.piece('red-1')!)).toBe('in hand: Sabre, Pistol')
    expect(holds(room, room.piece('red-3')!)).toBe('')
    expect(detail(asking.question, 'blue-3')).toBe(
      '3 squares north-north-west, 5 of 7 wounds, crippled at 4, prone, crippled, poisoned',
    )
  })

  test('distances are squares where the board has some', () => {
    expect(distance(3000)).toBe('3 squares')
    expect(distance(1000)).toBe('1 square')
    textStore.texts = Object.assign(new Texts('fr', ...texts('fr')), { unit: () => textStore.unit })
    expect(distance(2000)).toBe('2 cases')
    textStore.unit = 'inch'
    expect(distance(2500)).toBe('2,5″')
  })
})

describe('several duels at once', () => {
  test('the last one is played, the others wait', () => {
    const shownDuel = new ShownDuel(room)
    Socket.last.tell(update('reinforcing', 2))
    shownDuel.follow()
    expect([shownDuel.duel?.name, shownDuel.others.length, shownDuel.since]).toEqual(['combat', 0, 2])
    shownDuel.hidden = true
    Socket.last.tell(update('parry', 3))
    shownDuel.follow()
    expect([shownDuel.duel?.name, shownDuel.others.map((one) => one.name)]).toEqual(['parry', ['combat']])
    expect([shownDuel.hidden, shownDuel.since]).toEqual([false, 2]) // it is one story
    Socket.last.tell(update('walk', 4))
    shownDuel.follow()
    expect([shownDuel.over, shownDuel.duel?.name]).toEqual([true, 'parry'])
  })
})

test('a duel is over when the game is', () => {
  const shownDuel = new ShownDuel(room)
  Socket.last.tell(update('reinforcing', 2))
  shownDuel.follow()
  expect(shownDuel.over).toBe(false)
  Socket.last.tell({ t: 'room', info: { ...info, status: 'over' } })
  shownDuel.follow()
  expect([shownDuel.over, shownDuel.duel?.name]).toEqual([true, 'combat'])
})

test('what names its cell alone stands in the middle of it', () => {
  const told = update('walk', 2)
  const pieces = told.scene.pieces!.map((piece) => ({ ...piece, at: null, radius: 0 }))
  Socket.last.tell({ ...told, scene: { ...told.scene, pieces } })
  expect(room.piece('red-1')).toMatchObject({ at: [5500, 3500, 0], radius: 360 })
  expect(room.piece('blue-4')?.at).toBeNull()
})
