// How a game ended. The engine tells it as a list of its fields.
import type { Outcome as Told } from '../../wire'

export interface Outcome {
  winners: number[]
  rule: string
  scores: number[]
  reason: string
}

export function outcome(told: Told | null | undefined): Outcome | null {
  if (!told) return null
  const [winners, rule, scores = [], reason = ''] = told
  return { winners, rule, scores, reason }
}

/** The score of the winner and the best of the others, where there is one winner who has scored more. */
export function margin({ winners, scores }: Outcome): { most: number; least: number } | null {
  const [winner] = winners
  if (winners.length !== 1 || winner === undefined || scores.length < 2) return null
  const most = scores[winner] ?? 0
  const least = Math.max(...scores.filter((_, seat) => seat !== winner))
  return most > least ? { most, least } : null
}
