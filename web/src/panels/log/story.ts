/** The log as a story: steps become lines, and events that open a chapter begin a new group. */

import type { Event, Step } from '../../wire'

export interface LogLine {
  key: string
  seats: number[] // whom it is about
  text: string
  rule: string
  ids: string[] // the things it names
  kind: Step['kind']
  forced: boolean
  auto: boolean // the table answered for a player
  undone: boolean // taken back since
}

const MARKS = ['forced', 'auto', 'undone'] as const
type Marks = Pick<LogLine, (typeof MARKS)[number]>

export interface Chapter {
  key: string
  title: string
  lines: LogLine[]
}

const DECIDED: readonly Step['kind'][] = ['answer', 'concede']
const PLAYED: readonly Step['kind'][] = ['start', ...DECIDED] // their events tell it all

/** What the story needs to know of the table and of the texts. */
export interface Teller {
  event: (event: Event) => string
  heading: (event: Event) => string // '' where the event opens no chapter
  auto: () => string // what is said of an answer that the table gave
  step: (step: Step) => string // a step without events: taken back, said, left
  owner: (id: string) => number | undefined // whose piece this is
  known: (id: string) => boolean // is it a thing to point at?
  lines?: WeakMap<Event, LogLine> // that have been put into words, as long as these are the words
}

export function story(steps: Step[], teller: Teller): Chapter[] {
  const chapters: Chapter[] = []
  const open = (key: string, title: string) => chapters.push({ key, title, lines: [] })
  const gone = undone(steps)
  for (const step of steps) {
    if (bare(step)) add(chapters, open, plainly(step, teller))
    for (const [number, event] of walked(step.events ?? []).entries()) {
      const key = `${step.serial}.${number}`
      const title = teller.heading(event)
      if (title) open(key, title)
      const first = number === 0
      const marks = {
        forced: first && Boolean(step.forced),
        auto: first && Boolean(step.auto),
        undone: gone.has(step.serial),
      }
      add(chapters, open, lineOf(event, step, key, teller, marks))
    }
  }
  return chapters
}

/** Is it shown by itself? Answers are shown by what they led to, and an undo that draws chance again by that; what the table answered
 * for a player is always said. */
export function bare({ kind, events, auto, cue }: Step): boolean {
  if (auto && !events?.length) return !cue
  if (kind === 'undo') return !events?.length
  return !PLAYED.includes(kind)
}

/** The squares of one walk belong together: each list is one line. */
export function together(events: readonly Event[]): [Event, ...Event[]][] {
  const told: [Event, ...Event[]][] = []
  for (const event of events) {
    const last = told.at(-1)?.at(-1)
    const { model, origin, cell } = event.args
    const on = last?.name === event.name && last.args.model === model && origin && last.args.cell === origin
    if (on && cell) told.at(-1)?.push(event)
    else told.push([event])
  }
  return told
}

/** The line of a walk: from where it began to where it ended. */
export function joined(events: readonly [Event, ...Event[]]): Event {
  const [first] = events
  const cell = events.at(-1)?.args.cell
  return events.length > 1 ? { ...first, args: { ...first.args, cell } } : first
}

export const walked = (events: readonly Event[]): Event[] => together(events).map(joined)

/** The answers that somebody has taken back. */
export function undone(steps: Step[]): Set<number> {
  const gone = new Set<number>()
  let after = Infinity // lines later than this, up to the undo, have not happened
  for (const step of steps.toReversed()) {
    if (step.serial <= after) after = Infinity
    if (step.kind === 'undo' && step.to != null) after = Math.min(after, step.to)
    else if (DECIDED.includes(step.kind) && step.serial > after) gone.add(step.serial)
  }
  return gone
}

function add(chapters: Chapter[], open: (key: string, title: string) => void, line: LogLine): void {
  if (chapters.length === 0) open('start', '')
  chapters.at(-1)?.lines.push(line)
}

function plainly(step: Step, teller: Teller): LogLine {
  const seats = step.seat == null ? [] : [step.seat]
  const key = String(step.serial)
  return {
    key,
    seats,
    text: teller.step(step),
    rule: '',
    ids: [],
    kind: step.kind,
    forced: false,
    auto: false,
    undone: false,
  }
}

/** A line, the same as before if nothing about it has changed: what is long is not written once more with every new line. */
function lineOf(event: Event, step: Step, key: string, teller: Teller, marks: Marks): LogLine {
  const before = teller.lines?.get(event)
  if (before?.key === key && MARKS.every((mark) => before[mark] === marks[mark])) return before
  const line = { ...told(event, step, key, teller), ...marks }
  teller.lines?.set(event, line)
  return line
}

function told(event: Event, step: Step, key: string, teller: Teller): LogLine {
  const ids = Object.values(event.args)
    .flat()
    .filter((id): id is string => typeof id === 'string' && teller.known(id))
  const named = [event.args.seat, event.args.player].flatMap((said) => (typeof said === 'number' ? [said - 1] : []))
  const seats = new Set([...named, ...ids.map(teller.owner).filter((seat) => seat !== undefined)]) // texts count from 1
  const { rule } = event
  const marks = { forced: false, auto: false, undone: false }
  return { key, seats: [...seats], text: teller.event(event), rule, ids, kind: step.kind, ...marks }
}

/** What is new after a step, in sentences: the last ones, and how many are left out. */
export function news(steps: Step[], after: number, teller: Teller, most: number): { lines: string[]; left: number } {
  const fresh = story(
    steps.filter(({ serial }) => serial > after),
    teller,
  )
  const lines = fresh.flatMap((chapter) =>
    chapter.lines.map(({ text, auto }) => (auto ? `${text} ${teller.auto()}` : text)),
  )
  return { lines: lines.slice(-most), left: Math.max(0, lines.length - most) }
}

/** The chapters with only the lines that are searched for. */
export function filtered(chapters: Chapter[], seat: number | null, search: string): Chapter[] {
  const wanted = search.trim().toLowerCase()
  if (seat === null && !wanted) return chapters
  const fits = (line: LogLine) =>
    (seat === null || line.seats.includes(seat)) && (!wanted || line.text.toLowerCase().includes(wanted))
  return chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(fits) }))
    .filter((chapter) => chapter.lines.length > 0)
}

/** The last lines, with the chapters they stand in. */
export function tail(chapters: Chapter[], most: number): { chapters: Chapter[]; left: number } {
  const kept: Chapter[] = []
  let room = most
  let left = 0
  for (const chapter of chapters.toReversed()) {
    const lines = room > 0 ? chapter.lines.slice(-room) : []
    left += chapter.lines.length - lines.length
    room -= lines.length
    if (lines.length > 0 || (room > 0 && chapter.title)) kept.unshift({ ...chapter, lines })
  }
  return { chapters: kept, left }
}

export interface Bit {
  text: string
  id?: string
}

/** A sentence cut where it names a thing. Longer names first: one may be part of another. */
export function cutAtNames(text: string, ids: string[], name: (id: string) => string): Bit[] {
  let bits: Bit[] = [{ text }]
  const named = [...new Set(ids)].map((id) => ({ id, said: name(id) })).filter(({ said }) => said)
  for (const { id, said } of named.sort((a, b) => b.said.length - a.said.length)) {
    bits = bits.flatMap((bit) => (bit.id ? [bit] : cut(bit.text, id, said)))
  }
  return bits
}

function cut(text: string, id: string, said: string): Bit[] {
  const parts = text.split(said)
  return parts.flatMap((part, number) => [
    ...(number > 0 ? [{ text: said, id }] : []),
    ...(part ? [{ text: part }] : []),
  ])
}
