import { lessons } from '@parlor/mahjong'
import type { RulesDiagram } from '../../web-game/web-game.ts'

/** Small tables for the rules page: a hand, a won bet, and a bet that is lost on purpose. */
export const rulesDiagrams: Readonly<Record<number, RulesDiagram>> = {
  1: { position: 'classic bets 0 score 0 streak 0 out 0\nhand 3s E 9p C6\ndraw 1m 1m 1m 1m\ndiscard', moves: [] },
  2: { position: 'classic bets 0 score 0 streak 0 out 0\nhand 2m 3m 1s 4p\ndraw 9m 8p E 1s 1p 1p 1p 1p\ndiscard', moves: ['higher'] },
  8: { position: lessons.find(({ id }) => id === 'steer')!.position, moves: ['lower'] },
}
