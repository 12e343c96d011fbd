import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emblems } from '../../src/emblems/emblems.svelte'

const OUTLINES: Record<string, string> = { owl: 'M0 0h9z', fox: 'M1 1h9z', cat: 'M2 2h9z' }
let asked: string[][] = []
let online = true

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'http://table/#/' })
  vi.stubGlobal('fetch', (address: string) => {
    if (!online) return Promise.reject(new TypeError('offline'))
    const names = decodeURIComponent(address.split('names=')[1]!).split(',')
    asked.push(names)
    return Promise.resolve(Response.json(Object.fromEntries(names.map((name) => [name, OUTLINES[name]]))))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked = []
})

test('what is on the table is fetched at once and once; after a fault it is asked for again', async () => {
  emblems.find('')
  for (const name of ['owl', 'fox', 'owl']) emblems.find(name)
  expect(emblems.outline('owl')).toBe('')
  await vi.advanceTimersByTimeAsync(20)
  emblems.find('fox')
  await vi.advanceTimersByTimeAsync(20)
  expect([asked, emblems.outline('owl'), emblems.outline('fox')]).toEqual([[['fox', 'owl']], 'M0 0h9z', 'M1 1h9z'])

  online = false
  emblems.find('cat')
  await vi.advanceTimersByTimeAsync(20)
  online = true
  emblems.find('cat')
  await vi.advanceTimersByTimeAsync(20)
  expect([asked.at(-1), emblems.outline('cat')]).toEqual([['cat'], 'M2 2h9z'])
})
