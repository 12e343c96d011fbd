// What the tools of the board say, for ears: who sees whom and why, whom a piece could reach.

import type { Room } from '../../room/room.svelte'
import type { Sightline, Threat } from '../../wire'
import { distance, name, say, titled } from '../../lib/text.svelte'
import { called } from '../words'

/** Who sees whom, and why; without sentences of the game the bare facts. */
export function seen(room: Room, sight: Sightline): string {
  const lines = sight.lines?.map(({ key, args }) => say(key, args)) ?? []
  if (lines.length) return lines.join(' ')
  const verdict = say(sight.clear ? 'ui-board-sees' : 'ui-board-sees-not', {
    one: name(sight.one),
    other: name(sight.other),
  })
  return [verdict, ...facts(room, sight)].join(', ')
}

/** How far apart they are, and what is between them. */
export function facts(room: Room, sight: Sightline): string[] {
  return [
    say('ui-board-apart', { far: sight.distance }),
    ...(sight.cover ? [say('ui-board-cover', { cover: sight.cover })] : []),
    ...(sight.blockers?.length
      ? [say('ui-board-by', { by: [...new Set(sight.blockers.map((id) => called(room, id)))] })]
      : []),
  ]
}

/** Whom a piece could reach, and with what. */
export function reached(threat: Threat): string {
  const who = name(threat.piece)
  const each = threat.reached.map(
    ({ piece, by, distance: far }) => `${name(piece)}, ${titled('branch', by)}, ${distance(far)}`,
  )
  return say(each.length ? 'ui-told-reached' : 'ui-told-reaches-nobody', { who, whom: each.join('; ') })
}
