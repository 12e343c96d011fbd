/** The rule whose text somebody wants to read: set `id`, and the dialog opens over whatever is there. */

class OpenRule {
  id = $state<string | null>(null)
}

/** One for the page: it is one dialog over all of it. */
export const openRule = new OpenRule()
