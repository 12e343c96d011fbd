import { expect, test } from 'vitest'
import { keyOf } from '../../../src/ask/keys/hotkeys'

test('key 1 is the first option, key 2 the second', () => {
  expect(['ann', 'bob'].map((_, i) => keyOf('model', ['ann', 'bob'], i))).toEqual(['option1', 'option2'])
})

test('a number is chosen by its own key, and nought by the key of nought', () => {
  expect([0, 1, 2].map((_, i) => keyOf('word', [0, 1, 2], i))).toEqual(['free', 'option1', 'option2'])
})

test('players are no numbers: key 1 is the first of them', () => {
  expect([0, 1].map((_, i) => keyOf('seat', [0, 1], i))).toEqual(['option1', 'option2'])
})
