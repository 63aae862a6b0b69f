import {
  activateMain,
  changePower,
  continuousAbility,
  counts,
  draw,
  gainsPower,
  ko,
  onlyIf,
  onPlay,
  opponentCharacters,
  previouslyChosenCard,
  reaction,
  thisCard,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../src/card-builders.ts'
import { cannot, giveChange } from '../../src/change-builders.ts'
import type { CardDefinition } from '../../src/card-definition.ts'
import { invented } from './more-cards.ts'

/** Cards chosen before, attacks that nobody blocks, hands of a size, and DON!! for several cards. */
export const inventedHandCards: readonly CardDefinition[] = [
  invented(134, [onPlay(giveChange(yourLeaderOrCharacters(1, { types: ['Inventions'] }), cannot('blocked'), 'turn'))]),
  invented(135, [
    onPlay([
      changePower(opponentCharacters(1), -2000, 'turn'),
      onlyIf({ test: 'thatMatches', filter: { powerMost: 2000 } }, ko(previouslyChosenCard)),
    ]),
  ]),
  invented(136, [reaction('battleEnds', [ko({ of: 'foe' }), onlyIf({ test: 'done' }, ko(thisCard))], { may: true })]),
  invented(
    137,
    [
      onPlay(draw(1), { if: [{ test: 'count', of: 'don', whose: 'yours', least: 3, orNone: true }] }),
      continuousAbility(gainsPower(thisCard, 1000), { if: [{ test: 'allDonRested' }, counts('hand', undefined, 1)] }),
    ],
    0,
  ),
  invented(138, [onPlay({ verb: 'draw', count: 2, upTo: true })]),
  invented(139, [onPlay({ verb: 'drawTo', hand: 3 })]),
  invented(140, [onPlay({ verb: 'discardTo', who: 'both', left: 2 }), activateMain({ verb: 'discardTo', who: 'you', left: 1 })]),
  invented(141, [
    activateMain({
      verb: 'giveDonEach',
      each: 1,
      target: yourCharacters(2, { costMost: 1 }),
    }),
    onPlay({ verb: 'giveDonEach', each: 2, target: { of: 'all', whose: 'yours', leaders: true, filter: { types: ['Inventions'] } } }),
  ]),
]
