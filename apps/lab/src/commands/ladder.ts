import type { GamePackage, Level } from '@parlor/kernel'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { playAllPairs, rateLevels, teamsBySeat } from '../tournament.ts'
import { gameById, games as allGames } from '../games.ts'
import { formatCount } from '../text-table.ts'
import { dealMatch } from '../match-arguments.ts'
import { playSoloRuns } from '../solo-runs.ts'
import { seedFlag, integerFlag, type Command } from '../command.ts'

/** A rating table as written in a document. */
interface LadderTable {
  readonly game: string
  /** Games of two levels that do not search, where there are any. */
  readonly quickGames?: number
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export const ladderCommand: Command = {
  name: 'ladder',
  positionals: '[game]',
  flags: {
    games: 'games for each two neighbours on the ladder, or runs alone (default 100)',
    seed: 'any text of up to 60 characters (default 1)',
    out: 'the document to write, as docs/ladder.md; the tables of other games in it stay. Absent: it is printed',
  },
  about: 'All levels of a game, or of every game, against their neighbours: one table of Elo each, with 95 % intervals, as a document.',
  async run(args, tell) {
    const games = integerFlag(args, 'games', 100, 2, 100_000)
    const packages = args.positionals[0] === undefined ? allGames : [gameById(args.positionals[0])]
    const { out } = args.flags
    const tables: LadderTable[] = []
    const sections = new Map(out !== undefined && existsSync(out) ? sectionsOf(readFileSync(out, 'utf8')) : [])
    for (const pkg of packages) {
      const table = await rateLadder(pkg, games, seedFlag(args))
      tables.push(table)
      sections.set(table.game, section(table, games))
      // Saved at once, because a run takes hours.
      if (out !== undefined) writeFileSync(out, page(sections))
      tell(`${pkg.game.id}: done`)
    }
    return { data: { games, tables }, lines: out === undefined ? page(sections).trimEnd().split('\n') : [`${out} is written.`] }
  },
}

/** Levels that do not search play so many times as many games: they lie close together and cost next to nothing. */
const policyGamesFactor = 50

async function rateLadder(pkg: GamePackage, games: number, seed: string): Promise<LadderTable> {
  const { options } = pkg.game.options.presets[0]!
  const { levels } = pkg.strategy
  const sides = teamsBySeat(pkg, dealMatch(pkg, options, seed))
  if (sides.length === 1) return rateSolo(pkg, options, games, seed)
  // Neighbours, and those one apart: enough to connect the ratings without clean sweeps dominating them.
  const pairs = levels.flatMap((_, a) => [a + 1, a + 2].filter((b) => b < levels.length).map((b) => [a, b] as const))
  const isQuick = ([a, b]: readonly [number, number]) => levels[a]!.kind === 'policy' && levels[b]!.kind === 'policy'
  const setup = { pkg, options, levels, sides, seed }
  const quick = await playAllPairs({ ...setup, games: games * policyGamesFactor }, pairs.filter(isQuick))
  const searched = await playAllPairs(
    { ...setup, games },
    pairs.filter((pair) => !isQuick(pair)),
  )
  const { ratings } = rateLevels(
    levels,
    [...quick.tournamentMatches, ...searched.tournamentMatches],
    [...quick.outcomes, ...searched.outcomes],
    sides,
  )
  return {
    game: pkg.game.id,
    ...(quick.outcomes.length > 0 && { quickGames: games * policyGamesFactor }),
    head: ['level', 'how it plays', 'Elo', '95 % interval', 'step'],
    rows: ratings.map(({ bot, elo, low, high }, i) => [
      `\`${bot}\``,
      kindOf(pkg, levels[i]!),
      String(elo),
      `${low} – ${high}`,
      i === 0 ? '' : `${elo - ratings[i - 1]!.elo >= 0 ? '+' : '−'}${Math.abs(elo - ratings[i - 1]!.elo)}`,
    ]),
  }
}

async function rateSolo(pkg: GamePackage, options: unknown, games: number, seed: string): Promise<LadderTable> {
  const { data } = await playSoloRuns(pkg, options, pkg.strategy.levels, games, seed)
  const { rows } = data as {
    readonly rows: readonly { readonly bot: string; readonly score: number; readonly perMove: number; readonly spread: number }[]
  }
  return {
    game: pkg.game.id,
    head: ['level', 'how it plays', 'mean score', 'score a move', '± 95 %'],
    rows: rows.map((row, i) => {
      // Levels that differ in other presets only.
      const twin = rows.slice(0, i).find((one) => one.score === row.score && one.perMove === row.perMove && one.spread === row.spread)
      return [
        `\`${row.bot}\``,
        twin ? `the same figures as \`${twin.bot}\`` : kindOf(pkg, pkg.strategy.levels[i]!),
        row.score.toFixed(1),
        row.perMove.toFixed(4),
        row.spread.toFixed(4),
      ]
    }),
  }
}

/** A level's algorithm, search effort and blunder rate. */
function kindOf(pkg: GamePackage, level: Level): string {
  const { blunderPercent = 0, plausibleBlunders = false, solve = 0 } = level as Partial<Extract<Level, { kind: 'guided' }>>
  if (blunderPercent === 100) return plausibleBlunders ? 'any plan somebody would think of' : 'any legal move'
  const solver = solve > 0 ? `, a solver first (${formatCount(solve)} positions)` : ''
  const blunders = blunderPercent > 0 ? `, ${blunderPercent} moves of 100 ${plausibleBlunders ? 'any plausible plan' : 'at random'}` : ''
  return `${searchOf(pkg, level)}${solver}${blunders}`
}

function searchOf({ strategy }: GamePackage, level: Level): string {
  switch (level.kind) {
    case 'policy':
      return strategy.policies[level.policy]?.sees === 'state' ? 'rules of its own, sees everything' : 'rules of its own'
    case 'alphabeta':
      return `alpha-beta, ${formatCount(level.nodes)} nodes`
    case 'mcts':
      return `tree search, ${formatCount(level.simulations)} simulations`
    case 'ismcts':
      return `information-set tree search, ${formatCount(level.simulations)} simulations`
    case 'guided':
      return `information-set search over plans, ${formatCount(level.simulations)} simulations, ${level.horizonRounds} ${level.horizonRounds === 1 ? 'turn' : 'turns'} ahead`
    default:
      return level.kind === 'random' ? 'any legal move' : 'one move ahead'
  }
}

function section({ game, quickGames, head, rows }: LadderTable, games: number): string {
  const lines = [
    `## ${game}`,
    '',
    `    npm run -s lab -- ladder ${game} --games ${games} --out docs/ladder.md`,
    '',
    ...(quickGames === undefined
      ? []
      : [`${formatCount(quickGames)} games for each two levels that do not search, ${games} for the others.`, '']),
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ]
  return `${lines.join('\n')}\n`
}

/** The tables of a document, by game. */
function sectionsOf(text: string): (readonly [game: string, section: string])[] {
  return text
    .split(/^(?=## )/m)
    .slice(1)
    .map((part) => [/^## (\w+)/.exec(part)![1]!, `${part.trimEnd()}\n`] as const)
}

function page(sections: ReadonlyMap<string, string>): string {
  const lines = [
    '# The ladder',
    '',
    'Every level of every game, from the first preset, each against the next two above it: so many games for each two as the command over',
    'the table says, more where a line below it says so, the same seeds with seats swapped. Elo by Bradley–Terry, the first level at 0; at a',
    'table of four one level sits against three of the other, and everybody’s chance to win is their part of all strengths there',
    '(Plackett and Luce). Intervals by drawing the pairs again: where those of neighbours overlap, their order is not settled. Where the rules of a',
    'game fix a level word for word, the step is what it is. Games for one seat have no opponents: their levels are told by what they score on the',
    'same seeds. Whoever slips never misses a win in one. `npm run -s lab -- ladder --out docs/ladder.md` writes the whole page anew; what each',
    'level is called and what it looks at is in the strings of its game.',
  ]
  const known = allGames.map(({ game }) => sections.get(game.id)).filter((text) => text !== undefined)
  return [`${lines.join('\n')}\n`, ...known].join('\n')
}
