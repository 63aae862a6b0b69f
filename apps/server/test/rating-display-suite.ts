import { beforeAll, describe, expect, it, vi } from 'vitest'
import { signUp } from '../proofs/test-account.ts'
import { freshRequestId, type TestClient } from '../proofs/test-client.ts'
import type { TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'
import { dots, newGuestClient } from './dots-test-table.ts'

const none = undefined as never

/** The part of the account tests about shown ratings, on their server. */
export function defineRatingDisplayTests(runningServer: () => TestServer): void {
  let server: TestServer
  beforeAll(() => {
    server = runningServer()
  })
  const newGuest = () => newGuestClient(server.base)

  describe('ratings', () => {
    async function insertRating(id: string, rating: number, deviation: number): Promise<void> {
      await server.online.rooms.stores.pool.query(
        `INSERT INTO ratings (person, game, rating, deviation, volatility, games, updated) VALUES ($1, 'domino', $2, $3, 0.06, 9, 1)`,
        [id, rating, deviation],
      )
    }

    it('are shown with the names of accounts at every table of the game, in the lobby and the own list, and in the history as they were after the match', async () => {
      const domino = games.find(({ game }) => game.id === 'domino')!
      const { guest, me } = await signUp(server.base)
      const other = await newGuest()
      await insertRating(me.id, 1612.4, 130.6)
      await insertRating((await other.requestOrThrow('me')).id, 1700, 60)
      const strength = { rating: 1612, deviation: 131 }
      const { match } = await startMatchOfTwo(server.base, domino, { visibility: 'public', spectators: { kind: 'allowed' } }, [
        guest,
        other,
      ])
      const seats = [
        { kind: 'person', strength },
        { kind: 'person', strength: null },
      ]
      expect((await other.requestOrThrow('table', none, { match })).seats.slice(0, 2)).toMatchObject(seats)
      expect((await other.requestOrThrow('lobby')).tables.find((table) => table.match === match)!.seats.slice(0, 2)).toMatchObject(seats)
      expect((await other.requestOrThrow('myTables')).tables[0]!.seats.slice(0, 2)).toMatchObject(seats)
      const elsewhere = await startMatchOfTwo(server.base, dots, {}, [guest, other])
      expect((await other.requestOrThrow('table', none, { match: elsewhere.match })).seats[0]).toMatchObject({ strength: null })
      const socket = await other.connect()
      await socket.request({ kind: 'resign', match, id: freshRequestId() })
      socket.close()
      await expect.poll(async () => (await other.requestOrThrow('history')).matches).toHaveLength(1)
      const shownRatings = async () =>
        (await other.requestOrThrow('history')).matches[0]!.players.slice(0, 2).map((player) => player.strength)
      expect(await shownRatings()).toEqual([strength, null])
      await server.online.rooms.stores.pool.query(
        "INSERT INTO rating_points (person, match, game, at, before, rating, deviation) VALUES ($1, $2, 'domino', 1, 1500, 1520.4, 99.6)",
        [me.id, match],
      )
      expect(await shownRatings()).toEqual([{ rating: 1520, deviation: 100 }, null])
    })

    it('are read with the names when a room is opened, and not again for a move', async () => {
      const { people } = server.online.rooms.stores
      const { match, guests } = await startMatchOfTwo(server.base, dots)
      const socket = await guests[0].connect()
      const synced = socket.nextMessage('sync')
      socket.send({ kind: 'watch', match, from: null })
      const decision = (await synced).view.pending[0]!.id
      const publicPeople = vi.spyOn(people, 'publicPeople')
      expect(await socket.request({ kind: 'move', match, id: freshRequestId(), decision, move: 'a1', group: null, seen: 0 })).toBe(1)
      expect(publicPeople).not.toHaveBeenCalled()
      publicPeople.mockRestore()
      socket.close()
    })

    it('are listed by rounded rating, for accounts with a certain rating; the own row has its rank or none', async () => {
      await server.online.rooms.stores.pool.query("DELETE FROM ratings WHERE game = 'domino'", [])
      const people = [await signUp(server.base), await signUp(server.base), await signUp(server.base), await signUp(server.base)]
      const [sure, best, unsure, same] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0], (typeof people)[0]]
      const guest = await newGuest()
      await insertRating(sure.me.id, 1700.2, 40)
      await insertRating(best.me.id, 1720, 110.4)
      await insertRating(unsure.me.id, 1900, 110.6)
      await insertRating(same.me.id, 1699.8, 90)
      await insertRating((await guest.requestOrThrow('me')).id, 1800, 50)
      const leaders = (one: TestClient) => one.requestOrThrow('leaderboard', none, { game: 'domino' })
      const { standings } = await leaders(guest)
      expect(standings.map(({ person, rank }) => [person.id, rank])).toEqual([
        [best.me.id, 1],
        ...[sure.me.id, same.me.id].sort().map((id) => [id, 2]),
      ])
      expect((await leaders(sure.guest)).you).toMatchObject({ rank: 2, person: { name: sure.name, unique: true } })
      expect((await leaders(unsure.guest)).you).toMatchObject({ rank: null, rating: 1900, deviation: 110.6 })
      expect((await leaders(guest)).you).toMatchObject({ rank: null, person: { guest: true } })
    })
  })
}
