import type { RulesDiagram } from '../../web-game/web-game.ts'

/** Position notation from its relevant parts: the four hands, the boneyard, the chain. */
function writePosition(rules: string, hands: readonly string[], boneyard: string, chain: string): string {
  return [
    rules,
    'hand 1 starter 0 lead - blocked - freed - turn 0',
    ...hands.map((tiles, seat) => `${seat}: ${tiles} | 0 0 | -`),
    `boneyard: ${boneyard}`,
    `chain: ${chain}`,
  ].join('\n')
}

const block = 'six block false returnToPlacer lot 0 nobody'
const fives = 'six fives false allBlocked lot 0 nobody'

/** Small tables for the rules page: a double, a blocked table, the four sides of the spinner. */
export const rulesDiagrams: Readonly<Record<number, RulesDiagram>> = {
  2: {
    position: writePosition(
      block,
      ['0-1 6-6', '0-2', '0-3', '0-4'],
      '0-0 0-5 0-6 1-1 1-2 1-4 1-5 1-6 2-2 2-3 2-4 2-5 2-6 3-3 3-4 3-6 4-4 4-5 4-6 5-5',
      '3-5 by 1, 5-6 right by 2, 1-3 left by 3',
    ),
    moves: ['6-6 right'],
  },
  5: {
    position: writePosition(
      block,
      ['0-2 1-1', '0-3 2-2', '0-4 3-3', '0-5 4-4'],
      '0-0 1-2 1-3 1-4 1-5 2-4 2-5 3-4 3-5 5-5',
      '6-6 by 2, 1-6 left by 3, 2-6 right by 0, 0-1 left by 1, 2-3 right by 2, 0-6 left by 3, 3-6 right by 0, 4-6 right by 1, 4-5 right by 2, 5-6 right by 3',
    ),
    moves: [],
  },
  7: {
    position: writePosition(
      fives,
      ['0-5 2-3', '0-2', '0-3', '0-4'],
      '0-0 0-1 0-6 1-1 1-2 1-3 1-4 1-6 2-2 2-4 2-5 2-6 3-3 3-4 3-5 3-6 4-4 4-6 5-6 6-6',
      '5-5 by 1, 1-5 left by 2, 4-5 right by 3',
    ),
    moves: ['0-5 up'],
  },
}
