// An ask is a tree: menus with branches, and at the leaves something to choose, to order, to place. A way through it is a list of
// branch names, and an answer is given for the whole of it.

import type { Ask, ChooseAsk, Closed, MenuAsk, PathAsk, PlaceAsk, SomeAsk, Way } from '../wire'
import * as about from './about'

export type Branch = Ask | Closed | null
export type Spatial = PlaceAsk | PathAsk

const LAST = 1000 // a rank beyond all others
/** What games call the answer by which nothing is done. */
const IDLE = ['pass', 'end', 'stay', 'stop', 'none', 'decline']

export function isOpen(branch: Branch | undefined): branch is Ask | null {
  return branch !== undefined && (branch === null || branch.kind !== 'closed')
}

export function isSpatial(branch: Branch | undefined): branch is Spatial {
  return branch?.kind === 'place' || branch?.kind === 'path'
}

/** What lies at the end of a way; undefined if there is no such way. */
export function at(ask: Ask, way: readonly string[]): Branch | undefined {
  let branch: Branch | undefined = ask
  for (const name of way) {
    if (branch?.kind !== 'menu') return undefined
    branch = branch.branches[name]
  }
  return branch
}

/** The answer to the whole ask when this is said at the end of a way; without a value the last branch is the answer. */
export function wrap(way: readonly string[], value?: unknown): unknown {
  return way.reduceRight<unknown>((inner, name) => (inner === undefined ? name : { [name]: inner }), value)
}

/** What an answer to the whole ask says at the end of a way. */
export function unwrap(way: readonly string[], answer: unknown): unknown {
  return way.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name] ?? null, answer)
}

/** What an answer to the whole ask takes, step by step: the way to each menu or list, and the branch or options that it names there. */
export function taken(ask: Ask, answer: unknown, way: string[] = []): { way: string[]; names: string[] }[] {
  if (ask.kind === 'choose' || ask.kind === 'some') return [{ way, names: [answer].flat().map(String) }]
  if (ask.kind !== 'menu') return []
  const [name, rest] = typeof answer === 'string' ? [answer] : (Object.entries(answer as object)[0] ?? [''])
  const behind = ask.branches[name]
  const inner = rest !== undefined && behind && behind.kind !== 'closed' ? taken(behind, rest, [...way, name]) : []
  return [{ way, names: [name] }, ...inner]
}

/** The only option behind a branch: it need not be asked. */
export function only(branch: Branch): unknown {
  return branch?.kind === 'choose' && branch.options.length === 1 ? branch.options[0] : undefined
}

/** Which piece a question is about: the one it names as its model, else any it names, else the active one. */
export function mover(ask: Ask, isPiece: (id: string) => boolean, active: string): string {
  return about.ids(ask).find(isPiece) ?? (isPiece(active) ? active : '')
}

/** A place or a path within an ask, and the way to it. */
export interface Move {
  way: string[]
  leaf: Spatial
}

/** Every open place or path within an ask that is about this piece, in the order of the branches. */
export function moves(ask: Ask, piece: string, moverOf: (ask: Ask) => string, way: string[] = []): Move[] {
  if (isSpatial(ask)) return moverOf(ask) === piece && !about.puts(ask) ? [{ way, leaf: ask }] : []
  if (ask.kind !== 'menu') return []
  return Object.entries(ask.branches).flatMap(([name, branch]) =>
    branch && branch.kind !== 'closed' ? moves(branch, piece, moverOf, [...way, name]) : [],
  )
}

/** The plain move of several, which a hand means that says nothing else: the first that the game names, else the one that goes furthest. */
export function plainMove(found: readonly Move[], { moves = [] }: Usual): Move | undefined {
  const named = moves.flatMap((name) => found.filter(({ way }) => way.at(-1) === name))
  return named[0] ?? [...found].sort((a, b) => reach(b) - reach(a))[0]
}

const reach = ({ leaf }: Move): number => about.distance(leaf) ?? 0

/** The branches without more behind them by which this model would be moved: where it goes is asked next. */
export function errands(ask: Ask, piece: string, moverOf: (ask: Ask) => string, { moves = [] }: Usual): string[] {
  if (ask.kind !== 'menu' || moverOf(ask) !== piece) return []
  return moves.filter((name) => ask.branches[name] === null)
}

/** A list of squares or edges within an ask, and the way to it. */
export interface Offer {
  way: string[]
  leaf: ChooseAsk | SomeAsk
}

/** The ways to the options of an ask, where it tells them. */
export function routes(ask: Ask): Record<string, Way> {
  return ask.kind === 'choose' ? (ask.routes ?? {}) : {}
}

/** Every open list of such things within an ask, in the order of the branches. */
export function listed(ask: Ask, of: string, way: string[] = []): Offer[] {
  if (ask.kind === 'choose' || ask.kind === 'some') return ask.of === of ? [{ way, leaf: ask }] : []
  if (ask.kind !== 'menu') return []
  return Object.entries(ask.branches).flatMap(([name, branch]) =>
    branch && branch.kind !== 'closed' ? listed(branch, of, [...way, name]) : [],
  )
}

