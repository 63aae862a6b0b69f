import type { BarredAct, BarredPlayerAct } from './bars.ts'
import type { Instruction } from './instruction.ts'
import type { Timing } from './timings.ts'

export type { Instruction, InstructionOf, VerbName } from './instruction.ts'
export { timings, type Timing } from './timings.ts'

export const colours = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const
export type Colour = (typeof colours)[number]

export const cardKinds = ['leader', 'character', 'event', 'stage'] as const
export type CardKind = (typeof cardKinds)[number]

export const attributes = ['slash', 'strike', 'ranged', 'special', 'wisdom'] as const
export type Attribute = (typeof attributes)[number]

export const rarities = ['L', 'C', 'UC', 'R', 'SR', 'SEC'] as const
export type Rarity = (typeof rarities)[number]

/** Keyword abilities; each is one bit of a mask. */
export const keywords = ['blocker', 'rush', 'doubleAttack', 'banish', 'attackActive', 'unblockable', 'rushCharacter'] as const
export type Keyword = (typeof keywords)[number]

/** Relative to the player who controls the ability. */
export type Whose = 'yours' | 'opponents' | 'any'

/** All given criteria must hold. Cost and power are the current ones, base values those before anything is added. */
export interface CardFilter {
  /** One of these as well. */
  readonly anyOf?: readonly CardFilter[]
  readonly kind?: CardKind
  readonly colour?: Colour
  /** One of these types. */
  readonly types?: readonly string[]
  /** A word within one of its types. */
  readonly typeIncludes?: string
  readonly name?: string
  readonly notName?: string
  readonly costLeast?: number
  readonly costMost?: number
  readonly baseCostLeast?: number
  readonly baseCostMost?: number
  readonly powerLeast?: number
  readonly powerMost?: number
  readonly basePowerLeast?: number
  readonly basePowerMost?: number
  readonly attribute?: Attribute
  readonly multicoloured?: true
  /** With a [Trigger]. */
  readonly trigger?: true
  /** Nothing is printed on it but its facts. */
  readonly plain?: true
  readonly rested?: boolean
  /** Has it now. */
  readonly keyword?: Keyword
  /** Another card than the one with the ability. */
  readonly notThis?: true
  /** No more than there are Life cards or DON!! on the field. */
  readonly costMostOf?: { readonly of: 'life' | 'don'; readonly whose: 'yours' | 'opponents' | 'both' }
  /** So many DON!! given to it at least. */
  readonly donLeast?: number
  /** Shares no colour with the card chosen by the previous instruction. */
  readonly otherColour?: true
}

/** Cards on the field: this one, the one chosen before, a Leader, some to choose, or all Characters. */
export type Target =
  | { readonly of: 'this' }
  | { readonly of: 'that' }
  | { readonly of: 'leader'; readonly whose: 'yours' | 'opponents' }
  /** The other card of this card's battle. */
  | { readonly of: 'foe' }
  | {
      readonly of: 'some'
      readonly most: number
      readonly upTo: boolean
      readonly whose: Whose
      readonly leaders: boolean
      /** Together no more than this. */
      readonly totalPower?: number
      /** Chosen by the opponent. */
      readonly by?: 'opponent'
      /** Stages instead of Characters. */
      readonly stages?: true
      /** Leaders, Characters and Stages alike. */
      readonly anyKind?: true
      /** Or active DON!! of the cost area. */
      readonly orDon?: true
      readonly filter: CardFilter
    }
  /** `leaders`: Leaders that match as well. */
  | { readonly of: 'all'; readonly whose: Whose; readonly leaders?: true; readonly filter: CardFilter }

/**
 * What a condition counts of a player. DON!! on the field are those of the cost area and those given; given ones are neither active nor rested.
 * Rested cards are Leader, Characters, Stage and DON!!.
 */
export const countables = [
  'hand',
  'life',
  'trash',
  'trashEvents',
  'deck',
  'don',
  'activeDon',
  'restedDon',
  'givenDon',
  'restedCards',
] as const
export type Countable = (typeof countables)[number]

/** A number within bounds. */
interface Bounds {
  readonly least?: number
  readonly most?: number
}

