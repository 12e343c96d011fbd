import { describe, expect, test } from 'vitest'
import { MARKER_SIGNS, SIGNS } from '../src/board/signs'
import { python } from './python'

const SIGNS_OF = `
import json
from escarmouche.core.book import find, games
print(json.dumps({name: dict(find(name).signs) for name in games()}))
`
const games = JSON.parse(python('-c', SIGNS_OF)) as Record<string, Record<string, string>>

describe.each(Object.entries(games))('%s', (_, signs) => {
  test.each(Object.entries(signs))('%s is drawn as %s', (_, sign) => {
    expect(SIGNS[sign] ?? MARKER_SIGNS[sign]).toBeTruthy()
  })
})
