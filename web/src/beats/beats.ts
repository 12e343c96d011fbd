// What happened, as beats: the events that can be followed on the table, one after the other. Which they are is for the game to say.

import type { Grid } from '../board/grid'
import { pieceOf, wayOf, type IsPiece, type Way } from '../board/motion/walks'
import { joined, together, undone } from '../panels/log/story'
import type { Event, Scenery, Step } from '../wire'

export type Kinds = NonNullable<Scenery['beats']>
export type Kind = Kinds[string]

export interface Beat {
  key: string // of its line in the log
  kind: Kind
  event: Event
  seat: number | null // who decided it
  who: string // the piece that it is about, '' if it is about none
  targets: string[] // the pieces at which it is aimed
  way: Way | null // which way it went
}

/** What is to be known of the table to tell beats. */
export interface Known {
  kinds: Kinds
  isPiece: IsPiece
  grid: Grid | null
}

/** The beats of these steps, without those that were taken back. */
export function beatsOf(steps: readonly Step[], known: Known): Beat[] {
  const gone = undone([...steps])
  return steps.filter(({ serial }) => !gone.has(serial)).flatMap((step) => told(step, known))
}

function told(step: Step, { kinds, isPiece, grid }: Known): Beat[] {
  return together(step.events ?? []).flatMap((events, number): Beat[] => {
    const event = joined(events)
    const kind = Object.hasOwn(kinds, event.name) ? kinds[event.name] : undefined
    if (!kind) return []
    const who = pieceOf(event, isPiece)
    const [first, ...rest] = events.flatMap((part) => wayOf(part, isPiece, grid) ?? [])
    const way = first ? { from: first.from, legs: [first, ...rest].flatMap(({ legs }) => legs) } : null
    const key = `${step.serial}.${number}`
    return [{ key, kind, event, seat: step.seat ?? null, who, targets: aimedAt(event, who, isPiece), way }]
  })
}

function aimedAt({ args }: Event, who: string, isPiece: IsPiece): string[] {
  const named = 'target' in args ? [args.target] : Object.values(args)
  return named.flat().filter((id): id is string => typeof id === 'string' && id !== who && isPiece(id))
}

/** Where a beat begins something new on the strip. */
export const opens = ({ kind }: Beat): boolean => kind === 'activation' || kind === 'turn'

/** The beats since something new began. */
export const latest = (beats: readonly Beat[]): Beat[] => beats.slice(Math.max(0, beats.findLastIndex(opens)))
