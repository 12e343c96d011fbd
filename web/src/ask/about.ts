// What a question says beside what can be answered: the only place where the client reads `about`. A game may leave out any of it,
// and may say more, which is for the text of the question alone. `Understood` has the fields that are read: any other is a type error.

import type { Ask, Point2 } from '../wire'

type Asked = Pick<Ask, 'about'>

/** Something new that is put down, or a thing that is not a model: what, and how large. */
export interface Put {
  kind: string
  radius: number
}

/** The model whose place, path or action is asked for; '' if the question names none. */
export const model = ({ about }: Asked): string => text(about?.model)

/** The marker that is moved; '' if it is a model, or something new. */
export const marker = ({ about }: Asked): string => text(about?.marker)

/** What is put down where a place is asked for, if it is not the model that the question is about. */
export function puts({ about }: Asked): Put | null {
  const { puts: kind, radius } = about ?? {}
  return typeof kind === 'string' && typeof radius === 'number' ? { kind, radius } : null
}

/** Everything in it that may be an id, its model first. */
export function ids({ about }: Asked): string[] {
  const values: unknown[] = Object.values(about ?? {})
  return [about?.model, ...values].filter((value): value is string => typeof value === 'string')
}

/** How far a move may go, in thousandths; null if that is not said. */
export const distance = ({ about }: Asked): number | null => number(about?.distance)

/** Which way the model looks now, in degrees. */
export const now = ({ about }: Asked): number => number(about?.now) ?? 0

/** Terrain whose sides can be climbed on the way. */
export function sides({ about }: Asked): string[] {
  const named: unknown = about?.sides
  return Array.isArray(named) ? named.filter((id) => typeof id === 'string') : []
}

/** Parts of the board to choose from, or to stand in, by name; null if it speaks of none. */
export const rings = ({ about }: Asked): Record<string, Point2[]> | null => about?.rings ?? null

/** May all of them be placed around one point? */
export const together = ({ about }: Asked): boolean => Boolean(about?.together)

/** Does chance decide the outcome of an answer, so that its probability can be shown beforehand? */
export const odds = ({ about }: Asked): boolean => Boolean(about?.odds)

/** Are the options texts to read, each of them whole? */
export const told = ({ about }: Asked): boolean => Boolean(about?.told)

/** The part of a card for which it is asked; '' if it names none. */
export const cause = ({ about }: Asked): string =>
  [about?.ability, about?.source, about?.action].map(text).find(Boolean) ?? ''

/** What fills the text of the question. */
export const args = ({ about }: Asked): Record<string, unknown> => ({ ...about })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
