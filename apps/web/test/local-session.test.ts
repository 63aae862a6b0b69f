import { reject, type GamePackage, type Level } from '@parlor/kernel'
import { Match, readMatch } from '@parlor/kernel/host'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { againstEasy, dots, createTestSession, createTestSessionAt, twoPeople, smallBoard, advanceTime, longestReply } from './fakes.ts'
import { botPlayer } from '../src/data/player.ts'
import { engineRequestFor, type EngineRequestContext } from '../src/platform/workers/bot-engine.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a person against a bot', () => {
  test('moves are offered at first and withdrawn during animations', async () => {
    const { session, board } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    expect(board.moves).toHaveLength(9)
    board.slow = true
    expect(session.move({ row: 1, col: 1 })).toBeNull()
    expect(session.store.getState()).toMatchObject({ busy: true, moves: [] })
    expect(board.moves).toEqual([])
    expect(session.move({ row: 0, col: 0 })).toEqual(reject('match.notYourTurn'))
    board.end()
    await advanceTime(0)
    expect(board.view.dots[4]).toBe(1)
    expect(session.store.getState()).toMatchObject({ busy: false, thinking: 1 })
  })

  test('without animations the new state is shown at once', () => {
    const { session, board } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    board.instant = true
    session.move({ row: 1, col: 1 })
    expect(session.store.getState()).toMatchObject({ busy: false, thinking: 1 })
    expect(board.view.dots[4]).toBe(1)
  })

  test('the new state is shown only after the animation', async () => {
    const { session, board } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    board.slow = true
    session.move({ row: 0, col: 0 })
    expect(board.view.dots[0]).toBe(0)
    board.end()
    await advanceTime(0)
    expect(board.view.dots[0]).toBe(1)
  })

  test('what the board has made visible is shown beside it during the animation; whose turn it is comes afterwards', async () => {
    const { session, board } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    board.slow = true
    session.move({ row: 0, col: 0 })
    const shown = () => session.store.getState() as unknown as { view: { held: number[]; pending: { seat: number }[] }; turn: number[] }
    expect(shown().view.held).toEqual([0, 0])
    board.onShown(0)
    expect(shown()).toMatchObject({ view: { held: [1, 0], pending: [{ seat: 0 }] }, turn: [0], busy: true })
    board.end()
    await advanceTime(0)
    expect(shown()).toMatchObject({ view: { held: [1, 0], pending: [{ seat: 1 }] }, turn: [1], busy: false })
  })

  test('an animation that was undone shows nothing any more', async () => {
    const { session, board } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    board.slow = true
    session.move({ row: 0, col: 0 })
    session.undo()
    await advanceTime(0)
    board.onShown(0)
    expect(session.store.getState().view).toMatchObject({ held: [0, 0] })
  })

  test('a move whose events the game cannot follow is not animated, and counts', () => {
    const advance = () => {
      throw new Error('lost')
    }
    const { session, board } = createTestSession({ ...dots, game: { ...dots.game, advance } }, againstEasy, smallBoard)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    expect(board.calls.some((call) => call.startsWith('play'))).toBe(false)
    expect(session.store.getState()).toMatchObject({ busy: false, view: { held: [1, 0] } })
  })

  test('the bot replies after its delay and the turn returns, with one log line each', async () => {
    const { session, board, lines } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    await advanceTime(0)
    expect(session.store.getState().thinking).toBe(1)
    await advanceTime(longestReply)
    expect(session.store.getState()).toMatchObject({ thinking: null, turn: [0] })
    expect(session.store.getState().moves.length).toBeGreaterThan(0)
    expect(lines.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'move'],
      [1, 'move'],
    ])
  })

  test('the reply is delayed however fast the bot is, and not at instant speed', async () => {
    const slow = createTestSession(dots, againstEasy, smallBoard)
    slow.session.attach(slow.board)
    slow.session.move({ row: 0, col: 0 })
    await advanceTime(400)
    expect(slow.lines).toHaveLength(1)
    const instant = createTestSession(dots, againstEasy, smallBoard, 0)
    instant.session.attach(instant.board)
    instant.session.move({ row: 0, col: 0 })
    await advanceTime(0)
    expect(instant.lines).toHaveLength(2)
  })

  test('a bot gets its own view and never the state', async () => {
    const { session, board, engine } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    await advanceTime(longestReply)
    expect(engine.asks).toHaveLength(1)
    expect(engine.asks[0]).toMatchObject({ level: 'easy', seat: 1 })
    expect(engine.asks[0]).not.toHaveProperty('state')
    expect(engine.asks[0]!.view).not.toHaveProperty('rng')
  })

  test('a bot that sees the state does not see future random numbers', () => {
    const seeing = { sees: 'state' as const, choose: () => null }
    const level = { id: 'seer', kind: 'policy' as const, policy: 'seer' }
    const pkg = { ...dots, strategy: { ...dots.strategy, policies: { seer: seeing }, levels: [level] } } as unknown as GamePackage
    const { opening } = createTestSession(dots, againstEasy, smallBoard)
    const { state } = engineRequestFor({ pkg }, opening.match, 'bots', 0, 'seer', 'play') as { state?: { rng: unknown; owner: unknown } }
    expect(state).toMatchObject({ owner: opening.match.state.owner })
    expect(state!.rng).not.toEqual(opening.match.state.rng)
    expect(opening.match.state.rng).toEqual(opening.match.start.rng)
  })

  test('an opponent thinks with the chosen effort, a hint with the rated one', () => {
    const { opening } = createTestSession(dots, againstEasy, smallBoard)
    const master = dots.strategy.levels.at(-1)!
    const reduced = { ...master, nodes: 7 } as Level
    const by: EngineRequestContext = {
      pkg: dots as unknown as GamePackage,
      effort: ({ id }) => (id === master.id ? { level: reduced, ms: 900 } : null),
    }
    expect(engineRequestFor(by, opening.match, 'bots', 0, master.id, 'play')).toMatchObject({ level: reduced, ms: 900 })
    expect(engineRequestFor(by, opening.match, 'bots', 0, 'easy', 'play')).toMatchObject({ level: 'easy', ms: 5000 })
    expect(engineRequestFor(by, opening.match, 'bots', 0, master.id, 'hint')).toMatchObject({ level: master.id, ms: 5000, alternatives: 4 })
  })

  test('a hint uses the state only in open positions, an opponent never', () => {
    const { opening } = createTestSession(dots, againstEasy, smallBoard)
    const by = (open: boolean): EngineRequestContext => ({ pkg: dots as unknown as GamePackage, isOpenInformation: () => open })
    const hint = engineRequestFor(by(true), opening.match, 'bots', 0, 'master', 'hint')
    expect(hint.state).toMatchObject({ owner: opening.match.state.owner })
    expect(hint.level).toMatchObject({ id: 'master', solve: expect.any(Number) as number })
    expect(engineRequestFor(by(false), opening.match, 'bots', 0, 'master', 'hint')).not.toHaveProperty('state')
    expect(engineRequestFor(by(true), opening.match, 'bots', 0, 'master', 'play')).not.toHaveProperty('state')
  })

  test('every move is saved, and the save replays to the same position', async () => {
    const { session, board, saved } = createTestSession(dots, againstEasy, smallBoard)
    session.attach(board)
    session.move({ row: 0, col: 0 })
    await advanceTime(longestReply)
    expect(session.store.getState().saveStatus).toBe('saved')
    const last = saved.at(-1)!
    expect(last).toMatchObject({ moves: 2, over: false })
    expect(saved.map(({ revision }) => revision)).toEqual(saved.map((_, i) => i + 1))
    const again = readMatch(dots.game, last.record)
    expect(again).toBeInstanceOf(Match)
    expect((again as Match).hash()).toBe(session.match.hash())
  })

  test('a save in memory only is reported as temporary', async () => {
    const bench = createTestSession(dots, againstEasy, smallBoard)
    bench.put = () => 'memory'
    bench.session.attach(bench.board)
    await advanceTime(0)
    expect(bench.session.store.getState().saveStatus).toBe('inMemory')
  })

  test('a match gives one result, counted once however often its end is repeated', async () => {
    const { session, board, results } = createTestSession(dots, againstEasy, smallBoard, 0)
    session.attach(board)
    for (let i = 0; i < 200 && !session.store.getState().outcome; i++) {
      session.move(session.store.getState().moves[0])
      await advanceTime(10)
    }
    const { outcome, turn, moves } = session.store.getState()
    expect(outcome).not.toBeNull()
    expect([turn, moves]).toEqual([[], []])
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ game: 'dots', opponent: 'easy', practice: null })
    session.undo()
    session.redo()
    await advanceTime(10)
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  })
})

