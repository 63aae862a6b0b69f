import { isRejection, Match, reject, type Fixture, type Rejection } from '@parlor/kernel'
import type { GameDoor } from '../games/door.ts'
import { openSaves } from '../storage/saves.ts'
import type { SeriesPlace } from '../storage/series.ts'
import { fixtureAt } from '../daily/day.ts'
import { keepOpening } from './open.ts'
import { openingOf } from './opening.ts'
import { bot, person, type Player } from './player.ts'
import { freshSeed } from './seed.ts'

/** Deals a match of a series and keeps it; the id to go to. */
export async function startFixture(door: GameDoor, place: SeriesPlace): Promise<string | Rejection> {
  const fixture = fixtureAt(door, place)
  if (!fixture) return reject('series.noMatch')
  const { options, secrets, seed = freshSeed() } = fixture
  const match = Match.begin(door.game, { options, seed, ...(secrets ? { secrets } : {}) })
  if (isRejection(match)) return match
  const kept = await keepOpening({ ...openingOf(match, seatedFor(fixture, match.seatCount), Date.now()), series: place })
  void openSaves().then((saves) => saves.tidy(door.game.id, Date.now()))
  return kept
}

function seatedFor({ levels }: Fixture, seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const level = levels?.[seat] ?? null
    return level === null ? person : bot(level)
  })
}

/** The unfinished match at this place of a series, newest first; null where there is none. */
export async function resumeFixture(game: string, place: SeriesPlace): Promise<string | null> {
  const saves = await (await openSaves()).list(game)
  const found = saves.find(
    (save) => !('damaged' in save) && !save.over && save.series?.id === place.id && save.series.index === place.index,
  )
  return found?.id ?? null
}
