import { expect, test } from 'vitest'
import { commitment, keeps } from '../../src/lib/chance'
import { python } from '../python'

const SEED = 'ab'.repeat(32)

test('a seed is checked as Python checks it', () => {
  const promised = python(
    '-c',
    `from escarmouche.core.dealer.chance import commitment as c; print(c(bytes.fromhex("${SEED}")))`,
  )
  expect(commitment(SEED)).toBe(promised.trim())
  expect(keeps(SEED, promised.trim())).toBe(true)
})

test('another seed, or none, does not keep the promise', () => {
  expect(keeps('00'.repeat(32), commitment(SEED))).toBe(false)
  expect(keeps('not a seed', commitment(SEED))).toBe(false)
})
