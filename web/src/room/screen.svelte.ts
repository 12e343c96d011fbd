/** Through whose eyes this screen looks. With several people at it, it is passed on, behind a curtain if one of them holds a secret. */

import type { Hand, Scene, Update } from '../wire'

export type Seat = number | null // null: a spectator

export class Screen {
  seats = $state.raw<number[]>([]) // the seats this screen may act for
  seat = $state<Seat>(null) // through whose eyes we look now
  curtain = $state<number | null>(null) // the screen has to be passed to this seat first
  private sitting: Seat = null // whose player sits before the screen; nobody knows after a reload or behind a curtain

  constructor(
    private readonly views: ReadonlyMap<Seat, Update>,
    private readonly turned: () => void, // another seat looks
  ) {}

  /** These seats were let in. Until all of them have been told what they see, nothing is shown. */
  enter(seats: number[]): void {
    this.seats = seats
    if (this.seat === null || !seats.includes(this.seat)) this.seat = seats[0] ?? null
    if (seats.length > 1 && this.sitting === null) this.curtain ??= this.seat
  }

  /** Several people at one screen: look through the eyes of whoever is asked. */
  follow(): void {
    if (this.seats.length < 2 || this.seats.some((seat) => !this.views.has(seat))) return
    const asked = (seat: Seat) => (this.views.get(seat)?.asks.length ?? 0) > 0
    const next = asked(this.sitting) ? this.sitting : (this.seats.find(asked) ?? this.sitting ?? this.seat)
    if (next === null || (next === this.sitting && this.curtain === null)) return
    const covered = this.sitting === null ? this.seats : [next, this.sitting]
    if (this.anotherChose(next) || covered.some((seat) => this.hasSecrets(seat))) {
      this.curtain = next
      this.sitting = null
    } else this.look(next)
  }

  /** The screen is in the right hands now. */
  lift(): void {
    if (this.curtain !== null) this.look(this.curtain)
  }

  private look(seat: number): void {
    this.seat = this.sitting = seat
    this.curtain = null
    this.turned()
  }

  /** Has another seat of this screen just chosen in secret what this one is asked, too? Then nobody may look over a shoulder. */
  private anotherChose(seat: Seat): boolean {
    const newest = [...this.views.values()].sort((a, b) => b.serial - a.serial)[0] // not all have come yet
    const waiting = newest?.waiting ?? []
    return waiting.some((waits) => waits.chosen && waits.seat !== seat && this.seats.includes(waits.seat))
  }

  /** Does this seat hold cards, or know anything, that another seat of this screen may not see? */
  private hasSecrets(seat: Seat): boolean {
    const own = this.views.get(seat)?.scene
    const others = this.seats.filter((other) => other !== seat).map((other) => this.views.get(other)?.scene)
    const isHidden = (hand: Hand) =>
      hand.count > 0 &&
      hand.cards != null &&
      others.some((scene) => scene?.hands?.some((seen) => isSameHand(seen, hand) && seen.cards == null))
    const faceDown = own?.duels?.some((duel) => duel.sides.some((side) => (side.own ?? []).length > 0))
    const knowsMore = others.some((scene) => own && scene && besideBoard(own) !== besideBoard(scene))
    return Boolean(own?.hands?.some(isHidden) || faceDown || knowsMore)
  }
}

const isSameHand = (hand: Hand, other: Hand): boolean => hand.seat === other.seat && hand.kind === other.kind

/** What is written beside the board: where it differs from seat to seat, somebody knows what others do not. */
function besideBoard({ goals, table, tracks }: Scene): string {
  return JSON.stringify([goals ?? [], table ?? {}, tracks ?? []])
}
