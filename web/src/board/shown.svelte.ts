// What is drawn on the board now: pieces and markers where they are to be seen, the floors of terrain, and which roofs are off.

import { name } from '../lib/text.svelte'
import type { Board, Piece } from '../wire'
import { legEnd } from './geometry'
import { isDeck, levels, lifted, showing, storeys } from './ground/floors'
import { beside } from './markers/lying'
import type { Marks } from './marks'
import type { Standing } from './pieces/plates'
import type { BoardView } from './view.svelte'

const NONE: ReadonlySet<string> = new Set()
const LEAST = 11 // px: nothing is drawn smaller

export class Shown {
  constructor(
    private readonly board: BoardView,
    private readonly layout: () => Board | null,
    private readonly marks: () => Marks,
  ) {}

  private readonly scene = $derived.by(() => this.board.room.scene)
  terrain = $derived.by(() => storeys(this.layout()?.terrain ?? []))
  heights = $derived.by(() => levels(this.layout()?.terrain ?? []))

  pieces = $derived.by(() => {
    const { motion } = this.board
    return motion
      .allDrawn(this.scene?.pieces ?? [])
      .flatMap((piece) => {
        const at = motion.at(piece)
        return at ? [{ piece: this.turned(piece), at }] : []
      })
      .sort((a, b) => (a.at[2] ?? 0) - (b.at[2] ?? 0))
  })

  markers = $derived.by(() => beside(this.scene?.markers ?? [], this.scene?.pieces ?? []))

  /** The cells in which something is. */
  taken = $derived.by(
    () =>
      new Set([
        ...this.pieces.map(({ piece }) => piece.cell ?? ''),
        ...this.markers.map(({ marker }) => marker.cell ?? ''),
      ]),
  )

  /** Where somebody is, or wants to go: no roof hides that. */
  private readonly occupied = $derived.by(() => [
    ...(this.scene?.pieces ?? []).flatMap(({ at }) => (at ? [at] : [])),
    ...(this.scene?.markers ?? []).flatMap(({ at }) => (at ? [at] : [])),
    ...this.planned(),
  ])

  /** The roofs and floors that somebody is under. */
  lifted = $derived.by(() => lifted(this.terrain, this.occupied))

  /** Those of them that are taken off: where a floor is chosen, that says it. */
  off = $derived.by(() => (this.board.level === null ? this.lifted : NONE))

  /** What is above the ground and drawn whole. */
  whole = $derived.by(() =>
    this.terrain
      .filter((storey) => isDeck(storey.data) || (storey.data.bottom ?? 0) > 0)
      .filter((storey) => showing(storey, this.board.level, this.off) === 'whole')
      .map(({ data }) => data.id),
  )

  standing = $derived.by(() =>
    this.pieces.map(({ piece, at }) => this.spot(piece.id, at, piece.radius, name(piece.id))),
  )
  lyingAbout = $derived.by(() => this.markers.map(({ marker, at }) => this.spot(marker.id, at, marker.radius)))

  private spot(id: string, at: readonly number[], radius: number, title = ''): Standing {
    const { camera } = this.board
    return {
      id,
      name: title,
      x: camera.sheet.x(at[0] ?? 0),
      y: camera.sheet.y(at[1] ?? 0),
      r: Math.max(radius / 1000, camera.px(LEAST)),
    }
  }

  /** The places that a plan leads to, each at the height of the piece unless it says another. */
  private planned(): number[][] {
    const { draft, ghost } = this.marks()
    const spots = draft ? [...draft.legs.map(legEnd), ...(draft.cursor ? [draft.cursor] : [])] : []
    return [...spots.map((spot) => [spot[0], spot[1], spot[2] ?? draft?.from[2] ?? 0]), ...(ghost ? [ghost.at] : [])]
  }

  /** A piece that is being turned is drawn as it would look. */
  private turned(piece: Piece): Piece {
    const { turn } = this.marks()
    return turn?.piece === piece.id ? { ...piece, facing: turn.degrees } : piece
  }
}
