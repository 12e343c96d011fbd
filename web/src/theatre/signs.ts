// The signs that lie on the table: rings around those that matter, a move that is planned, where somebody fell; and what stops a line of
// sight, wrapped.

import type { Fallen } from '../board/motion/fallen'
import type { Plan } from './cast/planned'
import type { Standee } from './cast/standees'
import { along } from './paper/courses'
import { Sheet, type Point, type Tone } from './paper/folding'
import type { Solid, Table } from './set'
import { wrap } from './tapes'

const plain = along('paper', [0, 0], [1, 0], 0)

/** A ring around each thing that has a mark, one outside the other where it has several. */
export function ringed(
  sheet: Sheet,
  marks: readonly (readonly [id: string, mark: string])[],
  standees: readonly Standee[],
  toneOf: (mark: string) => Tone,
): void {
  const count = new Map<string, number>()
  for (const [id, mark] of marks) {
    const standee = standees.find((one) => one.id === id)
    if (!standee) continue
    const step = count.get(id) ?? 0
    count.set(id, step + 1)
    const r = standee.radius * (1.1 + 0.26 * step)
    hoop(sheet, standee.foot, r, r + 0.2 * standee.radius, toneOf(mark))
  }
}

/** A ring where it would end, and the way there. */
export function plannedMove(sheet: Sheet, plan: Plan, table: Table, r: number, tone: Tone): void {
  hoop(sheet, table.spot(plan.at), 1.05 * r, 1.35 * r, tone)
  if (plan.way.length > 1) hoop(sheet, table.spot(plan.way[0]!), 0.75 * r, 0.95 * r, tone) // it stands there now
  ribbon(sheet, plan.way.map((at) => table.spot(at)), 0.16, tone) // prettier-ignore
}

/** Where somebody fell, in the colour of the side. */
export function fallen(sheet: Sheet, all: readonly Fallen[], table: Table, toneOf: (seat: number) => Tone): void {
  for (const { at, radius, seat } of all)
    hoop(sheet, table.spot(at), (0.7 * radius) / table.inch, (0.9 * radius) / table.inch, toneOf(seat))
}

/** Whom one looks at. */
export function lookedAt(sheet: Sheet, { foot, radius }: Standee, tone: Tone): void {
  hoop(sheet, foot, radius * 1.12, radius * 1.42, tone)
}

/** What stops a line of sight: a skin around each thing, and bands along its edges. */
export function wrapped(solids: readonly (Solid | null)[], tone: Tone): [skins: Sheet, bands: Sheet] {
  const [skins, bands] = [new Sheet(), new Sheet()]
  for (const solid of solids)
    for (const outline of solid?.outlines ?? []) wrap(skins, bands, outline, solid!.bottom, solid!.top, tone)
  return [skins, bands]
}

/** What a model fills, as far as its lower half goes. */
export function around(standee: Standee | undefined): Solid | null {
  if (!standee) return null
  const [x, y, z] = standee.foot
  const ring = Array.from({ length: 16 }, (_, k): [number, number] => {
    const angle = (k * Math.PI) / 8
    return [x + standee.radius * Math.cos(angle), y + standee.radius * Math.sin(angle)]
  })
  return { outlines: [{ ring }], bottom: z, top: z + 0.5 * standee.tall }
}

/** A flat ring around a place. */
function hoop(sheet: Sheet, [x, y, z]: Point, inner: number, outer: number, tone: Tone): void {
  const corners = 36
  const on = (r: number, k: number): Point => [
    x + r * Math.cos((2 * Math.PI * k) / corners),
    y + r * Math.sin((2 * Math.PI * k) / corners),
    z + 0.05,
  ]
  for (let k = 0; k < corners; k++)
    sheet.face([on(inner, k), on(outer, k), on(outer, k + 1), on(inner, k + 1)], tone, plain)
}

/** A flat band along a way. */
function ribbon(sheet: Sheet, way: readonly Point[], across: number, tone: Tone): void {
  for (const [k, [x, y, z]] of way.slice(0, -1).entries()) {
    const [u, v, w] = way[k + 1]!
    const far = Math.hypot(u - x, v - y)
    if (!far) continue
    const [dx, dy] = [((v - y) / far) * (across / 2), (-(u - x) / far) * (across / 2)]
    const on = (at: Point, side: number): Point => [at[0] + side * dx, at[1] + side * dy, at[2] + 0.06]
    sheet.face([on([x, y, z], 1), on([u, v, w], 1), on([u, v, w], -1), on([x, y, z], -1)], tone, plain)
  }
}
