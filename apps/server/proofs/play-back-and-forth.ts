import { isRejection, type GamePackage } from '@parlor/kernel'
import { defaultOptions, Match, type LogEntry } from '@parlor/kernel/host'
import type { MatchRow } from '../src/store/matches.ts'

/** A log of that length, of a move made and taken back again and again: how a guest makes the longest there are. */
export function playBackAndForth({ game }: GamePackage, { options, secrets, seed }: MatchRow, entries: number): readonly LogEntry[] {
  const given = { options, secrets: secrets.map((secret) => secret ?? defaultOptions(game.secrets)), seed }
  const match = Match.begin(game, given)
  if (isRejection(match)) throw new Error(match.rejected)
  for (let i = 0; match.log.length < entries; i++) {
    const { seat } = match.state.pending[0]!
    const legal = match.moves(seat)
    match.play(seat, legal[i % legal.length])
    if (match.log.length < entries) match.undo(seat)
  }
  return match.log
}
