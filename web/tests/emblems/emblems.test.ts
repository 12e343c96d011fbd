import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { authors } from 'virtual:emblems/authors'
import { bodies, drawings, listed, outline } from '../../emblems.mjs'

describe('the drawings on the counters', () => {
  test('are those of the authors who are named', () => {
    const drawn = bodies()
    for (const { name, drawing } of listed()) {
      const hash = createHash('sha256')
        .update(drawn.get(name) ?? '')
        .digest('hex')
      expect(`${name} ${hash.slice(0, drawing.length)}`).toBe(`${name} ${drawing}`)
    }
  })

  test('are credited, each once', () => {
    const named = Object.values(authors).flat()
    expect(named.toSorted()).toEqual(listed().map(({ name }) => name))
    expect(new Set(named).size).toBe(named.length)
    expect(Object.keys(authors)).not.toContain('')
  })

  test('lie in one file, from which a table fetches its own', () => {
    const all = drawings()
    expect(Object.keys(all)).toEqual(listed().map(({ name }) => name))
    for (const [name, path] of Object.entries(all)) expect(path, name).toMatch(/^[Mm][\d\s.,a-z-]+$/i)
  })

  test('are one outline each, in a square of 512', () => {
    for (const [name, body] of bodies()) {
      if (!listed().some((one) => one.name === name)) continue
      expect(body, name).toMatch(/^<path fill="currentColor" d="[^"]+"\/>$/)
    }
  })

  test('are the same to a unit in the short form that is fetched', () => {
    const all = bodies()
    for (const { name } of listed()) {
      const body = all.get(name)!
      const [drawn, fetched] = [pen(/\sd="([^"]+)"/.exec(body)![1]!), pen(outline(body))]
      expect(fetched.length, name).toBe(drawn.length)
      const apart = drawn.map(([x, y], k) => Math.hypot(x - fetched[k]![0], y - fetched[k]![1]))
      expect(Math.max(...apart), name).toBeLessThan(1)
    }
  })
})

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g
const ARC =
  /(-?[\d.]+?)[ ,]*(-?[\d.]+)[ ,]+(-?[\d.]+)[ ,]+([01])[ ,]*([01])[ ,]*(-?(?:\d+\.?\d*|\.\d+))[ ,]*(-?(?:\d+\.?\d*|\.\d+))/g
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }

/** Where the pen is after each stroke of an outline. */
function pen(path: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  let start = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase()
    if (kind === 'z') [x, y] = start as [number, number]
    const numbers =
      kind === 'a'
        ? [...rest.matchAll(ARC)].flatMap((arc) => arc.slice(1).map(Number))
        : (rest.match(NUMBER) ?? []).map(Number)
    const count = NUMBERS[kind] ?? 1
    for (let k = 0; k < numbers.length; k += count) {
      const from = command === kind ? [x, y] : [0, 0]
      const [dx, dy] = [numbers[k + count - 2] ?? 0, numbers[k + count - 1]!]
      if (kind === 'h') x = from[0]! + dy
      else if (kind === 'v') y = from[1]! + dy
      else [x, y] = [from[0]! + dx, from[1]! + dy]
      points.push([x, y])
      if (kind === 'm' && k === 0) start = [x, y]
    }
  }
  return points
}
