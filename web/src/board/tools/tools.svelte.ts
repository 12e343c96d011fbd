// The tools that ask the engine: who sees whom, and where could this model get to.

import { untrack } from 'svelte'
import type { Room } from '../../room/room.svelte'
import type { Sightline, Threat } from '../../wire'
import { legEnd, type Point3 } from '../geometry'
import type { Marks } from '../marks'

/** `movement` shows where a piece could get to, `threat` whom it could reach. */
export type Tool = 'none' | 'ruler' | 'sight' | 'threat' | 'movement'

export class Tools {
  tool = $state<Tool>('none') // in the hand
  latched = $state(false) // it stays without a key being held
  sightline = $state.raw<Sightline | null>(null)
  threat = $state.raw<Threat | null>(null)
  private asked = 0

  /** Put the tool down. Was one latched? */
  unlatch(): boolean {
    if (!this.latched) return false
    this.tool = 'none'
    return true
  }

  /** Ask what the tool in hand wants to know, and forget it when the tool is put down. Call it while a component starts. */
  use(room: Room, marks: () => Marks): void {
    let held = this.tool
    $effect(() => {
      if (this.tool === held) return
      if (this.tool === 'none') this.latched = false
      if (held === 'sight') this.sightline = null
      if (held === 'threat' || held === 'movement') this.threat = null
      held = this.tool
      this.asked++
    })
    $effect(() => {
      void room.view?.serial // what was true before may not be so now
      const selected = room.selected ?? room.scene?.active ?? ''
      const pointed = room.hovered ?? ''
      if (this.tool === 'sight') this.look(room, selected, pointed, marks)
      else if (this.tool === 'threat' || this.tool === 'movement')
        this.reach(room, room.piece(pointed) && !this.latched ? pointed : selected)
    })
  }

  private look(room: Room, from: string, to: string, marks: () => Marks): void {
    const isCurrent = this.begin('sight')
    if (!room.piece(from) || !room.piece(to) || from === to) return
    const at = untrack(() => planned(marks(), from))
    room.engine.sight(from, to, at).then(
      (sightline) => isCurrent() && (this.sightline = sightline),
      () => undefined,
    )
  }

  private reach(room: Room, piece: string): void {
    const isCurrent = this.begin(this.tool)
    const moves = this.tool === 'movement'
    if (!room.piece(piece)) return
    room.engine.threat(piece).then(
      (threat) => isCurrent() && (this.threat = part(threat, moves)),
      () => undefined,
    )
  }

  /** A new question to the engine: the result of an older one is no longer wanted. */
  private begin(tool: Tool): () => boolean {
    const turn = ++this.asked
    return () => turn === this.asked && this.tool === tool
  }
}

/** Of what a piece could do, where it could get to, or whom it could reach; all of it where the game does not tell the two apart. */
export function part(threat: Threat, moves: boolean): Threat {
  if (!threat.areas.some((area) => area.moves)) return threat
  const areas = threat.areas.filter((area) => Boolean(area.moves) === moves)
  return { ...threat, areas, reached: moves ? [] : threat.reached }
}

/** Where a piece is planned to stand: where its ghost is, which need not be where the pointer is. */
export function planned({ draft, ghost }: Marks, id: string): Point3 | undefined {
  if (ghost?.piece === id) return ghost.at
  if (draft?.piece !== id) return undefined
  const end = draft.cursor ?? (draft.legs.length ? legEnd(draft.legs.at(-1)!) : null)
  return end ? [end[0], end[1], draft.from[2]] : undefined
}
