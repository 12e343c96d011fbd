// What the guide points at: which options of the question, which places of the board, which parts of the page.

import type { Lit } from '../wire'

export type Spot = readonly [x: number, y: number, radius: number, goal?: true] // thousandths; a goal is where something goes

/** What there is on the board, as far as it can be pointed at. */
export interface Ground {
  spot(id: string): readonly number[] | null
  radius(id: string): number
}

/** What is left of an answer once these branches are taken; undefined if it goes another way. */
export function behind(answer: unknown, way: readonly string[]): unknown {
  let left = answer
  for (const name of way) {
    if (!isBranch(left) || !Object.hasOwn(left, name)) return undefined
    left = left[name]
  }
  return left
}

/** What is chosen first: a branch, an option, or several of these. */
export function first(left: unknown): string[] {
  if (isBranch(left)) return Object.keys(left)
  if (Array.isArray(left)) return left.filter((item) => typeof item === 'string')
  return typeof left === 'string' || typeof left === 'number' ? [String(left)] : []
}

/** What is chosen in the end: an id, or a place; null if it is neither. */
export function last(left: unknown): string | readonly number[] | null {
  if (isBranch(left)) return last(Object.values(left)[0])
  if (typeof left === 'string') return left
  if (!Array.isArray(left) || !left.length) return null
  if (typeof left[0] === 'number') return left as number[]
  const leg: unknown = left.at(-1)
  if (Array.isArray(leg)) return leg as number[]
  return isBranch(leg) && Array.isArray(leg['to']) ? (leg['to'] as number[]) : null
}

/** The options of the open question that are lit; null: none, so that nothing is dimmed either. */
export function options(
  lit: readonly Lit[],
  answers: readonly unknown[],
  way: readonly string[],
  onBoard: (id: string) => boolean,
): Set<string> | null {
  const fitting = answers.filter((answer) => behind(answer, way) !== undefined)
  if (answers.length && !fitting.length) return null // somebody looks at another way
  const named = lit.flatMap(({ kind, id }) => (kind === 'option' || kind === 'card' ? [id ?? ''] : []))
  const ends = fitting.map(last).filter((end) => typeof end === 'string')
  const all = [...named, ...fitting.flatMap((answer) => first(behind(answer, way))), ...ends.filter(onBoard)]
  return all.length ? new Set(all) : null
}

/** The places of the board that are lit. What is being moved is not: whoever pointed at it would leave it where it is. */
export function spots(
  lit: readonly Lit[],
  answers: readonly unknown[],
  ground: Ground,
  mover: string,
  moved = '',
): Spot[] {
  const ids = lit.flatMap(({ kind, id, of }) => (ON_BOARD.has(kind) ? [of || id || ''] : []))
  const ends = answers.map(last)
  for (const end of ends) if (typeof end === 'string') ids.push(end)
  const things = [...new Set(ids)].flatMap((id): Spot[] => {
    if (moved && id === moved) return []
    const at = ground.spot(id)
    return at ? [[at[0] ?? 0, at[1] ?? 0, ground.radius(id)]] : []
  })
  const places = lit.flatMap(({ at }): Spot[] => (at ? [[at[0], at[1], ground.radius(mover), true]] : []))
  const goals = ends.flatMap((end): Spot[] =>
    end !== null && typeof end !== 'string' ? [[end[0] ?? 0, end[1] ?? 0, ground.radius(mover), true]] : [],
  )
  return [...things, ...places, ...goals]
}

const ON_BOARD: ReadonlySet<Lit['kind']> = new Set<Lit['kind']>(['badge', 'cell', 'marker', 'piece', 'terrain'])

/** Where on the page the other lit things are. */
export function selectors(lit: readonly Lit[]): string[] {
  return lit.flatMap(({ kind, id = '' }) => {
    if (kind === 'panel') return [PANELS[id] ?? `[id=${JSON.stringify(`panel-${id}`)}]`]
    if (kind === 'track') return [`[data-track=${JSON.stringify(id)}]`]
    if (kind === 'card') return [`[data-card=${JSON.stringify(id)}]`]
    return []
  })
}

const PANELS: Record<string, string> = {
  hand: '.play .hands',
  duel: 'section.duel',
  dice: 'section.duel',
  goal: '.play .goals',
  log: '#tab-log',
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
