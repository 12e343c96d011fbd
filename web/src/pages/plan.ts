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
export const quick = (form: Form, language: string, name: string): Plan => practice(form, language, name, form.quick)

/** The same with the set-up that teaches the game. */
export const lesson = (form: Form, language: string, name: string): Plan => practice(form, language, name, form.lesson)

/** Nobody but bots, for people to look on. */
export function watched(form: Form, language: string): Plan {
  const seats = Array.from({ length: form.seats[0] ?? 2 }, () => bot(form))
  return { game: form.game, seats, options: options(form, language, form.quick), spectators: true }
}

function practice(form: Form, language: string, name: string, setups: Form['quick']): Plan {
  const others = Array.from({ length: (form.seats[0] ?? 2) - 1 }, () => bot(form))
  const seats: SeatPlan[] = [{ kind: 'person', name }, ...others]
  return { game: form.game, seats, options: options(form, language, setups), practice: true }
}

const bot = (form: Form): SeatPlan => ({ kind: 'bot', bot: opponent(form) })

function options(form: Form, language: string, setups: Form['quick']): Record<string, unknown> {
  const chosen = edition(form, language)
  return { ...setups?.[chosen], ...(chosen ? { edition: chosen } : {}) }
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
