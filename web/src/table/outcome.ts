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
