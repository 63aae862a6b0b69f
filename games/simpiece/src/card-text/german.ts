import type { CardKind, Keyword, Target } from '../card-definition.ts'
import { capitalize, changeText, joinPhrases, signedNumber, symbolCosts, words, type CardTexts } from './card-texts.ts'
import {
  cardCount,
  cards,
  cardsOfAnyKind,
  clause,
  countedCards,
  isMany,
  ofOwner,
  ownCards,
  receiver,
  statement,
  target,
  thisCard,
  topCards,
  keywordNames,
} from './german-phrases.ts'
import { germanBrackets, germanLeads, germanReminders } from './german-brackets.ts'
import { germanChanges, germanUntils, playerBar } from './german-changes.ts'
import { germanCardVerbs } from './german-card-verbs.ts'
import { germanReplacement } from './german-replacement.ts'
import { germanConditions } from './german-conditions.ts'

/** "X erhält +2000 Power", or "gib X +2000 Power" where X is chosen. */
function power(to: Target, by: number, kind: CardKind, more = false): string {
  const amount = words(more && 'weitere', `${signedNumber(by)} Power`)
  const one = target(to, kind, 'subject')
  return to.of === 'some' ? `gib ${one} ${amount}` : `${one} ${isMany(to) ? 'erhalten' : 'erhält'} ${amount}`
}

function keyword(to: Target, which: Keyword, kind: CardKind, until = ''): string {
  const one = target(to, kind, 'subject')
  if (which === 'attackActive') return words(one, isMany(to) ? 'können' : 'kann', until, 'auch aktive Charaktere deines Gegners angreifen')
  return words(one, isMany(to) ? 'erhalten' : 'erhält', until, keywordNames[which])
}

/** "die oberste Karte deiner Lebenszone", "1 Karte von oben oder unten aus deiner Lebenszone". */
function lifeCards(count: number, from: 'either' | undefined, whose: 'deiner' | 'seiner' | 'der', upTo?: true): string {
  if (from === undefined && !upTo) return `${topCards(count)} ${whose} Lebenszone`
  return words(upTo && 'bis zu', `${cardCount(count)} von oben`, from && 'oder unten', `aus ${whose} Lebenszone`)
}

