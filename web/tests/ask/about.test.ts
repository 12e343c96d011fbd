import { expect, test } from 'vitest'
import * as about from '../../src/ask/about'

const ask = (said: Record<string, unknown>) => ({ about: said })
const nothing = {}

test('a question that says nothing leaves everything open', () => {
  expect([about.model(nothing), about.marker(nothing), about.cause(nothing)]).toEqual(['', '', ''])
  expect([about.puts(nothing), about.distance(nothing), about.rings(nothing)]).toEqual([null, null, null])
  expect([about.together(nothing), about.odds(nothing), about.told(nothing)]).toEqual([false, false, false])
  expect([about.now(nothing), about.sides(nothing), about.ids(nothing), about.args(nothing)]).toEqual([0, [], [], {}])
})

test('what is put down has a kind and a size, or it is the model itself', () => {
  expect(about.puts(ask({ model: 'ann', puts: 'corpse', radius: 591 }))).toEqual({ kind: 'corpse', radius: 591 })
  expect(about.puts(ask({ model: 'ann', puts: 'corpse' }))).toBeNull()
})

test('whatever may be an id is found, the model first', () => {
  expect(about.ids(ask({ target: 'bob', distance: 4000, model: 'ann' }))).toEqual(['ann', 'bob', 'ann'])
})

test('a key of another type is as good as none', () => {
  expect(about.model(ask({ model: 3 }))).toBe('')
  expect(about.distance(ask({ distance: 'far' }))).toBeNull()
  expect(about.now(ask({ now: null }))).toBe(0)
  expect(about.sides(ask({ sides: ['wall', 7] }))).toEqual(['wall'])
})

test('the cause is the ability, else its source, else the action', () => {
  expect(about.cause(ask({ action: 'act', source: 'src' }))).toBe('src')
  expect(about.cause(ask({ action: 'act', ability: '' }))).toBe('act')
})
