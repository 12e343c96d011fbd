/** From one shown moment to the next: the patches of server/replays/patch.py. What a patch does not name is the same object afterwards. */

const GONE = Symbol('gone')
type Fields = Record<string, unknown>

/** The value to which a patch leads; null leads to the same. */
export function patched(old: unknown, patch: unknown): unknown {
  if (patch === null) return old
  if (!Array.isArray(patch)) return withFields((old ?? {}) as Fields, patch as Fields)
  const [kind, first, cut, values] = patch as [string, unknown, number, unknown[]]
  if (kind === '=') return first
  const list = [...(old as unknown[])]
  if (kind === '@') for (const [place, part] of first as [number, unknown][]) list[place] = patched(list[place], part)
  else list.splice(first as number, cut, ...values)
  return list
}

function withFields(old: Fields, patch: Fields): Fields {
  const changed = Object.entries(patch).map(
    ([key, part]) => [key, isGone(part) ? GONE : patched(old[key], part)] as const,
  )
  const all = { ...old, ...Object.fromEntries(changed) }
  if (!changed.some(([, value]) => value === GONE)) return all
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== GONE))
}

const isGone = (patch: unknown): boolean => Array.isArray(patch) && patch[0] === '-'
