import { expect, it } from 'vitest'
import type { Marker, Piece, Scene } from '../../../src/wire'
import { company, present, type Known } from '../../../src/theatre/cast/company'
import { planning } from '../../../src/theatre/cast/planned'
import { halves, layout } from '../../../src/theatre/cast/faces'
import { Plane } from '../../../src/theatre/set'
import { bases, Cards, eyes, hit, tallness, wide, type Standee } from '../../../src/theatre/cast/standees'
import { tapeOf, tapes } from '../../../src/theatre/tapes'
import { between, nearer, orbit, poseOf, seated, sideOf, turned } from '../../../src/theatre/views'

const table = new Plane({ width: 20_000, height: 20_000, unit: 'inch', terrain: [] })
const known: Known = {
  name: (id) => id,
  emblem: () => '',
  sign: () => '',
  title: ({ kind }) => kind,
  signs: () => [],
  colour: () => '#808080',
}
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  seat: 0,
  card: id,
  at: [5000, 5000, 0],
  radius: 600,
  ...more,
})
const marker = (id: string, more: Partial<Marker> = {}): Marker => ({
  id,
  kind: 'stone',
  at: [9000, 9000, 0],
  radius: 300,
  ...more,
})
const scene = (pieces: Piece[], markers: Marker[] = []): Pick<Scene, 'pieces' | 'markers'> => ({ pieces, markers })
const standing = (pieces: Piece[]): Standee[] => company(scene(pieces), table, known).map(({ standee }) => standee)

it('puts nobody on the stage whom the seat does not see on the board', () => {
  const all = [
    piece('here'),
    piece('unseen', { at: null, place: 'unseen' }),
    piece('veiled', { place: 'unseen' }), // even with a place
    piece('reserve', { at: null, place: 'reserve' }),
    piece('gone', { place: 'gone' }),
  ]
  expect(present(scene(all)).map(({ id }) => id)).toEqual(['here'])
  expect(standing(all).map(({ id }) => id)).toEqual(['here'])
})

it('leaves out what somebody carries', () => {
  const [, stone, ...rest] = company(
    scene([piece('ann')], [marker('stone'), marker('held', { at: null, holder: 'ann' })]),
    table,
    known,
  )
  expect(stone?.standee.id).toBe('stone')
  expect(rest).toEqual([])
})

it('stands as tall as the rules say, else as the base suggests', () => {
  const [two, none, fallen] = standing([
    piece('two', { tall: 2000 }),
    piece('none'),
    piece('fallen', { tall: 1000, posture: 'lying' }),
  ])
  expect(two!.tall).toBe(2)
  expect(none!.tall).toBeCloseTo(tallness(0, 0.6))
  expect([fallen!.lying, fallen!.tall]).toEqual([true, none!.tall])
  expect(eyes(two!)).toBeCloseTo(1.8)
  expect(eyes(fallen!)).toBeLessThan(1)
})

const cut = (all: Standee[]) => new Cards(all, layout(all.map((one) => one.tall / wide(one))).cells)
const corners = (points: Float32Array) => Array.from({ length: points.length / 3 }, (_, k) => [...points.slice(3 * k, 3 * k + 3)] as [number, number, number]) // prettier-ignore

it('turns cards to whoever looks, with what is printed the right way round', () => {
  const [ann] = standing([piece('ann', { tall: 2000 })])
  const cards = cut([ann!])
  for (const [eye, right] of [[[5, 30, 1], [1, 0]], [[5, -30, 1], [-1, 0]], [[30, 15, 1], [0, -1]]] as const) {
    const points = corners(cards.turn(eye).faces)
    points.forEach(([x, y], k) => {
      const across = (cards.faces.spots[2 * k]! - 0.5) * wide(ann!) // the left of the picture is to the left
      expect((x - 5) * right[0] + (y - 15) * right[1]).toBeCloseTo(across, 1)
    })
  } // prettier-ignore
})

it('stands on its base, and lies flat when it lies', () => {
  const [up, down] = standing([piece('up', { tall: 2000 }), piece('down', { posture: 'lying' })])
  const heights = (one: Standee) => corners(cut([one]).turn([5, 30, 0]).bodies).map(([, , z]) => z)
  expect(Math.max(...heights(up!))).toBeCloseTo(2.14)
  expect(Math.max(...heights(down!))).toBeLessThan(0.4)
  expect(Math.min(...heights(up!))).toBeGreaterThan(0.1)
})

