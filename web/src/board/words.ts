// Things on the table in words, for labels and for whoever does not see the picture.

import type { Marker, Piece, Terrain } from '../wire'
import { table } from '../lib/table.svelte'
import { distance, local, name, player, say, titled, word } from '../lib/text.svelte'
import { bearing, gap, type Disc } from './geometry'
import { DONE, DRAWN, lookWord } from './styles'

export function owner(seat: number): string {
  return table.current?.info?.seats.find((one) => one.seat === seat)?.name || player(seat)
}

/** 4 of 7 health, where a piece has a health bar. */
export function health({ badges }: Piece): string {
  const most = badges?.['health']
  return most === undefined ? '' : say('ui-board-health', { left: most - (badges?.['wounds'] ?? 0), health: most })
}

export function energy({ badges }: Piece): string {
  return badges?.['energy'] === undefined ? '' : say('ui-board-energy', { energy: badges['energy'] })
}

/** The other counts on its card, and its states. */
export function carried({ badges, states }: Piece): string[] {
  const counts = Object.entries(badges ?? {}).filter(([key, count]) => !DRAWN.has(key) && count > 0)
  return [
    ...counts.map(([key, count]) => `${titled('badge', key)} ${count}`),
    ...(states ?? []).map((state) => (state === DONE ? say('ui-board-done') : titled('state', state))),
  ]
}

/** How far and in which direction it lies from the selected piece, edge to edge. */
export function apart(thing: { id: string; at: readonly number[] | null; radius: number }): string {
  const other = table.current?.selected ? table.current.piece(table.current.selected) : undefined
  if (!other?.at || !thing.at || other.id === thing.id) return ''
  const far = gap(other as Disc, thing as Disc)
  return say('ui-board-from', {
    far: Math.round(far),
    wind: say(`ui-board-${bearing(other.at, thing.at)}`),
    from: name(other.id),
  })
}

export function where(at: readonly number[] | null): string {
  if (!at) return ''
  const [x = 0, y = 0, z = 0] = at
  const spot = say('ui-board-where', { east: tenth(x), north: tenth(y) })
  return z > 0 ? `${spot}, ${say('ui-board-up', { height: z })}` : spot
}

export function pieceWords(piece: Piece, active: boolean): string {
  const parts = [name(piece.id), owner(piece.seat), health(piece), energy(piece), ...carried(piece)]
  if (active) parts.push(say('ui-board-active'))
  return [...parts, apart(piece) || where(piece.at)].filter(Boolean).join(', ')
}

export function markerWords(marker: Marker): string {
  const counts = Object.entries(marker.badges ?? {}).map(([key, count]) => `${titled('badge', key)} ${count}`)
  return [name(marker.id), ...counts, apart(marker) || where(marker.at)].filter(Boolean).join(', ')
}

/** Name, kind and height: `Hedge · Obstacle · 1.2″`. */
export function terrainWords(terrain: Terrain): string {
  const look = lookWord(terrain)
  const kinds = look === terrain.kind ? [word(look)] : [word(look), word(terrain.kind)]
  const height = (terrain.top ?? 0) > 100 ? [distance(terrain.top ?? 0)] : []
  return [local(terrain.name) || name(terrain.id), ...kinds, ...height].join(' · ')
}

const tenth = (mils: number) => Math.round(mils / 100) * 100