test('a match of bots is watched, without undo', async () => {
  const { session, board, lines } = createTestSession(dots, [botPlayer('easy'), botPlayer('easy')], smallBoard, 0)
  session.attach(board)
  for (let i = 0; i < 200 && !session.store.getState().outcome; i++) await advanceTime(10)
  expect(session.store.getState()).toMatchObject({ seat: null, undo: null, moves: [] })
  expect(session.store.getState().outcome).not.toBeNull()
  expect(lines.length).toBe(session.match.history.length)
})

test('the match works without a board', async () => {
  const { session } = createTestSession(dots, againstEasy, smallBoard)
  session.attach(null)
  session.move({ row: 0, col: 0 })
  await advanceTime(longestReply)
  expect(session.match.history).toHaveLength(2)
})

test('a board that fails to animate gets the new state', async () => {
  const { session, board } = createTestSession(dots, againstEasy, smallBoard)
  board.play = () => Promise.reject(new Error('no context'))
  session.attach(board)
  session.move({ row: 0, col: 0 })
  await advanceTime(0)
  expect(board.view.dots[0]).toBe(1)
})

test('a board that fails to show does not stop the match', async () => {
  const { session, board } = createTestSession(dots, againstEasy, smallBoard)
  session.attach(board)
  const show = board.show.bind(board)
  let failures = 1
  board.show = (view, moves) => {
    if (failures-- > 0) throw new Error('texture gone')
    show(view, moves)
  }
  expect(session.move({ row: 0, col: 0 })).toBeNull()
  await advanceTime(longestReply)
  expect(session.store.getState()).toMatchObject({ busy: false, turn: [0] })
  expect(board.view.seq).toBe(2)
})

