import { beforeEach, expect, test } from 'vitest'
import { Course, type Note } from '../../src/room/course.svelte'
import type { Event, Piece, Scene, Step, Track, Update } from '../../src/wire'

const piece = (id: string, seat: number, rest: Partial<Piece> = {}): Piece => ({
  id,
  seat,
  card: id,
  at: [1000 * seat, 0, 0],
  radius: 500,
  place: 'board',
  health: { boxes: 5, lost: 0 },
  ...rest,
})
const score = (seat: number, value: number): Track => ({ name: 'stones', seat, value })
const happened = (name: string, args: Record<string, unknown>): Event => ({ name, rule: 'R-1', args })

function table(turn: number, ann: number, bob: number, pieces: Piece[], active = ''): Scene {
  const tracks = [{ name: 'turn', value: turn }, score(0, ann), score(1, bob)]
  return { game: 'toy', phase: 'play', seat: null, tracks, pieces, active }
}

let course: Course
let serial = 0

function see(scene: Scene, ...events: Event[]): Note[] {
  return step(scene, { serial: 0, kind: 'answer', events })
}

function step(scene: Scene, what: Step): Note[] {
  serial += 1
  const steps = [{ ...what, serial }]
  const update = { t: 'update', asks: [], moment: serial, scene, seat: null, serial, steps, waiting: [] } as Update
  const before = course.notes.length
  course.follow(update, scene)
  return course.notes.slice(before)
}

const [ann, bob] = [piece('ann', 0, { rank: 'leader' }), piece('bob', 1)]

beforeEach(() => {
  serial = 0
  course = new Course('room')
})

test('a score is noted with its turn, its scorer and the sentence that tells it', () => {
  see(table(1, 0, 0, [ann, bob], 'bob'))
  const taken = happened('taken', { model: 'bob', held: 1 })
  const notes = see(table(2, 0, 1, [ann, bob], 'ann'), happened('moved', { model: 'bob' }), taken)
  expect(notes).toMatchObject([
    { kind: 'counted', track: 'stones', seat: 1, from: 0, to: 1, turn: 1, piece: 'bob', event: taken, at: bob.at },
  ])
})

test('a score without a scorer is the seat’s, and the number of a seat is no score', () => {
  see(table(1, 0, 0, [ann, bob], 'ann'))
  const told = happened('scores', { seat: 1, total: 1 })
  const notes = see(table(1, 1, 0, [ann, bob], 'ann'), told, happened('reshuffled', { seat: 1, count: 49 }))
  expect(notes).toMatchObject([{ kind: 'counted', seat: 0, piece: '', event: told, at: null }])
})

test('who takes a thing has scored, whatever the sentence counts', () => {
  const stone = { id: 'stone', kind: 'stone', at: null, radius: 100 }
  const held = (holder: string, scene: Scene): Scene => ({ ...scene, markers: [{ ...stone, holder }] })
  see(held('ann', table(1, 1, 1, [ann, bob])))
  const taken = happened('taken', { model: 'bob', thing: 'stone', held: 1 })
  const notes = see(held('bob', table(1, 0, 2, [ann, bob])), taken, happened('done', { model: 'bob' }))
  expect(notes).toMatchObject([
    { seat: 0, to: 0, piece: '' },
    { seat: 1, to: 2, piece: 'bob', event: taken },
  ])
})

test('who leaves the board a moment after the last wound is taken off by who dealt it', () => {
  see(table(1, 0, 0, [ann, bob], 'bob'))
  const killed = happened('killed', { model: 'ann' })
  see(table(1, 0, 0, [{ ...ann, health: { boxes: 5, lost: 5 } }, bob]), killed)
  const notes = see(table(1, 0, 0, [{ ...ann, health: { boxes: 5, lost: 5 }, at: null, place: 'gone' }, bob]))
  expect(notes).toMatchObject([{ kind: 'left', piece: 'ann', by: 'bob', event: killed }])
})

test('who acts has hurt the other; who answers a blow is found by the log', () => {
  see(table(1, 0, 0, [ann, bob], 'ann'))
  const hurt = (one: Piece, lost: number) => ({ ...one, health: { boxes: 5, lost } })
  const blows = [happened('hurt', { model: 'bob' }), happened('struck', { model: 'ann', by: 'bob' })]
  const notes = see(table(1, 0, 0, [hurt(ann, 2), hurt(bob, 3)], 'ann'), ...blows)
  expect(notes).toMatchObject([
    { kind: 'hurt', piece: 'ann', by: 'bob', amount: 2 },
    { kind: 'hurt', piece: 'bob', by: 'ann', amount: 3 },
  ])
})

test('who leaves the board is noted where it stood, and nobody is who stands beside it', () => {
  see(table(1, 0, 0, [ann, bob], 'bob'))
  const notes = see(
    table(1, 0, 0, [
      { ...ann, at: null, place: 'gone' },
      { ...bob, at: null, place: 'reserve' },
    ]),
  )
  expect(notes).toMatchObject([{ kind: 'left', piece: 'ann', by: 'bob', leader: true, at: ann.at }])
})

test('what is taken back has not happened', () => {
  see(table(1, 0, 0, [ann, bob]))
  see(table(1, 1, 0, [ann, bob]))
  see(table(1, 1, 1, [ann, bob]))
  expect(course.notes).toHaveLength(2)
  step(table(1, 1, 0, [ann, bob]), { serial: 0, kind: 'undo', to: 2 })
  expect(course.notes).toMatchObject([{ seat: 0, to: 1 }])
})

test('who comes late knows nothing of what was before', () => {
  see(table(3, 2, 1, [ann, bob]))
  expect(course.notes).toEqual([])
  expect(course.first).toBe(3)
  expect(course.start).toEqual({ stones: { 0: 2, 1: 1 } })
})
