import { freshAskId, type Guest } from './client.ts'
import { openHouse } from './house.ts'
import { trespass } from './stranger.ts'
import { packageOf, seatTwo } from './table.ts'
import { conclude, flag, say } from './verdict.ts'

/** One person asks for everything of other people's by everything that the protocol has: matches that are played, that are over, seats, decks. */
const calls = flag('calls', 10_000)
const house = await openHouse()
const matches: string[] = []
const victims: { readonly guest: Guest; readonly id: string }[] = []
for (const id of ['dots', 'domino', 'simpiece', 'mahjong', 'sumzero']) {
  const pkg = packageOf(id)
  const playing = await seatTwo(house.base, pkg)
  const over = await seatTwo(house.base, pkg)
  const line = await over.guests[0].connect()
  await line.ask({ kind: 'resign', match: over.match, id: freshAskId() })
  line.close()
  matches.push(playing.match, over.match)
  const [guest] = playing.guests
  await guest.ask('keep', { revision: 0, value: { own: id } }, { name: 'decks' })
  victims.push({ guest, id: (await guest.ask('me')).id })
}
const before = await touched()
const report = await trespass(
  house.base,
  matches,
  calls,
  victims.map(({ id }) => id),
)
for (const { guest, id } of victims) {
  const { revision } = await guest.ask('kept', undefined as never, { name: 'decks' })
  if (revision !== 1) report.served.push(`the decks of ${id} are at ${revision}`)
}
if ((await touched()) !== before) report.served.push('a match of others is not as it was')
say(
  `${report.calls} calls by ${report.kinds} routes and kinds for ${matches.length} matches of others and for what ${victims.length} people keep: ${report.served.length} served`,
)
for (const one of report.served.slice(0, 5)) say(`  ${one}`)
await house.close()
conclude(report.served.length)

/** Everything about the matches that people can change, and how many there are: bots move on by themselves. */
async function touched(): Promise<string> {
  const { pool } = house.online.rooms.stores
  const rows = await pool.query(
    "SELECT id, revision, state, (SELECT count(*)::int FROM log WHERE match = id AND mover ~ '^[0-9u]') AS moves FROM matches ORDER BY id",
    [],
  )
  return JSON.stringify(rows.rows)
}
