// What is offered for one purse, as a reader wants it: one row for each card, what is taken and carried, what it comes to.

import type { Lot, Roster } from '../../wire'

/** One card on offer, once for all its copies. */
export interface Row {
  card: string
  group: string
  price: number
  ids: string[]
}

/** Something that is taken, and what it may carry. */
export interface Member {
  id: string
  card: string
  group: string
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
  const byCard = new Map<string, Row>()
  for (const { id, card, group = '', price, of } of lots) {
    if (of) continue
    const row = byCard.get(card)
    if (row) row.ids.push(id)
    else byCard.set(card, { card, group, price, ids: [id] })
  }
  return [...byCard.values()]
}

/** The rows under their headings, the most expensive first; headings in the order that the game gives, the others behind them. */
export function headed(all: Row[], order: readonly string[] = []): [string, Row[]][] {
  const byGroup = new Map<string, Row[]>()
  for (const row of all) byGroup.set(row.group, [...(byGroup.get(row.group) ?? []), row])
  const place = (group: string): number => (order.includes(group) ? order.indexOf(group) : order.length)
  return [...byGroup]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([group, inside]) => [group, [...inside].sort((a, b) => b.price - a.price)])
}

/** What can only be carried, once for each card. */
export function extras({ lots = [] }: Roster): Lot[] {
  return [...new Map(lots.filter(({ of }) => of).map((lot) => [lot.card, lot])).values()]
}

/** Who is in it now: whoever belongs to it anyway, then those that were taken, in the order of the offer. */
export function members({ fixed = [], lots = [] }: Roster, picks: ReadonlySet<unknown>): Member[] {
  const taken = lots.filter(({ id, of }) => !of && picks.has(id))
  return [...fixed, ...taken].map((lot) => {
    const fits = lots.filter(({ of }) => of === lot.id)
    return {
      id: lot.id,
      card: lot.card,
      group: lot.group ?? '',
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

/** All that goes when something is left out: itself and what it carries. */
export function gone({ lots = [] }: Roster, id: string): string[] {
  return [id, ...lots.filter(({ of }) => of === id).map((lot) => lot.id)]
}