export type Condition =
  | { readonly test: 'leader'; readonly whose: 'yours' | 'opponents'; readonly filter: CardFilter }
  | ({ readonly test: 'characters'; readonly whose: Whose; readonly filter: CardFilter } & Bounds)
  /** There are some, and none that do not match. */
  | { readonly test: 'onlyCharacters'; readonly filter: CardFilter }
  | { readonly test: 'has'; readonly name: string }
  | { readonly test: 'lacks'; readonly name: string }
  | { readonly test: 'thisMatches'; readonly filter: CardFilter }
  | { readonly test: 'thisRested' }
  | { readonly test: 'thisActive' }
  | { readonly test: 'thisPlayedNow' }
  | { readonly test: 'lifeFaceUp' }
  /** `both`: together; `either`: one of the two. */
  | ({
      readonly test: 'count'
      readonly of: Countable
      readonly whose: 'yours' | 'opponents' | 'both' | 'either'
      /** Or none at all. */
      readonly orNone?: true
    } & Bounds)
  /** Given ones are not. */
  | { readonly test: 'allDonRested' }
  /** The card chosen before. */
  | { readonly test: 'thatMatches'; readonly filter: CardFilter }
  /** The cards chosen before have left the field. */
  | { readonly test: 'done' }
  /** The opponent has at least this many more than you. */
  | { readonly test: 'behind'; readonly in: 'hand' | 'life' | 'don' | 'characters'; readonly by: number }
  | { readonly test: 'revealed'; readonly filter: CardFilter }

/** Something done to one's own Characters as a cost. */
interface OfCharacters<P extends string> {
  readonly pay: P
  readonly count: number
  readonly filter: CardFilter
}

/** Costs before the colon: all or nothing, in this order. */
export type AbilityCost =
  | { readonly pay: 'restDon'; readonly count: number }
  | { readonly pay: 'returnDon'; readonly count: number }
  | { readonly pay: 'restThis' }
  /** Leader, Characters and Stage, as far as they match; `orDon`: or DON!!. */
  | { readonly pay: 'restCards'; readonly count: number; readonly filter: CardFilter; readonly orDon?: true }
  /** The opponent's rested DON!!, to one of the opponent's Characters. */
  | { readonly pay: 'giveOpponentDon'; readonly count: number }
  /** So many DON!! or more. */
  | { readonly pay: 'returnSomeDon'; readonly least: number }
  /** From the top; `either`: top or bottom, as the player chooses. */
  | { readonly pay: 'lifeToHand' | 'trashLife'; readonly count: number; readonly from?: 'either' }
  /** Characters or Stages of anybody, or one's own Stages, to the bottom of their owner's deck. */
  | { readonly pay: 'fieldToDeck'; readonly target: Extract<Target, { of: 'some' }> }
  /** Active DON!! of the cost area, to one card. */
  | { readonly pay: 'giveDon'; readonly count: number; readonly target: Extract<Target, { of: 'some' }> }
  | { readonly pay: 'turnLife'; readonly up: boolean }
  | { readonly pay: 'trashThis' }
  /** Power of one's own Leader, or of this card, for the turn; `active`: only while it is. */
  | { readonly pay: 'weaken'; readonly who: 'leader' | 'this'; readonly by: number; readonly active?: true }
  | { readonly pay: 'returnThis' }
  | { readonly pay: 'thisToDeck' }
  | OfCharacters<'restCharacters'>
  | OfCharacters<'returnCharacters'>
  | OfCharacters<'trashCharacters'>
  | OfCharacters<'koCharacters'>
  | OfCharacters<'charactersToDeck'>
  | { readonly pay: 'trashHand'; readonly count: number; readonly filter: CardFilter }
  | { readonly pay: 'handToDeck'; readonly count: number }
  | { readonly pay: 'revealHand'; readonly count: number; readonly filter: CardFilter }
  | { readonly pay: 'mill'; readonly count: number }
  | { readonly pay: 'trashToDeck'; readonly count: number; readonly filter: CardFilter }

