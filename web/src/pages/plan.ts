/** A plan for a new room, from what was filled in. */

import type { Form, Option, Plan, SeatPlan } from '../wire'
import { edition, standard } from './forms'

const BOT = 'greedy' // the one that plays best

/** The bot to play against if nobody chooses one: the best that knows the game. */
export function opponent(form: Form | null | undefined): string {
  const bots = form?.bots ?? []
  return bots.includes(BOT) ? BOT : (bots[0] ?? BOT)
}

/** A game at once: this reader against bots, for practice. */
export function quick(form: Form, language: string, name: string): Plan {
  const chosen = edition(form, language)
  const count = form.seats[0] ?? 2
  const seats: SeatPlan[] = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'person', name } : { kind: 'bot', bot: opponent(form) },
  )
  const options = { ...form.quick?.[chosen], ...(chosen ? { edition: chosen } : {}) }
  return { game: form.game, seats, options, practice: true }
}

/** Only what differs from what the edition does anyway. */
export function changed(options: Option[], values: Record<string, unknown>, chosen: string): Record<string, unknown> {
  const differing: Record<string, unknown> = {}
  for (const option of options) {
    const value = values[option.name]
    if (value !== undefined && value !== standard(option, chosen)) differing[option.name] = value
  }
  return differing
}
