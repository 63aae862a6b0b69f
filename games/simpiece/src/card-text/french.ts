import type { CardKind, Keyword, Target } from '../card-definition.ts'
import { capitalize, changeText, joinPhrases, signedNumber, symbolCosts, words, type CardTexts } from './card-texts.ts'
import {
  cardCount,
  cards,
  cardsOfAnyKind,
  clause,
  fieldCards,
  isMany,
  keywordNames,
  ofOwner,
  receiver,
  target,
  thisCard,
  topCards,
} from './french-phrases.ts'
import { frenchBrackets, frenchLeads, frenchReminders } from './french-brackets.ts'
import { frenchChanges, frenchUntils, playerBar } from './french-changes.ts'
import { frenchCardVerbs } from './french-card-verbs.ts'
import { frenchReplacement } from './french-replacement.ts'
import { frenchConditions } from './french-conditions.ts'

/** "X gagne +2000 de puissance", "X perd 2000 de puissance". */
function power(to: Target, by: number, kind: CardKind, more = false): string {
  const verb = by < 0 ? (isMany(to) ? 'perdent' : 'perd') : isMany(to) ? 'gagnent' : 'gagne'
  return words(target(to, kind), verb, more && 'encore', `${by < 0 ? -by : signedNumber(by)} de puissance`)
}

function keyword(to: Target, which: Keyword, kind: CardKind): string {
  const one = target(to, kind)
  if (which === 'attackActive') return `${one} ${isMany(to) ? 'peuvent' : 'peut'} aussi attaquer les Personnages actifs de votre adversaire`
  return `${one} ${isMany(to) ? 'gagnent' : 'gagne'} ${keywordNames[which]}`
}

/** "la carte du dessus", "1 carte du dessus ou du dessous". */
function lifeCards(count: number, from: 'either' | undefined, upTo?: true): string {
  if (from === undefined && !upTo) return topCards(count)
  return words(upTo && 'jusqu’à', `${cardCount(count)} du dessus`, from && 'ou du dessous')
}