/** What an effect makes of a card for a time, or a continuous effect while it holds. */
export type CardChange =
  /** The cost on the field. */
  | { readonly gives: 'cost'; readonly by: number }
  /** A base value in place of the printed one; of several the highest counts. */
  | { readonly gives: 'basePower' | 'baseCost'; readonly to: number }
  | { readonly gives: 'bar'; readonly act: BarredAct }
  /** Cannot be K.O.'d, or by effects removed from the field at all, or rested; `from`: only by cards that match. */
  | {
      readonly gives: 'proof'
      readonly against: 'ko' | 'removal' | 'rest'
      readonly by: 'battle' | 'effects' | 'opponentEffects' | 'any'
      readonly from?: CardFilter
    }
  /** Its effects, or only those of a timing, do not happen. */
  | { readonly gives: 'negated'; readonly timing?: Timing }

/** What is counted for a variable power. */
export type CountSource = { readonly count: 'hand' } | { readonly count: 'trash'; readonly filter: CardFilter }

/** What an `always` ability changes while its conditions hold; never stored, always computed. */
export type ContinuousEffect =
  | {
      readonly gives: 'power'
      readonly target: Target
      readonly by: number
      readonly per?: { readonly each: number; readonly of: CountSource }
    }
  /** To this card, where no other target is named. */
  | { readonly gives: 'keyword'; readonly keyword: Keyword; readonly target?: Target }
  /** The cost of this card while it is in hand. */
  | { readonly gives: 'ownCost'; readonly by: number }
  | (CardChange & { readonly target: Target })
  | { readonly gives: 'playerBar'; readonly whose: 'yours' | 'opponents'; readonly act: BarredPlayerAct }
  /** The Counter value of cards in hand; of several, the printed one included, the highest counts. */
  | { readonly gives: 'counter'; readonly to: number; readonly filter: CardFilter }
  /** Cannot be K.O.'d in battle, by Characters that match the filter where one is given; `leaders`: nor by a Leader that does. */
  | { readonly gives: 'battleProof'; readonly target: Target; readonly by?: CardFilter; readonly leaders?: true }
  | { readonly gives: 'handCost'; readonly by: number; readonly filter: CardFilter }
  /** The opponent may attack only Characters of that name. */
  | { readonly gives: 'lure'; readonly name: string }

/** One paragraph of a card. `limit` `once`: used up when it triggers; `carriedOut`: only when it is carried out. */
export interface Ability {
  readonly when: readonly Timing[]
  readonly don?: number
  readonly turn?: 'yours' | 'opponents'
  /** What the card that it happens to must be, where the timing is about one. */
  readonly about?: CardFilter
  readonly limit?: 'once' | 'carriedOut'
  readonly cost?: readonly AbilityCost[]
  /** What has to hold for the cost to be paid. */
  readonly payIf?: readonly Condition[]
  readonly if?: readonly Condition[]
  readonly may?: true
  readonly do?: readonly Instruction[]
  readonly gives?: readonly ContinuousEffect[]
  /** What the costs are paid instead of, for all cards that are reached at the same time. Compulsory without `may`. */
  readonly replaces?: Replacement
}

/** Cards that would leave the field: K.O.'d (`ko`), by an effect in any way (`removal`), or either. */
export interface Replacement {
  readonly harm: 'ko' | 'removal' | 'any'
  readonly by: 'battle' | 'effects' | 'opponentEffects' | 'any'
  readonly target: Target
}

/** A rule of a card in every zone. */
export type CardRule =
  | { readonly rule: 'anyNumber' }
  | { readonly rule: 'alsoNamed'; readonly name: string }
  /** Of a Leader: so many cards in the DON!! deck; cards of the deck cost no more; an empty deck wins. */
  | { readonly rule: 'donDeck'; readonly size: number }
  | { readonly rule: 'costAtMost'; readonly cost: number }
  | { readonly rule: 'emptyDeckWins' }

/** A card as printed: facts and abilities as data, no text and no code. */
export interface CardDefinition {
  readonly id: string
  readonly name: string
  readonly kind: CardKind
  readonly colours: readonly Colour[]
  readonly cost: number | null
  readonly life: number | null
  readonly power: number | null
  readonly counter: number | null
  readonly attributes: readonly Attribute[]
  readonly types: readonly string[]
  readonly rarity: Rarity
  readonly rules: readonly CardRule[]
  readonly keywords: readonly Keyword[]
  readonly abilities: readonly Ability[]
}
