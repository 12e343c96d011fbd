// The keys that belong to the table itself: looking around, the tools, the panels.

import type { Tool } from '../board/tools/tools.svelte'
import type { BoardView } from '../board/view.svelte'
import { chord, groups, keys, native, type Act } from '../lib/keys.svelte'

export type Panel = 'question' | 'board' | 'card' | 'log' | 'players' | 'chat' | 'reference'
export const PANELS: readonly Panel[] = ['question', 'board', 'card', 'log', 'players', 'chat', 'reference']

const CLOSER = 1.25

/** Listen until the returned function is called. */
export function listen(
  board: BoardView,
  open: (panel: Panel) => boolean | void,
  help: () => void,
  around: () => void,
  lookBack: () => void,
): () => void {
  const { camera, playback, tools } = board
  const busily = (act: Act, press: () => void) => keys.on(act, () => playback.busy && (press(), true))
  const pan = (act: Act, east: number, north: number) => keys.on(act, () => board.pan(east, north))
  const hold = (act: Act, tool: Tool) =>
    keys.on(
      act,
      () => void (tools.tool = tool),
      () => (tools.tool = 'none'),
    )
  const stops = [
    pan('up', 0, 1),
    pan('down', 0, -1),
    pan('left', -1, 0),
    pan('right', 1, 0),
    keys.on('zoomin', () => camera.zoom(CLOSER)),
    keys.on('zoomout', () => camera.zoom(1 / CLOSER)),
    keys.on('whole', () => camera.fit()),
    hold('sight', 'sight'),
    hold('ranges', 'threat'),
    hold('movement', 'movement'),
    keys.on(
      'peek',
      () => void (board.peeking = true),
      () => (board.peeking = false),
    ),
    keys.on('theatre', () => void (board.theatre = !board.theatre)),
    keys.on('default', () => centre(board)),
    keys.on('back', () => leave(board)),
    busily('pause', () => playback.toggle()),
    busily('step', () => playback.step()),
    busily('hurry', () => playback.faster()),
    busily('skip', () => playback.catchUp()),
    keys.on('again', () => playback.replay()),
    ...PANELS.map((panel) => keys.on(panel, () => open(panel))),
    keys.on('help', help),
    keys.on('around', around),
    keys.on('lookback', lookBack),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Does this key end what is being shown? Those that answer do, and those that mean nothing else. */
export function skips(event: KeyboardEvent): boolean {
  const key = chord(event)
  if (!key || native(event.target, key)) return false
  const act = keys.act(key)
  return act === undefined || (groups.question as readonly Act[]).includes(act)
}

/** Bring the selected piece, or the one that acts, to the middle. */
function centre(board: BoardView): boolean {
  const id = board.room.selected ?? board.room.scene?.active
  if (!id) return false
  board.centre(id)
  return true
}

/** Nothing is being answered: take the rulers off the table, let go of what is selected. */
function leave(board: BoardView): boolean {
  const { room, layers, tools } = board
  if (board.clearRulers()) return true
  if (layers.open || layers.on.size) {
    layers.close()
    return true
  }
  if (tools.unlatch()) return true
  if (room.selected === null) return false
  room.selected = null
  return true
}
