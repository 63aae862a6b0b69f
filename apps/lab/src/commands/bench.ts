import { botFor, decide } from '@parlor/bots'
import { copyRngInto, quietSink, rngFrom, type GamePackage, type Level } from '@parlor/kernel'
import { randomMove } from '../bot-play.ts'
import { gameById } from '../games.ts'
import { formatCount, formatTable } from '../text-table.ts'
import { readBots, dealMatch, matchFlags, readMatchOptions } from '../match-arguments.ts'
import { measureBotTiming } from '../bot-timing.ts'
import { ProgressBar } from '../progress-bar.ts'
import { integerFlag, type Command, type CommandResult } from '../command.ts'

export const benchCommand: Command = {
  name: 'bench',
  positionals: '<game>',
  flags: {
    seconds: 'CPU seconds for each measurement (default 3)',
    bots: 'bots to play each other instead: how long each takes for a move',
    ...matchFlags,
  },
  about: 'Measures moves, random games and search per CPU second, or the pace of bots.',
  run(args) {
    const pkg = gameById(args.positionals[0])
    const options = readMatchOptions(pkg, args)
    const seconds = integerFlag(args, 'seconds', 3, 1, 600)
    if (args.flags['bots'] !== undefined) return paceOfBots(pkg, options, readBots(pkg, args, options), seconds)
    const rows = [...measurePlay(pkg, options, seconds), ...measureSearch(pkg, options, seconds)]
    return {
      data: { game: pkg.game.id, options, node: process.version, seconds, perCpuSecond: Object.fromEntries(rows) },
      lines: formatTable(
        ['per CPU second', pkg.game.id],
        rows.map(([name, rate]) => [name, formatCount(rate)]),
      ),
    }
  },
}

function paceOfBots(pkg: GamePackage, options: unknown, levels: readonly Level[], seconds: number): CommandResult {
  const paces = measureBotTiming(pkg, options, levels, seconds)
  return {
    data: { game: pkg.game.id, options, node: process.version, seconds, cpuMilliseconds: paces },
    lines: formatTable(
      [
        'CPU milliseconds a move',
        'moves',
        'mean',
        '95 % within',
        'longest',
        ...(pkg.strategy.roundOf === undefined ? [] : ['95 % of rounds']),
      ],
      paces.map(({ bot, moves, mean, most, longest, round }) => [
        bot,
        formatCount(moves),
        ...[mean, most, longest, ...(round === null ? [] : [round])].map((value) => value.toFixed(2)),
      ]),
    ),
  }
}

/** Repeats `work` until the CPU time is spent; it returns counts by name. */
function measure(seconds: number, work: (round: number) => Record<string, number>): [string, number][] {
  work(0)
  const done = new Map<string, number>()
  const start = process.cpuUsage()
  const progress = new ProgressBar('measuring', seconds)
  let spent = 0
  for (let round = 1; spent < seconds; round++) {
    for (const [name, count] of Object.entries(work(round))) done.set(name, (done.get(name) ?? 0) + count)
    const { user, system } = process.cpuUsage(start)
    spent = (user + system) / 1e6
    progress.at(spent)
  }
  progress.done()
  return [...done].map(([name, count]) => [name, count / spent])
}

function measurePlay(pkg: GamePackage, options: unknown, seconds: number): [string, number][] {
  const { game } = pkg
  const { start } = dealMatch(pkg, options, '1')
  const state = game.clone(start)
  const rng = rngFrom('bench')
  const out: unknown[] = []
  const inPlace = measure(seconds, () => {
    let moves = 0
    for (let i = 0; i < 20; i++) {
      game.copy(start, state)
      copyRngInto(rng, state.rng)
      for (; !state.outcome; moves++) {
        const { seat } = state.pending[0]
        game.apply(state, seat, randomMove(pkg, state, seat, rng, out), quietSink)
      }
    }
    return { 'moves in place': moves, 'random games': 20 }
  })
  const logged = measure(seconds, () => {
    const match = dealMatch(pkg, options, '1')
    while (!match.outcome) {
      const { seat } = match.state.pending[0]
      match.play(seat, randomMove(pkg, match.state, seat, rng, out))
    }
    return { 'moves through a match': match.history.length }
  })
  return [...inPlace, ...logged]
}

function measureSearch(pkg: GamePackage, options: unknown, seconds: number): [string, number][] {
  const { game } = pkg
  const { start } = dealMatch(pkg, options, '1')
  const search = (name: string, level: Level) =>
    measure(seconds, (round) => {
      const bot = botFor(pkg, level)
      const { seat } = start.pending[0]
      return { [name]: decide(bot, { view: game.view(start, seat), seat, rng: rngFrom(`bench/${round}`) }).nodes }
    })
  const open = game.information === 'open'
  const twoSeats = open && game.zeroSum && game.seatCount(options) === 2
  return [
    ...(twoSeats ? search('alpha-beta nodes', { id: 'bench', kind: 'alphabeta', nodes: 50_000, depth: 64 }) : []),
    ...search('search iterations', { id: 'bench', kind: open ? 'mcts' : 'ismcts', simulations: 2000 }),
  ]
}
