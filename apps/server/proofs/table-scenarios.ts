import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, type GamePackage } from '@parlor/kernel'
import type { NewTable, TableInfo } from '@parlor/protocol'
import { builtInDecks } from '@parlor/simpiece'
import { RetryingSocketClient, type NetworkConditions } from './retrying-socket-client.ts'
import { freshRequestId, type TestClient } from './test-client.ts'
import type { RequestHistory } from './request-history.ts'
import type { PlayerBehaviour, SimulatedPlayer } from './simulated-player.ts'
import type { RetryingHttpClient } from './retrying-http-client.ts'
import { gameByIdOrThrow, newTableFor } from './test-tables.ts'

/** A person of the population: the same at every node. */
export interface ScenarioPerson {
  readonly person: string
  readonly guests: readonly TestClient[]
  readonly requests: RetryingHttpClient
}

export interface ScenarioContext {
  readonly history: RequestHistory
  readonly conditions: NetworkConditions
  /** Lends people who sit nowhere else. */
  withPeople<T>(count: number, work: (people: readonly ScenarioPerson[]) => Promise<T>, from?: 'guests' | 'accounts'): Promise<T>
  seat(somebody: ScenarioPerson, pkg: GamePackage, match: string, seat: number, habits?: PlayerBehaviour): Promise<SimulatedPlayer>
}

/** One kind of table, from opening to end. */
export interface TableScenario {
  readonly name: string
  play(stage: ScenarioContext): Promise<void>
}

interface PairScenarioOptions {
  readonly name: string
  readonly game: string
  readonly preset?: string
  /** A bot of this level in the second seat. */
  readonly bot?: string
  readonly clock?: NewTable['clock']
  readonly absent?: NewTable['absent']
  readonly habits?: readonly [PlayerBehaviour, PlayerBehaviour]
}

const perMove: NewTable['clock'] = { kind: 'move', seconds: 5 }
const inTotal: NewTable['clock'] = { kind: 'total', minutes: 10, increment: 2 }
const both = (habits: PlayerBehaviour): readonly [PlayerBehaviour, PlayerBehaviour] => [habits, habits]

/** Two people, or one and a bot, who play a match, and perhaps a rematch. */
function pair({ name, game, preset, bot, clock, absent, habits = both({}) }: PairScenarioOptions): TableScenario {
  const pkg = gameByIdOrThrow(game)
  return {
    name,
    play: (stage) =>
      stage.withPeople(bot === undefined ? 2 : 1, async (people) => {
        const [host, friend] = people
        const table = newTableFor(pkg, {
          options: optionsOf(pkg, preset),
          ...(clock && { clock }),
          ...(absent && { absent }),
          ...(bot !== undefined && { seats: [{ kind: 'me' }, { kind: 'bot', level: bot }] }),
          secret: deckFor(pkg),
        })
        const opened = await host!.requests.open({ id: freshRequestId(), table })
        if (isRejection(opened)) throw new Error(`${name} was not opened: ${opened.rejected}`)
        if (friend) await friend.requests.sit(opened.match, null, deckFor(pkg))
        await playOn(stage, pkg, people, opened.match, habits)
      }),
  }
}

/** Plays a match and one rematch at most. */
async function playOn(
  stage: ScenarioContext,
  pkg: GamePackage,
  people: readonly ScenarioPerson[],
  match: string,
  habits: readonly PlayerBehaviour[],
): Promise<void> {
  const next = await Promise.all(people.map((one, at) => playSeat(stage, pkg, one, match, habits[at] ?? {})))
  const follows = next.find((one) => one !== null)
  if (!follows) return
  const last = habits.map(({ rematch: _, ...rest }) => rest)
  await Promise.all(people.map((one, at) => playSeat(stage, pkg, one, follows, last[at] ?? {})))
}

/** Plays the seat a person holds in a started match; returns the rematch's id. */
async function playSeat(
  stage: ScenarioContext,
  pkg: GamePackage,
  somebody: ScenarioPerson,
  match: string,
  habits: PlayerBehaviour,
): Promise<string | null> {
  const table = await begun(somebody, match)
  if (!table || table.you === null) return null
  const player = await stage.seat(somebody, pkg, match, table.you, habits)
  return player.table?.next ?? null
}

