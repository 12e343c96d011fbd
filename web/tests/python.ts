/** Runs the project's own Python: the client is compared with it, not with a copy. */

import { execFileSync } from 'node:child_process'

const PYTHON = process.env.PYTHON ?? '../.venv/bin/python'

export function python(...words: string[]): string {
  return execFileSync(PYTHON, words, { encoding: 'utf8', maxBuffer: 1 << 28 })
}
