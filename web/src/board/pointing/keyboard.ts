// What the keyboard does on the board: what has the focus is brought into sight, and Enter on a thing is a click on it.

import type { Room } from '../../room/room.svelte'
import type { Camera } from '../camera.svelte'
import type { Point } from '../geometry'
import { between } from '../grid'
import type { Thing } from './pointer'

const THINGS = '[data-id], [data-terrain], [data-edge]'

/** What Enter does: with a thing that has something to confirm, or else with a thing and where it is. */
export interface Entered {
  confirm(id: string): boolean
  choose(thing: Thing, at: Point): void
}

/** Listen until the returned function is called. */
export function listen(element: HTMLElement, room: Room, camera: Camera, entered: Entered): () => void {
  const focused = (event: FocusEvent) => show(event, room, camera)
  const keyed = (event: KeyboardEvent) => enter(event, room, entered)
  element.addEventListener('focusin', focused)
  element.addEventListener('keydown', keyed)
  return () => {
    element.removeEventListener('focusin', focused)
    element.removeEventListener('keydown', keyed)
  }
}

function show(event: FocusEvent, room: Room, camera: Camera): void {
  const element = (event.target as Element | null)?.closest<SVGElement>(THINGS)
  if (!element || !element.matches(':focus-visible')) return
  room.hovered = idOf(element)
  const at = room.hovered ? room.pieceOrMarker(room.hovered)?.at : null
  if (at && !camera.shows(at)) camera.centre(at)
}

function enter(event: KeyboardEvent, room: Room, { confirm, choose }: Entered): void {
  if (event.key !== 'Enter' || event.ctrlKey) return
  const element = (event.target as Element).closest<SVGElement>(THINGS)
  const id = element && idOf(element)
  if (!id) return
  event.preventDefault()
  event.stopPropagation()
  if (confirm(id)) return
  const edge = room.edge(id)
  const kind = room.piece(id) ? 'piece' : room.marker(id) ? 'marker' : edge ? 'edge' : 'terrain'
  const at = room.pieceOrMarker(id)?.at ?? (edge ? between(edge) : [0, 0])
  choose({ id, kind }, [at[0], at[1]])
}

const idOf = ({ dataset }: SVGElement) => dataset['id'] ?? dataset['terrain'] ?? dataset['edge'] ?? null
