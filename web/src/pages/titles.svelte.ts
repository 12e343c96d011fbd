/** What the games are called, each from its own texts. */

import { settings, type Language } from '../lib/settings.svelte'
import { textStore } from '../lib/text.svelte'
import { title } from './forms'

class Titles {
  private known = $state.raw<Record<string, string>>({})

  /** Fetch the names of these games. Safe to call in an effect: it watches the language alone. */
  load(games: string[], lang: Language = settings.language): void {
    for (const game of games) {
      void textStore.of(lang, game).then(
        (texts) => (this.known = { ...this.known, [`${lang} ${game}`]: title(texts, game) }),
        () => undefined,
      )
    }
  }

  of(game: string): string {
    return this.known[`${settings.language} ${game}`] ?? title(textStore.texts, game)
  }
}

/** One for the page: what was fetched once is known on every page. */
export const titles = new Titles()
