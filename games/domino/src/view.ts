import { clonePending, type Viewer } from '@parlor/kernel'
import type { DominoState, DominoView } from './types.ts'

/** One's own tiles, the number of all others, and everything public. */
export function view(state: DominoState, viewer: Viewer): DominoView {
  const { facts, hands } = state
  return {
    seq: state.seq,
    pending: clonePending(state.pending),
    outcome: state.outcome,
    rules: state.rules,
    hand: state.hand,
    starter: state.starter,
    lead: state.lead,
    tiles: state.tiles.slice(),
    places: state.places.slice(),
    by: state.by.slice(),
    open: state.open.slice(),
    tips: state.tips.slice(),
    spinner: state.spinner,
    sides: state.sides,
    blocked: state.blocked,
    freed: state.freed,
    facts: [facts[0]!.slice(), facts[1]!.slice(), facts[2]!.slice(), facts[3]!.slice()],
    passPoints: state.passPoints.slice(),
    totals: state.totals.slice(),
    last: state.last,
    seat: viewer === 'watcher' ? null : viewer,
    own: viewer === 'watcher' ? [] : hands[viewer]!.slice(),
    counts: [hands[0]!.length, hands[1]!.length, hands[2]!.length, hands[3]!.length],
    boneyard: state.boneyard.length,
  }
}
