import {
  activateMain,
  changePower,
  continuousAbility,
  counterAbility,
  draw,
  gainsPower,
  ko,
  mainAbility,
  onOpponentAttack,
  onPlay,
  opponentCharacters,
  whenAttacking,
} from '../../src/card-builders.ts'
import type { CardFilter, Target } from '../../src/card-definition.ts'
import type { Sentence } from './index.ts'

type Some = Extract<Target, { of: 'some' }>
const one = (parts: Partial<Some>): Some => ({ of: 'some', most: 1, upTo: false, whose: 'yours', leaders: false, filter: {}, ...parts })

const several = (filter: CardFilter): Target => ({ of: 'all', whose: 'yours', leaders: true, filter: { anyOf: [{ name: 'Ada' }, filter] } })

/** Costs with cards on the field, powers together, and cards traded for power. */
export const powers: readonly Sentence[] = [
  [
    '[Activate: Main] You may place 1 Character with a cost of 2 or less at the bottom of the owner’s deck: Draw 1 card.',
    activateMain(draw(1), { cost: [{ pay: 'fieldToDeck', target: one({ whose: 'any', filter: { costMost: 2 } }) }] }),
  ],
  [
    '[On Play] You may place 1 Stage with a cost of 1 at the bottom of the owner’s deck: Draw 1 card.',
    onPlay(draw(1), { cost: [{ pay: 'fieldToDeck', target: one({ whose: 'any', stages: true, filter: { costLeast: 1, costMost: 1 } }) }] }),
  ],
  [
    '[On Play] You may place 1 of your Stages at the bottom of your deck: Draw 1 card.',
    onPlay(draw(1), { cost: [{ pay: 'fieldToDeck', target: one({ stages: true }) }] }),
  ],
  [
    '[Main] You may give 1 active DON!! card to 1 of your [Ada]: Draw 1 card.',
    mainAbility(draw(1), { cost: [{ pay: 'giveDon', count: 1, target: one({ leaders: true, filter: { name: 'Ada' } }) }] }),
  ],
  [
    '[Main] You may give 1 of your active DON!! cards to 1 of your Leader or Character cards: Draw 1 card.',
    mainAbility(draw(1), { cost: [{ pay: 'giveDon', count: 1, target: one({ leaders: true }) }] }),
  ],
  [
    '[On Play] K.O. up to 2 of your opponent’s Characters with a total power of 4000 or less.',
    onPlay(ko({ ...opponentCharacters(2), totalPower: 4000 })),
  ],
  [
    '[Counter] Up to 1 of your Characters or [Ada] gains +2000 power during this battle.',
    counterAbility(
      changePower(one({ upTo: true, leaders: true, filter: { anyOf: [{ kind: 'character' }, { name: 'Ada' }] } }), 2000, 'battle'),
    ),
  ],
  [
    '[Your Turn] Your [Ada] and all your Characters with a type including "Sea" gain +2000 power.',
    continuousAbility(gainsPower(several({ kind: 'character', typeIncludes: 'Sea' }), 2000), { turn: 'yours' }),
  ],
  ['All of your [Ada] and [Bo] cards gain +3000 power.', continuousAbility(gainsPower(several({ name: 'Bo' }), 3000))],
  [
    '[When Attacking] You may trash any number of Event or Stage cards from your hand. This Leader gains +1000 power during this battle for every card trashed.',
    whenAttacking({
      verb: 'discardAny',
      filter: { anyOf: [{ kind: 'event' }, { kind: 'stage' }] },
      target: { of: 'this' },
      by: 1000,
      until: 'battle',
    }),
  ],
  [
    '[On Your Opponent’s Attack] You may trash any number of {Crew} type cards from your hand. Your Leader or 1 of your Characters gains +1000 power during this battle for every card trashed.',
    onOpponentAttack({ verb: 'discardAny', filter: { types: ['Crew'] }, target: one({ leaders: true }), by: 1000, until: 'battle' }),
  ],
]