/** The table once started; null when it is closed, not accessible, or does not start. */
async function begun({ requests }: ScenarioPerson, match: string, patience = 20_000): Promise<TableInfo | null> {
  for (const until = performance.now() + patience; performance.now() < until; await wait(300)) {
    const table = await requests.table(match)
    if (isRejection(table) || table.state === 'closed') return null
    if (table.state !== 'open' && table.state !== 'dealing') return table
  }
  return null
}

/** Three people and a bot take seats at one table of four, concurrently and at different nodes. */
const seating: TableScenario = {
  name: 'domino, finding seats',
  play: (stage) =>
    stage.withPeople(3, async ([host, one, two]) => {
      const pkg = gameByIdOrThrow('domino')
      const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
      const opened = await host!.requests.open({ id: freshRequestId(), table: newTableFor(pkg, { seats, clock: perMove }) })
      if (isRejection(opened)) throw new Error(`domino was not opened: ${opened.rejected}`)
      const { match } = opened
      await Promise.all([
        (async () => {
          await one!.requests.sit(match, 1)
          await one!.requests.stand(match)
          await one!.requests.sit(match, null)
        })(),
        (async () => {
          const seat = await two!.requests.sit(match, 1)
          if (isRejection(seat)) await two!.requests.sit(match, null)
        })(),
        (async () => {
          await host!.requests.fill(match, 3, 'random')
          await host!.requests.fill(match, 3, null)
        })(),
      ])
      // The host fills what is still open.
      for (let seat = 1; seat < 4; seat++) {
        const table = await host!.requests.table(match)
        if (!isRejection(table) && table.state === 'open' && table.seats[seat]?.kind === 'open')
          await host!.requests.fill(match, seat, 'random')
      }
      await Promise.all([host!, one!, two!].map((somebody) => playSeat(stage, pkg, somebody, match, {})))
    }),
}

/** A host who leaves before the table is full: it closes for those seated. */
const closing: TableScenario = {
  name: 'domino, closed',
  play: (stage) =>
    stage.withPeople(2, async ([host, friend]) => {
      const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }]
      const opened = await host!.requests.open({ id: freshRequestId(), table: newTableFor(gameByIdOrThrow('domino'), { seats }) })
      if (isRejection(opened)) throw new Error(`domino was not opened: ${opened.rejected}`)
      await Promise.all([friend!.requests.sit(opened.match, 2), host!.requests.stand(opened.match)])
    }),
}

/** Two quick-match requests; they may be seated with others'. */
const quick: TableScenario = {
  name: 'sumzero, at once',
  play: (stage) =>
    stage.withPeople(2, async (people) => {
      const pkg = gameByIdOrThrow('sumzero')
      await Promise.all(
        people.map(async (somebody, at) => {
          await wait(50 * at)
          const found = await somebody.requests.quick({ id: freshRequestId(), game: 'sumzero', secret: null })
          if (isRejection(found)) throw new Error(`nothing at once: ${found.rejected}`)
          let table = await begun(somebody, found.match, 5_000)
          // Nobody joined. If somebody does in this moment, the match is played.
          if (!table && isRejection(await somebody.requests.stand(found.match))) table = await begun(somebody, found.match)
          if (table && table.you !== null) await stage.seat(somebody, pkg, found.match, table.you, { resignAfter: 8 })
        }),
      )
    }),
}

/** Two accounts through the ranked queue, against each other or any other. */
function ranked(game: string, habits: PlayerBehaviour): TableScenario {
  const pkg = gameByIdOrThrow(game)
  // Ranked play uses the first preset.
  const preset = pkg.game.options.presets[0]!.id
  return {
    name: `${game}, ranked`,
    play: (stage) =>
      stage.withPeople(
        2,
        async (people) => {
          await Promise.all(
            people.map(async (somebody) => {
              const match = await paired(stage, somebody, game, preset)
              const next = match === null ? null : await playSeat(stage, pkg, somebody, match, habits)
              const { rematch: _, ...last } = habits
              if (next !== null) await playSeat(stage, pkg, somebody, next, last)
            }),
          )
        },
        'accounts',
      ),
  }
}

