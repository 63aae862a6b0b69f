import type { GamePackage, Level } from '@parlor/kernel'
import { levelNamed } from '../arena.ts'
import { gameNamed } from '../games.ts'
import { layOut, percent } from '../layout.ts'
import { levelsIn, shippedWith, type Shipped } from '../levels.ts'
import { botNames } from '../match.ts'
import { playAll, type Pairing } from '../pool.ts'
import { seedOf, UsageError, wholeNumber, type Command } from '../usage.ts'
import { wilson } from '../rating.ts'

export const verifying: Command = {
  name: 'levels',
  words: '<game>',
  flags: {
    games: 'games on each level (default: as many as the game asks for)',
    bots: 'two bots to meet there instead, seats swapped; the share is the first one’s',
    set: 'one set by its id, or a level file',
    cells: 'only levels with at least so many playable cells',
    seed: 'any text of up to 60 characters (default 1)',
  },
  about: 'Plays every shipped level between equal bots; fails where one seat wins more than the game calls even.',
  async run(args) {
    const pkg = gameNamed(args.words[0])
    const { referee, evenness } = shippedWith(pkg)
    const games = wholeNumber(args, 'games', evenness.games, 2, 100_000)
    const least = wholeNumber(args, 'cells', 1, 1, 10_000)
    const levels = levelsIn(pkg, args.flags['set']).filter(({ cells }) => cells >= least)
    if (levels.length === 0) throw new UsageError(`No level has ${least} playable cells.`)
    const duel = args.flags['bots'] === undefined ? null : duelOf(pkg, botNames(args))
    const pairings = levels.flatMap((level) => meetings(pkg, level, duel ?? [referee, referee], games, seedOf(args)))
    const outcomes = await playAll(`${pkg.game.id} levels`, pairings)
    const rows = levels.map(({ set, id }, i) => {
      const mine = outcomes.slice(i * games, (i + 1) * games)
      const won = mine.filter(({ ranks }, game) => ranks[duel ? game % 2 : 0] === 1).length
      const [low, high] = wilson(won / games, games)
      return {
        set,
        level: id,
        games,
        share: won / games,
        low,
        high,
        even: Math.max(won, games - won) * 100 <= games * evenness.share,
      }
    })
    const uneven = duel ? [] : rows.filter(({ even }) => !even)
    const smallest = Math.min(...rows.map(({ share }) => share))
    return {
      data: { game: pkg.game.id, bots: (duel ?? [referee, referee]).map(({ id }) => id), rows },
      lines: [
        ...layOut(
          ['set', 'level', 'games', `${duel ? duel[0].id : 'seat 0'} wins`, '95 % interval', ''],
          rows.map((row) => [
            row.set,
            row.level,
            row.games,
            percent(row.share),
            `${percent(row.low)} – ${percent(row.high)}`,
            duel || row.even ? '' : 'uneven',
          ]),
        ),
        '',
        duel ? `${rows.length} levels, least share ${percent(smallest)}` : `${rows.length} levels, ${uneven.length} uneven`,
      ],
      ok: uneven.length === 0,
    }
  },
}

function duelOf(pkg: GamePackage, names: readonly string[]): [Level, Level] {
  const [first, second, ...rest] = names
  if (!first || !second || rest.length > 0) throw new UsageError('--bots names two bots here.')
  return [levelNamed(pkg, first), levelNamed(pkg, second)]
}

/** Seats swap from game to game when two different bots meet; equal bots keep theirs, because the seat is what is measured. */
function meetings(
  { game }: GamePackage,
  { id, options }: Shipped,
  [first, second]: [Level, Level],
  games: number,
  seed: string,
): Pairing[] {
  const swapping = first !== second
  return Array.from({ length: games }, (_, i) => ({
    game: game.id,
    options: options as unknown,
    levels: swapping && i % 2 === 1 ? [second, first] : [first, second],
    seed: `${seed}/${id}/${swapping ? Math.floor(i / 2) : i}`,
  }))
}
