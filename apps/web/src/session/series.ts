import { isRejection, Match, reject, type Fixture, type Rejection } from '@parlor/kernel'
import type { GameDoor } from '../games/door.ts'
import type { SeriesPlace } from '../storage/series.ts'
import { keepOpening } from './open.ts'
import { openingOf } from './opening.ts'
import { bot, person, type Player } from './player.ts'
import { freshSeed } from './seed.ts'

/** Deals a match of a series and keeps it; the id to go to. */
export async function startFixture(door: GameDoor, place: SeriesPlace): Promise<string | Rejection> {
  const fixture = door.series?.find(place.id)?.fixture(place.index) ?? null
  if (!fixture) return reject('series.noMatch')
  const match = Match.begin(door.game, { options: fixture.options, seed: fixture.seed ?? freshSeed() })
  if (isRejection(match)) return match
  return keepOpening({ ...openingOf(match, seatedFor(fixture, match.seatCount), Date.now()), series: place })
}

function seatedFor({ levels }: Fixture, seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const level = levels?.[seat] ?? null
    return level === null ? person : bot(level)
  })
}
