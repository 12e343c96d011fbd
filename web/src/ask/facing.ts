// Questions which way to look.

import { whole } from '../board/pieces/facing'
import type { Ask, Closed, NumberAsk } from '../wire'
import * as about from './about'

/** Which way a piece looks is asked for in degrees. */
export function isFacing(ask: Ask | Closed | null | undefined): ask is NumberAsk & { of: 'degrees' } {
  return ask?.kind === 'number' && ask.of === 'degrees'
}

/** Where it looks now. */
export function lookedAt(ask: Ask): number {
  return whole(about.now(ask))
}

/** A number of degrees in a full circle: it is shown as an arrow. */
export function isDirection(ask: Ask): boolean {
  return ask.kind === 'number' && ask.low === 0 && (ask.high === 359 || ask.high === 360)
}
