/** The rule whose text somebody wants to read: set `id`, and the dialog opens over whatever is there. */

class Ruling {
  id = $state<string | null>(null)
}

export const ruling = new Ruling()
