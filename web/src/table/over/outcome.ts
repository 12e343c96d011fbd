// How a game ended, as the engine tells it: an object, or a list of its fields.

export interface Outcome {
  winners: number[]
  rule: string
  scores: number[]
  reason: string
}

export function outcome(data: unknown): Outcome | null {
  if (Array.isArray(data)) {
    const [winners = [], rule = '', scores = [], reason = ''] = data as [number[]?, string?, number[]?, string?]
    return { winners, rule, scores, reason }
  }
  if (typeof data !== 'object' || data === null) return null
  const { winners = [], rule = '', scores = [], reason = '' } = data as Partial<Outcome>
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
