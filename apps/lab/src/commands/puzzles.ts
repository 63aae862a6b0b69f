import { writeFileSync } from 'node:fs'
import { isRejection, rngFrom } from '@parlor/kernel'
import { findLethal, puzzles, simpiece, type Puzzle, type SimPieceState } from '@parlor/simpiece'
import { searchExhaustively, winsWithPolicy } from '@parlor/testkit'
import { formatCount } from '../text-table.ts'
import { ProgressBar } from '../progress-bar.ts'
import { allOutAttackPolicies } from '../puzzle/all-out-attack.ts'
import { generatePuzzles } from '../puzzle/generate-puzzles.ts'
import { seedFlag, UsageError, integerFlag, type Command } from '../command.ts'

const { game } = simpiece

export const puzzlesCommand: Command = {
  name: 'puzzles',
  positionals: '',
  flags: {
    make: 'how many new ones to make instead of trying those there are',
    out: 'the file for the new ones',
    seed: 'any text of up to 60 characters (default 1)',
  },
  about:
    'Tries every move of both sides in SimPiece’s lethal puzzles: each is won, the solver knows how, and attacking with everything does not.',
  run(args, tell) {
    const count = integerFlag(args, 'make', 0, 0, 10_000)
    if (count > 0) {
      const made = generatePuzzles(count, seedFlag(args), (text) => tell(text, ''))
      const { out } = args.flags
      if (out === undefined) throw new UsageError('--out names the file for them.')
      writeFileSync(out, sourceOf(made))
      return { data: made, lines: [`${made.length} puzzles made.`] }
    }
    const progress = new ProgressBar('puzzles', puzzles.length)
    const results = puzzles.map((puzzle, i) => {
      progress.at(i)
      return checkPuzzle(puzzle)
    })
    progress.done()
    const wrong = results.filter(({ fault }) => fault !== null)
    const positions = results.reduce((sum, result) => sum + result.positions, 0)
    return {
      data: results,
      lines: [
        ...wrong.map(({ id, fault }) => `${id}: ${fault}`),
        `${puzzles.length} puzzles, every move of both sides tried (${formatCount(positions)} positions): ${puzzles.length - wrong.length} are won, solved by the solver, and not won by attacking with everything`,
      ],
      ok: wrong.length === 0,
    }
  },
}

/** The first error of a puzzle, or null. */
export function checkPuzzle({ id, position }: Puzzle) {
  const state = game.notation.readState(position, rngFrom(id))
  if (isRejection(state)) return { id, fault: `cannot be read: ${state.rejected}`, positions: 0, wins: [] }
  const isTurnOver = ({ turn }: SimPieceState) => turn !== state.turn
  const { wins, positions } = searchExhaustively(game, state, isTurnOver, 2_000_000)
  const solved = findLethal(state, 0, 200_000)
  const fault =
    wins.length === 0
      ? 'cannot be won'
      : solved.result !== 'win'
        ? `the solver answers ${solved.result}`
        : !wins.includes(game.notation.writeMove(solved.move))
          ? `the solver plays ${game.notation.writeMove(solved.move)}, which does not win`
          : allOutAttackPolicies.some((policy) => winsWithPolicy(game, state, isTurnOver, policy))
            ? 'is won by attacking with everything'
            : null
  return { id, fault, positions, wins }
}

/** Source of the module with the positions, one per line. */
function sourceOf(made: readonly string[]): string {
  const rows = made.map((text) => `  '${text.replaceAll('\n', '; ')}',`)
  return [
    '/** Positions of the puzzles, in notation; made by `lab puzzles --make`. */',
    'export const puzzlePositions: readonly string[] = [',
    ...rows,
    ']',
    '',
  ].join('\n')
}
