// The question for ears: what can be answered, and what the answer that is being put together comes to.

import { called, facingWords } from '../../board/words'
import { onCompass } from '../../board/pieces/facing'
import { capital } from '../../lib/grammar'
import { distance, event, refusal, say } from '../../lib/text.svelte'
import { keys, type Act } from '../../lib/keys.svelte'
import type { ChooseAsk, NumberAsk, SomeAsk } from '../../wire'
import type { Asking } from '../asking.svelte'
import type { Drawing } from '../drawing/drawing.svelte'
import type { Squares } from '../drawing/squares.svelte'
import { isDirection, isFacing, lookedAt } from '../facing'
import { keyOf, optionKey } from '../keys/hotkeys'
import type { Question } from '../question.svelte'
import * as tree from '../tree'
import { branch, detail, title } from './label'

const MOST = 9 // as many choices as have keys are told by name, more are counted

/** What can be answered, each with its key; where there are many, how many. */
export function choices(question: Question): string {
  if (tree.isSpatial(question.here)) {
    const count = question.here.proposals?.length ?? 0
    return count ? `${say('ui-proposals', { count })}.` : ''
  }
  const told = offered(question)
  if (told.length > MOST) return say('ui-told-many', { count: told.length })
  const named = told.map(({ act, name }) => [act ? keys.label(act) : '', name].filter(Boolean).join(', '))
  return named.length ? say('ui-told-choices', { choices: named.join('. ') }) : ''
}

interface Offered {
  act: Act | undefined
  name: string
}

function offered(question: Question): Offered[] {
  const { here, room } = question
  if (here?.kind === 'menu') {
    return tree
      .listedBranches(here, room.usual)
      .flatMap(([name, behind], i) =>
        tree.isOpen(behind) ? [{ act: optionKey(i), name: branch(question, name, behind) }] : [],
      )
  }
  if (here?.kind !== 'choose' && (here?.kind !== 'some' || here.roster)) return []
  const options = tree.listedOptions(here, question.rank)
  return options.map((option, i) => ({ act: keyOf(here.of, options, i), name: title(question, here.of, option) }))
}

/** A word or two as a sentence. */
const sentence = (text: string): string => (text && !/[.!?]$/.test(text) ? `${capital(text)}.` : text)

/** What the answer comes to so far: how many are ticked, which square is aimed at, which way it looks; or why something is shut. */
export function progress({ question, squares }: Asking): string {
  const { here, reason } = question
  if (!here) return ''
  if (reason?.why && here.kind === 'menu') return shut(question, reason.name, refusal(reason.why))
  if (squares.leaf && (squares.refused ?? squares.aim)) return aimed(question, squares)
  if (here.kind === 'some' && !here.roster) return ticked(here, question.picks.size)
  if (isFacing(here)) return sentence(facingWords(question.amount ?? lookedAt(here)))
  return here.kind === 'number' ? sentence(amount(question, here)) : ''
}

function shut(question: Question, name: string, why: string): string {
  const behind = question.here?.kind === 'menu' ? question.here.branches[name] : undefined
  return say('ui-part', { name: branch(question, name, behind ?? null), text: why })
}

/** How many are ticked, and how many it must be. */
export function ticked(ask: SomeAsk, count: number): string {
  const { least, most, options } = ask
  if (!options.length) return say('ui-some-none')
  const state =
    count < least
      ? say('ui-some-fewer', { left: least - count })
      : count > most
        ? say('ui-some-more', { over: count - most })
        : count < most
          ? say('ui-some-up-to', { most })
          : say('ui-some-fits')
  return `${say('ui-some-count', { count, least, most })} ${state}`
}

function amount(question: Question, ask: NumberAsk): string {
  const value = question.amount ?? (ask.of === 'distance' ? ask.high : ask.low)
  if (ask.of === 'distance') return distance(Math.round(value / 100) * 100)
  if (!Number.isInteger(value) || value < ask.low || value > ask.high)
    return say('why-out-of-range', { answer: value, low: ask.low, high: ask.high })
  return isDirection(ask) ? question.words.direction(onCompass(value)) : String(value)
}

/** The square that is aimed at, what it leads to; or why another is not possible. */
function aimed(question: Question, squares: Squares): string {
  const { aim, refused, foretold, leaf } = squares
  if (refused) return refusal(refused.why)
  if (!aim || !leaf) return ''
  const lines = foretold?.lines?.length ? foretold.lines.map(refusal) : (foretold?.events ?? []).map(event)
  return [`${[square(question, squares, leaf, aim), over(squares, aim)].filter(Boolean).join(' ')}.`, ...lines].join(
    ' ',
  )
}

/** A square with what it costs, and where it is. */
export function square(question: Question, squares: Squares, ask: ChooseAsk | SomeAsk, option: unknown): string {
  return [priced(question, squares, ask, option), detail(question, option)].filter(Boolean).join(', ')
}

/** Its name and what it costs. */
export function priced(question: Question, squares: Squares, ask: ChooseAsk | SomeAsk, option: unknown): string {
  const cost = typeof option === 'string' ? squares.route(option)?.cost : undefined
  const name = title(question, ask.of, option)
  return cost === undefined ? name : say('ui-square-cost', { cell: name, cost })
}

/** The squares on the way there. */
export function over(squares: Squares, cell: string): string {
  const path = squares.route(cell)?.path.slice(0, -1) ?? []
  return path.length ? say('ui-square-over', { cells: path }) : ''
}

/** What a place or a path that is being drawn comes to: where it ends, what it touches or nearly touches, what it leads to or why not. */
export function drawn({ question, placing, room }: Asking, drawing: Drawing): string[] {
  const { stop, from, why, foretold, ask, short, stopped, touches } = drawing
  if (!stop) return []
  const where = question.words.proposal([...stop, ...(from?.[2] ? [from[2]] : [])], placing.mover(ask))
  if (why) return [`${where}.`, refusal(why)]
  const snapped = touches.map((id) => say('ui-snap-touches', { name: called(room, id) }))
  if (short) snapped.push(say('ui-snap-short', { gap: short.gap, name: called(room, short.id) }))
  const lines = foretold?.lines?.length ? foretold.lines.map(({ key, args }) => say(key, args)) : []
  return [
    `${[where, ...snapped].join(', ')}.`,
    ...(stopped ? [`${say(`ui-snap-ends-${ask.kind}`)} ${refusal(stopped)}`] : []),
    ...lines,
  ]
}
