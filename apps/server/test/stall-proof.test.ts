import { decisionOf, isRejection, type GamePackage } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import type { ServerMessage } from '@parlor/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { absentAttackReasons, unrealAttackReasons, type AttackReport } from '../proofs/attack-report.ts'
import { DueEvents } from '../proofs/due-events.ts'
import { ordinaryMatchClockMs, SeatTurns, type ServerDelayStats } from '../proofs/ordinary-match.ts'
import type { TestSocket } from '../proofs/test-client.ts'
import { gameById } from '../src/games.ts'

const dots = gameById('dots') as GamePackage

/** A server that accepts moves and does nothing of its own: no clock fires, and no bot moves. */
class SilentServer {
  readonly match = begin()
  readonly #sockets: TestSocket[] = []

  connect(request: () => Promise<unknown> = async () => this.#accept()): TestSocket {
    const socket = { closeCode: null, onMessage: null, request } as unknown as TestSocket
    this.#sockets.push(socket)
    return socket
  }

  sync(socket: TestSocket, left = ordinaryMatchClockMs): void {
    const clock = { left: [left, left], running: [0], at: 0 }
    const { match } = this
    socket.onMessage!({ kind: 'sync', match: 'm', seq: match.history.length, view: match.view(0), clock } as unknown as ServerMessage)
  }

  /** The seat makes a move, and the latest socket is told. */
  play(seat: number): void {
    const step = this.match.play(seat, this.match.moves(seat)[0])
    if (isRejection(step)) throw new Error(step.rejected)
    const steps = [{ line: { seat, kind: 'move' }, view: this.match.view(0) }]
    this.#sockets.at(-1)!.onMessage!({ kind: 'steps', match: 'm', steps, clock: null } as unknown as ServerMessage)
  }

  #accept(): number {
    this.play(0)
    return this.match.history.length
  }
}

function begin(): Match {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'stall' })
  if (isRejection(match)) throw new Error(match.rejected)
  return match as unknown as Match
}

let seen: ServerDelayStats
let bots: DueEvents
let server: SilentServer
let turns: SeatTurns

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  seen = { clocks: new DueEvents(), lateMoves: 0, lateAccepted: 0, moves: 0, matches: 0, punished: 0 }
  bots = new DueEvents()
  server = new SilentServer()
  turns = new SeatTurns(dots, 'm', 0, bots, seen)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function connect(left?: number): void {
  const socket = server.connect()
  turns.take(socket)
  server.sync(socket, left)
}

/** What a phase from 0 until now reports. */
const delays = (events: DueEvents) => events.delays(0, performance.now()).map((late) => Math.round(late))

/** Lets the player make their move, in real time: it waits 50 ms. */
const moved = () => vi.waitFor(() => expect(seen.moves).toBe(1), { timeout: 20_000 })

describe('what ordinary players wait for', () => {
  it('is late until now when a clock never fires, over reconnects', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.05)
    connect()
    vi.advanceTimersByTime(4_000)
    expect(delays(seen.clocks)).toEqual([])
    connect(1_000)
    vi.advanceTimersByTime(21_000)
    connect(0)
    expect(delays(seen.clocks)).toEqual([20_000])
    // And is seen when it fires at last, by whichever socket.
    server.play(0)
    vi.advanceTimersByTime(1_000)
    expect(delays(seen.clocks)).toEqual([20_000])
    expect(seen.clocks.openDelays(performance.now())).toEqual([])
  })

  it('is late until now when a bot never answers, over reconnects', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValue(0)
    connect()
    await moved()
    vi.advanceTimersByTime(7_000)
    connect()
    vi.advanceTimersByTime(3_000)
    const [late] = delays(bots)
    expect(late).toBeGreaterThanOrEqual(10_000)
    expect(delays(seen.clocks)).toEqual([])
    server.play(1)
    expect(bots.openDelays(performance.now())).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(delays(bots)).toEqual([late])
  })

  it('counts the clock too when a move was lost with its socket', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    connect()
    expect(decisionOf(server.match.view(0).pending, 0)).toBeTruthy()
    vi.advanceTimersByTime(500)
    connect(4_500)
    vi.advanceTimersByTime(10_000)
    expect(delays(seen.clocks)).toEqual([5_500])
  })

  it('is a finding when a move in time, sent again at the next socket, is refused because of the clock', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    let lose: ((error: Error) => void) | null = null
    const lost = server.connect(() => new Promise((_, reject) => (lose = reject)))
    turns.take(lost)
    server.sync(lost)
    await vi.waitFor(() => expect(lose).not.toBeNull(), { timeout: 20_000 })
    lose!(new Error('closed'))
    turns.take(server.connect(async () => ({ rejected: 'match.late' })))
    await vi.waitFor(() => expect(seen.punished).toBe(1), { timeout: 20_000 })
  })

  it('is due from the restart when the server was down', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.05)
    connect()
    vi.advanceTimersByTime(9_000)
    seen.clocks.serverUp(performance.now())
    vi.advanceTimersByTime(2_000)
    expect(delays(seen.clocks)).toEqual([2_000])
  })
})

describe('an attack', () => {
  const kinds = [
    'move',
    'undo',
    'rematch',
    'muteUndo',
    'react',
    'queue',
    'watch',
    'watchLong',
    'openTable',
    'table',
    'exportData',
    'replay',
    'sharedReplay',
    'history',
  ]
  const done = Object.fromEntries([...kinds, 'leaderboard', 'lobby', 'rename', 'myTables', 'signUp'].map((kind) => [kind, { done: 100 }]))
  const real: AttackReport = {
    addresses: 50,
    guests: 500,
    sockets: 5_000,
    socketsWanted: 6_000,
    answers: {
      ...done,
      signIn: { 'account.wrongPassword': 100 },
      staleMove: { 'match.staleDecision': 100 },
      resignLong: { 'match.notSeated': 100 },
    },
    botMoves: { easy: 100, adept: 100, master: 10 },
    levels: ['easy', 'adept', 'master'],
    samples: Array.from({ length: 60 }, (_, second) => ({ at: second * 1000, sockets: 5_000, accepted: second * 100 })),
  }

  it('is real when it was seated, connected and answered', () => {
    expect(unrealAttackReasons(real)).toEqual([])
  })

  it('is not when nobody was seated, a route was never reached, sockets were missing or no bot moved', () => {
    const notSeated = Object.fromEntries(['move', 'undo', 'muteUndo'].map((kind) => [kind, { done: 50, 'match.notSeated': 900 }]))
    expect(unrealAttackReasons({ ...real, answers: { ...real.answers, ...notSeated } })).toHaveLength(1)
    expect(unrealAttackReasons({ ...real, answers: { ...real.answers, exportData: { 'protocol.tooMany': 900 } } })).toHaveLength(1)
    expect(unrealAttackReasons({ ...real, sockets: 600 })).toHaveLength(1)
    expect(unrealAttackReasons({ ...real, botMoves: { easy: 100 } })).toHaveLength(2)
  })

  it('is not when it had ended, was cut off or refused in a phase', () => {
    const during = (report: AttackReport) => absentAttackReasons(report, 'attacked', 0, 59_000)
    expect(during(real)).toEqual([])
    expect(during({ ...real, samples: real.samples.slice(0, 15) })).toHaveLength(1)
    expect(during({ ...real, samples: real.samples.map((one, at) => (at === 40 ? { ...one, sockets: 100 } : one)) })).toHaveLength(1)
    expect(during({ ...real, samples: real.samples.map((one) => ({ ...one, accepted: 100 })) })).toHaveLength(1)
  })
})
