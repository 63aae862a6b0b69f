import { fillChoice } from '../choice.ts'
import * as don from '../don.ts'
import { findOnSide } from '../find-card.ts'
import { ownSide, type InstructionOf, type VerbDefinition } from './verb-definition.ts'

/** One DON!! per pick: rested ones may be needed for other things. */
export const standDonVerb: VerbDefinition<InstructionOf<'standDon'>> = {
  text: ({ most }, language) =>
    ({
      en: `set up to ${most} of your DON!! cards as active`,
      de: `aktiviere bis zu ${most} deiner DON!!-Karten`,
      fr: `redressez jusqu’à ${most} de vos cartes DON!!`,
    })[language],
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most && ownSide(state, frame).donRested > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: (_, state, frame, sink) => {
    if (frame.picked.length === 0) return true
    don.standDon(state, frame.seat, 1, sink)
    return false
  },
}

export const giveDonVerb: VerbDefinition<InstructionOf<'giveDon'>> = {
  text: ({ most }, language) =>
    ({
      en: `give this Character up to ${most} rested DON!! cards`,
      de: `gib diesem Charakter bis zu ${most} erschöpfte DON!!-Karten`,
      fr: `donnez à ce Personnage jusqu’à ${most} cartes DON!! épuisées`,
    })[language],
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most &&
    ownSide(state, frame).donRested > 0 &&
    findOnSide(ownSide(state, frame), frame.source) !== null &&
    fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: (_, state, frame, sink) => {
    const one = findOnSide(ownSide(state, frame), frame.source)
    if (frame.picked.length === 0 || one === null) return true
    don.giveDon(state, frame.seat, one, 'rested', 1, sink)
    return false
  },
}

export const addDonVerb: VerbDefinition<InstructionOf<'addDon'>> = {
  text: ({ most, rested }, language) =>
    ({
      en: `add up to ${most} DON!! card${most > 1 ? 's' : ''} from your DON!! deck and ${rested ? 'rest it' : 'set it as active'}`,
      de: `nimm bis zu ${most} DON!!-Karte${most > 1 ? 'n' : ''} aus deinem DON!!-Deck und lege sie ${rested ? 'erschöpft' : 'aktiv'} in deine Kostenzone`,
      fr: `ajoutez jusqu’à ${most} carte${most > 1 ? 's' : ''} DON!! de votre deck DON!!, ${rested ? 'épuisée' : 'active'}`,
    })[language],
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most && ownSide(state, frame).donDeck > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: ({ rested }, state, frame, sink) => {
    if (frame.picked.length === 0) return true
    don.addDon(state, frame.seat, 1, rested, sink)
    return false
  },
}
