import { evenness, isEven, optionsOf, referee, type DotsLevel } from '@parlor/dots'
import type { GamePackage, Level } from '@parlor/kernel'
import { levelNamed } from '../arena.ts'
import { gameNamed } from '../games.ts'
import { layOut, percent } from '../layout.ts'
import { levelsIn } from '../levels.ts'
import { botNames } from '../match.ts'
import { playAll, type Pairing } from '../pool.ts'
import { seedOf, UsageError, wholeNumber, type Command } from '../usage.ts'
import { wilson } from '../rating.ts'

export const verifying: Command = {
  name: 'levels',
  words: '<game>',
  flags: {
    games: `games on each level (default ${evenness.games})`,
    bots: 'two bots to meet there instead, seats swapped; the share is the first one’s',
    set: 'one set by its id, or a level file',
    cells: 'only levels with at least so many playable cells',
    seed: 'any text of up to 60 characters (default 1)',
  },
  about: `Plays every shipped level between equal bots; fails where one side wins more than ${evenness.share} in a hundred.`,
  async run(args) {
    const pkg = gameNamed(args.words[0])
    if (pkg.game.id !== 'dots') throw new UsageError(`${pkg.game.id} has no levels.`)
    const games = wholeNumber(args, 'games', evenness.games, 2, 100_000)
    const least = wholeNumber(args, 'cells', 1, 1, 81)
    const levels = levelsIn(args.flags['set']).filter(({ level }) => level.cells.join('').replaceAll('#', '').length >= least)
    if (levels.length === 0) throw new UsageError(`No level has ${least} playable cells.`)
    const duel = args.flags['bots'] === undefined ? null : duelOf(pkg, botNames(args))
    const pairings = levels.flatMap(({ level }) => meetings(level, duel, games, seedOf(args)))
    const outcomes = await playAll('dots levels', pairings)
    const rows = levels.map(({ set, level }, i) => {
      const mine = outcomes.slice(i * games, (i + 1) * games)
      const won = mine.filter(({ ranks }, game) => ranks[duel ? game % 2 : 0] === 1).length
      const [low, high] = wilson(won / games, games)
      return {
        set,
        level: level.id,
        games,
        share: won / games,
        low,
        high,
        even: isEven([won, games - won], games),
      }
    })
    const uneven = duel ? [] : rows.filter(({ even }) => !even)
    const smallest = Math.min(...rows.map(({ share }) => share))
    return {
      data: { game: 'dots', bots: (duel ?? [referee, referee]).map(({ id }) => id), rows },
      lines: [
        ...layOut(
          ['set', 'level', 'games', duel ? `${duel[0].id} wins` : 'red wins', '95 % interval', ''],
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
function meetings(level: DotsLevel, duel: [Level, Level] | null, games: number, seed: string): Pairing[] {
  return Array.from({ length: games }, (_, i) => ({
    game: 'dots',
    options: optionsOf(level),
    levels: duel ? (i % 2 === 0 ? duel : [duel[1], duel[0]]) : [referee, referee],
    seed: `${seed}/${level.id}/${duel ? Math.floor(i / 2) : i}`,
  }))
}
