import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { authors } from 'virtual:emblems'
import { bodies, listed, sets } from '../../emblems.mjs'
import { python } from '../python'

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

  test('come in a set for each game with what its cards, states and markers name', () => {
    const { rest, ...games } = sets()
    expect(games).toEqual(JSON.parse(python('-m', 'escarmouche.server.wire.emblem_sets')))
    const all = [...Object.values(games).flat(), ...rest!]
    expect(listed().map(({ name }) => name)).toEqual([...new Set(all)].toSorted())
  })

  test('are one outline each, in a square of 512', () => {
    for (const [name, body] of bodies()) {
      if (!listed().some((one) => one.name === name)) continue
      expect(body, name).toMatch(/^<path fill="currentColor" d="[^"]+"\/>$/)
    }
  })
})
