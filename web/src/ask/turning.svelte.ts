// A piece that is asked which way to look: turned by keys, or towards a point of the board.

import { FINE, towards, TURN, whole } from '../board/pieces/facing'
import type { How } from '../board/pointing/pointer'
import type { Piece, Point2 } from '../wire'
import { isFacing, lookedAt } from './facing'
import type { Question } from './question.svelte'

export class Turning {
  constructor(private readonly question: Question) {}

  /** Who is being turned. */
  piece = $derived.by((): Piece | null => {
    const { here, room } = this.question
    const piece = isFacing(here) ? room.piece(this.question.moverOf(here)) : undefined
    return piece?.at ? piece : null
  })

  /** Was it turned from where it looks now? */
  get begun(): boolean {
    const { here, amount } = this.question
    return this.piece !== null && here !== null && amount !== lookedAt(here)
  }

  /** To the left (counter-clockwise) or, below 0, to the right, by steps. */
  turn(steps: number, fine: boolean): boolean {
    if (!this.piece) return false
    this.question.amount = whole((this.question.amount ?? 0) + steps * (fine ? FINE : TURN))
    return true
  }

  /** As it looks now. */
  reset(): void {
    if (this.question.here) this.question.amount = lookedAt(this.question.here)
  }

  /** The board says where to look. The mouse must be pressed for it, or nobody could get past the board to the buttons. */
  aim(p: Point2, how: How): void {
    const { question, piece } = this
    if (how === 'double') void question.give(question.amount)
    else if (how !== 'move' && piece) question.amount = towards(piece.at ?? [], p) ?? question.amount
  }
}
