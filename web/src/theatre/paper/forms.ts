// Which form is folded how.

import type { Item } from '../../board/paint/kit'
import { hashOf, seeded } from '../../board/paint/random'
import { strewn, type Outline } from '../../board/paint/shapes'
import { Sheet, toneOf, type Mapping, type Point, type Tone } from './folding'
import { bare, lone, trees, tufts } from './growing'
import { lookOf, type Form, type Stuff } from './looks'
import * as solid from './solids'
import type { Folding, Span } from './solids'

/** All that was folded. */
export interface Fold {
  sides: Sheet
  panes: Sheet
  lids: Map<number, Sheet> // by the picture they are cut from
  puffs: Point[] // of mist
}

export const unfolded = (): Fold => ({ sides: new Sheet(), panes: new Sheet(), lids: new Map(), puffs: [] })

/** The sheets for a thing whose top is on a picture. */
export function foldingOf(fold: Fold, picture: number, mapping: Mapping): Folding {
  const lids = fold.lids.get(picture) ?? new Sheet()
  fold.lids.set(picture, lids)
  return { sides: fold.sides, panes: fold.panes, lids, picture: mapping }
}

/** What is known of a thing beside its form. */
export interface Standing {
  item: Item
  span: Span
  held?: boolean // a floor that something else carries
  solid?: boolean // a floor that is the top of something solid
  trodden?: boolean // somebody stands on it: where the rules have them, and not in a slope
}

type Folder = (folding: Folding, outline: Outline, standing: Standing, stuff: Stuff, tone: Tone) => void

const RISE = 0.5 // inches that a roof rises on which models can stand
const ABOVE = 0.012 // inches: a floor that is the top of something solid lies on it

/** How much of a mound is its top. */
const MOUNDS: Readonly<Record<string, number>> = {
  hill: 0.74,
  rock: 0.66,
  menhir: 0.72,
  rick: 0.3,
  rubble: 0.6,
  sacks: 0.7,
  slag: 0.5,
}

const FOLDERS: Readonly<Partial<Record<Form, Folder>>> = {
  block: (f, o, { span }, stuff, tone) => solid.block(f, o, span, stuff, tone),
  mound: (f, o, { span, item }) => solid.mound(f, o, span, MOUNDS[item.look] ?? 0.62, item.look !== 'hill'),
  house: (f, o, { span, item, trodden }, stuff, tone) =>
    trodden ? solid.block(f, o, span, stuff, tone) : solid.house(f, o, span, item.look, stuff, tone),
  roof: (f, o, { span: { top }, item, trodden }, stuff, tone) =>
    trodden
      ? solid.lid(f, o.ring, top + ABOVE)
      : solid.roof(f, o, { bottom: top, top: top + RISE }, item.look, stuff, tone),
  storey: (f, o, { span, held, solid: lid }, stuff, tone) =>
    lid ? solid.lid(f, o.ring, span.top + ABOVE) : solid.deck(f, o, span, stuff, tone, !held),
  bridge: (f, o, { span }, _stuff, tone) => solid.bridge(f, o, span, tone),
  stairs: (f, o, { span }, stuff, tone) => solid.stairs(f, o, span, stuff, tone),
  ladder: (f, o, { span }, _stuff, tone) => solid.ladder(f, o, span, tone),
  window: (f, o, { span }, stuff, tone) => solid.pane(f, o, span, stuff, tone),
  door: (f, o, { span }, stuff, tone) => solid.door(f, o, span, stuff, tone),
  doorway: (f, o, { span }, stuff, tone) => solid.openDoor(f, o, span, stuff, tone),
  fence: (f, o, { span }, _stuff, tone) => solid.fence(f, o, span, tone),
  railing: (f, o, { span }, _stuff, tone) => solid.railing(f, o, span, tone),
  stakes: (f, o, { span }, _stuff, tone) => solid.stakes(f, o, span, tone),
  wire: (f, o, { span }, _stuff, tone) => solid.wire(f, o, span, tone),
  cart: (f, o, { span }, stuff, tone) => solid.cart(f, o, span, stuff, tone),
  table: (f, o, { span }, stuff, tone) => solid.table(f, o, span, stuff, tone),
  column: (f, o, { span }, _stuff, tone) => solid.column(f, o, span, tone),
  figure: (f, o, { span }, stuff, tone) => solid.figure(f, o, span, stuff, tone),
}

const GROWING: Readonly<Partial<Record<Form, typeof trees>>> = { trees, tree: lone, bare, tufts }

/** Fold a thing. */
export function stand(fold: Fold, folding: Folding, standing: Standing): void {
  const { item, span } = standing
  const look = lookOf(item)
  const tone = toneOf(look.tone ?? '#cccccc')
  GROWING[look.form]?.(folding, item, span, tone)
  for (const outline of item.outlines) {
    FOLDERS[look.form]?.(folding, outline, standing, look.stuff ?? 'paper', tone)
    if (look.form === 'mist') fold.puffs.push(...puffs(outline, item.id))
  }
}

function puffs(outline: Outline, id: string): Point[] {
  const random = seeded(hashOf(id))
  return strewn(outline, 0.8, 0.1, random).map(([x, y]): Point => [x, y, 0.3 + 0.7 * random()])
}
