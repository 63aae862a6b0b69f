import { addDeck } from './setup.ts'
import { maxRememberedRounds } from './round-history.ts'
import { handSize, snapshotTiles, unseenByValue, valueSlotOf } from './tiles.ts'
import type { MahjongEvent, MahjongView, Round } from './types.ts'

type EventOf<K extends MahjongEvent['kind']> = Extract<MahjongEvent, { kind: K }>

/** The view after one event. */
export function advance(view: MahjongView, event: MahjongEvent): MahjongView {
  switch (event.kind) {
    case 'dealt':
      return dealt(view, event)
    case 'resolved':
      return resolved(view, event)
    case 'moved': {
      const values = view.values.with(valueSlotOf(view.honors, event.tiles[0]!), event.value)
      return { ...view, values, unseen: unseenByValue(view.honors, values, view.pile) }
    }
    case 'revalued':
      return { ...view, hand: event.tiles, total: event.total }
    case 'reshuffled':
      return reshuffled(view, event)
    case 'over':
      return event.ending === 'exhausted' ? { ...view, exhaustions: view.exhaustions + 1 } : view
    default:
      return view
  }
}

/** The hand that was bet from goes to the discarded tiles. The first hand lies there already. */
function dealt(view: MahjongView, { tiles, total }: EventOf<'dealt'>): MahjongView {
  const ids = new Set(tiles.map(({ id }) => id))
  if (view.hand.every(({ id }) => ids.has(id))) return view
  const pile = view.pile.filter((id) => !ids.has(id))
  const discard = [...view.discard, ...view.hand.map(({ id }) => id)]
  return { ...view, hand: tiles, total, pile, unseen: unseenByValue(view.honors, view.values, pile), discard }
}

/** The round enters the history with the values before any honour moves. */
function resolved(view: MahjongView, { bet, total, next, won, score, streak, stake }: EventOf<'resolved'>): MahjongView {
  const bets = view.bets + 1
  const tiles = snapshotTiles(view.honors, view.values, view.discard.slice(-handSize))
  const round: Round = { number: bets, tiles, total, bet, next, won, ...(stake === undefined ? {} : { stake }) }
  return { ...view, bets, score, streak, history: [...view.history, round].slice(-maxRememberedRounds) }
}

/** The discarded tiles and a fresh deck join the pile. */
function reshuffled(view: MahjongView, { exhaustions }: EventOf<'reshuffled'>): MahjongView {
  const pile = [...view.pile, ...view.discard]
  addDeck(pile, exhaustions)
  pile.sort((a, b) => a - b)
  return { ...view, exhaustions, pile, unseen: unseenByValue(view.honors, view.values, pile), discard: [] }
}
