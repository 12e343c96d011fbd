// Things on the table in words, for labels and for whoever does not see the picture.

import type { Cell, Edge, Marker, Piece, Terrain } from '../wire'
import { playerName } from '../room/players'
import type { Room } from '../room/room.svelte'
import { bearing as angle, centre, clear, compass, spot } from '../ask/drawing/measure'
import { aloud, distance, has, local, name, say, stated, titled, word } from '../lib/text.svelte'
import { windOf } from './pieces/facing'
import { gap, inShapes, type Disc } from './geometry'
import { sides } from './grid'
import { counts, isDone, lookWord, type Count } from './styles'

const WIDE = 38 // letters in a line of a reason
const TOUCH = 5 // two bases this near touch, unless the board says otherwise

/** 4 of 7 health; or in the words of the game, where it says what comes of the losses before the last one. */
export function health({ health: bar }: Piece): string {
  if (!bar?.boxes) return ''
  const { boxes, lost = 0, brinks = [] } = bar
  if (brinks.length && has('piece-health')) return say('piece-health', { lost, boxes, brink: brinks[0] })
  return say('ui-board-health', { left: boxes - lost, health: boxes })
}

/** What its pips count. */
export const pips = ({ roles }: Room, { badges }: Piece): Count[] =>
  Object.entries(badges ?? {}).flatMap(([name, count]) =>
    roles[`badge-${name}`] === 'pips' ? [{ name, count, of: null }] : [],
  )

/** A count on a card: `Skill 2`, or `Skill 2 / 3` where some are used up. */
export function countWords({ name, count, of }: Count): string {
  const shown = of === null ? count : `${count} / ${of}`
  return has(`badge-${name}`) ? say(`badge-${name}`, { count: shown }) : `${word(name)} ${shown}`
}

/** The other counts on its card, and its states. Whoever acts now has not acted yet, though its turn has begun. */
export function carried({ roles, scene }: Room, { badges, id, states }: Piece): string[] {
  const now = (states ?? []).filter((state) => !(id === scene?.active && isDone(roles, state)))
  return [
    ...counts(badges, roles).map(countWords),
    ...now.map((state) => (isDone(roles, state) ? say('ui-board-done') : stated(state, id))),
  ]
}

/** What is in its hands. */
export function holds(room: Room, { things }: Piece): string {
  const held = (things ?? []).filter((thing) => thing.hand).map((thing) => thingName(room, thing.card, thing.id))
  return held.length ? say('ui-board-holds', { things: held }) : ''
}

/** An item by the name it has in this game, else by what is printed on its card. */
export function thingName(room: Room, card: string, id = ''): string {
  if (id && Object.hasOwn(room.scenery?.names ?? {}, id)) return name(id)
  return local(room.sheet(card)?.name) || name(card)
}

/** An item by its own id, or by the id of its card. */
export function itemName(room: Room, id: string): string {
  const held = room.thing(id)?.thing
  return thingName(room, held?.card ?? id, id)
}

/** From whom distances are told: whoever acts, else what is selected. */
export function origin(room: Room): Piece | undefined {
  const ids = [room.scene?.active, room.selected].filter((id) => id != null)
  return ids.map((id) => room.piece(id)).find((piece) => piece?.at)
}

/** How far and in which direction it lies from whoever acts, edge to edge. */
export function apart(room: Room, thing: { id: string; at: readonly number[] | null; radius: number }): string {
  const from = origin(room)
  if (!from?.at || !thing.at || from.id === thing.id) return ''
  const { grid } = room
  const far = grid ? grid.apart(from.at, thing.at) * 1000 : gap(from as Disc, thing as Disc)
  return fromPiece(room, from, far, angle(spot(from.at), spot(thing.at)))
}

/** How far and in which direction terrain lies from whoever acts, and else where on the board it is. */
export function whereTerrain(room: Room, { shapes }: Terrain): string {
  const from = origin(room)
  const middle = centre(shapes)
  if (!from?.at) return where(room, [middle.x, middle.y])
  if (inShapes(shapes, from.at)) return say('ui-board-around', { from: name(from.id) })
  return fromPiece(room, from, clear(spot(from.at, from.radius), shapes), angle(spot(from.at), middle))
}

/** How far and in which direction it lies from a piece, edge to edge; or that it touches it. */
export function awayFrom(room: Room, from: Piece, there: readonly number[], radius: number): string {
  const { grid } = room
  const at = from.at ?? [0, 0, 0]
  const touching = gap(from as Disc, { at: there, radius }) <= (room.scenery?.board?.contact ?? TOUCH)
  if (!grid && touching && at[2] === there[2]) return say('ui-touching', { names: [from.id] })
  const far = grid ? grid.apart(at, there) * 1000 : gap(from as Disc, { at: there, radius })
  return fromPiece(room, from, far, angle(spot(at), spot(there)))
}

