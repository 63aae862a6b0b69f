import type { Viewer, HashSink } from '@parlor/kernel'
import type { DominoState } from './types.ts'

/**
 * Hash input of a view, equal for equal views of a match. Whatever follows from the chain (open ends, the spinner)
 * and whatever never changes (the rules) is left out; a search hashes its information sets twice with every move.
 */
export function hashView(state: DominoState, viewer: Viewer, out: HashSink): void {
  const { tiles, places, by, hands, facts, passPoints, totals, pending } = state
  out.word((state.seq << 8) | (state.hand & 0xff))
  out.word((pending[0]?.seat ?? -1) + 8 * (state.starter + 8 * (state.lead + 1)))
  out.word(tiles.length)
  for (let i = 0; i < tiles.length; i++) out.word(tiles[i]! | (places[i]! << 8) | (by[i]! << 12))
  out.word(state.blocked | (state.freed << 4) | (state.boneyard.length << 8))
  for (let seat = 0; seat < hands.length; seat++) {
    const known = facts[seat]!
    out.word(hands[seat]!.length | (known.length << 8))
    for (let i = 0; i < known.length; i++) out.word(known[i]!)
    out.word(passPoints[seat]! * 4096 + totals[seat]!)
  }
  if (viewer === 'watcher') return
  const own = hands[viewer]!
  for (let i = 0; i < own.length; i++) out.word(own[i]!)
}
