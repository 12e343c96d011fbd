// What a roster and its cards are called.

import { has, local, say, titled, word } from '../../lib/text.svelte'
import type { Room } from '../../room/room.svelte'

/** A text of rosters in the game's own words, where it has them. */
export const rosterText = (key: string, args?: Record<string, unknown>): string =>
  say(has(`roster-${key}`) ? `roster-${key}` : `ui-roster-${key}`, args)

export const cardName = (room: Room, card: string): string => local(room.sheet(card)?.name) || word(card)

/** The words under a card's name. */
export const traits = (room: Room, card: string): string =>
  (room.sheet(card)?.words ?? []).map((trait) => titled('word', trait)).join(' · ')
