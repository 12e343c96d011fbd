// What is offered for one purse, as a reader wants it: a row a card, who is taken with what, what it comes to.

import type { Lot, Roster } from '../../wire'

/** One card on offer, once for all its copies. */
export interface Row {
  card: string
  group: string
  price: number
  ids: string[]
}

/** One that is taken, and what it may carry. */
export interface Member {
  id: string
  card: string
  price: number
  fixed: boolean
  worn: Lot | null
  fits: Lot[]
}

export interface Sum {
  spent: number
  left: number
  kept: number
  lost: number
}

/** What can be taken by itself. */
export function rows({ lots = [] }: Roster): Row[] {
  const found = new Map<string, Row>()
  for (const { id, card, group = '', price, of } of lots) {
    if (of) continue
    const row = found.get(card)
    if (row) row.ids.push(id)
    else found.set(card, { card, group, price, ids: [id] })
  }
  return [...found.values()]
}

/** The rows under their headings, the dearest first; headings in the order of the offer, but what costs nothing before all others. */
export function headed(all: Row[], order: readonly string[] = ORDER): [string, Row[]][] {
  const found = new Map<string, Row[]>()
  for (const row of all) found.set(row.group, [...(found.get(row.group) ?? []), row])
  const place = (group: string): number => (order.includes(group) ? order.indexOf(group) : order.length)
  return [...found]
    .sort(([one], [other]) => place(one) - place(other))
    .map(([group, inside]) => [group, [...inside].sort((one, other) => other.price - one.price)])
}

const ORDER = ['totem', 'keyword', 'versatile', 'stranger']

/** What can only be carried, once for each card. */
export function extras({ lots = [] }: Roster): Lot[] {
  return [...new Map(lots.filter(({ of }) => of).map((lot) => [lot.card, lot])).values()]
}

/** Who is in it now: those who belong to it anyway, then those that were taken, in the order of the offer. */
export function members({ fixed = [], lots = [] }: Roster, picks: ReadonlySet<unknown>): Member[] {
  const taken = lots.filter(({ id, of }) => !of && picks.has(id))
  return [...fixed, ...taken].map((lot) => {
    const fits = lots.filter(({ of }) => of === lot.id)
    return {
      id: lot.id,
      card: lot.card,
      price: lot.price,
      fixed: fixed.includes(lot),
      worn: fits.find(({ id }) => picks.has(id)) ?? null,
      fits,
    }
  })
}

export function sum({ fixed = [], lots = [], purse = 0, keep = 0 }: Roster, picks: ReadonlySet<unknown>): Sum {
  const counted = [...fixed, ...lots.filter(({ id }) => picks.has(id))]
  const spent = counted.reduce((all, { price }) => all + price, 0)
  const left = purse - spent
  const kept = Math.max(0, Math.min(keep, left))
  return { spent, left, kept, lost: Math.max(0, left - kept) }
}

/** The copies of a card that are taken, and the next that could be. */
export function copies({ ids }: Row, picks: ReadonlySet<unknown>): { count: number; next?: string; last?: string } {
  const taken = ids.filter((id) => picks.has(id))
  const next = ids.find((id) => !picks.has(id))
  const last = taken.at(-1)
  return { count: taken.length, ...(next ? { next } : {}), ...(last ? { last } : {}) }
}

/** All that goes when one is left out: itself and what it carries. */
export function gone({ lots = [] }: Roster, id: string): string[] {
  return [id, ...lots.filter(({ of }) => of === id).map((lot) => lot.id)]
}
