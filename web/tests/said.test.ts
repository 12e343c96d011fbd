import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const TEXTS = '../src/escarmouche/server/text/en'

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

const source = files('src', /\.(ts|svelte)$/).join('\n')
const keys = files(TEXTS, /\.ftl$/).flatMap((text) => [...text.matchAll(/^(ui-[\w-]+) =/gm)].map(([, key]) => key!))
const whole = [...source.matchAll(/['"](ui-[\w-]+)['"]/g)].map(([, key]) => key!)
const begun = [...source.matchAll(/`(ui-[\w-]+-)\$\{/g)].map(([, start]) => start!)
const kinds = [...source.matchAll(/titled\('(ui-[\w-]+)'/g)].map(([, kind]) => kind!)

test('every text that the client names is there', () => {
  const known = new Set([...keys, ...kinds])
  expect(whole.filter((key) => !known.has(key))).toEqual([])
  expect(begun.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
})

test('every text that is there is said somewhere', () => {
  const said = new Set(whole)
  const starts = [...begun, ...kinds.map((kind) => `${kind}-`)]
  expect(keys.filter((key) => !said.has(key) && !starts.some((start) => key.startsWith(start)))).toEqual([])
})
