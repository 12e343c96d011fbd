// Who looks at whom, and what the engine says about it.

import { untrack } from 'svelte'
import type { Marks } from '../board/marks'
import type { Point3 } from '../board/geometry'
import { planned } from '../board/tools/tools.svelte'
import { Refused } from '../room/engine'
import type { Room } from '../room/room.svelte'
import type { Refusal, Sightline } from '../wire'
import { present } from './cast/company'

export class Gaze {
  chosen = $state<{ one: string; other: string }>({ one: '', other: '' }) // by hand; '' as the table suggests
  sight = $state.raw<Sightline | null>(null)
  refused = $state.raw<Refusal | null>(null)
  place = $state.raw<Point3 | null>(null) // from where, if it is planned to go elsewhere
  private asked = 0

  constructor(private readonly room: Room) {}

  /** Everybody on the board who can look or be looked at. */
  all = $derived.by(() => (this.room.scene ? present(this.room.scene) : []))

  one = $derived.by((): string => {
    const { room, chosen } = this
    const own = this.all.find(({ seat }) => seat === room.seat)?.id
    return (
      this.there(chosen.one) ||
      this.there(room.selected) ||
      this.there(room.scene?.active) ||
      own ||
      (this.all[0]?.id ?? '')
    )
  })

  /** Whom one would look at: those of others first, the nearest before the rest. */
  others = $derived.by(() => {
    const from = this.all.find(({ id }) => id === this.one)
    if (!from) return []
    const far = ({ at }: { at: readonly number[] }) => Math.hypot(at[0]! - from.at[0], at[1]! - from.at[1])
    const foe = (piece: { seat: number; side?: number | null }) =>
      Number(piece.seat === from.seat && (piece.side ?? null) === (from.side ?? null))
    return this.all.filter(({ id }) => id !== from.id).sort((a, b) => foe(a) - foe(b) || far(a) - far(b))
  })

  other = $derived.by((): string => {
    const wanted = this.there(this.chosen.other)
    return wanted && wanted !== this.one ? wanted : (this.others[0]?.id ?? '')
  })

  private there(id: string | null | undefined): string {
    return this.all.some((piece) => piece.id === id) ? (id ?? '') : ''
  }

  /** Ask the engine. Nothing is known until it has answered. */
  ask(marks: Marks): void {
    const turn = ++this.asked
    const { one, other, room } = this
    if (!one || !other) {
      this.sight = this.refused = null
      return
    }
    const at = planned(marks, one)
    untrack(() => {
      if (this.sight?.one !== one || this.sight.other !== other) this.sight = null
      this.refused = null
    })
    room.engine.sight(one, other, at).then(
      (sight) => {
        if (turn !== this.asked) return
        this.place = at ?? null
        this.sight = sight
      },
      (problem: unknown) => {
        if (turn !== this.asked) return
        this.sight = null
        this.refused = problem instanceof Refused ? problem.why : { key: 'ui-theatre-silent' }
      },
    )
  }
}
