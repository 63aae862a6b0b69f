import { puzzles } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { checkPuzzle } from '../src/commands/puzzles.ts'

/** Two attacks of 5000 against one Life and an empty hand. */
const allOut = '0 leader 001; 0 field 025#5; 0 don 0 10; 1 leader 031; 1 life 120; 1 hand'

/** Ids of the puzzles with the fewest positions; `lab puzzles` checks all of them. */
const quick = [5, 7, 9, 10, 13, 14, 21, 28, 30, 37, 39, 41, 48, 50, 53, 55, 59, 60, 69, 76]

test('a puzzle is won against all that can be tried, found by the solver, and not won by attacking with everything', () => {
  const results = quick.map((number) => checkPuzzle(puzzles[number - 1]!))
  expect(results.filter(({ fault }) => fault !== null)).toEqual([])
  for (const { id, wins } of results) expect(wins.length, id).toBeGreaterThan(0)
})

test.each([
  ['what needs no thought', allOut, 'is won by attacking with everything'],
  ['what one Blocker stops', `${allOut}; 1 field 019`, 'cannot be won'],
  ['what is no position', 'nothing', 'cannot be read: simpiece.badPosition'],
])('%s is no puzzle', (id, position, fault) => {
  expect(checkPuzzle({ id, position }).fault).toBe(fault)
})
