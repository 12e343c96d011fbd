// The lessons of a game, as its server lists them; asked once for each game.

import { get } from '../lib/api'
import type { LessonInfo } from '../wire'

const asked = new Map<string, Promise<LessonInfo[]>>()

export function lessonsOf(game: string): Promise<LessonInfo[]> {
  const known = asked.get(game)
  if (known) return known
  const list = get<LessonInfo[]>(`api/games/${game}/lessons`)
  asked.set(game, list)
  list.catch(() => asked.delete(game)) // so that it is tried again
  return list
}

export interface Parts {
  first: LessonInfo | null // the guided game
  lessons: LessonInfo[] // after it, from easy to expert
  quizzes: LessonInfo[]
}

export function parts(list: readonly LessonInfo[]): Parts {
  const easyFirst = [...list].sort((a, b) => a.level - b.level)
  const first = easyFirst.find(({ guided }) => guided) ?? null
  return {
    first,
    lessons: easyFirst.filter((info) => info !== first && !info.quiz),
    quizzes: easyFirst.filter(({ quiz }) => quiz),
  }
}

/** What comes after a lesson: what it says itself, else the next of the list that has not been done. */
export function after(list: readonly LessonInfo[], lesson: string, done: (id: string) => boolean): LessonInfo | null {
  const { first, lessons, quizzes } = parts(list)
  const order = [...(first ? [first] : []), ...lessons, ...quizzes]
  const own = order.find(({ id }) => id === lesson)?.next
  const named = order.find(({ id }) => id === own)
  const rest = order.slice(order.findIndex(({ id }) => id === lesson) + 1)
  return named ?? rest.find(({ id }) => !done(id)) ?? null
}
