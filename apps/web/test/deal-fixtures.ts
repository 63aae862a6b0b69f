import { isRejection, type GamePackage } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { fakeBackend } from './fakes.ts'

/** A complete match; with other play by the last legal move instead of the first. */
export function played(rules: GamePackage['game'], seed: string, { otherwise = false, moves = Infinity } = {}): Match {
  const match = Match.begin(rules, { options: rules.options.presets[0]!.options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  while (!match.outcome && match.history.length < moves) {
    const { seat } = match.state.pending[0] as { seat: number }
    match.play(seat, match.moves(seat).at(otherwise ? -1 : 0))
  }
  return match
}

export const createBackends = () => [fakeBackend('indexeddb'), memoryBackend()] as const
