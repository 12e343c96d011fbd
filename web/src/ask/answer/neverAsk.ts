// Whoever has said "don't ask again" is not asked again.

const key = (name: string): string => `escarmouche.sure.${name}`

export function isSilenced(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) === '1'
  } catch {
    return false
  }
}

export function silence(name: string): void {
  try {
    localStorage.setItem(key(name), '1')
  } catch {
    // it will be asked again
  }
}
