import { expect, test } from 'vitest'
import { patched } from '../../src/replay/patch'

test.each([
  ['another value', 1, ['=', 2], 2],
  ['nothing new', { a: 1 }, null, { a: 1 }],
  ['a field', { a: 1, b: 2 }, { a: ['=', 3] }, { a: 3, b: 2 }],
  ['a field that is gone', { a: 1, b: 2 }, { a: ['-'] }, { b: 2 }],
  ['a field that is new', {}, { a: ['=', [1]] }, { a: [1] }],
  ['places of a list', [1, { a: 1 }, 3], ['@', [[1, { a: ['=', 2] }]]], [1, { a: 2 }, 3]],
  ['a part of a list', [1, 2, 3, 4], ['~', 1, 2, [9]], [1, 9, 4]],
])('%s', (_, old, patch, now) => {
  expect(patched(old, patch)).toEqual(now)
})

test('what has not changed is the same object, and what it was before stays', () => {
  const old = { kept: { a: 1 }, list: [{ b: 1 }, { b: 2 }] }
  const now = patched(old, { list: ['@', [[1, { b: ['=', 3] }]]] }) as typeof old
  expect(now.kept).toBe(old.kept)
  expect(now.list[0]).toBe(old.list[0])
  expect(old.list[1]).toEqual({ b: 2 })
})
