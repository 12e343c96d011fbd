// Everything with which the question on this screen is asked and answered, put together. Components find it by `asking()`.

import { getContext, setContext } from 'svelte'
import type { Sentence } from '../wire'
import type { Marks } from '../board/marks'
import type { Room } from '../room/room.svelte'
import { Elsewhere } from './advice/elsewhere.svelte'
import { Doubts } from './answer/doubts.svelte'
import { Group } from './drawing/group.svelte'
import { Placing, type Scale } from './drawing/placing.svelte'
import { Squares, type BoardOnPage } from './drawing/squares.svelte'
import { Gestures } from './gestures.svelte'
import { marksOf } from './marks'
import { ThingMenu } from './popup.svelte'
import { Question } from './question.svelte'
import { Building } from './roster/building.svelte'
import type * as tree from './tree'
import { Turning } from './turning.svelte'

export class Asking {
  readonly question: Question
  readonly doubts = new Doubts()
  readonly menu: ThingMenu
  readonly placing: Placing
  readonly squares: Squares
  readonly group: Group
  readonly turning: Turning
  readonly building: Building
  readonly elsewhere: Elsewhere // it outlives the question in which a model is picked up
  readonly gestures: Gestures

  constructor(
    readonly room: Room,
    board: BoardOnPage & Scale,
    held?: () => boolean, // is what led to the question still being shown?
  ) {
    const follow = {
      stepped: (here: tree.Branch | undefined) => {
        this.squares.clear()
        this.placing.begin(here)
      },
      pointed: (id: string | null) => this.squares.point(id),
      sent: () => this.menu.close(),
      sure: ({ key, args = {} }: Sentence) =>
        room.view?.guide // who learns is told by the guide, and may take everything back
          ? Promise.resolve(true)
          : this.doubts.confirmed({ name: key, what: { key, args }, yes: 'ui-warn-yes' }),
    }
    this.question = new Question(room, follow, held)
    this.menu = new ThingMenu(this.question)
    this.placing = new Placing(this.question, this.doubts, board)
    this.squares = new Squares(this.question, this.menu, board, () => this.gestures.back())
    this.group = new Group(this.question, this.placing)
    this.turning = new Turning(this.question)
    this.building = new Building(this.question, this.doubts)
    this.elsewhere = new Elsewhere(this.question)
    this.gestures = new Gestures(this.question, this)
  }

  marks = $derived.by((): Marks => marksOf(this))

  /** A new question: nothing of the old one stays. Where pieces are placed one after the other, the next is in hand at once. */
  reset(): void {
    const { question, group } = this
    const next = group.busy || question.placed !== question.top?.name ? undefined : group.waiting[0]
    question.placed = ''
    this.building.peeking = false
    question.go(next ? [next.id] : [])
    question.fault = null
    this.menu.close()
    this.gestures.dragged = this.gestures.errand = null
    if (question.top) this.squares.pursue()
  }
}

const KEY = Symbol('asking')
export const provideAsking = (asking: Asking): Asking => setContext(KEY, asking)

/** How the question on this page is answered. Ask for it while a component starts. */
export const asking = (): Asking => getContext<Asking>(KEY)
