import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Board, Terrain } from '../../../src/wire'
import { mapNames } from '../../../src/board/ground/names'
import { FLAT, groundOf, type Ground } from '../../../src/board/paint/kit'
import { hashOf, noise, seeded } from '../../../src/board/paint/random'
import { paper, stepFor } from '../../../src/board/paint/steps'
import { clockwise, disc, isRectangle, joined, lieOf, outlineOf, rectangle, strewn, swept, turning, within } from '../../../src/board/paint/shapes' // prettier-ignore

// -- a canvas that writes down what is drawn on it

class Path {
  words: unknown[] = []
}
for (const name of ['moveTo', 'lineTo', 'arc', 'quadraticCurveTo', 'bezierCurveTo', 'closePath', 'addPath', 'rect']) {
  Object.assign(Path.prototype, {
    [name](this: Path, ...args: unknown[]) {
      this.words.push(name, args)
    },
  })
}

class Canvas {
  drawn: unknown[] = []
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  getContext() {
    const { drawn } = this
    const made: Record<string, (...args: unknown[]) => unknown> = {
      createImageData: (width, height) => ({ data: new Uint8ClampedArray(4 * (width as number) * (height as number)) }),
      putImageData: (image) => drawn.push(hashOf((image as ImageData).data.join())),
      createPattern: () => ({ setTransform: () => undefined }),
      createRadialGradient: () => ({ addColorStop: () => undefined }),
      createLinearGradient: () => ({ addColorStop: () => undefined }),
    }
    return new Proxy({} as Record<string, unknown>, {
      get: (_, name: string) => made[name] ?? ((...args: unknown[]) => drawn.push([name, ...args.map(plain)])),
      set: (_, name: string, value) => Boolean(drawn.push([name, plain(value)])),
    })
  }
}

const plain = (value: unknown) =>
  value instanceof Path ? value.words : typeof value === 'object' && !Array.isArray(value) ? 'thing' : value

beforeAll(() => {
  vi.stubGlobal('Path2D', Path)
  vi.stubGlobal('DOMMatrix', class { scale() { return this } }) // prettier-ignore
})

const canvases = () => {
  const made: Canvas[] = []
  const make = (width: number, height: number) => {
    made.push(new Canvas(width, height))
    return made.at(-1) as never
  }
  return { made, make, hash: () => hashOf(JSON.stringify(made.map(({ drawn }) => drawn))) }
}

const ring = (x: number, y: number, w: number, h: number): [number, number][] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]] // prettier-ignore
const terrain = (id: string, kind: string, look = '', more: Partial<Terrain> = {}): Terrain => ({
  id,
  kind,
  look,
  shapes: [{ ring: ring(4000, 4000, 4000, 3000) }],
  top: 2000,
  ...more,
})

describe('chance', () => {
  it('is the same for the same seed', () => {
    const row = (seed: number) => Array.from({ length: 5 }, seeded(seed))
    expect(row(7)).toEqual(row(7))
    expect(row(7)).not.toEqual(row(8))
    expect(row(7).every((value) => value >= 0 && value < 1)).toBe(true)
    expect(hashOf('oak')).not.toBe(hashOf('oka'))
  })

  it('makes noise without a seam', () => {
    const size = 32
    const field = noise(size, 4, 3)
    const jump = (a: number, b: number) => Math.abs(field[a]! - field[b]!)
    for (let k = 0; k < size; k++) {
      expect(jump(k * size, k * size + size - 1)).toBeLessThan(0.4)
      expect(jump(k, (size - 1) * size + k)).toBeLessThan(0.4)
    }
    expect(Math.max(...field) - Math.min(...field)).toBeGreaterThan(0.4)
  })
})

describe('outlines', () => {
  it('keep their first side, so that stairs begin at their foot', () => {
    const stairs = outlineOf({ ring: ring(0, 0, 2000, 4000) }, 1000, 10) // the foot is the southern side
    expect(turning(stairs.ring)).toBeGreaterThan(0)
    expect(stairs.ring.slice(0, 2).map(([, y]) => y)).toEqual([10, 10])
    expect(turning(clockwise(stairs.ring.toReversed()))).toBeGreaterThan(0)
  })

  it('lie along their longest side', () => {
    const { length, width, angle } = lieOf(rectangle(1, 1, 2, 5))
    expect([length, width].map((far) => far.toFixed(6))).toEqual(['5.000000', '2.000000'])
    expect(Math.abs(Math.sin(angle))).toBeCloseTo(1)
    expect(isRectangle(rectangle(0, 0, 3, 1))).toBe(true)
    expect(isRectangle(disc(0, 0, 1))).toBe(false)
  })

  it('are joined where they share sides, and only there', () => {
    const parts = [rectangle(0, 0, 2, 1), { ring: [[0, 1], [2, 1], [1, 3]] as [number, number][], circle: null }] // prettier-ignore
    expect(joined(parts)).toHaveLength(1)
    expect(turning(joined(parts)[0]!.ring)).toBeCloseTo(turning(parts[0]!.ring) + turning(parts[1]!.ring))
    expect(joined([rectangle(0, 0, 2, 1), rectangle(1, 0, 2, 1)])).toHaveLength(2)
  })

  it('have things strewn within them, and shadows that fill evenly', () => {
    const wood = disc(5, 5, 3)
    const spots = strewn(wood, 0.8, 0.5, seeded(1))
    expect(spots.length).toBeGreaterThan(10)
    expect(spots.every((spot) => within(wood, spot, 0.5))).toBe(true)
    expect(swept(wood, [1, 1]).every((part) => turning(part) >= 0)).toBe(true)
  })
})