/** Where a card comes from and goes to stands before what it is: behind a cost it would belong to the cost. */
export const french: CardTexts = {
  brackets: frenchBrackets,
  leads: frenchLeads,
  turns: { yours: '[Votre tour]', opponents: '[Tour adverse]' },
  once: '[Une fois par tour]',
  keywords: keywordNames,
  reminders: frenchReminders,
  colon: '\u00a0: ',
  afterwards: 'Ensuite, ',
  price: (costs, conditions) =>
    conditions.length > 0
      ? `Si ${conditions.join(' et si ')}, vous pouvez ${joinPhrases(costs, 'et')}`
      : `Vous pouvez ${joinPhrases(costs, 'et')}`,
  mayPay: (payments, clauses) =>
    `vous pouvez ${joinPhrases(payments, 'et')}${clauses.length > 0 ? `. Si vous le faites, ${clauses.join(', puis ')}` : ''}`,
  sentence: ({ lead, conditions, clause: what, may, unlessDone }) =>
    [
      ...(lead.length > 0 ? [lead.join(' ou ')] : []),
      ...(conditions.length > 0 ? [`si ${conditions.join(' et si ')}`] : []),
      may ? `vous pouvez ${what}` : what,
      ...(unlessDone ? ['sauf si vous l’avez déjà fait avec cet effet pendant ce tour'] : []),
    ].join(', '),
  joinEffects: (effects) => joinPhrases(effects, 'et'),
  putOff: (moment, clauses) => `à la fin de ce ${moment === 'turn' ? 'tour' : 'combat'}, ${clauses.join(', puis ')}`,
  choose: (who, options) =>
    `${who === 'you' ? 'choisissez une option\u00a0: ' : 'votre adversaire choisit une option\u00a0: '}${options.map((clauses) => clauses.join(', puis ')).join('\u202f; ou ')}`,
  rules: {
    anyNumber: () => 'Votre deck peut contenir autant d’exemplaires de cette carte que vous voulez.',
    donDeck: ({ size }) => `Selon les règles, votre deck DON!! compte ${size} cartes.`,
    costAtMost: ({ cost }) => `Selon les règles, aucune carte de votre deck ne coûte plus de ${cost}.`,
    emptyDeckWins: () => 'Quand votre deck n’a plus de cartes, vous gagnez la partie au lieu de la perdre.',
    alsoNamed: ({ name }) => `Selon les règles, cette carte s’appelle aussi [${name}].`,
  },
  costs: {
    ...symbolCosts,
    restThis: (_, kind) => `épuiser ${thisCard(kind)}`,
    restCards: ({ count, filter, orDon }) => `épuiser ${count} de vos ${cardsOfAnyKind(filter, orDon)}`,
    giveOpponentDon: ({ count }) => `donner à 1 des Personnages de votre adversaire ${count} de ses cartes DON!! épuisées`,
    returnSomeDon: ({ least }) => `remettre ${least} cartes DON!! ou plus de votre terrain dans votre deck DON!!`,
    trashLife: ({ count, from }) => `défausser ${lifeCards(count, from)} de vos cartes Vie`,
    fieldToDeck: ({ target: to }, kind) => `placer sous le deck de son propriétaire ${target(to, kind)}`,
    giveDon: ({ count, target: to }, kind) =>
      `donner ${count} carte${count > 1 ? 's' : ''} DON!! active${count > 1 ? 's' : ''} à ${target(to, kind)}`,
    turnLife: ({ up }) => `retourner la carte du dessus de vos cartes Vie face ${up ? 'visible' : 'cachée'}`,
    trashThis: (_, kind) => `défausser ${thisCard(kind)}`,
    weaken: ({ who, by, active }, kind) => {
      const one = who === 'this' ? thisCard(kind) : words('votre Leader', active && 'actif')
      return `faire perdre ${-by} de puissance à ${one} pendant ce tour`.replace(' à le ', ' au ')
    },
    returnThis: (_, kind) => `renvoyer ${thisCard(kind)} dans votre main`,
    thisToDeck: (_, kind) => `placer ${thisCard(kind)} sous votre deck`,
    restCharacters: ({ count, filter }) => `épuiser ${count} de vos ${fieldCards(filter)}`,
    trashHand: ({ count, filter }) => `défausser de votre main ${count} ${cards(filter, count)}`,
    handToDeck: ({ count }) => `placer ${cardCount(count)} de votre main sous votre deck`,
    lifeToHand: ({ count, from }) =>
      `ajouter ${from ? `${lifeCards(count, from)} de vos cartes Vie` : `${cardCount(count)} de votre zone de Vie`} à votre main`,
    returnCharacters: ({ count, filter }) => `renvoyer dans votre main ${count} de vos ${fieldCards(filter)}`,
    trashCharacters: ({ count, filter }) => `défausser ${count} de vos ${fieldCards(filter)}`,
    koCharacters: ({ count, filter }) => `mettre K.O. ${count} de vos ${fieldCards(filter)}`,
    charactersToDeck: ({ count, filter }) => `placer sous votre deck ${count} de vos ${fieldCards(filter)}`,
    revealHand: ({ count, filter }) => `révéler de votre main ${count} ${cards(filter, count)}`,
    mill: ({ count }) => `défausser ${topCards(count)} de votre deck`,
    trashToDeck: ({ count, filter }) =>
      words('placer sous votre deck', count > 1 && 'dans l’ordre de votre choix', `${count} ${cards(filter, count)} de votre défausse`),
  },
  conditions: frenchConditions,
  signsInWords: {
    restDon: ({ count }) => `épuiser ${count} de vos cartes DON!!`,
    returnDon: ({ count }) => `remettre ${count} de vos cartes DON!! dans votre deck DON!!`,
  },
  replacement: frenchReplacement,
  verbs: {
    ...frenchCardVerbs,
    discardAny: ({ filter, target: to, by, until }, kind) =>
      `vous pouvez défausser de votre main autant de ${cards(filter, 2)} que vous voulez. ${capitalize(power(to, by, kind))} ${frenchUntils[until]} pour chaque carte défaussée`,
    power: ({ target: to, by, until, more }, kind, form) => clause(form, `${power(to, by, kind, more)} ${frenchUntils[until]}`),
    grant: ({ target: to, keyword: which, until }, kind, form) =>
      clause(
        form,
        which === 'attackActive'
          ? `${frenchUntils[until]}, ${keyword(to, which, kind)}`
          : `${keyword(to, which, kind)} ${frenchUntils[until]}`,
      ),
    give: ({ target: to, change, until }, kind, form) => clause(form, changeText(frenchChanges, change, to, kind, frenchUntils[until])),
    barPlayer: ({ who, act, until }, _, form) => clause(form, `${playerBar(act, who === 'you')} ${frenchUntils[until]}`),
    zeroPower: ({ target: to, until }, kind, form) =>
      clause(form, `la puissance de ${target(to, kind)} devient 0 ${frenchUntils[until]}`.replace(' de le ', ' du ')),
    copyPower: ({ model, until }, kind, form) => {
      const own = thisCard(kind)
      if (model.of === 'leader') {
        const whose = model.whose === 'yours' ? 'de votre Leader' : 'du Leader de votre adversaire'
        return clause(
          form,
          `la puissance de base de ${own} devient la puissance ${whose} ${frenchUntils[until]}`.replace(' de le ', ' du '),
        )
      }
      const chosen = clause(form, `choisissez ${target(model, kind)}`)
      return `${chosen}. ${`La puissance de base de ${own} devient celle de la carte choisie ${frenchUntils[until]}`.replace(' de le ', ' du ')}`
    },
    barAttack: ({ target: to }, kind, form) =>
      `${clause(form, `choisissez ${target(to, kind)}`)}. Le Personnage choisi ne peut pas attaquer jusqu’à la fin du prochain tour de votre adversaire`,
    barBlockers: ({ powerMost, until }, _, form) =>
      clause(
        form,
        `${frenchUntils[until]}, votre adversaire ne peut activer aucun [Bloqueur] ayant une puissance de ${powerMost} ou moins`,
      ),
    ko: ({ target: to }, kind, form) => clause(form, `mettez K.O. ${target(to, kind)}`),
    trash: ({ target: to }, kind, form) => clause(form, `défaussez ${target(to, kind)}`),
    rest: ({ target: to }, kind, form) => clause(form, `épuisez ${target(to, kind)}`),
    stand: ({ target: to }, kind, form) => clause(form, `redressez ${target(to, kind)}`),
    toHand: ({ target: to }, kind, form) => clause(form, `renvoyez dans ${ofOwner(to).hand} ${target(to, kind)}`),
    toDeck: ({ target: to }, kind, form) => clause(form, `placez sous ${ofOwner(to).deck} ${target(to, kind)}`),
    standDon: ({ most }, _, form) => clause(form, `redressez jusqu’à ${most} de vos cartes DON!!`),
    giveDon: ({ most, target: to }, kind, form) => {
      const whose = 'whose' in to ? to.whose : 'yours'
      const plural = most > 1 ? 's' : ''
      const own = `${most} carte${plural} DON!! épuisée${plural}`
      const don = {
        yours: own,
        opponents: `${most} des cartes DON!! épuisées de votre adversaire`,
        any: `${own} de son propriétaire`,
      }[whose]
      return clause(form, `donnez ${receiver(to, kind)} jusqu’à ${don}`)
    },
    giveDonEach: ({ each, target: to }, kind, form) => {
      const plural = each > 1 ? 's' : ''
      return clause(form, `donnez à ${target(to, kind)} jusqu’à ${each} carte${plural} DON!! épuisée${plural} chacun`)
    },
    addDon: ({ most, rested, exact }, _, form) => {
      const state = rested ? 'épuisée' : 'active'
      const plural = most > 1 ? 's' : ''
      return clause(form, `ajoutez de votre deck DON!! ${exact ? '' : 'jusqu’à '}${most} carte${plural} DON!! ${state}${plural}`)
    },
    lifeToDeck: ({ most }, _, form) =>
      clause(form, `placez jusqu’à ${cardCount(most)} de la zone de Vie de votre adversaire sous son deck`),
    damage: ({ count }, _, form) => clause(form, `infligez ${count} dégât${count > 1 ? 's' : ''} au Leader de votre adversaire`),
    extraTurn: (_, _kind, form) => clause(form, 'jouez un tour de plus après celui-ci'),
    win: () => 'vous gagnez la partie',
    deckToLife: ({ most, faceUp, exact }, _, form) => {
      const what = words(!exact && 'jusqu’à', `${cardCount(most)} du dessus de votre deck`)
      return clause(form, `ajoutez sur vos cartes Vie${faceUp ? ', face visible,' : ''} ${what}`)
    },
    handToLife: ({ most, filter, faceUp }, _, form) => {
      const side = faceUp ? 'face visible' : 'face cachée'
      return clause(form, `ajoutez de votre main sur vos cartes Vie, ${side}, jusqu’à ${most} ${cards(filter, most)}`)
    },
    toLife: ({ target: to, to: end, up }, kind, form) => {
      const where = `${end === 'either' ? 'sur ou sous' : 'sur'} les cartes Vie de son propriétaire, face ${up ? 'visible' : 'cachée'},`
      return clause(form, `placez ${where} ${target(to, kind)}`)
    },
    takeLife: ({ whose, count, upTo, from }, _, form) => {
      const what = lifeCards(count, from, upTo)
      if (whose === 'yours') return clause(form, `ajoutez ${what} de vos cartes Vie à votre main`)
      return upTo
        ? clause(form, `ajoutez à la main de votre adversaire ${what} de ses cartes Vie`)
        : clause(form, `votre adversaire ajoute ${what} de ses cartes Vie à sa main`)
    },
    trashLife: ({ whose, count, upTo, from }, _, form) => {
      const of = whose === 'yours' ? 'de vos cartes Vie' : 'des cartes Vie de votre adversaire'
      return clause(form, `défaussez ${lifeCards(count, from, upTo)} ${of}`)
    },
    trashLifeTo: ({ left }, _, form) => clause(form, `défaussez des cartes du dessus de vos cartes Vie jusqu’à en avoir ${left}`),
    turnLife: ({ up, all }, _, form) =>
      clause(form, `retournez ${all ? 'toutes vos cartes Vie' : 'la carte du dessus de vos cartes Vie'} face ${up ? 'visible' : 'cachée'}`),
    lookAtLife: ({ whose }, _, form) => {
      if (whose === 'either') {
        const seen = 'jusqu’à 1 carte du dessus de vos cartes Vie ou de celles de votre adversaire'
        return clause(form, `regardez ${seen} et placez-la sur ou sous ces cartes Vie`)
      }
      const [of, onto] = whose === 'yours' ? ['de vos cartes Vie', 'vos'] : ['des cartes Vie de votre adversaire', 'ses']
      return clause(form, `regardez la carte du dessus ${of} et placez-la sur ou sous ${onto} cartes Vie`)
    },
    redirect: ({ target: to }, kind, form) => clause(form, `changez la cible de l’attaque pour ${target(to, kind)}`),
    restOpponentDon: ({ most }, _, form) => clause(form, `épuisez jusqu’à ${most} des cartes DON!! de votre adversaire`),
    opponentReturnsDon: ({ count }, _, form) =>
      clause(form, `votre adversaire remet ${count} carte${count > 1 ? 's' : ''} DON!! de son terrain dans son deck DON!!`),
    useOwn: ({ timing }, _, form) => clause(form, `activez l’effet ${frenchBrackets[timing]!} de cette carte`),
  },
  changes: frenchChanges,
  gives: {
    power: ({ target: to, by, per }, kind) => {
      if (!per) return power(to, by, kind)
      const noun = cards(per.of.count === 'trash' ? per.of.filter : {}, per.each)
      const where = per.of.count === 'trash' ? 'dans votre défausse' : 'dans votre main'
      return `${power(to, by, kind)} ${per.each > 1 ? `par groupe de ${per.each}` : 'pour chaque'} ${noun} ${where}`
    },
    keyword: ({ keyword: which, target: to = { of: 'this' } }, kind) => keyword(to, which, kind),
    playerBar: ({ act, whose }) => playerBar(act, whose === 'yours'),
    counter: ({ to, filter }) => `les ${cards(filter, 2)} de votre main ont une valeur de Contre de ${to}`,
    battleProof: ({ target: to, by, leaders }, kind) =>
      words(
        target(to, kind),
        `ne ${isMany(to) ? 'peuvent' : 'peut'} pas être mis K.O. au combat`,
        by && `par des ${leaders ? cards(by, 2) : fieldCards(by)}`,
      ),
    ownCost: ({ by }) => `le coût de cette carte dans votre main est modifié de ${signedNumber(by)}`,
    handCost: ({ by, filter }) => `le coût des ${cards(filter, 2)} de votre main est modifié de ${signedNumber(by)}`,
    lure: ({ name }) => `votre adversaire ne peut attaquer aucune autre carte que le Personnage [${name}]`,
  },
}
