import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bearing, compass, gap, spot, towards } from '../../../src/ask/drawing/measure'
import { Words } from '../../../src/ask/drawing/words'
import { Texts } from '../../../src/lib/text.svelte'
import type { Board, Scene } from '../../../src/wire'

const scene: Scene = {
  game: 'toy',
  seat: 0,
  phase: 'play',
  active: 'ann',
  pieces: [
    { id: 'ann', seat: 0, card: 'a', at: [10000, 10000, 0], radius: 500 },
    { id: 'bob', seat: 1, card: 'b', at: [14000, 10000, 0], radius: 500 },
    { id: 'cleo', seat: 1, card: 'c', at: [10000, 11000, 0], radius: 500 },
    { id: 'dora', seat: 0, card: 'd', at: null, radius: 500 },
  ],
  markers: [
    { id: 'gem', kind: 'gem', at: [10000, 7000, 0], radius: 200 },
    { id: 'kept', kind: 'gem', at: null, radius: 200, holder: 'bob' },
  ],
}
const board: Board = {
  width: 36000,
  height: 36000,
  unit: 'inch',
  terrain: [
    { id: 'pond', kind: 'pond', shapes: [{ circle: [20000, 20000, 2000] }], name: { en: 'Pond', fr: 'Mare' } },
    {
      id: 'hut',
      kind: 'hut',
      shapes: [
        {
          ring: [
            [0, 9000],
            [2000, 9000],
            [2000, 11000],
            [0, 11000],
          ],
        },
      ],
    },
  ],
}
const names = {
  ann: { en: 'Ann', fr: 'Anne' },
  bob: { en: 'Bob', fr: 'Bob' },
  cleo: { en: 'Cleo', fr: 'Cléo' },
  gem: { en: 'the gem', fr: 'la gemme' },
}

function words(lang: string, table = board): Words {
  const file = new URL(`../../../../src/escarmouche/server/text/${lang}/play.ftl`, import.meta.url)
  const texts = new Texts(lang, readFileSync(file, 'utf8'))
  const voice = {
    lang,
    say: (key: string, args?: Record<string, unknown>) => texts.say(key, args, names),
    word: (value: unknown) => texts.word(value, names),
  }
  return new Words(voice, scene, table)
}
const en = words('en')
const fr = words('fr')
const ann = spot([10000, 10000, 0], 500)

describe('measuring', () => {
  test('from edge to edge, over floors too', () => {
    expect(gap(spot([0, 0], 500), spot([3000, 0], 500))).toBe(2000)
    expect(gap(spot([0, 0], 500), spot([500, 0], 500))).toBe(0)
    expect(gap(spot([0, 0, 0], 500), spot([4000, 0, 4000], 500))).toBe(5000)
  })

  test('bearings are clockwise from the north, which is where y grows', () => {
    expect(bearing(spot([0, 0]), spot([1, 0]))).toBe(90)
    expect(bearing(spot([0, 0]), spot([0, -1]))).toBe(180)
    expect(compass(359)).toBe(0)
    expect(compass(45)).toBe(2)
  })

  test('a way that is cut is never longer than allowed', () => {
    for (const to of [
      [7777, 3333],
      [-5000, 9001],
      [1, -9000],
    ]) {
      const [x, y] = towards([0, 0], to, 4000)
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(4000)
      expect(Math.hypot(x, y)).toBeGreaterThan(3997)
    }
    expect(towards([0, 0], [30, 40], 4000)).toEqual([30, 40])
  })
})

describe('whereabouts', () => {
  test('how far and where to', () => {
    expect(en.whereabouts('bob', ann)).toBe('3 inches east')
    expect(fr.whereabouts('bob', ann)).toBe('à 3 pouces à l’est')
    expect(en.whereabouts('cleo', ann)).toBe('touching, north')
  })

  test('what touches is as the game has it', () => {
    const beside = spot([10000, 9900, 0], 500)
    expect(en.whereabouts('cleo', beside)).toBe('0.1 inches north')
    expect(words('en', { ...board, contact: 105 }).whereabouts('cleo', beside)).toBe('touching, north')
  })

  test('where footings differ a little, bases may touch all the same', () => {
    const below = spot([10000, 10000, -2000], 500)
    expect(en.whereabouts('cleo', below)).toBe('2 inches north, 2 inches higher')
    expect(words('en', { ...board, level: 3000 }).whereabouts('cleo', below)).toBe('touching, north')
    expect(words('en', { ...board, level: 1000 }).whereabouts('cleo', below)).not.toContain('touching')
  })

  test('what is not on the board, what somebody holds, what one stands at', () => {
    expect(en.whereabouts('dora', ann)).toBe('')
    expect(en.whereabouts('kept', ann)).toBe('held by Bob')
    expect(en.whereabouts('ann', ann)).toBe('')
    expect(en.whereabouts('bob', null)).toBe('at 14 10')
    expect(fr.whereabouts('bob', null)).toBe('en (14\u00a0; 10)')
  })

  test('terrain by its nearest part', () => {
    expect(en.whereabouts('hut', ann)).toBe('7.5 inches west')
    expect(en.whereabouts('pond', spot([20000, 20000], 500))).toBe('around this model')
  })

  test('one inch, and part of one', () => {
    expect(en.length(1000)).toBe('1 inch')
    expect(en.length(2340)).toBe('2.3 inches')
    expect(fr.length(1500)).toBe('1,5 pouce')
  })
})

describe('proposals', () => {
  const mover = scene.pieces?.[0]
  test('a place: how far, what is near', () => {
    expect(en.proposal([11600, 11600], mover)).toBe(
      '2.3 inches north-east, 4.2 inches from the gem, 0.7 inches from Cleo',
    )
    expect(en.proposal([13000, 10000], mover)).toBe('3 inches east, touching Bob')
  })

  test('a path is told by its end; none at all is to stay', () => {
    expect(
      en.proposal(
        [
          [10000, 9000],
          [12000, 9000],
        ],
        mover,
      ),
    ).toContain('2.2 inches east-south-east')
    expect(en.proposal([], mover)).toBe('stay here')
    expect(en.proposal([10000, 10000], mover)).toBe('right here')
  })

  test('who is not on the board yet goes to a place of it', () => {
    expect(en.proposal([5000, 5000], scene.pieces?.[3])).toMatch(/^at 5 5/)
  })

  test('nearly the same is told once', () => {
    expect(
      en.unlike(
        [
          [12000, 12000],
          [12100, 12100],
          [16000, 16000],
        ],
        mover,
      ),
    ).toHaveLength(2)
  })
})
