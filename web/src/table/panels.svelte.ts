// Which panel is open beside the board. On a small screen the panels come one at a time, over the board, as drawers.

import { focus as focusPiece } from '../board/pointing/focus'
import type { Room } from '../room/room.svelte'
import type { Panel } from './tableKeys'

const TABS = ['card', 'log', 'chat'] as const
export type Tab = (typeof TABS)[number] | 'reference'
export type PanelName = Tab | 'players'

// What is seldom open is fetched when it is wanted.
export const cardPanel = () => import('../panels/card/Card.svelte')
export const chatPanel = () => import('../panels/Chat.svelte')
export const referencePanel = () => import('../panels/words/Reference.svelte')

export class Panels {
  small = $state(false) // the screen
  drawer = $state<PanelName | null>(null)
  private tab = $state<Tab>('log')
  private before: Tab | null = null // the panel that a card took the place of

  constructor(
    private readonly room: Room,
    private readonly pointed: () => string | null, // what the pointer or the focus is on
    private readonly letGo: () => void, // of it: its card is not to be seen
  ) {}

  all = $derived.by<Tab[]>(() => (this.room.scenery?.reference?.length ? [...TABS, 'reference'] : [...TABS]))

  /** The card of what the pointer or the focus is on, whichever panel is open. */
  shownCard = $derived.by((): string | null => {
    const id = this.pointed()
    return id && (this.room.sheet(id) || this.room.piece(id)) ? id : null
  })

  shown = $derived.by<Tab>(() => (this.shownCard ? 'card' : this.tab))

  /** The player chose a tab. */
  choose(tab: Tab): void {
    this.tab = tab
    this.before = null
  }

  /** The card takes the place of another panel while it is wanted. */
  lendToCard(wanted: boolean): void {
    if (wanted && this.tab !== 'card') [this.before, this.tab] = [this.tab, 'card']
    else if (!wanted && this.before) [this.tab, this.before] = [this.before, null]
  }

  open(panel: Panel): boolean | void {
    if (panel === 'reference' && !this.all.includes(panel)) return false
    if (panel === 'card' || panel === 'log' || panel === 'chat' || panel === 'reference') {
      this.tab = panel
      if (panel !== 'card') this.letGo() // nor does a card lie on it
      if (this.small) this.drawer = panel
    } else if (panel === 'players' && this.small) this.drawer = 'players'
    void fetched(panel).then(() => requestAnimationFrame(() => this.focus(panel)))
  }

  private focus(panel: Panel): void {
    const { selected } = this.room
    if (panel === 'board' && selected) focusPiece(selected)
    else {
      const place = document.getElementById(`panel-${panel}`) ?? document.getElementById(panel)
      const typed = panel === 'chat' || panel === 'reference'
      const field = typed ? place?.querySelector<HTMLElement>('input, textarea') : null
      ;(field ?? place)?.focus()
    }
  }
}

/** What stands in a panel may be on its way. */
async function fetched(panel: Panel): Promise<void> {
  const part = { card: cardPanel, chat: chatPanel, reference: referencePanel }[panel as string]
  await part?.().catch(() => undefined)
}
