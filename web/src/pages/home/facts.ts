/** What the card of a game says, from its form, and its picture. */

import { say } from '../../lib/text.svelte'
import type { Facts, Form } from '../../wire'

export const LEVELS: readonly Facts['difficulty'][] = ['easy', 'medium', 'deep']

/** Made by docs/pictures.py. A game from elsewhere has none, and its card is plain. */
const PICTURES = import.meta.glob<string>('../../../pictures/games/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const pictureOf = (game: string): string => PICTURES[`../../../pictures/games/${game}.webp`] ?? ''

/** For how many the game is, whatever the order in which its form says so. */
export function fewestAndMost(seats: readonly number[]): { least: number; most: number } | null {
  return seats.length ? { least: Math.min(...seats), most: Math.max(...seats) } : null
}

/** How long it takes, and for how many it is. */
export function timeAndPlayers({ facts, seats }: Form): string {
  const players = fewestAndMost(seats)
  const time = facts && say('ui-minutes', { least: facts.minutes[0], most: facts.minutes[1] })
  const many =
    players &&
    (players.least === players.most
      ? say('ui-players-exactly', { count: players.most })
      : say('ui-players-between', players))
  return [time, many].filter(Boolean).join(' · ')
}
