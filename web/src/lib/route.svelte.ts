/** Which page is shown: it is in the fragment of the address, so that nothing of it reaches a server's log. */

export type Page = 'home' | 'new' | 'learn' | 'room' | 'record' | 'join' | 'credits' | 'keys' | 'lost'
const PAGES: Page[] = ['new', 'learn', 'room', 'record', 'join', 'credits', 'keys']

export interface Place {
  page: Page
  arg: string
  rest: string[] // what follows it
}

export function parse(hash: string): Place {
  const [first = '', arg = '', ...rest] = hash.replace(/^#\/?/, '').split('/')
  if (!first) return { page: 'home', arg: '', rest: [] }
  const page = PAGES.find((page) => page === first) ?? 'lost'
  return { page, arg: decodeURIComponent(arg), rest }
}

class Route {
  place = $state.raw<Place>(parse(typeof location === 'undefined' ? '' : location.hash))
  #hash = typeof location === 'undefined' ? '' : location.hash // of the place

  constructor() {
    if (typeof addEventListener === 'function') {
      addEventListener('hashchange', () => {
        this.#hash = location.hash
        this.place = parse(location.hash)
      })
    }
  }

  go(path: string): void {
    location.hash = path
  }

  /** The address says what the page has come to, unless somebody has just gone elsewhere: that is told a moment later. */
  follow(path: string): void {
    if (location.hash !== this.#hash) return
    history.replaceState(null, '', `#${path}`)
    this.#hash = location.hash
  }
}

/** One for the page: it follows the address. */
export const route = new Route()
