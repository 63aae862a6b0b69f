import { words, type CardTexts } from './card-texts.ts'
import { cardCount, cards, clause, topCards } from './french-phrases.ts'

/** What is done with cards of hands, decks and trashes. */
export const frenchCardVerbs = {
  draw: ({ count, upTo }, _, form) => clause(form, words('piochez', upTo && 'jusqu’à', cardCount(count))),
  drawTo: ({ hand }, _, form) => clause(form, `piochez des cartes jusqu’à en avoir ${hand} en main`),
  discardTo: ({ who, left }, _, form) =>
    who === 'you'
      ? clause(form, `défaussez des cartes de votre main jusqu’à en avoir ${left} en main`)
      : clause(form, `votre adversaire et vous défaussez des cartes de vos mains jusqu’à en avoir ${left} chacun`),
  discard: ({ who, count, upTo }, _, form) => {
    const what = words(upTo && 'jusqu’à', cardCount(count))
    return clause(form, who === 'you' ? `défaussez ${what} de votre main` : `votre adversaire défausse ${what} de sa main`)
  },
  discardBlind: ({ count, whose }, _, form) => {
    const them = count > 1 ? 'les' : 'la'
    if (whose === 'opponents') return clause(form, `défaussez ${cardCount(count)} de la main de votre adversaire sans ${them} voir`)
    return clause(form, `votre adversaire choisit sans ${them} voir ${cardCount(count)} de votre main\u202f; défaussez-${them}`)
  },
  revealHand: ({ count }, _, form) => {
    const them = count > 1 ? 'les' : 'la'
    return `${clause(form, `choisissez sans ${them} voir ${cardCount(count)} de la main de votre adversaire`)}\u202f; votre adversaire ${them} révèle`
  },
  mill: ({ whose, count }, _, form) =>
    clause(form, `défaussez ${topCards(count)} ${whose === 'yours' ? 'de votre deck' : 'du deck de votre adversaire'}`),
  showTop: (_, _kind, form) => clause(form, 'révélez la carte du dessus de votre deck'),
  look: ({ count, most, filter, to, rest, unseen, rested, shown }, _, form) => {
    const what = `jusqu’à ${most} ${cards(filter, most)}`
    const look = clause(form, `${shown ? 'révélez' : 'regardez'} ${topCards(count)} de votre deck`)
    const hand = unseen || shown ? `ajoutez à votre main ${what}` : `révélez ${what} et ajoutez-${most > 1 ? 'les' : 'la'} à votre main`
    const take = to === 'hand' ? hand : `jouez ${what}${rested ? `, épuisée${most > 1 ? 's' : ''}` : ''}`
    const where = rest === 'either' ? 'sur ou sous le deck' : 'sous votre deck'
    const others = rest === 'trash' ? 'défaussez les autres' : `placez les autres ${where} dans l’ordre de votre choix`
    return `${look}\u202f; ${take}. Ensuite, ${others}`
  },
  arrange: ({ count }, _, form) =>
    clause(form, `regardez les ${cardCount(count)} du dessus de votre deck et placez-les sur ou sous le deck dans l’ordre de votre choix`),
  revealTop: ({ filter }, _, form) =>
    `${clause(form, 'révélez la carte du dessus de votre deck')}. Si c’est une ${cards(filter)}, vous pouvez la jouer épuisée`,
  search: ({ most, filter, to }, _, form) => {
    const what = `jusqu’à ${most} ${cards(filter, most)}`
    const order =
      to === 'hand' ? `révélez de votre deck ${what} et ajoutez-${most > 1 ? 'les' : 'la'} à votre main` : `jouez de votre deck ${what}`
    return `${clause(form, order)}. Ensuite, mélangez votre deck`
  },
  salvage: ({ most, filter }, _, form) => clause(form, `ajoutez de votre défausse à votre main jusqu’à ${most} ${cards(filter, most)}`),
  deploy: ({ most, filter, from, rested }, _, form) => {
    const source = { hand: 'de votre main', trash: 'de votre défausse', handOrTrash: 'de votre main ou de votre défausse' }[from ?? 'hand']
    const state = rested ? `, épuisée${most > 1 ? 's' : ''}` : ''
    const played = clause(form, `jouez ${source} jusqu’à ${most} ${cards(filter, most)}${state}`)
    return filter.otherColour ? `${played}, d’une autre couleur que le Personnage renvoyé` : played
  },
  playThis: ({ from, rested }, _, form) => {
    const played = words('jouez cette carte', from === 'trash' && 'de votre défausse')
    return clause(form, rested ? `${played}, épuisée` : played)
  },
  thisToHand: (_, _kind, form) => clause(form, 'ajoutez cette carte à votre main'),
  handToDeck: ({ who, count, to }, _, form) => {
    const where = to === 'either' ? 'sur ou sous' : to === 'top' ? 'sur' : 'sous'
    const order = count > 1 ? ' dans l’ordre de son choix' : ''
    return clause(
      form,
      who === 'you'
        ? `placez ${cardCount(count)} de votre main ${where} votre deck${order.replace('son', 'votre')}`
        : `votre adversaire place ${cardCount(count)} de sa main ${where} son deck${order}`,
    )
  },
  opponentTrashToDeck: ({ count, filter }, _, form) => {
    const order = count > 1 ? ', dans l’ordre de son choix,' : ''
    return clause(form, `votre adversaire place sous son deck${order} ${count} ${cards(filter, count)} de sa défausse`)
  },
} satisfies Partial<CardTexts['verbs']>
