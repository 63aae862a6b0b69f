import type { RulesDiagram } from '../../web-game/web-game.ts'

/** Small boards for the rules page: a side without space, what a piece may cover, rotated and mirrored into a gap. */
export const rulesDiagrams: Readonly<Record<number, RulesDiagram>> = {
  1: { position: '3x5 4 0 I4,T4 O4 0/0 - cyan cyan lays', moves: ['I4:0@a2'] },
  5: { position: '.../.../..#/... 4 0 L4 T4 0/0 - cyan cyan lays', moves: ['L4:0@a1'] },
  6: { position: '5x5 4 0 T4,O4 L4,I4 0/0 - cyan cyan lays', moves: ['T4:1@a2'] },
}
