import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { afterAll, describe, expect, it } from 'vitest'
import { botTierOf, recordThinkingTime } from '../src/bots/measured-thinking-time.ts'
import { BotFailure, openBotPool } from '../src/bots/bot-pool.ts'
import { games, onlineLevelsOf, substituteLevel } from '../src/games.ts'

const thinkers = openBotPool(1)
afterAll(() => thinkers.close())

describe('bots', () => {
  it.each(games.map((pkg) => [pkg.game.id, pkg] as const))(
    'play %s in a thread of their own, from what their seat sees',
    async (_, pkg) => {
      const match = Match.begin(pkg.game, { options: pkg.game.options.presets[0]!.options, seed: 'bots' })
      if (isRejection(match)) throw new Error(match.rejected)
      const { seat } = (match.state as { pending: { seat: number }[] }).pending[0]!
      const { id: game, version } = pkg.game
      const request = { level: substituteLevel(pkg), view: match.view(seat), seat, seed: 'x' }
      const { move } = await thinkers.think({ game, version, request, tier: botTierOf(pkg, request.level) })
      expect(isRejection(match.play(seat, pkg.game.notation.readMove(move)))).toBe(false)
    },
  )

  it('that fail are reported, and the next one still answers', async () => {
    const turn = { game: 'dots', version: 1, request: { level: 'nobody', view: {}, seat: 0, seed: 'x' }, tier: 'quick' as const }
    await expect(thinkers.think(turn)).rejects.toThrow('bots.noLevel')
    await expect(thinkers.think({ ...turn, game: 'chess' })).rejects.toThrow('match.otherRules')
  })

  it('are told apart by how long they took, starting from an estimate', () => {
    const dots = games.find(({ game }) => game.id === 'dots')!
    expect(['easy', 'masterSwift', 'virtuoso'].map((level) => botTierOf(dots, level))).toEqual(['quick', 'medium', 'strong'])
    // One slow turn, such as a thread's first, says little.
    recordThinkingTime(dots, 'easy', 40)
    expect(botTierOf(dots, 'easy')).toBe('quick')
    for (let turn = 0; turn < 20; turn++) recordThinkingTime(dots, 'easy', 40)
    expect(botTierOf(dots, 'easy')).toBe('medium')
  })

  it('of a slower level never become quick, however short many of their turns were', () => {
    const dots = games.find(({ game }) => game.id === 'dots')!
    for (let turn = 0; turn < 100; turn++) for (const level of ['masterSwift', 'master']) recordThinkingTime(dots, level, 0)
    expect(['masterSwift', 'master'].map((level) => botTierOf(dots, level))).toEqual(['medium', 'medium'])
    recordThinkingTime(dots, 'master', 3_000)
    expect(botTierOf(dots, 'master')).toBe('strong')
  })

  it('that were cut short count only where they took longer than expected', () => {
    const dots = games.find(({ game }) => game.id === 'dots')!
    for (let turn = 0; turn < 30; turn++) recordThinkingTime(dots, 'virtuoso', 2, true)
    expect(botTierOf(dots, 'virtuoso')).toBe('strong')
    for (let turn = 0; turn < 30; turn++) recordThinkingTime(dots, 'adept', 900, true)
    expect(botTierOf(dots, 'adept')).toBe('strong')
  })

  it('that are claimed as quick play the best move they have found soon', async () => {
    const dots = games.find(({ game }) => game.id === 'dots')!
    const { options } = dots.game.options.presets.find(({ id }) => id === 'grand')!
    const match = Match.begin(dots.game, { options, seed: 'quick' })
    if (isRejection(match)) throw new Error(match.rejected)
    const { seat } = (match.state as { pending: { seat: number }[] }).pending[0]!
    const { id: game, version } = dots.game
    const level = { id: 'endless', kind: 'alphabeta', nodes: 1e9, depth: 40 } as const
    const request = { level, view: match.view(seat), seat, seed: 'x' }
    const { move, ms } = await thinkers.think({ game, version, request, tier: 'quick' })
    expect(isRejection(match.play(seat, dots.game.notation.readMove(move)))).toBe(false)
    // On a processor, which is less than the time that passed: else five seconds.
    expect(ms).toBeLessThan(1_000)
  })

  it('of a medium level do not wait for strong ones', async () => {
    const busy = openBotPool(1)
    const dots = games.find(({ game }) => game.id === 'dots')!
    const { options } = dots.game.options.presets.find(({ id }) => id === 'grand')!
    const match = Match.begin(dots.game, { options, seed: 'medium' })
    if (isRejection(match)) throw new Error(match.rejected)
    const { seat } = (match.state as { pending: { seat: number }[] }).pending[0]!
    const { id: game, version } = dots.game
    const request = { level: { id: 'endless', kind: 'alphabeta', nodes: 1e9, depth: 40 } as const, view: match.view(seat), seat, seed: 'x' }
    let moved = false
    for (let turn = 0; turn <= busy.capacity('strong') + 1; turn++)
      void busy.think({ game, version, request, tier: 'strong' }).then(
        () => (moved = true),
        () => {},
      )
    const { move } = await busy.think({ game, version, request: { ...request, level: 'easy' }, tier: 'medium' })
    expect([isRejection(match.play(seat, dots.game.notation.readMove(move))), moved]).toEqual([false, false])
    await busy.close()
  })

  it('whose move is not wanted any more end their thought, and the next ones take as long as they may', async () => {
    const dots = games.find(({ game }) => game.id === 'dots')!
    const { options } = dots.game.options.presets.find(({ id }) => id === 'grand')!
    const match = Match.begin(dots.game, { options, seed: 'unwanted' })
    if (isRejection(match)) throw new Error(match.rejected)
    const { seat } = (match.state as { pending: { seat: number }[] }).pending[0]!
    const { id: game, version } = dots.game
    const request = { level: { id: 'endless', kind: 'alphabeta', nodes: 1e9, depth: 40 } as const, view: match.view(seat), seat, seed: 'x' }
    const unwanted = new AbortController()
    const first = thinkers.think({ game, version, request, tier: 'strong' }, unwanted.signal)
    const second = thinkers.think({ game, version, request: { ...request, level: 'hard' }, tier: 'strong' })
    unwanted.abort()
    expect((await first).ms).toBeLessThan(2_500)
    expect(isRejection(match.play(seat, dots.game.notation.readMove((await second).move)))).toBe(false)
  })

  it('that fail say how long they thought', async () => {
    const turn = { game: 'dots', version: 1, request: { level: 'nobody', view: {}, seat: 0, seed: 'x' }, tier: 'quick' as const }
    const failure = await thinkers.think(turn).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BotFailure)
    expect((failure as BotFailure).ms).toBeGreaterThan(0)
  })

  it('that see the full state are not offered', () => {
    const domino = games.find(({ game }) => game.id === 'domino')!
    const peeking = domino.strategy.levels.filter(
      (level) => level.kind === 'policy' && domino.strategy.policies[level.policy]!.sees === 'state',
    )
    expect(peeking.length).toBeGreaterThan(0)
    const offered = onlineLevelsOf(domino).map(({ id }) => id)
    for (const { id } of peeking) expect(offered).not.toContain(id)
  })
})
