// An answer as it would be read aloud: the branches that it takes, what it chooses, where it goes.

import { has, say, titled } from '../../lib/text.svelte'
import type { Ask, Scene } from '../../wire'
import { title } from '../answer/label'
import { isFacing } from '../facing'
import type { Question } from '../question.svelte'

/** The words for an answer to a question, or to what lies behind one of its branches. */
export function inWords(question: Question, ask: Ask, answer: unknown): string {
  switch (ask.kind) {
    case 'menu':
      return branched(question, ask, answer)
    case 'choose':
      return title(question, ask.of, answer)
    case 'some':
    case 'order':
      return chosen(question, ask.of, answer)
    case 'place':
    case 'path':
      return question.words.proposal(answer as number[], question.room.piece(question.moverOf(ask)))
    default:
      return isFacing(ask) ? question.words.direction((Number(answer) * Math.PI) / 180) : String(answer)
  }
}

function branched(question: Question, ask: Extract<Ask, { kind: 'menu' }>, answer: unknown): string {
  const [name, left] = typeof answer === 'string' ? [answer, undefined] : (Object.entries(answer as object)[0] ?? [''])
  const behind = ask.branches[name]
  const said =
    question.room.piece(name) || !has(`branch-${name}`) ? title(question, 'model', name) : titled('branch', name)
  if (left === undefined || !behind || behind.kind === 'closed') return said
  const inner = inWords(question, behind, left)
  return inner ? say('ui-branch-at', { branch: said, target: inner }) : said
}

function chosen(question: Question, of: string, answer: unknown): string {
  const list = Array.isArray(answer) ? answer : []
  return list.length ? list.map((one) => title(question, of, one)).join(', ') : say('ui-advice-none-of-them')
}

/** Whose name stands in what was advised: it is lit where it can be chosen. */
export const firstOf = (answer: unknown): string[] => {
  if (typeof answer === 'string' || typeof answer === 'number') return [String(answer)]
  if (Array.isArray(answer)) return answer.filter((one) => typeof one === 'string')
  return Object.keys(answer as object)
}

const turnOf = (scene: Scene | null): number => Number(scene?.tracks?.find(({ name }) => name === 'turn')?.value ?? 0)

/** Has the first turn not begun? */
export const isSetUp = (scene: Scene | null): boolean => scene !== null && turnOf(scene) === 0

/** Is it the set-up, or the first turn? */
export const isEarly = (scene: Scene | null): boolean => scene !== null && turnOf(scene) < 2

/** Who begins the first turn is the last question of a set-up. */
export const isWhoBegins = (ask: Ask, scene: Scene | null): boolean =>
  ask.kind === 'choose' && ask.of === 'seat' && turnOf(scene) === 1
