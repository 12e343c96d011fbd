import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { python } from './python'

test('the types are those of the server: if not, run make web-types', () => {
  const schema = python('-m', 'escarmouche.server.wire.schema')
  const types = execFileSync(process.execPath, ['types.mjs'], { input: schema, encoding: 'utf8' })
  expect(readFileSync('src/wire.ts', 'utf8')).toBe(types)
})
