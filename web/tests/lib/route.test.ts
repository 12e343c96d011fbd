import { afterEach, expect, test, vi } from 'vitest'

const heard: (() => void)[] = []
const place = { hash: '#/room/a/150' }
vi.stubGlobal('location', place)
vi.stubGlobal('history', { replaceState: (_: unknown, __: string, hash: string) => (place.hash = hash) })
vi.stubGlobal('addEventListener', (_: string, told: () => void) => heard.push(told))
const { route } = await import('../../src/lib/route.svelte')

afterEach(() => {
  place.hash = '#/room/a/150'
  heard.forEach((told) => told())
})

test('the address says what the page has come to, again and again', () => {
  route.follow('/room/a/151')
  route.follow('/room/a/152')
  expect(place.hash).toBe('#/room/a/152')
})

test('whoever goes elsewhere is not brought back by a page that does not know it yet', () => {
  place.hash = '#/room/b/4' // the browser tells it a moment later
  route.follow('/room/a/151')
  expect(place.hash).toBe('#/room/b/4')
  heard.forEach((told) => told())
  expect(route.place.arg).toBe('b')
})
