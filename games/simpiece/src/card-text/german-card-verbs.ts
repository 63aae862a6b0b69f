import { words, type CardTexts } from './card-texts.ts'
import { cardCount, cards, clause, statement, topCards } from './german-phrases.ts'

/** What is done with cards of hands, decks and trashes. */
export const germanCardVerbs = {
  draw: ({ count, upTo }, _, form) => clause(form, 'zieh …', 'ziehen', words(upTo && 'bis zu', cardCount(count))),
  drawTo: ({ hand }, _, form) => `${form === 'may' ? 'Karten ziehen' : 'zieh Karten'}, bis du ${hand} auf der Hand hast`,
  discardTo: ({ who, left }, _, form) =>
    who === 'you'
      ? `${clause(form, 'lege … ab', 'ablegen', 'Karten aus deiner Hand')}, bis du noch ${left} hast`
      : statement(form, `du und dein Gegner legt Karten aus der Hand ab, bis jeder noch ${left} hat`),
  discard: ({ who, count, upTo }, _, form) => {
    const what = words(upTo && 'bis zu', cardCount(count))
    return who === 'you'
      ? clause(form, 'lege … ab', 'ablegen', `${what} aus deiner Hand`)
      : statement(form, `dein Gegner legt ${what} aus seiner Hand ab`)
  },
  discardBlind: ({ count, whose }, _, form) =>
    whose === 'opponents'
      ? clause(form, 'lege … ab', 'ablegen', `verdeckt gewählte ${cardCount(count)} aus der Hand deines Gegners`)
      : statement(form, `dein Gegner wählt verdeckt ${cardCount(count)} aus deiner Hand; lege sie ab`),
  revealHand: ({ count }, _, form) =>
    `${clause(form, 'wähle …', 'wählen', `verdeckt ${cardCount(count)} aus der Hand deines Gegners`)}; dein Gegner zeigt sie vor`,
  mill: ({ whose, count }, _, form) =>
    clause(form, 'lege … ab', 'ablegen', `${topCards(count)} ${whose === 'yours' ? 'deines Decks' : 'des Decks deines Gegners'}`),
  showTop: (_, _kind, form) => clause(form, 'zeige … vor', 'vorzeigen', 'die oberste Karte deines Decks'),
  look: ({ count, most, filter, to, rest, unseen, rested, shown }, _, form) => {
    const what = `bis zu ${most} ${cards(filter, most)}`
    const top = `${topCards(count)} deines Decks`
    const look = shown ? clause(form, 'zeige … vor', 'vorzeigen', top) : clause(form, 'sieh dir … an', 'ansehen', top)
    const hand = unseen || shown ? `nimm ${what} auf die Hand` : `zeige ${what} vor und nimm sie auf die Hand`
    const take = to === 'hand' ? hand : words('spiele', what, rested && 'erschöpft', 'aus')
    const where = rest === 'either' ? 'auf oder unter das Deck' : 'unter dein Deck'
    const others = rest === 'trash' ? 'ab' : `in beliebiger Reihenfolge ${where}`
    return `${form === 'may' && !shown ? 'dir ' : ''}${look}; ${take}. Danach: Lege die übrigen ${others}`
  },
  arrange: ({ count }, _, form) => {
    const look = clause(form, 'sieh dir … an', 'ansehen', `die obersten ${cardCount(count)} deines Decks`)
    return `${form === 'may' ? 'dir ' : ''}${look} und ${clause(form, 'lege …', 'legen', 'sie in beliebiger Reihenfolge auf oder unter das Deck')}`
  },
  revealTop: ({ filter }, _, form) =>
    `${clause(form, 'zeige … vor', 'vorzeigen', 'die oberste Karte deines Decks')}. Wenn sie eine ${cards(filter)} ist: Du darfst sie erschöpft ausspielen`,
  search: ({ most, filter, to }, _, form) => {
    const what = `bis zu ${most} ${cards(filter, most)} aus deinem Deck`
    return to === 'hand'
      ? `${clause(form, 'zeige … vor', 'vorzeigen', what)} und ${clause(form, 'nimm …', 'nehmen', 'sie auf die Hand')}. Danach: Mische dein Deck`
      : `${clause(form, 'spiele … aus', 'ausspielen', what)}. Danach: Mische dein Deck`
  },
  salvage: ({ most, filter }, _, form) =>
    clause(form, 'nimm …', 'nehmen', `bis zu ${most} ${cards(filter, most)} aus deinem Ablagestapel auf die Hand`),
  deploy: ({ most, filter, from, rested }, _, form) => {
    const source = { hand: 'aus deiner Hand', trash: 'aus deinem Ablagestapel', handOrTrash: 'aus deiner Hand oder deinem Ablagestapel' }[
      from ?? 'hand'
    ]
    const what = words(`bis zu ${most} ${cards(filter, most)}`, source, rested && 'erschöpft')
    const played = clause(form, 'spiele … aus', 'ausspielen', what)
    return filter.otherColour ? `${played}, deren Farbe eine andere ist als die des zurückgenommenen Charakters` : played
  },
  playThis: ({ from, rested }, _, form) =>
    clause(form, 'spiele … aus', 'ausspielen', words('diese Karte', from === 'trash' && 'aus deinem Ablagestapel', rested && 'erschöpft')),
  thisToHand: (_, _kind, form) => clause(form, 'nimm …', 'nehmen', 'diese Karte auf die Hand'),
  handToDeck: ({ who, count, to }, _, form) => {
    const where = to === 'either' ? 'auf oder unter' : to === 'top' ? 'auf' : 'unter'
    const order = count > 1 ? ' in beliebiger Reihenfolge' : ''
    return who === 'you'
      ? clause(form, 'lege …', 'legen', `${cardCount(count)} aus deiner Hand${order} ${where} dein Deck`)
      : statement(form, `dein Gegner legt ${cardCount(count)} aus seiner Hand${order} ${where} sein Deck`)
  },
  opponentTrashToDeck: ({ count, filter }, _, form) => {
    const order = count > 1 ? ' in beliebiger Reihenfolge' : ''
    return statement(form, `dein Gegner legt ${count} ${cards(filter, count)} aus seinem Ablagestapel${order} unter sein Deck`)
  },
} satisfies Partial<CardTexts['verbs']>
