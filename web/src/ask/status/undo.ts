/** What the undo button says: at once, or that others will be asked, or nothing. */

import type { Refusal, UndoOffer } from '../../wire'

type Offer = UndoOffer | null | undefined

/** The words on the button. At a practice table it never asks: the bots agree. */
export function label(offer: Offer, pending: boolean): string {
  if (pending) return 'ui-undo-pending'
  return offer?.possible && !offer.free ? 'ui-undo-ask' : 'ui-undo'
}

/** What it would do, or why it would not. */
export function about(offer: Offer): Refusal {
  if (offer?.why) return offer.why
  if (!offer?.possible) return { key: 'ui-undo-nothing' }
  if (!offer.bots) return { key: 'ui-undo-free' }
  return { key: offer.anew ? 'ui-undo-again' : 'ui-undo-bots' }
}
