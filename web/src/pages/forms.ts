/** What a form says, for whoever fills it in. */

import type { BoardInfo, Form, Option, ScenarioInfo } from '../wire'
import type { Texts } from '../lib/text.svelte'

/** A game's title in its own texts; a game without one is called by its id. */
export function title(texts: Texts, game: string): string {
  if (texts.has(`game-${game}`)) return texts.say(`game-${game}`)
  return game.charAt(0).toUpperCase() + game.slice(1)
}

/** The edition in the reader's language, where the game has one. */
export function edition(form: Form, language: string): string {
  return form.editions.find((name) => name === language) ?? form.editions[0] ?? ''
}

export function standard(option: Option, chosen: string): unknown {
  return option.default?.[chosen]
}

/** The options in their groups, in the order of the form. */
export function groups(options: Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const group = option.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  return [...groups]
}

export const SCENARIO = 'scenario' // the option that says what is played

/** What will be played, where a game has several things to play. */
export function scenario(form: Form, chosen: unknown): ScenarioInfo | null {
  return form.scenarios?.find(({ id }) => id === chosen) ?? null
}

/** The boards that can be played on, and for how many. */
export function offered(form: Form, played: ScenarioInfo | null): { boards: BoardInfo[]; seats: number[] } {
  return played ?? form
}

/** Is this option a choice in this scenario, for this many players? */
export function fits(option: Option, played: ScenarioInfo | null, count: number): boolean {
  const here = !option.scenarios?.length || (played !== null && option.scenarios.includes(played.id))
  return here && (!option.seats?.length || option.seats.includes(count))
}
