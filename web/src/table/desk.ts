// The keys that belong to the table itself: looking around, the tools, the panels.

import { board } from '../board/controls'
import { layers } from '../board/tools/layers.svelte'
import { keys, type Act } from '../lib/keys.svelte'
import { marks, type Tool } from '../lib/marks.svelte'
import type { Table } from '../lib/table.svelte'

export type Panel = 'question' | 'board' | 'card' | 'log' | 'players' | 'chat' | 'reference'
export const PANELS: readonly Panel[] = ['question', 'board', 'card', 'log', 'players', 'chat', 'reference']

const CLOSER = 1.25

/** Listen until the returned function is called. */
export function listen(table: Table, open: (panel: Panel) => boolean | void, help: () => void): () => void {
  const pan = (act: Act, east: number, north: number) => keys.on(act, () => board.pan(east, north))
  const hold = (act: Act, tool: Tool) =>
    keys.on(
      act,
      () => void (marks.tool = tool),
      () => (marks.tool = 'none'),
    )
  const stops = [
    pan('up', 0, 1),
    pan('down', 0, -1),
    pan('left', -1, 0),
    pan('right', 1, 0),
    keys.on('zoomin', () => board.zoom(CLOSER)),
    keys.on('zoomout', () => board.zoom(1 / CLOSER)),
    keys.on('whole', () => board.fit()),
    hold('sight', 'sight'),
    hold('ranges', 'threat'),
    hold('movement', 'threat'),
    keys.on(
      'peek',
      () => board.peek(true),
      () => board.peek(false),
    ),
    keys.on('default', () => centre(table)),
    keys.on('back', () => leave(table)),
    ...PANELS.map((panel) => keys.on(panel, () => open(panel))),
    keys.on('help', help),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Bring whoever is selected or acts to the middle. */
function centre(table: Table): boolean {
  const id = table.selected ?? table.scene?.active
  if (!id) return false
  board.centre(id)
  return true
}

/** Nothing is being answered: take the rulers off the table, let go of what is selected. */
function leave(table: Table): boolean {
  if (board.clear()) return true
  if (layers.open || layers.on.size) {
    layers.close()
    return true
  }
  if (marks.latched) {
    marks.tool = 'none'
    return true
  }
  if (table.selected === null) return false
  table.selected = null
  return true
}
