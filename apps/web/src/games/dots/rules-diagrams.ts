import type { RulesDiagram } from '../../web-game/web-game.ts'

/** Small boards for the rules page: capacity, a burst, a capture, a cascade, a win. */
export const rulesDiagrams: Readonly<Record<number, RulesDiagram>> = {
  2: { position: 'a.A/.#./..A red', moves: ['b1'] },
  3: { position: 'bcb/cdc/BCB blue', moves: [] },
  4: { position: 'bA./A../... red', moves: ['a1'] },
  5: { position: 'bCB/.a./..A red', moves: ['a1'] },
  6: { position: 'bCB/bDA/bbB red', moves: ['a1'] },
}
