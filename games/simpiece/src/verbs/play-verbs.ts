import { fillChoice } from '../choice.ts'
import { indexInHand } from '../find-card.ts'
import { cardPhrase, otherColourPhrase } from '../card-phrases.ts'
import { enterField } from '../enter-field.ts'
import { cards } from '../card-pool.ts'
import { pushEffectOnStack } from '../effect-queue.ts'
import { publiclyKnown } from '../types.ts'
import { addToHand, removeFromHand, emitCardMoved } from '../move-cards.ts'
import { ownSide, type InstructionOf, type VerbDefinition } from './verb-definition.ts'

export const salvageVerb: VerbDefinition<InstructionOf<'salvage'>> = {
  text: ({ most, filter }, language) => {
    const what = `${most} ${cardPhrase(filter, language, most)}`
    return {
      en: `add up to ${what} from your trash to your hand`,
      de: `nimm bis zu ${what} aus deinem Ablagestapel auf die Hand`,
      fr: `ajoutez jusqu’à ${what} de votre défausse à votre main`,
    }[language]
  },
  choice: ({ most, filter }, _state, frame, choice) => fillChoice(choice, frame.seat, 'trash', 0, most, filter),
  perform: (_, state, frame, sink) => {
    const side = ownSide(state, frame)
    for (const no of frame.picked) {
      side.trash.splice(side.trash.lastIndexOf(no), 1)
      const as = addToHand(side, state, no, publiclyKnown)
      if (!sink.quiet) emitCardMoved(sink, frame.seat, no, 'trash', 'hand', { as }, 'take', 'all')
    }
    return true
  },
}

export const deployFromHandVerb: VerbDefinition<InstructionOf<'deploy'>> = {
  text: ({ most, filter }, language) => {
    const what = `${most} ${cardPhrase(filter, language, most)}`
    const played = {
      en: `play up to ${what} from your hand`,
      de: `spiele bis zu ${what} aus deiner Hand aus`,
      fr: `jouez jusqu’à ${what} de votre main`,
    }[language]
    return `${played}${otherColourPhrase(filter, language)}`
  },
  choice: ({ most, filter }, state, frame, choice) =>
    ownSide(state, frame).hand.length > 0 && fillChoice(choice, frame.seat, 'hand', 0, most, filter),
  perform: (_, state, frame, sink) => {
    const side = ownSide(state, frame)
    for (const handle of frame.picked) {
      const card = removeFromHand(side, indexInHand(side, handle), true)
      enterField(state, frame.seat, card, false, { zone: 'hand', handle }, 'play', sink)
    }
    return true
  },
}

/** The Life card in limbo goes onto the field instead of into the trash. */
export const playThisVerb: VerbDefinition<InstructionOf<'playThis'>> = {
  text: (_, language) => ({ en: 'put this card into play', de: 'spiele diese Karte aus', fr: 'jouez cette carte' })[language],
  perform: (_, state, frame, sink) => {
    if (ownSide(state, frame).limbo.pop() === undefined) return true
    enterField(state, frame.seat, frame.card, false, { zone: 'none', handle: -1 }, 'play', sink)
    return true
  },
}

export const useOwnAbilityVerb: VerbDefinition<InstructionOf<'useOwn'>> = {
  text: ({ timing }, language) => {
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
    if (ability !== undefined) pushEffectOnStack(state, { seat: frame.seat, source: -1, card: frame.card, ability })
    return true
  },
}
