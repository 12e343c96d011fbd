// Lengths as a person types them: in the unit of the board, to a tenth.

/** Thousandths as units, to a tenth. */
export const toUnits = (mils: number): number => Math.round(mils / 100) / 10

/** Units as thousandths within a range; its ends are met exactly, however they round. */
export function fromUnits(units: number, { low, high }: { low: number; high: number }): number {
  if (!Number.isFinite(units)) return low
  if (units >= toUnits(high)) return high
  if (units <= toUnits(low)) return low
  return Math.round(units * 10) * 100
}
