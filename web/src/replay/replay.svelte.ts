// Looking back: which moment of the game is shown, through whose eyes, and how one goes from one to the next. It shows nothing but what the
// server says was shown to those eyes. The game goes on meanwhile, and what has happened is there when one gets to it.

import { beatSounds } from '../beats/sounding'
import { PAUSES } from '../beats/pace'
import { inCells, gridOf } from '../board/grid'
import type { BoardView } from '../board/view.svelte'
import { reason } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import { event, say, textStore } from '../lib/text.svelte'
import { news } from '../panels/log/story'
import { tellerOf } from '../panels/log/teller'
import { playerName } from '../room/players'
import type { Room, Past } from '../room/room.svelte'
import type { Piece, Refusal, Scenery } from '../wire'
import type { Wanted } from './link'
import { Reel, type Eyes, type Moment, type Unit } from './reel'

const MOST = 12 // sentences at once; the log has the others
const SHORT = 0.35 // of a pause: for a line that nothing is to be seen of
const LONG = 1.6 // for a larger step
const AGAIN = 1500 // ms until what has happened meanwhile is fetched
const NOBODY: Eyes = 'watch'

export class Replay {
  at = $state(0) // the moment that is shown
  count = $state(0) // of the moments that are here
  unit = $state<Unit>('event') // by which it plays
  playing = $state(false)
  eyes = $state.raw<Eyes>(NOBODY)
  here = $state(false) // a moment is shown
  progress = $state(0) // of what is being fetched: 0 to 1
  fault = $state.raw<Refusal | null>(null) // why it cannot be had
  missed = $state(false) // there is no such moment: the nearest is shown
  reel = $state.raw<Reel | null>(null)
  private goal: Wanted = { at: 'last', eyes: null }
  private timer: ReturnType<typeof setTimeout> | undefined
  private coming: Unit | 'last' | null = null // where one goes as soon as it has been fetched
  private errand = 0 // counts what is being fetched: only the latest matters
  private named: Scenery['names'] | null = null

  constructor(
    private readonly room: Room,
    private readonly board: BoardView,
  ) {}

  /** Is the game over, so that all eyes may be looked through? */
  over = $derived.by((): boolean => this.room.info !== null && this.room.info.status !== 'playing')
  moments = $derived.by((): Moment[] => this.reel?.moments.slice(0, this.count) ?? [])
  moment = $derived.by((): Moment | null => (this.here ? (this.moments[this.at] ?? null) : null))
  /** The entry of the log after which this moment stood. */
  serial = $derived.by((): number =>
    this.moment && this.reel ? (this.reel.frames[this.moment.frame]?.serial ?? 0) : 0,
  )
  atEnd = $derived.by((): boolean => this.at >= this.count - 1)

  /** Through whose eyes may somebody look here? */
  choices = $derived.by((): Eyes[] => {
    const { info, ownSeat } = this.room
    if (!this.over) return [ownSeat ?? NOBODY]
    return ['all', ...(info?.seats ?? []).map(({ seat }) => seat), NOBODY]
  })

  // -- fetching

  /** Look back to a moment. What has been fetched is not fetched again. */
  async open(wanted: Wanted): Promise<void> {
    const { ownSeat } = this.room
    const eyes = wanted.eyes ?? (this.here ? this.eyes : (ownSeat ?? (this.over ? 'all' : NOBODY)))
    const errand = ++this.errand
    this.stop()
    this.goal = wanted
    this.fault = null
    if (!this.reel || this.reel.eyes !== eyes) this.reel = this.begun(eyes)
    this.eyes = eyes
    try {
      await this.fetch(this.reel, errand, true)
    } catch (problem) {
      if (errand === this.errand) this.fault = reason(problem)
    }
  }

  private begun(eyes: Eyes): Reel {
    const { id, tokens, ownSeat } = this.room
    const own = typeof eyes === 'number' ? tokens[eyes] : undefined
    this.count = 0
    return new Reel(id, eyes, own ?? tokens[ownSeat ?? -1], (shown) => gridOf(shown.scenery.board))
  }

