import { dots, optionsOf, type DotsLevel } from '@parlor/dots'
import { isRejection, Match, type Rejection } from '@parlor/kernel'
import { against } from '../../../../play/seats.ts'
import { keepOpening } from '../../../../session/open.ts'
import { openingOf } from '../../../../session/opening.ts'
import { freshSeed } from '../../../../session/seed.ts'
import { ownPlace, type OwnKind } from './own-place.ts'

/** Deals a match on a level of one's own, with the opponent and the first move it asks for; the id to go to. */
export async function startOwn(level: DotsLevel, kind: OwnKind): Promise<string | Rejection> {
  const match = Match.begin(dots.game, { options: optionsOf(level), seed: freshSeed() })
  if (isRejection(match)) return match
  // A board of one's own may be as easy as one likes: such matches count for nothing.
  match.markPractice('edited')
  const players = against(level.opponent, level.colour === 'red' ? 0 : 1, 2)
  return keepOpening({ ...openingOf(match, players, Date.now()), series: ownPlace(level.id, kind) })
}
