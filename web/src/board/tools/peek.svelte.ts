// Is the key held that shows the hover card at once?

class Peek {
  now = $state(false)
}

export const peek = new Peek()
