import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, rngFrom, type GamePackage, type ViewCore } from '@parlor/kernel'
import type { AskOf } from '@parlor/protocol'
import { gameNamed } from '../src/games.ts'
import { Log } from '../src/store/log.ts'
import { openPool } from '../src/store/pool.ts'
import { openStores } from '../src/store/stores.ts'
import { freshAskId, randomMove, type Line } from './client.ts'
import { openHouse } from './house.ts'
import { NodeProcess } from './nodes.ts'
import { openPostgres, openRedis } from './postgres.ts'
import { seatTwo } from './table.ts'
import { flag, say } from './verdict.ts'

/** Exactly once: every move 1 to 5 times, out of order, at two nodes; eight writers for one seq; a node that was stopped and writes too late. */
const postgres = await openPostgres()
const redis = await openRedis()
if (!postgres || !redis) throw new Error('PostgreSQL and Redis are needed')
const place = { url: postgres.url }
const pkg = gameNamed('dots') as GamePackage
let failures = 0

await eightWriters(flag('rounds', 1_000))
await pausedNode(flag('pauses', 10))
await copies(flag('moves', 50_000))
await redis.stop()
await postgres.close()
process.exit(failures === 0 ? 0 : 1)

async function eightWriters(rounds: number): Promise<void> {
  const stores = await openStores(place, 'writers')
  const pools = await Promise.all(Array.from({ length: 8 }, () => openPool(place)))
  const logs = pools.map((pool) => new Log(pool))
  let wrong = 0
  for (let seq = 1; seq <= rounds; seq++) {
    const entry = { kind: 'move', seat: 0, move: 'a1' } as const
    const won = await Promise.all(
      logs.map((log, writer) => log.append({ match: 'writers', seq, mover: `${writer}:${seq}`, entry, at: 1, ends: false, due: null })),
    )
    if (won.filter(Boolean).length !== 1) wrong++
  }
  const { length } = await stores.log.read('writers', 0)
  say(`eight writers: ${rounds} rounds, ${wrong} without exactly one winner, ${length} entries`)
  failures += wrong + Math.abs(length - rounds)
  await Promise.all(pools.map((pool) => pool.end()))
  await stores.close()
}

/** One node is stopped with a move in its hands; the other takes another move for the same decision; then the first goes on. */
async function pausedNode(times: number): Promise<void> {
  const env = { DATABASE_URL: postgres!.url, REDIS_URL: redis!.url }
  const [late, quick] = [await NodeProcess.open(env), await NodeProcess.open(env)]
  let stood = 0
  for (let i = 0; i < times; i++) {
    const { match, guests } = await seatTwo(late.base, pkg)
    const [slow, fast] = [await guests[0].connect(), await guests[0].at(quick.base).connect()]
    const view = await viewOf(slow, match)
    const moves = [1, 2].map((n) => ({
      kind: 'move' as const,
      match,
      id: freshAskId(),
      ...randomMove(pkg, view, 0, rngFrom(String(n)))!,
      group: null,
    }))
    late.pause()
    const answer = slow.ask(moves[0]!)
    const other = await fast.ask(moves[1]!)
    late.resume()
    const refused = await answer
    if (other !== 1 || !isRejection(refused)) stood++
    slow.close()
    fast.close()
  }
  say(`paused node: ${times} late writes, ${stood} stood`)
  failures += stood
  await Promise.all([late.kill('SIGTERM'), quick.kill('SIGTERM')])
}

async function viewOf(line: Line, match: string): Promise<ViewCore> {
  const sync = line.next('sync')
  line.send({ kind: 'watch', match, from: null })
  return (await sync).view
}

async function copies(wanted: number): Promise<void> {
  const open = () => openHouse({ place, redis: redis!.url })
  let houses = [await open(), await open()]
  let moves = 0
  let sent = 0
  let wrong = 0
  let restarts = 0
  const lanes = 16
  while (moves < wanted) {
    const before = moves
    await Promise.all(Array.from({ length: lanes }, () => oneMatch()))
    if (moves - before > 0 && restarts * 12_500 < moves) {
      restarts++
      await houses[1]!.close()
      houses = [houses[0]!, await open()]
    }
  }
  for (const house of houses) await house.close()
  say(`copies: ${moves} moves sent ${sent} times at two nodes with ${restarts} restarts: ${wrong} not applied exactly once`)
  failures += wrong

  async function oneMatch(): Promise<void> {
    const { match, guests } = await seatTwo(houses[0]!.base, pkg)
    const all = await Promise.all(guests.map((guest) => Promise.all(houses.map((house) => guest.at(house.base).connect()))))
    for (const line of all.flat()) line.keep = false
    const answers = new Map<string, Set<string>>()
    for (const line of all.flat())
      line.onTell = (tell) => {
        if (tell.kind !== 'done' && tell.kind !== 'refused') return
        const told = tell.kind === 'done' ? String(tell.seq) : tell.why.rejected
        answers.set(tell.id, (answers.get(tell.id) ?? new Set()).add(told))
      }
    const old: { ask: AskOf<'move'>; seat: number }[] = []
    for (let view = await viewOf(all[0]![0]!, match), seq = 1; !view.outcome; seq++) {
      const { seat } = view.pending[0]!
      const ask: AskOf<'move'> = {
        kind: 'move',
        match,
        id: freshAskId(),
        ...randomMove(pkg, view, seat, rngFrom(match + seq))!,
        group: null,
      }
      old.push({ ask, seat })
      const seen = all[0]![0]!.next('steps', ({ steps }) => steps.some((step) => step.seq === seq))
      // The new one first, so that the match goes on; then itself and older ones again, in any order, at any node.
      const again = Array.from({ length: Math.floor(Math.random() * 5) }, () =>
        Math.random() < 0.6 ? old.at(-1)! : old[Math.floor(Math.random() * old.length)]!,
      )
      for (const one of [old.at(-1)!, ...again]) {
        sent++
        all[one.seat]![Math.random() < 0.5 ? 0 : 1]!.send(one.ask)
      }
      const step = (await seen).steps.find((one) => one.seq === seq)!
      view = step.view
    }
    await wait(100)
    const log = await houses[0]!.online.rooms.stores.log.read(match, 0)
    moves += log.length
    for (const [i, { ask, seat }] of old.entries()) {
      const places = log.filter(({ mover }) => mover === `${seat}:${ask.id}`).map(({ seq }) => seq)
      const told = [...(answers.get(ask.id) ?? [])]
      if (places.length !== 1 || places[0] !== i + 1 || told.some((one) => one !== String(i + 1))) wrong++
    }
    for (const line of all.flat()) line.close()
  }
}
