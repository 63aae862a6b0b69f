import { dots, levelOptions, type DotsLevel } from '@parlor/dots'
import { isRejection, type Rejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { playersAgainst } from '../../../../features/setup/opponents.ts'
import { saveNewMatch } from '../../../../session/open-table.ts'
import { playableMatchOf } from '../../../../session/playable-match.ts'
import { newSeed } from '../../../../data/random-id.ts'
import { ownLevelPlace, type OwnLevelPurpose } from './own-level-place.ts'

/** Deals a match on a level of one's own, with the opponent and the first move it asks for; the id to go to. */
export async function startOwnLevel(level: DotsLevel, kind: OwnLevelPurpose): Promise<string | Rejection> {
  const match = Match.begin(dots.game, { options: levelOptions(level), seed: newSeed() })
  if (isRejection(match)) return match
  // A board of one's own may be as easy as one likes: such matches count for nothing.
  match.markPractice('edited')
  const players = playersAgainst(level.opponent, level.colour === 'red' ? 0 : 1, 2)
  return saveNewMatch({ ...playableMatchOf(match, players, Date.now()), series: ownLevelPlace(level.id, kind) })
}