/** Transient refusals: a match still being settled, a pause after aborts. */
const passing: ReadonlySet<string> = new Set(['ranked.playing', 'ranked.paused', 'queue.alreadyIn'])

/** Waits for a pairing; leaves after a timeout, unless paired in that moment. */
async function paired(stage: ScenarioContext, somebody: ScenarioPerson, game: string, preset: string): Promise<string | null> {
  const asker = new RetryingSocketClient(somebody.guests, stage.history, stage.conditions)
  await asker.start(Math.floor(Math.random() * somebody.guests.length))
  const id = freshRequestId()
  try {
    const found = await Promise.race([
      asker.request({ kind: 'queue', id, game, preset, ranked: true, secret: deckFor(gameByIdOrThrow(game)) }),
      wait(30_000, null, { ref: false }),
    ])
    // Otherwise a closed queue would silently skip ranked play.
    if (found?.kind === 'refused' && !passing.has(found.why)) throw new Error(`${game} was not queued for: ${found.why}`)
    if (found) return found.kind === 'done' ? found.match : null
    await asker.request({ kind: 'unqueue', id })
  } finally {
    asker.close()
  }
  const mine = await somebody.requests.mine()
  return isRejection(mine) ? null : (mine.tables.find((table) => table.ranked && table.game === game)?.match ?? null)
}

function optionsOf({ game }: GamePackage, preset?: string): Record<string, unknown> {
  const found = preset === undefined ? game.options.presets[0] : game.options.presets.find(({ id }) => id === preset)
  if (!found) throw new Error(`${game.id} has no preset ${preset}`)
  return found.options as Record<string, unknown>
}

function deckFor({ game }: GamePackage): NewTable['secret'] {
  return game.id === 'simpiece' ? { ...builtInDecks[Math.floor(Math.random() * builtInDecks.length)]!.options } : null
}

const takesBack: PlayerBehaviour = { undo: 0.15, grant: 0.6, leastPause: 60 }

/** All scenarios, played in turn. */
export const tableScenarios: readonly TableScenario[] = [
  pair({ name: 'dots', game: 'dots', preset: 'quick', habits: both({ ...takesBack, rematch: 'everybody' }) }),
  pair({ name: 'sumzero', game: 'sumzero', preset: 'quick', clock: inTotal, habits: both(takesBack) }),
  seating,
  pair({ name: 'dots, by the move', game: 'dots', preset: 'quick', clock: perMove, habits: [{ dawdle: [0.05, 6_000] }, takesBack] }),
  pair({ name: 'race', game: 'mahjong', preset: 'living', clock: perMove, habits: [{ resignAfter: 25, draw: 0.1 }, { draw: 0.3 }] }),
  ranked('dots', { resignAfter: 15, abort: 0.05 }),
  pair({
    name: 'simpiece',
    game: 'simpiece',
    clock: inTotal,
    habits: [
      { ...takesBack, resignAfter: 30, draw: 0.05 },
      { ...takesBack, draw: 0.3 },
    ],
  }),
  pair({ name: 'dots with a bot', game: 'dots', preset: 'quick', bot: 'easy', habits: both({ undo: 0.3, rematch: 'everybody' }) }),
  pair({ name: 'domino', game: 'domino', clock: inTotal, habits: both({ rematch: 'everybody' }) }),
  quick,
  pair({
    name: 'dots, given up',
    game: 'dots',
    preset: 'classic',
    habits: [{ ...takesBack, resignAfter: 15, rematch: 'alone' }, { mutes: true }],
  }),
  ranked('sumzero', { resignAfter: 10, abort: 0.05, rematch: 'everybody' }),
  pair({
    name: 'dots, left to a bot',
    game: 'dots',
    preset: 'quick',
    absent: { kind: 'bot', level: 'easy', seconds: 3_600 },
    habits: [{ leaveAfter: 4 }, {}],
  }),
  closing,
]
