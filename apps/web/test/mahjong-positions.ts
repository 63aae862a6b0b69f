import { isRejection } from '@parlor/kernel'
import { Match, type HistoryStep } from '@parlor/kernel/host'
import { mahjong, type MahjongEvent, type MahjongMove, type MahjongTypes, type MahjongView } from '@parlor/mahjong'
import { buildViewModel } from '../src/games/mahjong/view-model.ts'

export function at(position: string): Match<MahjongTypes> {
  const match = Match.fromPosition(mahjong.game, position, { seed: 'table' })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

/** While the events are animated: the view advanced up to the last event of that kind, or by all. */
export function during(
  before: MahjongView,
  events: readonly MahjongEvent[],
  last?: MahjongEvent['kind'],
  moves: readonly MahjongMove[] = [],
) {
  const count = last ? events.findLastIndex(({ kind }) => kind === last) + 1 : events.length
  return buildViewModel(events.slice(0, count).reduce(mahjong.game.advance, before), moves, events, before, 'always')
}

export function bet(match: Match<MahjongTypes>, which: 'higher' | 'lower'): MahjongEvent[] {
  const step = match.play(0, { bet: which })
  if (isRejection(step)) throw new Error(step.rejected)
  return (step as HistoryStep<MahjongTypes>).events.map(({ event }) => event)
}

export const opening = 'classic bets 3 score 2 streak 2 out 0\nhand E7 2m 3m 4m\ndraw 5s 6s 7s 8s 1p 2p 3p 4p\ndiscard 9m'
