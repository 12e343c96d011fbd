/** The table that is to be set up as soon as it is seen: its maker wants to play at once. */
export const atOnce = { room: '' }