test('a board that goes away in the middle of an animation ends it', async () => {
  const { session, board } = createTestSession(dots, twoPeople, smallBoard)
  const detach = session.attach(board)
  board.slow = true
  session.move({ row: 0, col: 0 })
  detach()
  await advanceTime(0)
  expect(session.store.getState()).toMatchObject({ busy: false, turn: [1] })
})

test('resigning in the middle of an animation keeps the move that it cuts short in the log', () => {
  const { session, board } = createTestSession(dots, twoPeople, smallBoard)
  session.attach(board)
  board.instant = true
  session.move({ row: 1, col: 1 })
  Object.assign(board, { instant: false, slow: true })
  session.move({ row: 0, col: 0 })
  board.instant = true
  session.resign()
  expect(session.store.getState().logLines.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'move'],
    [2, 'move'],
    [3, 'resign'],
  ])
})

test('a result that cannot be stored does not block leaving', async () => {
  const { opening } = createTestSession(dots, againstEasy, smallBoard)
  const { session } = createTestSessionAt(dots, opening, 0, { keepResult: () => Promise.reject(new Error('locks denied')) })
  session.attach(null)
  session.resign()
  await expect(session.whenSaved()).resolves.toBeUndefined()
  await expect(session.close()).resolves.toBeUndefined()
})

test('a copy stored only in memory is reported as such', async () => {
  const bench = createTestSession(dots, againstEasy, smallBoard)
  bench.session.attach(bench.board)
  bench.put = () => 'memory'
  expect(await bench.session.saveAs('Precious')).toBe('memory')
})

test('closing cancels the bot and writes pending saves', async () => {
  const { session, board, engine, saved } = createTestSession(dots, againstEasy, smallBoard)
  session.attach(board)
  session.move({ row: 0, col: 0 })
  await session.close()
  expect(engine.closed).toBe(true)
  expect(saved.at(-1)).toMatchObject({ moves: 1 })
  await advanceTime(10_000)
  expect(session.match.history).toHaveLength(1)
})
