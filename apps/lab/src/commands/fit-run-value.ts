import { quietSink, rngFrom } from '@parlor/kernel'
import { mahjong, moveForBet, worthierBet, worthOfBets, type MahjongView, type RunValueWeights } from '@parlor/mahjong'
import { writeFileSync } from 'node:fs'
import { integerFlag, seedFlag, type Command } from '../command.ts'
import { solveHonourModel } from '../run-value-model.ts'
import { formatTable } from '../text-table.ts'

const { game } = mahjong
/** Points of one bet by exact odds: measured in Classic, where no honour ends a run. */
const perBet = 0.73
const powers = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2]
/** Positions of one run are alike: every fourth is used. */
const every = 4

interface Observation {
  readonly position: MahjongView
  /** Points that the run still made. */
  readonly points: number
}

export const fitRunValueCommand: Command = {
  name: 'fit-run-value',
  positionals: '',
  flags: {
    games: 'runs of Living honours to fit to (default 2000)',
    seed: 'any text of up to 60 characters (default 1)',
    out: 'file for the weights: games/mahjong/src/run-value-weights.ts',
  },
  about:
    'Fits what a run of Hand Betting with Living honours is worth. Each honour is solved alone by dynamic programming; their shares are multiplied, raised to the power that explains best what real runs still made.',
  run(args) {
    const games = integerFlag(args, 'games', 2000, 10, 100_000)
    const seed = seedFlag(args)
    const observations = observe(solveHonourModel(perBet, 1), games, seed)
    const errors = powers.map((power) => errorOf(solveHonourModel(perBet, power), observations))
    const best = errors.indexOf(Math.min(...errors))
    const weights = solveHonourModel(perBet, powers[best]!)
    if (args.flags['out'] !== undefined) writeFileSync(args.flags['out'], sourceOf(weights))
    const fit = calibration(weights, observe(weights, games, `${seed}/again`))
    return {
      data: { games, seed, powers, errors, power: powers[best], calibration: fit },
      lines: [
        ...formatTable(
          ['power', 'root mean square error'],
          powers.map((power, i) => [power, errors[i]!.toFixed(3)]),
        ),
        '',
        ...formatTable(
          ['bets left', 'positions', 'said to be worth', 'made'],
          fit.map(({ from, to, count, said, made }) => [`${from} to ${to}`, count, said.toFixed(2), made.toFixed(2)]),
        ),
      ],
    }
  },
}

/** Runs that always make the worthier bet. */
function observe(weights: RunValueWeights, games: number, seed: string): Observation[] {
  const observations: Observation[] = []
  for (let run = 0; run < games; run++) {
    const state = game.setup({ honors: 'kind' }, [], rngFrom(`${seed}/${run}`))
    const met: [MahjongView, number][] = []
    while (!state.outcome) {
      const position = game.view(state, 0)
      if (state.seq % every === 0) met.push([position, state.score])
      game.apply(state, 0, moveForBet(worthierBet(worthOfBets(position, undefined, weights))), quietSink)
    }
    for (const [position, before] of met) observations.push({ position, points: state.score - before })
  }
  return observations
}

function said(weights: RunValueWeights, { position }: Observation): number {
  const worths = worthOfBets(position, undefined, weights)
  return Math.max(worths.higher, worths.lower)
}

function errorOf(weights: RunValueWeights, observations: readonly Observation[]): number {
  const squares = observations.reduce((sum, one) => sum + (said(weights, one) - one.points) ** 2, 0)
  return Math.sqrt(squares / observations.length)
}

const bounds = [0, 10, 30, 60, 100, 140, 170, 201]

/** Foretold and made points by the length of what is left, on runs that were not fitted to. */
function calibration(weights: RunValueWeights, observations: readonly Observation[]) {
  return bounds.slice(1).map((to, i) => {
    const from = bounds[i]! + (i === 0 ? 0 : 1)
    const here = observations.filter(({ position: { bets } }) => 201 - bets >= from && 201 - bets <= to)
    const mean = (of: (one: Observation) => number) => here.reduce((sum, one) => sum + of(one), 0) / Math.max(1, here.length)
    return { from, to, count: here.length, said: mean((one) => said(weights, one)), made: mean(({ points }) => points) }
  })
}

function sourceOf({ perBet: points, shares }: RunValueWeights): string {
  const rows = shares.map((row) => `    [${row.join(', ')}],`)
  return [
    "import type { RunValueWeights } from './run-value.ts'",
    '',
    '/** Written by `npm run -s lab -- fit-run-value --out games/mahjong/src/run-value-weights.ts`. */',
    'export const runValueWeights: RunValueWeights = {',
    `  perBet: ${points},`,
    '  shares: [',
    ...rows,
    '  ],',
    '}',
    '',
  ].join('\n')
}
