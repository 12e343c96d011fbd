/** Is it dark? By the setting, else as the system has it. */

import { settings } from './settings.svelte'

class Night {
  system = $state(false)

  constructor() {
    if (typeof matchMedia === 'undefined') return
    const query = matchMedia('(prefers-color-scheme: dark)')
    this.system = query.matches
    query.addEventListener('change', () => (this.system = query.matches))
  }
}

/** One for the page: it is a setting of the system. */
const night = new Night()

export const dark = (): boolean => (settings.theme === 'auto' ? night.system : settings.theme === 'dark')
