/** Where in the house we are: the fragment of the address, so that nothing in it reaches a server's log. */

export type Page = 'home' | 'new' | 'room' | 'join' | 'credits' | 'keys' | 'lost'
const PAGES: Page[] = ['new', 'room', 'join', 'credits', 'keys']

export interface Place {
  page: Page
  arg: string
}

export function parse(hash: string): Place {
  const [first = '', arg = ''] = hash.replace(/^#\/?/, '').split('/')
  if (!first) return { page: 'home', arg: '' }
  const page = PAGES.find((one) => one === first) ?? 'lost'
  return { page, arg: decodeURIComponent(arg) }
}

class Route {
  place = $state.raw<Place>(parse(typeof location === 'undefined' ? '' : location.hash))

  constructor() {
    if (typeof addEventListener === 'function') {
      addEventListener('hashchange', () => (this.place = parse(location.hash)))
    }
  }

  go(path: string): void {
    location.hash = path
  }
}

export const route = new Route()
