import { ask } from '../choice.ts'
import { inHand } from '../field.ts'
import { cardWords, unlikeWords } from '../phrase.ts'
import { enterField } from '../play.ts'
import { cards } from '../pool.ts'
import { beginEffect } from '../queue.ts'
import { open } from '../types.ts'
import { intoHand, outOfHand, tellMoved } from '../zones.ts'
import { own, type DeedOf, type Verb } from './verb.ts'

export const salvage: Verb<DeedOf<'salvage'>> = {
  words: ({ most, filter }, language) => {
    const what = `${most} ${cardWords(filter, language, most)}`
    return {
      en: `add up to ${what} from your trash to your hand`,
      de: `nimm bis zu ${what} aus deinem Ablagestapel auf die Hand`,
      fr: `ajoutez jusqu’à ${what} de votre défausse à votre main`,
    }[language]
  },
  choice: ({ most, filter }, _state, frame, choice) => ask(choice, frame.seat, 'trash', 0, most, filter),
  perform: (_, state, frame, table) => {
    const side = own(state, frame)
    for (const no of frame.picked) {
      side.trash.splice(side.trash.lastIndexOf(no), 1)
      const as = intoHand(side, state, no, open)
      if (!table.quiet) tellMoved(table, frame.seat, no, 'trash', 'hand', { as }, 'take', 'all')
    }
    return true
  },
}

export const deploy: Verb<DeedOf<'deploy'>> = {
  words: ({ most, filter }, language) => {
    const what = `${most} ${cardWords(filter, language, most)}`
    const played = {
      en: `play up to ${what} from your hand`,
      de: `spiele bis zu ${what} aus deiner Hand aus`,
      fr: `jouez jusqu’à ${what} de votre main`,
    }[language]
    return `${played}${unlikeWords(filter, language)}`
  },
  choice: ({ most, filter }, state, frame, choice) => own(state, frame).hand.length > 0 && ask(choice, frame.seat, 'hand', 0, most, filter),
  perform: (_, state, frame, table) => {
    const side = own(state, frame)
    for (const handle of frame.picked) {
      const card = outOfHand(side, inHand(side, handle), true)
      enterField(state, frame.seat, card, false, { zone: 'hand', handle }, 'play', table)
    }
    return true
  },
}

/** The Life card that is in no zone goes onto the field instead of into the trash. */
export const playThis: Verb<DeedOf<'playThis'>> = {
  words: (_, language) => ({ en: 'put this card into play', de: 'spiele diese Karte aus', fr: 'jouez cette carte' })[language],
  perform: (_, state, frame, table) => {
    if (own(state, frame).limbo.pop() === undefined) return true
    enterField(state, frame.seat, frame.card, false, { zone: 'none', handle: -1 }, 'play', table)
    return true
  },
}

export const useOwn: Verb<DeedOf<'useOwn'>> = {
  words: ({ timing }, language) => {
    const name = {
      en: { main: '[Main]', counter: '[Counter]' },
      de: { main: '[Haupt]', counter: '[Konter]' },
      fr: { main: '[Principale]', counter: '[Contre]' },
    }[language][timing]
    return {
      en: `activate this card’s ${name} effect`,
      de: `aktiviere den ${name}-Effekt dieser Karte`,
      fr: `activez l’effet ${name} de cette carte`,
    }[language]
  },
  perform: ({ timing }, state, frame) => {
    const ability = cards[frame.card]!.at[timing][0]
    if (ability !== undefined) beginEffect(state, { seat: frame.seat, source: -1, card: frame.card, ability })
    return true
  },
}