/** Two models may have one name: then it is said whose. */
function fromPiece(room: Room, from: Piece, far: number, degrees: number): string {
  const alike = room.scene?.pieces?.some(({ id }) => id !== from.id && name(id) === name(from.id))
  const direction = say('ui-compass').split(', ')[compass(degrees)] ?? ''
  const who = alike ? say('ui-board-whose', { name: name(from.id), who: playerName(room, from.seat) }) : name(from.id)
  return say('ui-board-from', { far: Math.round(far / 100) * 100, wind: direction, from: who })
}

export function where(room: Room, at: readonly number[] | null): string {
  if (!at) return ''
  const cell = room.grid?.at(at)
  if (cell) return say('ui-square', { cell: cell.id })
  const [x = 0, y = 0, z = 0] = at
  const spot = say('ui-board-where', { east: tenth(x), north: tenth(y) })
  return z > 0 ? `${spot}, ${say('ui-board-up', { height: z })}` : spot
}

/** `facing north-east`. */
export const facingWords = (degrees: number): string => say(`ui-facing-${windOf(degrees)}`)

export function pieceWords(room: Room, piece: Piece, active: boolean): string {
  const counted = [health(piece), ...pips(room, piece).map(countWords), ...carried(room, piece)]
  const parts = [name(piece.id), playerName(room, piece.seat), ...counted]
  if (active) parts.push(say('ui-board-active'))
  if (piece.facing != null) parts.push(facingWords(piece.facing))
  return aloud([...parts, apart(room, piece) || where(room, piece.at)].filter(Boolean).join(', '))
}

export function markerWords(room: Room, marker: Marker): string {
  const badges = Object.entries(marker.badges ?? {}).map(([name, count]) => countWords({ name, count, of: null }))
  return [
    name(marker.id),
    marker.seat == null ? '' : playerName(room, marker.seat),
    ...badges,
    apart(room, marker) || where(room, marker.at),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Name, kind and height, and where it is: for ears. */
export const terrainLabel = (room: Room, terrain: Terrain): string =>
  aloud([terrainWords(terrain), whereTerrain(room, terrain)].join(', '))

/** Name, kind and height: `Hedge · Obstacle · 1.2″`. */
export function terrainWords(terrain: Terrain): string {
  const look = lookWord(terrain)
  const kinds = look === terrain.kind ? [word(look)] : [lookName(look), word(terrain.kind)]
  const height = (terrain.top ?? 0) > 100 ? [distance(terrain.top ?? 0)] : []
  return [local(terrain.name) || name(terrain.id), ...kinds, ...height].join(' · ')
}

/** How something looks, as the game calls it; a door that the game has no word for is open, closed or barred. */
function lookName(look: string): string {
  const own = `ui-edge-door-${look.replace(/-door$/, '')}`
  return !has(`word-${look}`) && look.endsWith('-door') && has(own) ? say(own) : word(look)
}

/** A door and what it is now, a wall, a window. */
export function edgeName({ kind }: Edge, state = ''): string {
  const keys = [state && `edge-${kind}-${state}`, state && `ui-edge-${kind}-${state}`]
  const whole = [...keys, `edge-${kind}`, `ui-edge-${kind}`].find((key) => key && has(key))
  const edge = whole ? say(whole) : word(kind)
  return !state || (whole && keys.includes(whole)) ? edge : say('ui-edge-state', { edge, state: word(state) })
}

/** The name of an edge with the squares beside it. */
export function edgeWords(edge: Edge, state = ''): string {
  const [one, other] = sides(edge)
  const outside = `ui-board-${other}` // a wind; a square that is part of a larger one has its own name
  return say('ui-edge-between', { edge: edgeName(edge, state), one, other: has(outside) ? say(outside) : other })
}

export function cellWords({ id, kind }: Cell): string {
  return kind === 'open' ? say('ui-square', { cell: id }) : `${id} · ${cellName(kind)}`
}

function cellName(kind: string): string {
  return has(`cell-${kind}`) || !has(`ui-cell-${kind}`) ? titled('cell', kind) : say(`ui-cell-${kind}`)
}

/** What a reader calls a thing on the board: a model by its name, an edge by what it is. */
export function called(room: Room, id: string): string {
  const edge = room.edge(id)
  const cell = room.cell(id)
  if (edge) return edgeName(edge, room.scene?.states?.[id])
  return cell && cell.kind !== 'open' ? cellName(cell.kind) : name(id)
}

/** A sentence in short lines. */
export function lines(text: string): string[] {
  const inLines: string[] = []
  for (const word of text.split(' ')) {
    const last = inLines.at(-1)
    if (last !== undefined && last.length + word.length < WIDE) inLines[inLines.length - 1] = `${last} ${word}`
    else inLines.push(word)
  }
  return inLines
}

const tenth = (mils: number) => Math.round(mils / 100) * 100
