// The tools that ask the engine: who sees whom, and where could this one get to.

import { untrack } from 'svelte'
import { marks, type Point3 } from '../../lib/marks.svelte'
import { table } from '../../lib/table.svelte'
import { legEnd } from '../geometry'

/** Where a piece stands or is planned to stand. */
function planned(id: string): Point3 | undefined {
  const { draft, ghost } = marks
  if (draft?.piece === id) {
    const end = draft.cursor ?? (draft.legs.length ? legEnd(draft.legs.at(-1)!) : null)
    if (end) return [end[0], end[1], draft.from[2]]
  }
  return ghost?.piece === id ? ghost.at : undefined
}

/** Ask what the held tool wants to know, and forget it when the tool is put down. Call it while a component starts. */
export function useTools(): void {
  let asked = 0

  let held = marks.tool
  $effect(() => {
    if (marks.tool === held) return
    if (marks.tool === 'none') marks.latched = false
    if (held === 'sight') marks.sightline = null
    if (held === 'threat') marks.threat = null
    held = marks.tool
    asked++
  })

  $effect(() => {
    const room = table.current
    const tool = marks.tool
    if (!room || (tool !== 'sight' && tool !== 'threat')) return
    void room.view?.serial // what was true before may not be so now
    const [one, other] = [room.selected ?? room.scene?.active ?? '', room.hovered ?? '']
    const turn = ++asked
    const current = () => turn === asked && marks.tool === tool
    if (tool === 'sight') {
      if (!room.piece(one) || !room.piece(other) || one === other) return
      const at = untrack(() => planned(one))
      room.sight(one, other, at).then(
        (found) => current() && (marks.sightline = found),
        () => undefined,
      )
    } else {
      const about = room.piece(other) && !marks.latched ? other : one
      if (!room.piece(about)) return
      room.threat(about).then(
        (found) => current() && (marks.threat = found),
        () => undefined,
      )
    }
  })
}
