/** What the games are called and what they are about, each from its own texts. */

import { settings, type Language } from '../lib/settings.svelte'
import { textStore, type Texts } from '../lib/text.svelte'
import { title } from './forms'

class Titles {
  private known = $state.raw<Record<string, Texts>>({})

  /** Fetch the names of these games. Safe to call in an effect: it watches the language alone. */
  load(games: string[], lang: Language = settings.language): void {
    for (const game of new Set(games)) {
      if (!game) continue
      void textStore.of(lang, game).then(
        (texts) => (this.known = { ...this.known, [`${lang} ${game}`]: texts }),
        () => undefined,
      )
    }
  }

  of(game: string): string {
    return title(this.texts(game), game)
  }

  /** What the card of a game says of it; '' where the game says nothing. */
  about(game: string, part: 'lead' | 'size'): string {
    const [texts, key] = [this.texts(game), `game-${game}-${part}`]
    return texts.has(key) ? texts.say(key) : ''
  }

  private texts(game: string): Texts {
    return this.known[`${settings.language} ${game}`] ?? textStore.texts
  }
}

/** One for the page: what was fetched once is known on every page. */
export const titles = new Titles()
