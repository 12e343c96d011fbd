/** Who invites: the people at the table who have a name. */

import type { Invited } from '../wire'

export const hostsOf = ({ info }: Invited): string =>
  info.seats.flatMap(({ kind, name }) => (kind === 'person' && name ? [name] : [])).join(', ')
