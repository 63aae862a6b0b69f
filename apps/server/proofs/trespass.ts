import { gameList } from '@parlor/protocol'
import { signUp } from './test-account.ts'
import { freshRequestId, TestClient } from './test-client.ts'
import { openTestServer } from './test-server.ts'
import { tryTrespass } from './try-trespass.ts'
import { gameByIdOrThrow, startMatchOfTwo } from './test-tables.ts'
import { exitWithFindings, numberFlag, printLines } from './proof-report.ts'

/** One person requests everything of other people by every part of the protocol: running and finished matches, seats, decks. */
const calls = numberFlag('calls', 10_000)
const server = await openTestServer()
const matches: string[] = []
const victims: { readonly guest: TestClient; readonly id: string }[] = []
for (const { id } of gameList) {
  const pkg = gameByIdOrThrow(id)
  const { guest } = await signUp(server.base)
  const playing = await startMatchOfTwo(server.base, pkg, {}, [guest, await new TestClient(server.base).becomeGuest()])
  const over = await startMatchOfTwo(server.base, pkg)
  const socket = await over.guests[0].connect()
  await socket.request({ kind: 'resign', match: over.match, id: freshRequestId() })
  socket.close()
  const [owner] = over.guests
  await server.online.rooms.stores.pool.query(
    'INSERT INTO rating_points (person, match, game, at, before, rating, deviation) VALUES ($1, $2, $3, 1, 1500, 1507, 60)',
    [(await owner.requestOrThrow('me')).id, over.match, id],
  )
  matches.push(playing.match, over.match)
  await guest.requestOrThrow('saveAccountData', { revision: 0, value: { own: id } }, { name: 'decks' })
  victims.push({ guest, id: (await guest.requestOrThrow('me')).id })
}
const before = await touched()
const report = await tryTrespass(
  server.base,
  matches,
  calls,
  victims.map(({ id }) => id),
)
for (const { guest, id } of victims) {
  const { revision } = await guest.requestOrThrow('readAccountData', undefined as never, { name: 'decks' })
  if (revision !== 1) report.served.push(`the decks of ${id} are at ${revision}`)
}
if ((await touched()) !== before) report.served.push('a match of others is not as it was')
printLines(
  `${report.calls} calls by ${report.kinds} routes and kinds for ${matches.length} matches of others and for what ${victims.length} people keep: ${report.served.length} served`,
)
for (const one of report.served.slice(0, 5)) printLines(`  ${one}`)
await server.close()
exitWithFindings(report.served.length)

/** Everything about the matches that people can change, with their count: bots move on by themselves. */
async function touched(): Promise<string> {
  const { pool } = server.online.rooms.stores
  const rows = await pool.query(
    "SELECT id, revision, state, (SELECT count(*)::int FROM log WHERE match = id AND mover ~ '^[0-9u]') AS moves FROM matches ORDER BY id",
    [],
  )
  return JSON.stringify(rows.rows)
}
