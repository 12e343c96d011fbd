// Whether a duel lies on the board, and where: over all of it, or at one end where its result leaves the board free.

import type { BoardView } from '../../board/view.svelte'
import type { Room } from '../../room/room.svelte'
import type { Asking } from '../asking.svelte'
import * as tree from '../tree'
import type { ShownDuel } from './duel.svelte'

export class DuelPlace {
  constructor(
    private readonly room: Room,
    private readonly board: BoardView,
    private readonly asking: Asking,
    private readonly shown: ShownDuel,
  ) {}

  /** Does the question need the board? Then nothing may lie on it. */
  boardly = $derived.by((): boolean => {
    const { question, squares, turning } = this.asking
    const here = question.here
    return (
      here !== null &&
      (tree.isSpatial(here) ||
        turning.piece !== null ||
        squares.offers.length > 0 ||
        tree.things(here).some(({ id }) => this.room.onBoard(id)))
    )
  })

  /** What led to a duel is seen first: while it is shown on the board, nothing lies on it but cards and dice at their moment. */
  private readonly showing = $derived.by((): boolean => {
    const { playback } = this.board
    const behind = playback.behind || (this.room.past !== null && playback.now !== null)
    return behind && !['card', 'dice'].includes(playback.now?.kind ?? '')
  })

  /** What was shown already is shown again. */
  private readonly repeating = $derived.by((): boolean => this.board.playback.again && this.room.past === null)

  lies = $derived.by((): boolean => {
    const { duel, hidden, over } = this.shown
    return duel !== null && !hidden && !this.showing && !this.repeating && (over || !this.boardly)
  })

  /** Once the result is known, it only shows that, and the question stays beside it. */
  passing = $derived.by((): boolean => this.lies && this.shown.over)

  /** Who acts stands where it would lie: then it lies at the other end of the board. */
  lower = $derived.by((): boolean => {
    const { board } = this
    const spot = this.passing ? board.spot(board.motion.lit?.who || board.active) : null
    return spot !== null && board.camera.screen(spot)[1] < board.camera.height * 0.35
  })
}
