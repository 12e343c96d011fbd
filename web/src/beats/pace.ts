// How long the table waits between two beats.

export const PAUSES = { calm: 1400, normal: 700, quick: 300, once: 0 } as const // ms
export type Pace = keyof typeof PAUSES
export const PACES = Object.keys(PAUSES) as Pace[]
export const HURRY = 60 // ms: until it has caught up