it('finds who is pointed at: the nearest', () => {
  const all = standing([piece('near', { at: [5000, 5000, 0] }), piece('far', { at: [5000, 9000, 0] })])
  const at = (x: number, z: number) => hit(all, { from: [5, 30, 1], along: [x, -1, z] })?.id
  expect(at(0, 0)).toBe('near')
  expect(at(0.2, 0)).toBeUndefined()
  expect(at(0, 0.2)).toBeUndefined()
  expect(at(0, -0.02)).toBe('near')
})

it('has all bases in one sheet', () => {
  const [one, two] = standing([piece('ann'), piece('bob', { facing: 90 })])
  expect(bases([one!, two!]).triangles).toBe(bases([one!]).triangles * 2 + 1) // and where the second looks
})

it('cuts long names in two', () => {
  expect(halves('Barber Quill')).toEqual(['Barber Quill'])
  expect(halves('Maud Hollowell, the Bellwife')).toEqual(['Maud Hollowell,', 'the Bellwife'])
})

it('lays as many tapes as there are rays: whole where they are clear, in pieces where they are not', () => {
  const ends = [[2, 10, 0], [12, 10, 3]] as const // prettier-ignore
  const ray = (clear: boolean) =>
    tapeOf({ start: [2000, 10_000], end: [12_000, 10_000], clear }, table.spot.bind(table), ends)
  expect(ray(true)).toEqual({ from: [2, 10, 0], to: [12, 10, 3], clear: true })
  expect(tapes([ray(true), ray(true)], '#0f0', '#f00').triangles).toBe(4)
  expect(tapes([ray(false)], '#0f0', '#f00').triangles).toBeGreaterThan(20)
})

it('looks from the side on which a seat stands', () => {
  expect(sideOf([[10, 18, 0]], [[10, 2, 0]])).toBeCloseTo(Math.PI / 2)
  expect(sideOf([[10, 2, 0]], [[10, 18, 0]])).toBeCloseTo(-Math.PI / 2)
  expect(sideOf([[18, 9, 0]], [[2, 10, 0]])).toBe(0)
  expect(sideOf([], [[2, 10, 0]])).toBeCloseTo(Math.PI / 2)
  expect(seated(table, Math.PI / 2, 1.5).eye[1]).toBeGreaterThan(20)
})

it('stands where it looks from and never goes under the table', () => {
  const round = orbit(table, Math.PI / 2, 1)
  expect(poseOf(turned(round, 0, -9)).eye[2]).toBeGreaterThan(0)
  expect(poseOf(turned(round, 0, 9)).eye[2]).toBeLessThanOrEqual(round.far)
  expect(nearer(round, 1e6, table).far).toBeGreaterThan(1)
  const gaze = between({ at: [1, 1, 3], eyes: 4.8 }, { at: [9, 1, 0], eyes: 1.8 })
  expect([gaze.eye, gaze.target.slice(0, 2)]).toEqual([[1, 1, 4.8], [9, 1]]) // prettier-ignore
})

it('shows a planned move: its way, bent or not, and where it would end', () => {
  const draft = { piece: 'ann', from: [1000, 1000, 0] as [number, number, number], legs: [[3000, 1000]] as [number, number][], cursor: [3000, 4000] as [number, number], length: 5000, limit: 4000, ok: true, why: null, kind: '', touches: [], short: null } // prettier-ignore
  expect(planning({ draft, ghost: null })).toEqual({
    piece: 'ann',
    way: [[1000, 1000, 0], [3000, 1000, 0], [3000, 4000, 0]], // prettier-ignore
    at: [3000, 4000, 0],
    ok: false, // too far
  })
  expect(planning({ draft: { ...draft, limit: 6000 }, ghost: null })?.ok).toBe(true)
  expect(planning({ draft: null, ghost: { piece: 'bob', at: [5, 6, 7], ok: true } })).toEqual({ piece: 'bob', way: [], at: [5, 6, 7], ok: true }) // prettier-ignore
  expect(planning({ draft: null, ghost: null })).toBeNull()
})

it('prints what a model is marked with', () => {
  const [ann] = company(scene([piece('ann', { states: ['slow', 'hurt'] })]), table, { ...known, signs: ({ states }) => (states ?? []).map((state) => `M${state}`) }) // prettier-ignore
  expect(ann?.printed).toMatchObject({ signs: ['Mslow', 'Mhurt'] })
})