/** The only list behind a menu that is about no model: its options can be chosen on the board at once. */
export function sole(ask: Ask): { way: string[]; leaf: ChooseAsk } | undefined {
  if (ask.kind !== 'menu' || about.model(ask)) return undefined
  const inner = Object.entries(ask.branches).filter(([, branch]) => branch !== null && isOpen(branch))
  const [name, leaf] = inner[0] ?? []
  return inner.length === 1 && name && leaf?.kind === 'choose' ? { way: [name], leaf } : undefined
}

export interface Item {
  way: string[]
  value?: unknown // what to answer there; none: the branch is entered, or is the whole answer
  shut: boolean
}

/** What can be done with a thing on the board: the branches behind which it can be chosen, and those that are about it. */
export function involving(ask: Ask, id: string, moverOf: (ask: Ask) => string): Item[] {
  if (ask.kind !== 'menu') return offers(ask, id) ? [{ way: [], value: id, shut: false }] : []
  const own = moverOf(ask) === id
  return Object.entries(ask.branches).flatMap(([name, branch]): Item[] => {
    const shut = !isOpen(branch)
    if (own || name === id) return [{ way: [name], shut }]
    if (shut || !branch) return []
    return involved(branch, id, [name], moverOf)
  })
}

function involved(ask: Ask, id: string, way: string[], moverOf: (ask: Ask) => string): Item[] {
  if (ask.kind === 'menu') {
    return Object.entries(ask.branches).flatMap(([name, branch]): Item[] => {
      if (!isOpen(branch)) return []
      if (name === id) return [{ way: [...way, name], shut: false }]
      return branch ? involved(branch, id, [...way, name], moverOf) : []
    })
  }
  if (ask.kind === 'choose') return offers(ask, id) ? [{ way, value: id, shut: false }] : []
  if (ask.kind === 'some') return offers(ask, id) ? [{ way, shut: false }] : []
  return isSpatial(ask) && moverOf(ask) === id ? [{ way, shut: false }] : []
}

function offers(ask: Ask, id: string): boolean {
  return 'options' in ask && ask.options.includes(id)
}

/** The answer that does nothing or ends it, if there is one. */
export function idleAnswer(ask: Ask): string | undefined {
  if (ask.kind === 'menu') return IDLE.find((name) => ask.branches[name] === null)
  if (ask.kind === 'choose') return IDLE.find((name) => ask.options.includes(name))
  return undefined
}

/** Can this question be passed each time it comes? Only where passing is what it offers. */
export function passable(ask: Ask): boolean {
  return idleAnswer(ask) === 'pass'
}

/** The ids of an ask's options, or of a menu's branches, that can be pointed at. */
export function things(ask: Ask): { id: string; open: boolean }[] {
  if (ask.kind === 'menu') return branches(ask).map(([id, branch]) => ({ id, open: isOpen(branch) }))
  if (ask.kind !== 'choose' && ask.kind !== 'some') return []
  return ask.options.filter((id) => typeof id === 'string').map((id) => ({ id, open: true }))
}

export function branches(ask: MenuAsk): [string, Branch][] {
  return Object.entries(ask.branches)
}

/** Which branches of a game move a model, the plain one first, and which are not worth a question of their own. */
export interface Usual {
  moves?: readonly string[] | undefined
  minor?: readonly string[] | undefined
}

/** The branches as they are shown, and as the number keys count them: what may be done, then what does little or ends it, then what is shut. */
export function listedBranches(ask: MenuAsk, { moves = [], minor = [] }: Usual): [string, Branch][] {
  const all = branches(ask)
  const plain = moves.filter((name) => isOpen(ask.branches[name]))
  let moved = 0
  const inTurn = all.map(([name, branch]): [string, Branch] => {
    const next = plain.includes(name) ? plain[moved++] : undefined // among themselves the moves have an order of their own
    return next === undefined ? [name, branch] : [next, ask.branches[next] ?? null]
  })
  const last = [...minor, ...IDLE].filter((name, i, names) => names.indexOf(name) === i)
  const rank = ([name, branch]: [string, Branch]) => (!isOpen(branch) ? 1000 : last.indexOf(name) + 1)
  return inTurn.sort((a, b) => rank(a) - rank(b))
}

/** The options as they are shown: those of lower rank first, and to do nothing comes last. */
export function listedOptions(ask: ChooseAsk | SomeAsk, rank: (id: string) => number = () => 0): readonly unknown[] {
  const place = (option: unknown): number => (IDLE.includes(String(option)) ? LAST : rank(String(option)))
  const places = new Set(ask.options.map(place))
  return places.size > 1 ? [...ask.options].sort((a, b) => place(a) - place(b)) : ask.options
}
