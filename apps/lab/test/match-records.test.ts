import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isRejection, type Game, type Viewer } from '@parlor/kernel'
import { Match, parseMatch, writeMatch } from '@parlor/kernel/host'
import { gameList } from '@parlor/protocol'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games.ts'

/** A match record of an older version, and its expected result. */
interface WrittenMatch {
  readonly name: string
  readonly text: string
  readonly hash: string
  readonly outcome: object | null
  readonly practice: string | null
  readonly line: number
  readonly pending: readonly object[]
}

/** A match with everything that a server sends: events by recipient, and everybody's views halfway and at the end. */
interface MatchWithEvents {
  readonly name: string
  readonly text: string
  readonly opening: readonly (readonly object[])[]
  readonly steps: readonly (readonly [audience: unknown, event: { readonly kind: string }][])[]
  readonly views: readonly [viewer: Viewer, end: object, half: object][]
}

const folder = join(import.meta.dirname, '../../../fixtures/records')
const ending = '.json.gz'
/** Games that an older version knew; a game made since has no old records. */
const olderGames = gameList.map(({ id }) => id).filter((id) => readdirSync(folder).includes(id + ending))

/** Never written again; see `fixtures/README.md`. */
function readFixture<T>(name: string): readonly T[] {
  return JSON.parse(gunzipSync(readFileSync(join(folder, name + ending))).toString('utf8')) as T[]
}

it('are there for every game that an older version knew', () => {
  expect(olderGames.toSorted()).toEqual(['domino', 'dots', 'mahjong', 'simpiece', 'sumzero'])
})

function replayed(game: Game, text: string): Match {
  const match = parseMatch(game, text)
  if (!(match instanceof Match)) throw new Error(JSON.stringify(isRejection(match) ? match : match.why))
  return match
}

describe.each(olderGames)('records of %s from an older version', (id) => {
  const { game } = games.find((pkg) => pkg.game.id === id)!
  const records = readFixture<WrittenMatch>(id)

  it.each(records)('replay and are written again as they were: $name', ({ text, hash, outcome, practice, line, pending }) => {
    const match = replayed(game, text)
    const asked = match.state.pending.map((one: { seat: number; kind: string }) => ({ seat: one.seat, kind: one.kind }))
    expect({ hash: match.hash(), outcome: match.outcome, practice: match.practice, line: match.history.length, asked }).toEqual({
      hash,
      outcome,
      practice,
      line,
      asked: pending,
    })
    const { sum: _, ...then } = JSON.parse(text) as Record<string, unknown>
    const written = writeMatch(match, { snapshot: then['snapshot'] !== null, hashes: then['hashes'] !== null })
    expect(JSON.parse(JSON.stringify(written))).toMatchObject(then)
    // The position alone can be read as well.
    if (typeof then['snapshot'] === 'string') expect(isRejection(Match.fromPosition(game, then['snapshot'], { seed: 'again' }))).toBe(false)
  })
})

/** Older pages draw nothing for these. */
const eventKindsSince = new Set(['battleStep'])

/** Wire names: older pages receive these from newer servers, and newer pages from older ones. */
describe('events and views of an older version', () => {
  const matches = readFixture<MatchWithEvents>('events')

  it.each(matches)('have the same names: $name', ({ text, opening, steps, views }) => {
    const { game } = games.find((pkg) => pkg.game.id === (JSON.parse(text) as { game: string }).game)!
    const match = replayed(game, text)
    expect(opening.map((_, seat) => match.openingEvents(seat))).toMatchObject(opening)
    const audienceAndEvent = match.history.map(({ events }) => events.map((one) => [one.audience, one.event as object]))
    const known = audienceAndEvent.map((all) => all.filter(([, event]) => !eventKindsSince.has((event as { kind: string }).kind)))
    expect(JSON.parse(JSON.stringify(known))).toMatchObject(steps)
    for (const [viewer, end, half] of views) {
      expect(JSON.parse(JSON.stringify(match.view(viewer)))).toMatchObject(end)
      const before = game.view(match.stateAt(Math.floor(match.history.length / 2)), viewer) as object
      expect(JSON.parse(JSON.stringify(before))).toMatchObject(half)
    }
  })
})