  /** Fetch the parts one after the other; as soon as the moment that is wanted is among them, it is shown. */
  private async fetch(reel: Reel, errand: number, seeking: boolean): Promise<void> {
    let sought = seeking
    do {
      if (sought && this.reaches(reel)) {
        this.count = reel.moments.length
        this.seek(reel)
        sought = false
      }
      if (!reel.more) break
      if (!(await reel.fetch())) await new Promise((done) => setTimeout(done, AGAIN / 5))
      if (errand !== this.errand) return
      this.count = reel.moments.length
      this.progress = (reel.frames.at(-1)?.serial ?? 0) / Math.max(1, reel.last)
      this.arrived()
    } while (sought || reel.more)
  }

  /** Is the moment that is wanted among those that are here? */
  private reaches(reel: Reel): boolean {
    const { at } = this.goal
    if (!reel.moments.length) return false
    if (!reel.more || at === 'first') return true
    return (reel.frames.at(-1)?.serial ?? -1) > Number(at.split('.')[0])
  }

  private seek(reel: Reel): void {
    const { at } = this.goal
    const place = at === 'first' ? 0 : at === 'last' ? reel.moments.length - 1 : reel.find(at)
    this.missed = !['first', 'last'].includes(at) && !reel.has(at)
    this.go(place)
  }

  /** The game has gone on. */
  async grow(): Promise<void> {
    const { reel, errand } = this
    if (!reel || reel.more || reel.last >= this.room.serial) return
    reel.more = true
    await this.fetch(reel, errand, false).catch(() => undefined) // it is tried again when it goes on again
  }

  // -- from moment to moment

  /** Show a moment. What led to it from the one before may be seen. */
  go(place: number, seen = false): void {
    const { reel, room } = this
    const moment = reel?.moments[Math.max(0, Math.min(place, reel.moments.length - 1))]
    if (!reel || !moment) return
    clearTimeout(this.timer)
    this.coming = null
    const from = this.here ? this.at : -1
    this.at = reel.moments.indexOf(moment)
    this.here = true
    room.past = this.past(reel, moment, from)
    this.call(room.past)
    this.draw(reel, moment, seen)
  }

  step(unit: Unit, way: 1 | -1): void {
    const { reel } = this
    this.missed = false
    if (!reel || !this.here) return
    const place = reel.beyond(this.at, unit, way)
    if (place === null) this.coming = unit
    else this.go(place, unit === 'event' && way > 0)
  }

  /** More is here: perhaps what somebody waits for. */
  private arrived(): void {
    if (this.coming === 'last') this.end()
    else if (this.coming) this.step(this.coming, 1)
  }

  /** Somebody wants this step: what plays stops. */
  press(unit: Unit, way: 1 | -1): void {
    this.stop()
    this.step(unit, way)
  }

  first(): void {
    this.stop()
    this.go(0)
  }

  last(): void {
    this.stop()
    this.end()
  }

  private end(): void {
    if (this.reel?.more) this.coming = 'last'
    else this.go(this.count - 1)
  }

  /** The activation of this moment once more, from its beginning. */
  again(): void {
    if (!this.reel) return
    this.go(this.reel.begun(this.at))
    this.play('event')
  }

  // -- playing

  toggle(): void {
    if (this.playing) this.stop()
    else this.play(this.unit)
  }

  play(unit: Unit): void {
    this.unit = unit
    if (!this.here) return
    if (this.ended()) this.go(0)
    this.playing = true
    this.wait(0)
  }

  stop(): void {
    this.playing = false
    this.coming = null
    clearTimeout(this.timer)
  }

