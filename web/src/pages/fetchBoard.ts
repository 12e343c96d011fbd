/** The board of a set-up before anybody sits down. */

import { get } from '../lib/api'
import type { Board } from '../wire'

const known = new Map<string, Promise<Board | null>>() // a set-up always has the same board

/** Asked once for each set-up; rejects where the server did not answer, or cannot have it so. */
export function fetchBoard(game: string, setup: Record<string, unknown>): Promise<Board | null> {
  const path = `api/games/${game}/board?options=${encodeURIComponent(JSON.stringify(setup))}`
  const before = known.get(path)
  if (before) return before
  const asked = get<Board | null>(path)
  asked.catch(() => known.delete(path)) // so that it is tried again
  known.set(path, asked)
  return asked
}
