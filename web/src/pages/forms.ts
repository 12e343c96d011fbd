/** What a form says, for whoever fills it in. */

import type { Form, Option } from '../wire'
import type { Texts } from '../lib/text.svelte'

/** A game's title in its own texts; a game without one is called by its id. */
export function title(texts: Texts, game: string): string {
  if (texts.has(`game-${game}`)) return texts.say(`game-${game}`)
  return game.charAt(0).toUpperCase() + game.slice(1)
}

/** The edition in the reader's language, where the game has one. */
export function edition(form: Form, language: string): string {
  return form.editions.find((one) => one === language) ?? form.editions[0] ?? ''
}

export function standard(option: Option, chosen: string): unknown {
  return option.default?.[chosen]
}

/** The options in their groups, in the order of the form. */
export function groups(options: Option[]): [string, Option[]][] {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    const group = option.group ?? ''
    found.set(group, [...(found.get(group) ?? []), option])
  }
  return [...found]
}
