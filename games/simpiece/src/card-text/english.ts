import type { Target } from '../card-definition.ts'
import { capitalize, changeText, joinPhrases, signedNumber, symbolCosts, words, type CardTexts } from './card-texts.ts'
import { cardCount, cards, cardsOfAnyKind, fieldCards, isMany, target, receiver, thisCard, keywordNames } from './english-phrases.ts'
import { englishBrackets, englishLeads, englishReminders } from './english-brackets.ts'
import { englishChanges, englishUntils, gains, playerBar } from './english-changes.ts'
import { englishCardVerbs } from './english-card-verbs.ts'
import { englishReplacement } from './english-replacement.ts'
import { englishConditions } from './english-conditions.ts'
import type { CardKind, Keyword } from '../card-definition.ts'

function keyword(to: Target, which: Keyword, kind: CardKind): string {
  const one = target(to, kind)
  if (which === 'attackActive') return `${one} can also attack your opponent’s active Characters`
  return `${one} ${isMany(to) ? 'gain' : 'gains'} ${keywordNames[which]}`
}

function endOfLife(from: 'either' | undefined): string {
  return from === 'either' ? 'top or bottom' : 'top'
}

/** The game's own wording. */
export const english: CardTexts = {
  brackets: englishBrackets,
  leads: englishLeads,
  turns: { yours: '[Your Turn]', opponents: '[Opponent’s Turn]' },
  once: '[Once Per Turn]',
  keywords: keywordNames,
  reminders: englishReminders,
  colon: ': ',
  afterwards: 'Then, ',
  price: (costs, conditions) =>
    conditions.length > 0
      ? `If ${joinPhrases(conditions, 'and')}, you may ${joinPhrases(costs, 'and')}`
      : `You may ${joinPhrases(costs, 'and')}`,
  mayPay: (payments, clauses) =>
    `you may ${joinPhrases(payments, 'and')}${clauses.length > 0 ? `. If you do, ${clauses.join(', then ')}` : ''}`,
  sentence: ({ lead, conditions, clause, may, unlessDone }) =>
    [
      ...(lead.length > 0 ? [lead.join(' or ')] : []),
      ...(conditions.length > 0 ? [`if ${joinPhrases(conditions, 'and')}`] : []),
      may ? `you may ${clause}` : clause,
      ...(unlessDone ? ['unless you already did so with this effect during this turn'] : []),
    ].join(', '),
  joinEffects: (effects) => joinPhrases(effects, 'and'),
  putOff: (moment, clauses) => `at the end of this ${moment}, ${clauses.join(', then ')}`,
  choose: (who, options) =>
    `${who === 'you' ? 'choose one: ' : 'your opponent chooses one: '}${options.map((clauses) => clauses.join(', then ')).join('; or ')}`,
  rules: {
    anyNumber: () => 'You may have any number of this card in your deck.',
    donDeck: ({ size }) => `By the rules, your DON!! deck has ${size} cards.`,
    costAtMost: ({ cost }) => `By the rules, no card in your deck costs more than ${cost}.`,
    emptyDeckWins: () => 'When your deck has 0 cards, you win the game instead of losing it.',
    alsoNamed: ({ name }) => `By the rules, this card is also named [${name}].`,
  },
  costs: {
    ...symbolCosts,
    restThis: (_, kind) => `rest ${thisCard(kind)}`,
    restCards: ({ count, filter, orDon }) =>
      filter.kind === 'leader' && count === 1
        ? `rest your ${cardsOfAnyKind(filter, true)}`
        : `rest ${count} of your ${cardsOfAnyKind(filter, true, orDon)}`,
    giveOpponentDon: ({ count }) => `give ${count} of your opponent’s rested DON!! cards to 1 of your opponent’s Characters`,
    returnSomeDon: ({ least }) => `return ${least} or more DON!! cards from your field to your DON!! deck`,
    trashLife: ({ count, from }) => `trash ${cardCount(count)} from the ${endOfLife(from)} of your Life cards`,
    fieldToDeck: ({ target: to }, kind) => `place ${target(to, kind)} at the bottom of the owner’s deck`,
    giveDon: ({ count, target: to }, kind) => `give ${count} active DON!! card${count > 1 ? 's' : ''} to ${target(to, kind)}`,
    turnLife: ({ up }) => `turn 1 card from the top of your Life cards face-${up ? 'up' : 'down'}`,
    trashThis: (_, kind) => `trash ${thisCard(kind)}`,
    weaken: ({ who, by, active }, kind) =>
      `give ${who === 'this' ? thisCard(kind) : words('your', active && '1 active', 'Leader')} ${signedNumber(by)} power during this turn`,
    returnThis: (_, kind) => `return ${thisCard(kind)} to the owner’s hand`,
    thisToDeck: (_, kind) => `place ${thisCard(kind)} at the bottom of the owner’s deck`,
    restCharacters: ({ count, filter }) => `rest ${count} of your ${fieldCards(filter, true)}`,
    trashHand: ({ count, filter }) => `trash ${count} ${cards(filter, count)} from your hand`,
    handToDeck: ({ count }) => `place ${cardCount(count)} from your hand at the bottom of your deck`,
    lifeToHand: ({ count, from }) =>
      `add ${cardCount(count)} from ${from ? `the ${endOfLife(from)} of your Life cards` : 'your Life area'} to your hand`,
    returnCharacters: ({ count, filter }) => `return ${count} of your ${fieldCards(filter, true)} to the owner’s hand`,
    trashCharacters: ({ count, filter }) => `trash ${count} of your ${fieldCards(filter, true)}`,
    koCharacters: ({ count, filter }) => `K.O. ${count} of your ${fieldCards(filter, true)}`,
    charactersToDeck: ({ count, filter }) => `place ${count} of your ${fieldCards(filter, true)} at the bottom of the owner’s deck`,
    revealHand: ({ count, filter }) => `reveal ${count} ${cards(filter, count)} from your hand`,
    mill: ({ count }) => `trash ${cardCount(count)} from the top of your deck`,
    trashToDeck: ({ count, filter }) =>
      words(`place ${count} ${cards(filter, count)} from your trash at the bottom of your deck`, count > 1 && 'in any order'),
  },
  conditions: englishConditions,
  signsInWords: {
    restDon: ({ count }) => `rest ${count} of your DON!! cards`,
    returnDon: ({ count }) => `return ${count} of your DON!! cards to your DON!! deck`,
  },
  replacement: englishReplacement,
  verbs: {
    ...englishCardVerbs,
    discardAny: ({ filter, target: to, by, until }, kind) =>
      `you may trash any number of ${cards(filter, 2)} from your hand. ${capitalize(gains(to, by, 'power', kind))} ${englishUntils[until]} for every card trashed`,
    power: ({ target: to, by, until, more }, kind) => `${gains(to, by, 'power', kind, more)} ${englishUntils[until]}`,
    grant: ({ target: to, keyword: which, until }, kind) => `${keyword(to, which, kind)} ${englishUntils[until]}`,
    give: ({ target: to, change, until }, kind) => changeText(englishChanges, change, to, kind, englishUntils[until]),
    barPlayer: ({ who, act, until }) => `${playerBar(act, who === 'you')} ${englishUntils[until]}`,
    zeroPower: ({ target: to, until }, kind) => `set the power of ${target(to, kind)} to 0 ${englishUntils[until]}`,
    copyPower: ({ model, until }, kind) => {
      const same = `${thisCard(kind)}’s base power becomes the same as`
      return model.of === 'leader'
        ? `${same} ${target(model, kind)} ${englishUntils[until]}`
        : `select ${target(model, kind)}. ${capitalize(same)} the selected Character’s power ${englishUntils[until]}`
    },
    barAttack: ({ target: to }, kind) => `select ${target(to, kind)}. It cannot attack until the end of your opponent’s next turn`,
    barBlockers: ({ powerMost, until }) =>
      `your opponent cannot activate a [Blocker] Character that has ${powerMost} or less power ${englishUntils[until]}`,
    ko: ({ target: to }, kind) => `K.O. ${target(to, kind)}`,
    trash: ({ target: to }, kind) => `trash ${target(to, kind)}`,
    rest: ({ target: to }, kind) => `rest ${target(to, kind)}`,
    stand: ({ target: to }, kind) => `set ${target(to, kind)} as active`,
    toHand: ({ target: to }, kind) => `return ${target(to, kind)} to the owner’s hand`,
    toDeck: ({ target: to }, kind) => `place ${target(to, kind)} at the bottom of the owner’s deck`,
    standDon: ({ most }) => `set up to ${most} of your DON!! cards as active`,
    giveDon: ({ most, target: to }, kind) => {
      const theirs = 'whose' in to && to.whose === 'opponents'
      const don = theirs ? `up to ${most} of your opponent’s rested DON!! cards` : `up to ${most} rested DON!! card${most > 1 ? 's' : ''}`
      return to.of === 'this' ? `give ${thisCard(kind)} ${don}` : `give ${don} to ${receiver(to, kind)}`
    },
    giveDonEach: ({ each, target: to }, kind) => `give ${target(to, kind)} up to ${each} rested DON!! card${each > 1 ? 's' : ''} each`,
    addDon: ({ most, rested, exact }) =>
      `add ${exact ? '' : 'up to '}${most} DON!! card${most > 1 ? 's' : ''} from your DON!! deck and ${rested ? 'rest' : 'set'} ${most > 1 ? 'them' : 'it'}${rested ? '' : ' as active'}`,
    lifeToDeck: ({ most }) => `place up to ${cardCount(most)} from your opponent’s Life area at the bottom of the owner’s deck`,
    damage: ({ count }) => `deal ${count} damage to your opponent’s Leader`,
    extraTurn: () => 'take an extra turn after this one',
    win: () => 'you win the game',
    deckToLife: ({ most, faceUp, exact }) =>
      words('add', !exact && 'up to', cardCount(most), 'from the top of your deck to the top of your Life cards', faceUp && 'face-up'),
    handToLife: ({ most, filter, faceUp }) =>
      `add up to ${most} ${cards(filter, most)} from your hand to the top of your Life cards face-${faceUp ? 'up' : 'down'}`,
    toLife: ({ target: to, to: end, up }, kind) =>
      `add ${target(to, kind)} to the ${end === 'either' ? 'top or bottom' : 'top'} of the owner’s Life cards face-${up ? 'up' : 'down'}`,
    takeLife: ({ whose, count, upTo, from }) => {
      const what = words(upTo && 'up to', cardCount(count))
      if (whose === 'yours') return `add ${what} from the ${endOfLife(from)} of your Life cards to your hand`
      return upTo
        ? `add ${what} from the ${endOfLife(from)} of your opponent’s Life cards to the owner’s hand`
        : `your opponent adds ${what} from the ${endOfLife(from)} of their Life cards to their hand`
    },
    trashLife: ({ whose, count, upTo, from }) =>
      words(
        'trash',
        upTo && 'up to',
        `${cardCount(count)} from the ${endOfLife(from)} of your ${whose === 'yours' ? '' : 'opponent’s '}Life cards`,
      ),
    trashLifeTo: ({ left }) => `trash cards from the top of your Life cards until you have ${left} Life card${left > 1 ? 's' : ''}`,
    turnLife: ({ up, all }) => `turn ${all ? 'all of' : '1 card from the top of'} your Life cards face-${up ? 'up' : 'down'}`,
    lookAtLife: ({ whose }) => {
      if (whose === 'either')
        return 'look at up to 1 card from the top of your or your opponent’s Life cards and place it at the top or bottom of the Life cards'
      const [of, their] = whose === 'yours' ? ['your', 'your'] : ['your opponent’s', 'their']
      return `look at 1 card from the top of ${of} Life cards and place it at the top or bottom of ${their} Life cards`
    },
    redirect: ({ target: to }, kind) => `change the target of the attack to ${target(to, kind)}`,
    useOwn: ({ timing }) => `activate this card’s ${englishBrackets[timing]!} effect`,
    restOpponentDon: ({ most }) => `rest up to ${most} of your opponent’s DON!! cards`,
    opponentReturnsDon: ({ count }) =>
      `your opponent returns ${count} DON!! card${count > 1 ? 's' : ''} from their field to their DON!! deck`,
  },
  changes: englishChanges,
  gives: {
    power: ({ target: to, by, per }, kind) =>
      words(
        gains(to, by, 'power', kind),
        per &&
          `for every ${per.each > 1 ? `${per.each} ` : ''}${cards(per.of.count === 'trash' ? per.of.filter : {}, per.each)} in your ${per.of.count}`,
      ),
    keyword: ({ keyword: which, target: to = { of: 'this' } }, kind) => keyword(to, which, kind),
    playerBar: ({ act, whose }) => playerBar(act, whose === 'yours'),
    counter: ({ to, filter }) => `give ${cards(filter, 2)} in your hand a +${to} Counter`,
    battleProof: ({ target: to, by, leaders }, kind) =>
      words(target(to, kind), 'cannot be K.O.’d in battle', by && `by ${leaders ? cards(by, 2) : fieldCards(by, true)}`),
    ownCost: ({ by }) => `give this card in your hand ${signedNumber(by)} cost`,
    handCost: ({ by, filter }) => `give ${cards(filter, 2)} in your hand ${signedNumber(by)} cost`,
    lure: ({ name }) => `your opponent cannot attack any card other than the Character [${name}]`,
  },
}
