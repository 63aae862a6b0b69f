import {
  changePower,
  counterAbility,
  deployFromHand,
  draw,
  ko,
  mainAbility,
  onlyIf,
  onPlay,
  opponentCharacters,
  previouslyChosenCard,
  reaction,
  thisCard,
  yourCharacters,
  yourLeader,
  yourLeaderOrCharacters,
  activateMain,
  continuousAbility,
  gainsPower,
} from '../../src/card-builders.ts'
import { cannot, giveChange, negated, proof } from '../../src/change-builders.ts'
import type { Sentence } from './index.ts'

const unblocked = cannot('blocked')

/** Attacks that nobody blocks, cards chosen before, hands of a size, and DON!! for several cards. */
export const hands: readonly Sentence[] = [
  [
    '[Main] Select up to 1 of your {Crew} type Leader or Character cards. Your opponent cannot activate [Blocker] if that Leader or Character attacks during this turn.',
    mainAbility(giveChange(yourLeaderOrCharacters(1, { types: ['Crew'] }), unblocked, 'turn')),
  ],
  [
    '[Main] Select up to 1 of your {Crew} type Characters and that card gains +2000 power during this turn. Then, if the selected card attacks during this turn, your opponent cannot activate [Blocker].',
    mainAbility([changePower(yourCharacters(1, { types: ['Crew'] }), 2000, 'turn'), giveChange(previouslyChosenCard, unblocked, 'turn')]),
  ],
  [
    '[On Play] Select up to 1 of your Characters. If the selected Character attacks during this turn, your opponent cannot activate [Blocker].',
    onPlay(giveChange(yourCharacters(1), unblocked, 'turn')),
  ],
  [
    '[Main] Your opponent cannot activate [Blocker] whenever your Leader attacks during this turn.',
    mainAbility(giveChange(yourLeader, unblocked, 'turn')),
  ],
  [
    '[Counter] Up to 1 of your {Crew} type Leader or Character cards gains +4000 power during this battle. If that card is a Character, that Character cannot be K.O.’d during this turn.',
    counterAbility([
      changePower(yourLeaderOrCharacters(1, { types: ['Crew'] }), 4000, 'battle'),
      onlyIf({ test: 'thatMatches', filter: { kind: 'character' } }, giveChange(previouslyChosenCard, proof('ko', 'any'), 'turn')),
    ]),
  ],
  [
    '[On Play] Negate the effect of up to 1 of your opponent’s Characters during this turn. Then, if that Character has 5000 power or less, K.O. it.',
    onPlay([
      giveChange(opponentCharacters(1), negated(), 'turn'),
      onlyIf({ test: 'thatMatches', filter: { powerMost: 5000 } }, ko(previouslyChosenCard)),
    ]),
  ],
  [
    '[On Play] Negate the effect of up to 1 of your opponent’s Characters during this turn. Then, if that Character has a cost of 4 or less, K.O. it.',
    onPlay([
      giveChange(opponentCharacters(1), negated(), 'turn'),
      onlyIf({ test: 'thatMatches', filter: { costMost: 4 } }, ko(previouslyChosenCard)),
    ]),
  ],
  [
    'At the end of a battle in which this Character battles your opponent’s Character, you may K.O. the opponent’s Character you battled with. If you do, K.O. this Character.',
    reaction('battleEnds', [ko({ of: 'foe' }), onlyIf({ test: 'done' }, ko(thisCard))], { may: true }),
  ],
  [
    '[On Play] If you have 0 or 3 or more DON!! cards on your field, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'count', of: 'don', whose: 'yours', least: 3, orNone: true }] }),
  ],
  [
    '[On Play] If you have 0 DON!! cards on your field or 8 or more DON!! cards on your field, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'count', of: 'don', whose: 'yours', least: 8, orNone: true }] }),
  ],
  [
    'If all of your DON!! cards are rested, this Character gains +1000 power.',
    continuousAbility(gainsPower(thisCard, 1000), { if: [{ test: 'allDonRested' }] }),
  ],
  ['[Main] Draw up to 2 cards.', mainAbility({ verb: 'draw', count: 2, upTo: true })],
  [
    '[On Play] Draw card(s) so that you have 3 cards in your hand and then play up to 1 [Ada] from your hand.',
    onPlay([{ verb: 'drawTo', hand: 3 }, deployFromHand({ name: 'Ada' })]),
  ],
  ['[On Play] Trash cards from your hand until you have 5 cards in your hand.', onPlay({ verb: 'discardTo', who: 'you', left: 5 })],
  [
    '[Main] You and your opponent trash cards from your hands until you each have 5 cards in your hands.',
    mainAbility({ verb: 'discardTo', who: 'both', left: 5 }),
  ],
  [
    '[Activate: Main] Give up to 1 rested DON!! card to each of your {Crew} type Characters.',
    activateMain({ verb: 'giveDonEach', each: 1, target: { of: 'all', whose: 'yours', filter: { types: ['Crew'] } } }),
  ],
  [
    '[Activate: Main] Give up to 2 of your Characters with 6000 base power up to 2 rested DON!! cards each.',
    activateMain({ verb: 'giveDonEach', each: 2, target: yourCharacters(2, { basePowerLeast: 6000, basePowerMost: 6000 }) }),
  ],
]