describe('sizes', () => {
  it('double, and are never too large', () => {
    const { width, height } = paper(36, 36, 1)
    const area = width * height
    expect([4, 15, 16, 17, 20, 33, 60].map((pixels) => stepFor(pixels, area))).toEqual([4, 16, 16, 16, 32, 32, 64])
    const largest = stepFor(160, area)
    expect(largest * largest * area).toBeLessThanOrEqual(12e6)
    expect(stepFor(80, area)).toBe(largest)
  })
})

describe('pictures', () => {
  const board: Board = {
    width: 36_000,
    height: 36_000,
    unit: 'inch',
    ground: 'grass',
    hour: 'night',
    terrain: [terrain('oak', 'barrier', 'oak'), terrain('roof', 'floor', 'roof'), terrain('pond', 'water')],
  }
  async function drawn(shown: string[], given = board) {
    const { Picture } = await import('../../../src/board/paint/picture')
    const { make, made, hash } = canvases()
    const work = new Picture(given, 16, make).painted(new Set(shown), {})
    while (!work.next().done);
    return { hash: hash(), whole: made.at(-1)! }
  }

  it('are the same for the same board', async () => {
    const [one, other] = [await drawn(['roof']), await drawn(['roof'])]
    expect(one.hash).toBe(other.hash)
    expect((await drawn([])).hash).not.toBe(one.hash)
    expect((await drawn(['roof'], { ...board, hour: 'day' })).hash).not.toBe(one.hash)
  })

  it('show a roof only where it is on', async () => {
    const [on, off] = [await drawn(['roof']), await drawn([])]
    expect(on.whole.drawn.length).toBeGreaterThan(off.whole.drawn.length + 20)
  })

  it('have every ground, the same each time', async () => {
    const { tile } = await import('../../../src/board/paint/tiles')
    for (const ground of Object.keys(FLAT) as Ground[]) {
      const hashes = [1, 2].map(() => {
        const canvas = new Canvas(64, 64)
        tile(canvas.getContext() as never, ground, 64)
        return hashOf(JSON.stringify(canvas.drawn))
      })
      expect(hashes[0]).toBe(hashes[1])
    }
  })

  it('have a painter for every look that a board may name', async () => {
    const { knows } = await import('../../../src/board/paint/picture')
    const source = readFileSync('../src/escarmouche/core/views/look.py', 'utf8')
    const listed = source.slice(source.indexOf('Look = '), source.indexOf('Ground = '))
    const looks = [...listed.matchAll(/"([a-z-]+)"/g)].map(([, word]) => word!)
    expect(looks.length).toBeGreaterThan(60)
    expect(looks.filter((look) => !knows(look))).toEqual([])
  })

  it('lie on grass or flagstones where the board does not say', () => {
    expect(groundOf({})).toBe('grass')
    expect(groundOf({ cells: [{ id: 'a1', kind: 'open', at: [0, 0], ring: [] }] })).toBe('flags')
    expect(groundOf({ ground: 'snow' })).toBe('snow')
  })
})

describe('names on the map', () => {
  const called = (t: Terrain) => t.name?.['en'] ?? ''
  const named = (kind: string, en: string, w = 4000, h = 3000) =>
    terrain(en, kind, '', { name: { en }, shapes: [{ ring: ring(0, 0, w, h) }] })

  it('stand where there is room', () => {
    const all = [named('water', 'Pond 2'), named('water', 'The very long pond of the mill'), named('wall', 'Wall')]
    expect(mapNames(all, called, 1).map(({ text }) => text)).toEqual(['Pond'])
    expect(mapNames([named('obstacle', 'Log', 4000, 800)], called, 1)).toEqual([])
  })

  it('of woods stand below them', () => {
    expect(mapNames([named('wood', 'Copse')], called, 1)[0]!.y).toBeLessThan(0)
  })
})
