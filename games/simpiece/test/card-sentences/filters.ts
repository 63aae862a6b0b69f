import {
  changePower,
  continuousAbility,
  counterAbility,
  deployFromHand,
  gainsPower,
  ko,
  mainAbility,
  onPlay,
  opponentCharacters,
  opponentLeader,
  rest,
  salvageFromTrash,
  stand,
  yourCharacters,
  yourLeader,
  yourLeaderOrCharacters,
} from '../../src/card-builders.ts'
import type { Sentence } from './index.ts'

/** Which cards are meant. */
export const filters: readonly Sentence[] = [
  [
    '[Main] K.O. up to 1 of your opponent’s Characters with a cost of 2 and up to 1 of your opponent’s Characters with 6000 power or more.',
    mainAbility([ko(opponentCharacters(1, { costLeast: 2, costMost: 2 })), ko(opponentCharacters(1, { powerLeast: 6000 }))]),
  ],
  [
    '[Main] Rest up to 2 of your opponent’s Characters with a cost of 3 to 5 and 2000 to 4000 power.',
    mainAbility(rest(opponentCharacters(2, { costLeast: 3, costMost: 5, powerLeast: 2000, powerMost: 4000 }))),
  ],
  [
    '[Main] K.O. up to 1 of your opponent’s Characters with a base cost of 4 or less. Then, rest up to 1 of your opponent’s Characters with 5000 base power or more.',
    mainAbility([ko(opponentCharacters(1, { baseCostMost: 4 })), rest(opponentCharacters(1, { basePowerLeast: 5000 }))]),
  ],
  [
    '[On Play] Play up to 1 yellow Character card with a cost of 1 or more and a [Trigger] from your hand.',
    onPlay(deployFromHand({ kind: 'character', colour: 'yellow', costLeast: 1, trigger: true })),
  ],
  [
    '[On Play] Add up to 1 [Ada], [Bo] or <Strike> attribute Character card with a type including "Sea" from your trash to your hand.',
    onPlay(salvageFromTrash({ anyOf: [{ name: 'Ada' }, { name: 'Bo' }, { attribute: 'strike', kind: 'character' }], typeIncludes: 'Sea' })),
  ],
  [
    '[On Play] Add up to 1 multicolored Character card or Event with no base effect from your trash to your hand.',
    onPlay(salvageFromTrash({ anyOf: [{ multicoloured: true, kind: 'character' }, { kind: 'event' }], plain: true })),
  ],
  ['[Counter] Your Leader gains +2000 power during this battle.', counterAbility(changePower(yourLeader, 2000, 'battle'))],
  ['Your Leader gains +1000 power.', continuousAbility(gainsPower(yourLeader, 1000))],
  ['[Main] Give your opponent’s Leader −1000 power during this turn.', mainAbility(changePower(opponentLeader, -1000, 'turn'))],
  [
    '[Main] Up to 1 of your [Ada] cards gains +2000 power during this turn.',
    mainAbility(changePower(yourLeaderOrCharacters(1, { name: 'Ada' }), 2000, 'turn')),
  ],
  ['[Main] Set up to 1 of your [Ada] Characters as active.', mainAbility(stand(yourCharacters(1, { name: 'Ada' })))],
]