  private wait(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.tick(), ms)
  }

  private tick(): void {
    if (!this.playing) return
    if (this.ended()) return this.stop()
    this.step(this.unit, 1)
  }

  /** Is this the last moment, and none is being fetched? */
  private ended(): boolean {
    return this.atEnd && !this.reel?.more
  }

  /** How long a moment is looked at while it plays. */
  private pause(beat: boolean): number {
    const { pace, moves } = settings
    const base = PAUSES[pace === 'once' || !moves ? 'quick' : pace]
    return base * (this.unit !== 'event' ? LONG : beat ? 1 : SHORT)
  }

  // -- showing

  private draw(reel: Reel, moment: Moment, seen: boolean): void {
    const { room, board } = this
    const { frame, line, beat } = moment
    const { scene } = room
    if (!scene) return
    const beats = reel.beatsOf(frame)
    const lineOf = ({ key }: { key: string }): number => Number(key.split('.')[1] ?? 0)
    const moves = seen && beat !== null && settings.moves && settings.pace !== 'once'
    const shown = line < 0 ? beats : beats.filter((told) => lineOf(told) < line || (lineOf(told) === line && !moves))
    const coming = beats.filter((told) => !shown.includes(told))
    const earlier = reel.beatsBefore(frame)
    board.motion.lookBack(scene, { before: this.before(reel, frame), earlier, shown, coming }, moves)
    board.playback.lookBack([...earlier, ...shown.filter((told) => told !== beat)], beat)
    const ms = moves ? board.motion.play(beat) : 0
    if (seen && beat) beatSounds(beat, ms)
    if (ms || this.playing) this.timer = setTimeout(() => this.shown(moment), ms)
  }

  /** A beat has been seen. */
  private shown({ beat }: Moment): void {
    if (beat) this.board.motion.settle(beat)
    if (this.playing) this.wait(this.pause(beat !== null))
  }

  private before(reel: Reel, frame: number): readonly Piece[] {
    if (!frame) return []
    const { scene, scenery } = reel.shown(frame - 1)
    return inCells(scene, gridOf(scenery.board)).pieces ?? []
  }

  private past(reel: Reel, moment: Moment, from: number): Past {
    const { scene, scenery, waiting, outcome = null } = reel.shown(moment.frame)
    const { eyes } = reel
    const seat = typeof eyes === 'number' ? eyes : null
    const serial = reel.frames[moment.frame]?.serial ?? 0
    const steps = reel.steps(moment)
    const place = -1 - this.at // no moment of the present has this number
    const view: Past['view'] = {
      t: 'update',
      asks: [],
      moment: place,
      outcome,
      scene,
      seat,
      serial,
      steps: [],
      waiting,
    }
    return { view, scenery, steps, seat, eyes, key: moment.key, told: this.told(reel, moment, from) }
  }

  /** For ears: what has happened since the moment before; after a step back, what this moment is. */
  private told(reel: Reel, moment: Moment, from: number): string {
    const turn =
      moment.turn && moment.turn !== reel.moments[from]?.turn ? say('ui-replay-turn', { turn: moment.turn }) : ''
    const since = reel.moments.slice(from >= 0 && from < this.at ? from + 1 : this.at, this.at + 1)
    const lines = since.slice(-MOST).map((passed) => this.line(passed))
    const left = since.length - lines.length
    return [turn, left > 0 ? say('ui-told-before', { count: left }) : '', ...lines].filter(Boolean).join(' ')
  }

  /** A moment in a sentence. */
  line({ event: happened, frame }: Moment): string {
    if (happened) return event(happened)
    const step = this.reel?.frames[frame]?.step
    if (!step) return ''
    if (step.kind === 'start') return say('ui-replay-start')
    const [said] = news([step], -1, tellerOf(this.room), 1).lines
    return said ?? say('ui-replay-decided', { who: step.seat == null ? '' : playerName(this.room, step.seat) })
  }

  /** Things are called what they were called then. */
  private call({ scenery }: Past): void {
    if (this.named === scenery.names) return
    this.named = scenery.names
    textStore.names = { ...textStore.names, ...scenery.names }
  }

  /** Back at the present. */
  close(): void {
    this.errand++
    this.stop()
    this.here = false
    textStore.names = { ...textStore.names, ...this.room.names }
    this.board.playback.catchUp()
  }
}
