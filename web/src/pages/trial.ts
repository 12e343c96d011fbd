/** What the server makes of a set-up before anybody sits down: its board, or why it cannot be played so. */

import { Failure, get } from '../lib/api'
import type { Board, Option, Refusal } from '../wire'

export interface Verdict {
  board: Board | null
  why: Refusal | null // why not
}

const REFUSED = 'refused'
const known = new Map<string, Promise<Verdict>>()

/** Asked once for each set-up; rejects where the server did not answer. */
export function trial(game: string, setup: Record<string, unknown>): Promise<Verdict> {
  const path = `api/games/${game}/board?options=${encodeURIComponent(JSON.stringify(setup))}`
  const before = known.get(path)
  if (before) return before
  const asked = get<Board | null>(path).then((board): Verdict => ({ board, why: null }), refused)
  asked.catch(() => known.delete(path)) // so that it is tried again
  known.set(path, asked)
  return asked
}

function refused(problem: unknown): Verdict {
  if (problem instanceof Failure && problem.code === REFUSED) return { board: null, why: problem.why }
  throw problem
}

/** For which numbers of players it cannot be played, though it can for others. */
export async function counts(
  game: string,
  setup: Record<string, unknown>,
  all: number[],
): Promise<[number, Refusal][]> {
  const told = await Promise.all(all.map(async (seats) => ({ seats, ...(await trial(game, { ...setup, seats })) })))
  const not = told.flatMap(({ seats, why }): [number, Refusal][] => (why ? [[seats, why]] : []))
  return not.length < all.length ? not : []
}

export interface Choice {
  value: unknown
  board: Board
}

/** The boards that an option leads to, each once: an option may call one by several names. */
export async function boards(game: string, setup: Record<string, unknown>, option: Option): Promise<Choice[]> {
  const values = option.options ?? []
  const told = await Promise.all(values.map((value) => trial(game, { ...setup, [option.name]: value })))
  const found = new Map<string, Choice>()
  told.forEach(({ board }, i) => {
    const key = JSON.stringify(board)
    if (board && !found.has(key)) found.set(key, { value: values[i], board })
  })
  return [...found.values()]
}
