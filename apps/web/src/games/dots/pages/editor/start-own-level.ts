import { dots, matchOptionsOfLevel, type DotsLevel } from '@parlor/dots'
import { isRejection, type Rejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { playersAgainst } from '../../../../features/setup/opponent-choice.ts'
import { saveNewMatch } from '../../../../session/open-table.ts'
import { localMatchOf } from '../../../../session/local-match.ts'
import { newSeed } from '../../../../data/random-id.ts'
import { ownLevelSeriesRef, type OwnLevelPurpose } from './own-level-series-ref.ts'

/** Deals a match on a custom level, with its opponent and first move; returns the match id. */
export async function startOwnLevel(level: DotsLevel, kind: OwnLevelPurpose): Promise<string | Rejection> {
  const match = Match.begin(dots.game, { options: matchOptionsOfLevel(level), seed: newSeed() })
  if (isRejection(match)) return match
  // A custom board may be made easy: such matches do not count.
  match.markPractice('edited')
  const players = playersAgainst(level.opponent, level.colour === 'red' ? 0 : 1, 2)
  return saveNewMatch({ ...localMatchOf(match, players, Date.now()), series: ownLevelSeriesRef(level.id, kind) })
}
