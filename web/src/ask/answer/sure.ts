// Whoever has said "don't ask again" is not asked again.

const key = (name: string): string => `escarmouche.sure.${name}`

export function sure(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) === '1'
  } catch {
    return false
  }
}

export function always(name: string): void {
  try {
    localStorage.setItem(key(name), '1')
  } catch {
    // it will be asked again
  }
}
