/** Checks the promise made before the first card: the seed fits the hash that was published (core/dealer/chance.py). */

import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const PERSON = utf8ToBytes('escarmouche-seed')

export function commitment(seed: string): string {
  return bytesToHex(blake2b(hexToBytes(seed), { dkLen: 32, personalization: PERSON }))
}

/** Does this seed, in hexadecimal, keep that promise? Anything that is not a seed does not. */
export function keeps(seed: string, promised: string): boolean {
  try {
    return commitment(seed) === promised.toLowerCase()
  } catch {
    return false
  }
}
