import { clonePending, copyRngInto, shuffle, type Rng } from '@parlor/kernel'
import { packRounds, unpackRounds } from './round-history.ts'
import { rulesVersion } from './copy-state.ts'
import { deckSize, maxDecks, snapshotTiles, handTotal, unseenByValue } from './tiles.ts'
import type { MahjongEvent, MahjongState, MahjongView } from './types.ts'

const inPile: boolean[] = new Array<boolean>(maxDecks * deckSize).fill(false)

/** All but the order of the pile: an attentive player knows which tiles are left in it and what each is worth. */
export function view(state: MahjongState): MahjongView {
  const { honors, values, hand, draw } = state
  for (let i = 0; i < draw.length; i++) inPile[draw[i]!] = true
  const pile: number[] = []
  for (let id = 0; id < inPile.length; id++) {
    if (inPile[id]) pile.push(id)
    inPile[id] = false
  }
  return {
    seq: state.seq,
    pending: clonePending(state.pending),
    outcome: state.outcome,
    honors,
    hand: snapshotTiles(honors, values, hand),
    total: handTotal(honors, values, hand),
    pile,
    unseen: unseenByValue(honors, values, draw),
    discard: state.discard.slice(),
    values: values.slice(),
    exhaustions: state.exhaustions,
    bets: state.bets,
    score: state.score,
    streak: state.streak,
    history: unpackRounds(state),
  }
}

/** The same state with a reshuffled pile and a fresh generator. */
export function determinize(seen: MahjongView, _seat: number, rng: Rng): MahjongState {
  const { seq, outcome, honors, exhaustions, bets, score, streak } = seen
  const draw = shuffle(rng, seen.pile.slice())
  const rngState: Rng = [0, 0, 0, 0]
  copyRngInto(rng, rngState)
  return {
    v: rulesVersion,
    seq,
    rng: rngState,
    pending: clonePending(seen.pending) as MahjongState['pending'],
    outcome,
    honors,
    draw,
    discard: seen.discard.slice(),
    hand: seen.hand.map(({ id }) => id),
    values: seen.values.slice(),
    exhaustions,
    bets,
    score,
    streak,
    past: packRounds(seen.history),
  }
}

/** The first hand is dealt before the first bet. */
export function openingEvents({ hand, total }: MahjongView): MahjongEvent[] {
  return [{ kind: 'dealt', tiles: hand, total }]
}
