import { setTimeout as wait } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { NewTable } from '@parlor/protocol'
import { gameById } from '../src/games.ts'
import { adversaryAddress } from './adversary-address.ts'
import { AttackTally, type AttackReport } from './attack-report.ts'
import { HostileGuest } from './hostile-guest.ts'
import { sendHostileRequests } from './hostile-requests.ts'
import type { MatchesWithLongLogs } from './matches-with-long-logs.ts'
import { TestClient } from './test-client.ts'
import { newTableFor } from './test-tables.ts'

/**
 * A denial-of-service client in its own process, from many addresses at once: guests with tables against bots of all strengths on the
 * largest and the smallest board, sockets, and every message and expensive route as often as the limits allow, also about finished matches and
 * delayed ones whose logs are as long as logs get. Prints an `AttackReport`.
 *
 * The first address has as many sockets as it may, and 60 guests whose bots are all just quick enough for the thread that serves easy ones.
 * The others have a fifth of that, because all of them at the limit would be more ports than one machine has.
 */
const [base = '', count = '50', seconds = '60', matches = '{}'] = process.argv.slice(2)
const matchesWithLongLogs = JSON.parse(matches) as MatchesWithLongLogs
const addresses = Number(count)
const dots = gameById('dots') as GamePackage
const framesPerSecond = 47
const guestEveryMs = 60_000 / 24
const quickLevels = ['easy', 'expert', 'adept', 'masterSwift']
const allLevels = ['master', 'easy', 'virtuoso', 'adept', 'master', 'masterSwift']
const tally = new AttackTally()
let tables = 0
let over = false

interface AddressPlan {
  readonly guests: number
  /** At once; the others come as fast as an address may have new guests. */
  readonly guestsAtOnce: number
  readonly tablesEach: number
  readonly socketsEach: number
  readonly levels: readonly string[]
}
const crowdPlan: AddressPlan = { guests: 60, guestsAtOnce: 24, tablesEach: 1, socketsEach: 8, levels: quickLevels }
const plan: AddressPlan = { guests: 9, guestsAtOnce: 9, tablesEach: 3, socketsEach: 12, levels: allLevels }

/** Every level on both boards: what a level costs is measured over both. */
function nextTable(levels: readonly string[]): NewTable {
  const n = tables++
  const preset = Math.floor(n / levels.length) % 3 === 2 ? 'quick' : 'grand'
  return newTableFor(dots, {
    options: dots.game.options.presets.find(({ id }) => id === preset)!.options as Record<string, unknown>,
    seats: [{ kind: 'bot', level: levels[n % levels.length]! }, { kind: 'me' }],
    clock: { kind: 'move', seconds: 5 },
    absent: { kind: 'bot', level: 'master', seconds: 5 },
    visibility: 'public',
    spectators: { kind: 'allowed' },
  })
}

async function newGuest(address: string, resignAfter: number, guests: number): Promise<HostileGuest | null> {
  const client = new TestClient(base, undefined, address)
  const me = await client.request('ensureGuest', {}).catch(() => null)
  if (!me || 'rejected' in me) return null
  tally.guests++
  return new HostileGuest(client, dots, tally, matchesWithLongLogs, resignAfter, guests)
}

async function attackFrom(at: number, hoarder: HostileGuest): Promise<void> {
  const address = adversaryAddress(at)
  const { guests: most, guestsAtOnce, levels, socketsEach, tablesEach } = at === 0 ? crowdPlan : plan
  const guests: HostileGuest[] = []
  const working: Promise<void>[] = []
  const arrive = async () => {
    const guest = await newGuest(address, 8, most)
    if (!guest) return
    for (let opened = 0; opened < tablesEach; opened++) await guest.open(nextTable(levels)).catch(() => {})
    guests.push(guest)
    working.push(guest.connect(socketsEach, () => over))
  }
  const arriving = async () => {
    for (let n = guestsAtOnce; n < most && !over; n++) await Promise.all([arrive(), wait(guestEveryMs)])
    // Further tables as fast as an address may open them.
    for (let n = 0; !over; n++) {
      await wait(2_100)
      await guests[n % guests.length]?.open(nextTable(levels)).catch(() => {})
    }
  }
  const acting = async () => {
    let last = performance.now()
    for (let turn = 0, allowed = 0; !over;) {
      await wait(40)
      const now = performance.now()
      allowed = Math.min(framesPerSecond, allowed + ((now - last) / 1000) * framesPerSecond)
      last = now
      for (let tries = 0; tries < guests.length && allowed >= 1; tries++) if (guests[turn++ % guests.length]!.act(now)) allowed--
    }
  }
  const requesting = () => sendHostileRequests({ base, address, guests, hoarder, matchesWithLongLogs, tally, over: () => over })
  // Whoever floods the server first waits long for sockets of their own.
  await Promise.all(Array.from({ length: guestsAtOnce }, arrive))
  await Promise.all([arriving(), acting(), requesting()])
  await Promise.all(working)
}

/** Somebody who has finished many matches, whose data every address asks for. */
async function hoard(): Promise<HostileGuest> {
  const guest = await newGuest(adversaryAddress(addresses), 6, 1)
  if (!guest) throw new Error('the server is not there')
  const table = { ...nextTable(['easy']), seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }] }
  for (let n = 0; n < 8; n++) await guest.open(table)
  void guest.connect(1, () => over)
  void (async () => {
    for (; !over; await wait(20)) guest.act(performance.now())
  })()
  return guest
}

setTimeout(() => (over = true), Number(seconds) * 1000)
setInterval(() => tally.sample(), 1_000).unref()
const hoarder = await hoard()
await Promise.race([
  Promise.all(Array.from({ length: addresses }, (_, at) => wait(at * 20).then(() => attackFrom(at, hoarder)))),
  wait(Number(seconds) * 1000 + 5_000),
])
const { answers, botMoves, guests, samples, sockets } = tally
const levels = [...new Set([...quickLevels, ...allLevels])]
const socketsWanted = crowdPlan.guests * crowdPlan.socketsEach + (addresses - 1) * plan.guests * plan.socketsEach
const report: AttackReport = { addresses, guests, sockets, socketsWanted, answers, botMoves, levels, samples }
process.stdout.write(JSON.stringify(report), () => process.exit(0))
