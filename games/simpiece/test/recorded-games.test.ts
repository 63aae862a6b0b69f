import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SimPieceSeatSecret } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import { digestGame } from './recorded-game.ts'

/** Never written again; see `fixtures/README.md`. */
const file = join(import.meta.dirname, '../../../fixtures/records', 'simpiece-games.json.gz')

interface Recorded {
  readonly decks: readonly SimPieceSeatSecret[]
  readonly games: readonly (readonly [seed: string, preset: string, mine: number, theirs: number, moves: string, digest: string])[]
}

const { decks, games } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Recorded

/** `RECORDED_GAMES=all` replays every game, which takes a minute; otherwise each seventh is. */
const every = process.env['RECORDED_GAMES'] === 'all' ? 1 : 7

describe('games recorded before there were cards of other sets', () => {
  it('are a thousand, and most cards come up in their decks', () => {
    expect(games.length).toBe(1000)
    expect(new Set(decks.flatMap(({ leader, deck }) => [leader, ...deck.match(/OP01-\d+/g)!])).size).toBeGreaterThan(115)
  })

  it('are played today with the same legal moves, the same events and the same end', () => {
    const changed: string[] = []
    for (const [seed, preset, mine, theirs, log, digest] of games.filter((_, i) => i % every === 0)) {
      const moves = log.split(';')
      const replayed = digestGame({ seed, preset, decks: [decks[mine]!, decks[theirs]!] }, (match) => moves[match.history.length])
      if (replayed.digest !== digest || replayed.moves.length !== moves.length) changed.push(seed)
    }
    expect(changed).toEqual([])
  })
})
