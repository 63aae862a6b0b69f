import {
  activateMain,
  continuousAbility,
  draw,
  gainsPower,
  ko,
  onPlay,
  opponentCharacters,
  whenAttacking,
} from '../../src/card-builders.ts'
import type { CardDefinition, Target } from '../../src/card-definition.ts'
import { invented } from './more-cards.ts'

type Some = Extract<Target, { of: 'some' }>
const one = (parts: Partial<Some>): Some => ({ of: 'some', most: 1, upTo: false, whose: 'yours', leaders: false, filter: {}, ...parts })

/** Costs with anybody's cards and with DON!! for a card; powers that are added up, and cards that are traded for power. */
export const inventedPowerCards: readonly CardDefinition[] = [
  invented(142, [activateMain(draw(1), { cost: [{ pay: 'fieldToDeck', target: one({ whose: 'any', filter: { costMost: 2 } }) }] })]),
  invented(143, [onPlay(draw(1), { cost: [{ pay: 'fieldToDeck', target: one({ stages: true }) }] })]),
  invented(144, [
    activateMain(draw(1), { cost: [{ pay: 'giveDon', count: 2, target: one({ leaders: true, filter: { types: ['Inventions'] } }) }] }),
  ]),
  invented(145, [onPlay(ko({ ...opponentCharacters(2), totalPower: 6000 }))]),
  invented(146, [
    whenAttacking({
      verb: 'discardAny',
      filter: { colour: 'red' },
      target: one({ leaders: true }),
      by: 1000,
      until: 'battle',
    }),
    onPlay({ verb: 'discardAny', filter: {}, target: { of: 'this' }, by: 2000, until: 'turn' }),
  ]),
  invented(147, [
    continuousAbility(
      gainsPower(
        { of: 'all', whose: 'yours', leaders: true, filter: { anyOf: [{ name: 'Invented 63' }, { kind: 'character', costMost: 1 }] } },
        1000,
      ),
    ),
  ]),
]