/** "Setting as active" is "aktiv machen"; effects and Events are "aktiviert". */
export const german: CardTexts = {
  brackets: germanBrackets,
  leads: germanLeads,
  turns: { yours: '[Dein Zug]', opponents: '[Gegnerischer Zug]' },
  once: '[Einmal pro Zug]',
  keywords: keywordNames,
  reminders: germanReminders,
  colon: ': ',
  afterwards: 'Danach: ',
  price: (costs, conditions) =>
    conditions.length > 0
      ? `Wenn ${joinPhrases(conditions, 'und')}, kannst du ${joinPhrases(costs, 'und')}`
      : `Du kannst ${joinPhrases(costs, 'und')}`,
  mayPay: (payments, clauses) =>
    `du kannst ${joinPhrases(payments, 'und')}${clauses.length > 0 ? `. Wenn du das tust: ${capitalize(clauses.join(', danach: '))}` : ''}`,
  // A colon after the conditions keeps the word order of the clause.
  sentence: ({ lead, conditions, clause: what, may, unlessDone }) => {
    const moments = lead.filter((one) => one.startsWith('zu '))
    const leads = lead.filter((one) => !one.startsWith('zu '))
    const several = leads.length > 1
    const events = several ? [leads.join(' oder wenn ')] : [...leads, ...conditions]
    const heads = [
      ...moments,
      ...(events.length > 0 ? [`wenn ${joinPhrases(events, 'und')}`] : []),
      ...(several && conditions.length > 0 ? [`falls ${joinPhrases(conditions, 'und')}`] : []),
    ]
    const text = may ? `du darfst ${what}` : what
    const whole = unlessDone ? `${text}, es sei denn, du hast das in diesem Zug mit diesem Effekt schon getan` : text
    return heads.length > 0 ? `${heads.join(', ')}: ${capitalize(whole)}` : whole
  },
  joinEffects: (effects) => joinPhrases(effects, 'und'),
  putOff: (moment, clauses) => `am Ende ${moment === 'turn' ? 'dieses Zuges' : 'dieses Kampfes'}: ${capitalize(clauses.join(', danach '))}`,
  choose: (who, options) =>
    `${who === 'you' ? 'wähle eines: ' : 'dein Gegner wählt eines: '}${options.map((clauses) => clauses.join(', danach ')).join('; oder ')}`,
  rules: {
    anyNumber: () => 'Dein Deck darf beliebig viele Exemplare dieser Karte enthalten.',
    donDeck: ({ size }) => `Nach den Regeln hat dein DON!!-Deck ${size} Karten.`,
    costAtMost: ({ cost }) => `Nach den Regeln kostet keine Karte deines Decks mehr als ${cost}.`,
    emptyDeckWins: () => 'Wenn dein Deck keine Karten mehr hat, gewinnst du das Spiel, statt es zu verlieren.',
    alsoNamed: ({ name }) => `Nach den Regeln heißt diese Karte auch [${name}].`,
  },
  costs: {
    ...symbolCosts,
    restThis: (_, kind) => `${thisCard(kind, 'object')} erschöpfen`,
    restCards: ({ count, filter, orDon }) => `${count} deiner ${cardsOfAnyKind(filter, orDon)} erschöpfen`,
    giveOpponentDon: ({ count }) => `1 der Charaktere deines Gegners ${count} seiner erschöpften DON!!-Karten geben`,
    returnSomeDon: ({ least }) => `${least} oder mehr DON!!-Karten von deinem Feld in dein DON!!-Deck zurücklegen`,
    trashLife: ({ count, from }) => `${lifeCards(count, from, 'deiner')} ablegen`,
    fieldToDeck: ({ target: to }, kind) => `${target(to, kind, 'object')} unter das Deck des Besitzers legen`,
    giveDon: ({ count, target: to }, kind) => `${count} aktive DON!!-Karte${count > 1 ? 'n' : ''} an ${target(to, kind, 'object')} geben`,
    turnLife: ({ up }) => `die oberste Karte deiner Lebenszone ${up ? 'aufdecken' : 'verdecken'}`,
    trashThis: (_, kind) => `${thisCard(kind, 'object')} ablegen`,
    weaken: ({ who, by, active }, kind) => {
      const one = who === 'this' ? thisCard(kind, 'receiver') : words('deinem', active && 'aktiven', 'Leader')
      return `${one} in diesem Zug ${signedNumber(by)} Power geben`
    },
    returnThis: (_, kind) => `${thisCard(kind, 'object')} auf die Hand zurücknehmen`,
    thisToDeck: (_, kind) => `${thisCard(kind, 'object')} unter dein Deck legen`,
    restCharacters: ({ count, filter }) => `${ownCards(count, filter)} erschöpfen`,
    trashHand: ({ count, filter }) => `${count} ${cards(filter, count)} aus deiner Hand ablegen`,
    handToDeck: ({ count }) => `${cardCount(count)} aus deiner Hand unter dein Deck legen`,
    lifeToHand: ({ count, from }) =>
      `${from ? lifeCards(count, from, 'deiner') : `${cardCount(count)} aus deiner Lebenszone`} auf die Hand nehmen`,
    returnCharacters: ({ count, filter }) => `${ownCards(count, filter)} auf die Hand zurücknehmen`,
    trashCharacters: ({ count, filter }) => `${ownCards(count, filter)} ablegen`,
    koCharacters: ({ count, filter }) => `${ownCards(count, filter)} ausschalten (K.O.)`,
    charactersToDeck: ({ count, filter }) => `${ownCards(count, filter)} unter dein Deck legen`,
    revealHand: ({ count, filter }) => `${count} ${cards(filter, count)} aus deiner Hand vorzeigen`,
    mill: ({ count }) => `${topCards(count)} deines Decks ablegen`,
    trashToDeck: ({ count, filter }) =>
      words(`${count} ${cards(filter, count)} aus deinem Ablagestapel`, count > 1 && 'in beliebiger Reihenfolge', 'unter dein Deck legen'),
  },
  conditions: germanConditions,
  signsInWords: {
    restDon: ({ count }) => `${count} deiner DON!!-Karten erschöpfen`,
    returnDon: ({ count }) => `${count} deiner DON!!-Karten in dein DON!!-Deck zurücklegen`,
  },
  replacement: germanReplacement,
  verbs: {
    ...germanCardVerbs,
    discardAny: ({ filter, target: to, by, until }, kind) =>
      `du kannst beliebig viele ${cards(filter, 2)} aus deiner Hand ablegen. ${capitalize(power(to, by, kind))} ${germanUntils[until]} für jede abgelegte Karte`,
    power: ({ target: to, by, until, more }, kind, form) => statement(form, `${power(to, by, kind, more)} ${germanUntils[until]}`),
    grant: ({ target: to, keyword: which, until }, kind, form) => statement(form, keyword(to, which, kind, germanUntils[until])),
    give: ({ target: to, change, until }, kind, form) => statement(form, changeText(germanChanges, change, to, kind, germanUntils[until])),
    barPlayer: ({ who, act, until }, _, form) => statement(form, playerBar(act, who === 'you', germanUntils[until])),
    zeroPower: ({ target: to, until }, kind, form) =>
      statement(form, `${target(to, kind, 'subject')} ${isMany(to) ? 'haben' : 'hat'} ${germanUntils[until]} nur noch 0 Power`),
    copyPower: ({ model, until }, kind, form) => {
      const own = thisCard(kind, 'subject')
      if (model.of === 'leader') {
        const whose = model.whose === 'yours' ? 'deines Leaders' : 'des Leaders deines Gegners'
        return statement(form, `${own} hat ${germanUntils[until]} die Power ${whose} als Grundpower`)
      }
      const chosen = clause(form, 'wähle …', 'wählen', target(model, kind, 'object'))
      return `${chosen}. ${capitalize(own)} hat ${germanUntils[until]} dessen Power als Grundpower`
    },
    barAttack: ({ target: to }, kind, form) =>
      `${clause(form, 'wähle …', 'wählen', target(to, kind, 'object'))}. Der gewählte Charakter kann bis zum Ende des nächsten Zuges deines Gegners nicht angreifen`,
    barBlockers: ({ powerMost, until }, _, form) =>
      statement(form, `dein Gegner kann ${germanUntils[until]} keinen [Blocker] mit ${powerMost} oder weniger Power aktivieren`),
    ko: ({ target: to }, kind, form) => clause(form, 'schalte … aus (K.O.)', 'ausschalten (K.O.)', target(to, kind, 'object')),
    trash: ({ target: to }, kind, form) => clause(form, 'lege … ab', 'ablegen', target(to, kind, 'object')),
    rest: ({ target: to }, kind, form) => clause(form, 'erschöpfe …', 'erschöpfen', target(to, kind, 'object')),
    stand: ({ target: to }, kind, form) => clause(form, 'mache … aktiv', 'aktiv machen', target(to, kind, 'object')),
    toHand: ({ target: to }, kind, form) =>
      clause(form, 'bringe … zurück', 'zurückbringen', `${target(to, kind, 'object')} auf ${ofOwner(to).hand}`),
    toDeck: ({ target: to }, kind, form) => clause(form, 'lege …', 'legen', `${target(to, kind, 'object')} unter ${ofOwner(to).deck}`),
    standDon: ({ most }, _, form) => clause(form, 'mache … aktiv', 'aktiv machen', `bis zu ${most} deiner DON!!-Karten`),
    giveDon: ({ most, target: to }, kind, form) => {
      const whose = 'whose' in to ? to.whose : 'yours'
      const plural = most > 1 ? 'n' : ''
      const don = {
        yours: `erschöpfte DON!!-Karte${plural}`,
        opponents: 'seiner erschöpften DON!!-Karten',
        any: `erschöpfte DON!!-Karte${plural} ihres Besitzers`,
      }[whose]
      return clause(form, 'gib …', 'geben', `${receiver(to, kind)} bis zu ${most} ${don}`)
    },
    giveDonEach: ({ each, target: to }, kind, form) =>
      clause(
        form,
        'gib …',
        'geben',
        `jeweils bis zu ${each} erschöpfte DON!!-Karte${each > 1 ? 'n' : ''} an ${target(to, kind, 'object')}`,
      ),
    addDon: ({ most, rested, exact }, _, form) => {
      const what = `${exact ? '' : 'bis zu '}${most} DON!!-Karte${most > 1 ? 'n' : ''} aus deinem DON!!-Deck ${rested ? 'erschöpft' : 'aktiv'} in deine Kostenzone`
      return clause(form, 'lege …', 'legen', what)
    },
    lifeToDeck: ({ most }, _, form) =>
      clause(form, 'lege …', 'legen', `bis zu ${cardCount(most)} aus der Lebenszone deines Gegners unter sein Deck`),
    damage: ({ count }, _, form) => clause(form, 'füge … zu', 'zufügen', `dem Leader deines Gegners ${count} Schaden`),
    extraTurn: (_, _kind, form) => statement(form, 'du hast nach diesem Zug einen weiteren'),
    win: (_, _kind, form) => statement(form, 'du gewinnst das Spiel'),
    deckToLife: ({ most, faceUp, exact }, _, form) => {
      const what = words(!exact && 'bis zu', `${cardCount(most)} von deinem Deck`, faceUp && 'offen', 'auf deine Lebenskarten')
      return clause(form, 'lege …', 'legen', what)
    },
    handToLife: ({ most, filter, faceUp }, _, form) => {
      const what = `bis zu ${most} ${cards(filter, most)} aus deiner Hand`
      return clause(form, 'lege …', 'legen', `${what} ${faceUp ? 'offen' : 'verdeckt'} auf deine Lebenskarten`)
    },
    toLife: ({ target: to, to: end, up }, kind, form) => {
      const where = `${up ? 'offen' : 'verdeckt'} ${end === 'either' ? 'auf oder unter' : 'auf'} die Lebenskarten des Besitzers`
      return clause(form, 'lege …', 'legen', `${target(to, kind, 'object')} ${where}`)
    },
    takeLife: ({ whose, count, upTo, from }, _, form) => {
      if (whose === 'yours') return clause(form, 'nimm …', 'nehmen', `${lifeCards(count, from, 'deiner', upTo)} auf die Hand`)
      return upTo
        ? clause(form, 'gib …', 'geben', `deinem Gegner ${lifeCards(count, from, 'seiner', upTo)} auf die Hand`)
        : statement(form, `dein Gegner nimmt ${lifeCards(count, from, 'seiner')} auf die Hand`)
    },
    trashLife: ({ whose, count, upTo, from }, _, form) => {
      const what = lifeCards(count, from, whose === 'yours' ? 'deiner' : 'der', upTo)
      return clause(form, 'lege … ab', 'ablegen', words(what, whose === 'opponents' && 'deines Gegners'))
    },
    trashLifeTo: ({ left }, _, form) =>
      clause(form, 'lege … ab', 'ablegen', `Karten von oben aus deiner Lebenszone, bis du noch ${left} hast,`),
    turnLife: ({ up, all }, _, form) => {
      const what = all ? 'alle Karten deiner Lebenszone' : 'die oberste Karte deiner Lebenszone'
      return up ? clause(form, 'decke … auf', 'aufdecken', what) : clause(form, 'verdecke …', 'verdecken', what)
    },
    lookAtLife: ({ whose }, _, form) => {
      if (whose === 'either') {
        const seen = clause(form, 'sieh dir … an', 'ansehen', 'bis zu 1 oberste Karte deiner Lebenszone oder der deines Gegners')
        return `${form === 'may' ? 'dir ' : ''}${seen} und ${clause(form, 'lege …', 'legen', 'sie auf oder unter diese Lebenskarten')}`
      }
      const [of, onto] = whose === 'yours' ? ['deiner Lebenszone', 'deine'] : ['der Lebenszone deines Gegners', 'dessen']
      const look = clause(form, 'sieh dir … an', 'ansehen', `die oberste Karte ${of}`)
      return `${form === 'may' ? 'dir ' : ''}${look} und ${clause(form, 'lege …', 'legen', `sie auf oder unter ${onto} Lebenskarten`)}`
    },
    redirect: ({ target: to }, kind, form) => clause(form, 'ändere …', 'ändern', `das Ziel des Angriffs in ${target(to, kind, 'object')}`),
    restOpponentDon: ({ most }, _, form) => clause(form, 'erschöpfe …', 'erschöpfen', `bis zu ${most} der DON!!-Karten deines Gegners`),
    opponentReturnsDon: ({ count }, _, form) =>
      statement(form, `dein Gegner legt ${count} DON!!-Karte${count > 1 ? 'n' : ''} von seinem Feld in sein DON!!-Deck zurück`),
    useOwn: ({ timing }, _, form) => clause(form, 'aktiviere …', 'aktivieren', `den ${germanBrackets[timing]!}-Effekt dieser Karte`),
  },
  changes: germanChanges,
  gives: {
    power: ({ target: to, by, per }, kind) => {
      if (!per) return power(to, by, kind)
      const noun = cards(per.of.count === 'trash' ? per.of.filter : {}, per.each)
      const where = per.of.count === 'trash' ? 'in deinem Ablagestapel' : 'auf deiner Hand'
      return `${power(to, by, kind)} ${per.each > 1 ? `für je ${per.each}` : 'für jede'} ${noun} ${where}`
    },
    keyword: ({ keyword: which, target: to = { of: 'this' } }, kind) => keyword(to, which, kind),
    playerBar: ({ act, whose }) => playerBar(act, whose === 'yours'),
    counter: ({ to, filter }) => `${cards(filter, 2)} auf deiner Hand haben den Konterwert ${to}`,
    battleProof: ({ target: to, by, leaders }, kind) =>
      words(
        target(to, kind, 'subject'),
        isMany(to) ? 'können' : 'kann',
        'im Kampf nicht',
        by && `durch ${leaders ? cards(by, 2) : countedCards(by)}`,
        'K.O. gehen',
      ),
    ownCost: ({ by }) => `diese Karte auf deiner Hand erhält ${signedNumber(by)} Kosten`,
    handCost: ({ by, filter }) => `${cards(filter, 2)} auf deiner Hand erhalten ${signedNumber(by)} Kosten`,
    lure: ({ name }) => `dein Gegner kann keine andere Karte angreifen als den Charakter [${name}]`,
  },
}
