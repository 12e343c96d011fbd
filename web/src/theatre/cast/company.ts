// Who stands on the stage: only what this seat's scene has on the board.

import { beside } from '../../board/markers/lying'
import { liveryOf } from '../../board/pieces/livery'
import type { Marker, Piece, Scene } from '../../wire'
import type { Printed } from './faces'
import type { Table } from '../set'
import { card, tallness, wide, type Standee } from './standees'

/** What is known of things beside the scene. */
export interface Known {
  name(id: string): string
  emblem(card: string): string // its outline; '' where there is none
  sign(marker: Marker): string
  title(marker: Marker): string
  signs(piece: Piece): string[] // the outlines of what it is marked with
  colour(name: string): string
}

export interface Member {
  standee: Standee
  printed: Printed
}

const LEAST = 0.34 // inches: the radius that a marker is drawn with at least

/** Models that stand on the board, as far as the seat may see them. */
export const present = (scene: Pick<Scene, 'pieces'>): (Piece & { at: [number, number, number] })[] =>
  (scene.pieces ?? []).flatMap((piece) => {
    const { at, place = 'board' } = piece
    return at && place === 'board' ? [{ ...piece, at }] : []
  })

export function company(scene: Pick<Scene, 'pieces' | 'markers'>, table: Table, known: Known): Member[] {
  const pieces = present(scene)
  const lying = beside(scene.markers ?? [], scene.pieces ?? [])
  return [
    ...pieces.map((piece) => model(piece, table, known)),
    ...lying.map(({ marker, at }) => thing(marker, at, table, known)),
  ]
}

function model(piece: Piece & { at: [number, number, number] }, table: Table, known: Known): Member {
  const { tone, shape } = liveryOf(piece)
  const radius = piece.radius / table.inch
  const lying = piece.posture === 'lying' // a card is as long as whoever is on it, and lies flat
  const standee: Standee = {
    id: piece.id,
    foot: table.spot(piece.at, piece.cell),
    radius,
    tall: tallness(lying ? 0 : (piece.tall ?? 0) / table.inch, radius),
    lying,
    facing: piece.facing == null ? null : (-piece.facing * Math.PI) / 180,
    shape,
    deep: known.colour(`--deep-${tone}`),
  }
  return {
    standee,
    printed: { ...print(standee, known.name(piece.id), known.emblem(piece.card)), piece, signs: known.signs(piece) },
  }
}

function thing(marker: Marker, at: readonly number[], table: Table, known: Known): Member {
  const radius = Math.max(LEAST, marker.radius / table.inch)
  const standee: Standee = {
    id: marker.id,
    foot: table.spot(at, marker.cell),
    radius: radius * 0.8,
    tall: 1.5 * radius,
    lying: false,
    facing: null,
    shape: Object.keys(marker.badges ?? {}).length ? 'stone' : 'disc', // as on the map
    deep: '#6f6350',
  }
  return { standee, printed: { ...print(standee, known.title(marker), known.sign(marker)), marker } }
}

function print(standee: Standee, name: string, outline: string) {
  const across = wide(standee)
  const cap = Math.min(0.42, across / 2 / standee.tall)
  return { name, outline, ratio: standee.tall / across, ring: card(standee.shape, cap) }
}
