import { expect, test } from 'vitest'
import { about, label } from '../../../src/ask/status/undo'
import type { UndoOffer } from '../../../src/wire'

const why = { key: 'undo-chance' }
const offers: [string, UndoOffer | null, string, string][] = [
  ['nothing is known yet', null, 'ui-undo', 'ui-undo-nothing'],
  ['nothing was decided', { possible: false, why: { key: 'undo-nothing' } }, 'ui-undo', 'undo-nothing'],
  ['nobody has to agree', { possible: true, free: true }, 'ui-undo', 'ui-undo-free'],
  ['persons have to agree', { possible: true, why, anew: true }, 'ui-undo-ask', 'undo-chance'],
  ['bots agree', { possible: true, free: true, bots: true }, 'ui-undo', 'ui-undo-bots'],
  ['bots agree past chance', { possible: true, free: true, bots: true, anew: true }, 'ui-undo', 'ui-undo-again'],
  ['bots do not agree', { possible: false, why: { key: 'fault-undo-bots' } }, 'ui-undo', 'fault-undo-bots'],
]

test.each(offers)('%s: the button says so', (_, offer, says, told) => {
  expect(label(offer, false)).toBe(says)
  expect(about(offer).key).toBe(told)
})

test('while the others are asked it says that', () => {
  expect(label({ possible: true, why }, true)).toBe('ui-undo-pending')
})
