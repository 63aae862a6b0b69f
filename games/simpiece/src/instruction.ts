import type { BarredPlayerAct, Duration } from './bars.ts'
import type { AbilityCost, CardChange, CardFilter, Condition, Keyword, Target } from './card-definition.ts'

/** One instruction of an ability. With `if`, this and all that follow run only where the conditions hold. */
export type Instruction = { readonly if?: readonly Condition[] } & (
  | { readonly verb: 'power'; readonly target: Target; readonly by: number; readonly until: Duration; readonly more?: true }
  | { readonly verb: 'grant'; readonly target: Target; readonly keyword: Keyword; readonly until: Duration }
  | { readonly verb: 'give'; readonly target: Target; readonly change: CardChange; readonly until: Duration }
  | { readonly verb: 'barPlayer'; readonly who: 'you' | 'opponent'; readonly act: BarredPlayerAct; readonly until: Duration }
  /** Power becomes 0: what it is now is taken away. */
  | { readonly verb: 'zeroPower'; readonly target: Target; readonly until: Duration }
  /** Its base power becomes what the power of a Leader or of a chosen card is now. */
  | { readonly verb: 'copyPower'; readonly model: Target; readonly until: Duration }
  | { readonly verb: 'barAttack'; readonly target: Target; readonly until: 'opponentsTurn' }
  | { readonly verb: 'barBlockers'; readonly powerMost: number; readonly until: 'battle' }
  | { readonly verb: 'ko' | 'rest' | 'stand' | 'toHand' | 'toDeck' | 'trash'; readonly target: Target }
  | { readonly verb: 'standDon'; readonly most: number }
  /** Rested DON!! from the cost area of whoever has the card, as many as may be to one card. */
  | { readonly verb: 'giveDon'; readonly most: number; readonly target: Exclude<Target, { of: 'all' }> }
  /** Up to so many to each of these cards. */
  | { readonly verb: 'giveDonEach'; readonly each: number; readonly target: Extract<Target, { of: 'some' | 'all' }> }
  /** The attack goes on against this card of yours: no block. */
  | { readonly verb: 'redirect'; readonly target: Target }
  | { readonly verb: 'addDon'; readonly most: number; readonly rested: boolean; readonly exact?: true }
  | { readonly verb: 'draw'; readonly count: number; readonly upTo?: true }
  /** Cards of your hand, as many as wanted: power for each. */
  | {
      readonly verb: 'discardAny'
      readonly filter: CardFilter
      readonly target: Exclude<Target, { of: 'all' }>
      readonly by: number
      readonly until: 'turn' | 'battle'
    }
  /** Until so many are in your hand. */
  | { readonly verb: 'drawTo'; readonly hand: number }
  /** Cards of one's hand, until so many are left; `both`: of both hands, the turn player first. */
  | { readonly verb: 'discardTo'; readonly who: 'you' | 'both'; readonly left: number }
  | { readonly verb: 'discard'; readonly who: 'you' | 'opponent'; readonly count: number; readonly upTo?: true }
  /** Cards of your hand that the opponent picks by their backs, or the other way round. */
  | { readonly verb: 'discardBlind'; readonly whose: 'yours' | 'opponents'; readonly count: number }
  | { readonly verb: 'revealHand'; readonly count: number }
  | { readonly verb: 'lifeToDeck'; readonly most: number }
  | {
      readonly verb: 'look'
      readonly count: number
      readonly most: number
      readonly filter: CardFilter
      readonly to: 'hand' | 'field'
      /** All of them are shown to both players. */
      readonly shown?: true
      /** Taken without showing it. */
      readonly unseen?: true
      /** Played rested. */
      readonly rested?: true
      /** Where the others go, instead of the bottom of the deck; `either`: its top or its bottom. */
      readonly rest?: 'trash' | 'either'
    }
  | { readonly verb: 'arrange'; readonly count: number }
  | { readonly verb: 'revealTop'; readonly filter: CardFilter }
  /** The top card stays where it is; what follows may ask what it is. */
  | { readonly verb: 'showTop' }
  | { readonly verb: 'search'; readonly most: number; readonly filter: CardFilter; readonly to: 'hand' | 'field' }
  | { readonly verb: 'salvage'; readonly most: number; readonly filter: CardFilter }
  /** Plays cards: from the hand, or from the trash. */
  | {
      readonly verb: 'deploy'
      readonly most: number
      readonly filter: CardFilter
      readonly from?: 'trash' | 'handOrTrash'
      readonly rested?: true
    }
  /** From the top of the deck to the trash. */
  | { readonly verb: 'mill'; readonly whose: 'yours' | 'opponents'; readonly count: number }
  /** Damage to the opponent's Leader: [Trigger]s as ever, neither Blockers nor Counters. */
  | { readonly verb: 'damage'; readonly count: number }
  /** Another turn of yours after this one. */
  /** `exact`: no fewer. */
  | { readonly verb: 'deckToLife'; readonly most: number; readonly faceUp?: true; readonly exact?: true }
  | { readonly verb: 'handToLife'; readonly most: number; readonly filter: CardFilter; readonly faceUp?: true }
  /** Cards on the field to their owner's Life: on top, or on top or under the others, as the player chooses. */
  | { readonly verb: 'toLife'; readonly target: Target; readonly to: 'top' | 'either'; readonly up: boolean }
  | {
      readonly verb: 'takeLife' | 'trashLife'
      readonly whose: 'yours' | 'opponents'
      readonly count: number
      readonly upTo?: true
      readonly from?: 'either'
    }
  /** Cards from the top of your Life, until so many are left. */
  | { readonly verb: 'trashLifeTo'; readonly left: number }
  | { readonly verb: 'turnLife'; readonly up: boolean; readonly all?: true }
  /** `either`: of one of the two, or of none. */
  | { readonly verb: 'lookAtLife'; readonly whose: 'yours' | 'opponents' | 'either' }
  | { readonly verb: 'extraTurn' }
  | { readonly verb: 'win' }
  /** As a [Trigger], or from the trash when it was K.O.'d. */
  | { readonly verb: 'playThis'; readonly from?: 'trash'; readonly rested?: true }
  | { readonly verb: 'thisToHand' }
  | { readonly verb: 'useOwn'; readonly timing: 'main' | 'counter' | 'onPlay' | 'onKO' }
  /** To the bottom; `either`: to the top or the bottom, as the player chooses. */
  | { readonly verb: 'handToDeck'; readonly who: 'you' | 'opponent'; readonly count: number; readonly to?: 'either' | 'top' }
  | { readonly verb: 'opponentReturnsDon'; readonly count: number }
  /** Cards of the opponent's trash, under the opponent's deck, as the opponent likes. */
  | { readonly verb: 'opponentTrashToDeck'; readonly count: number; readonly filter: CardFilter }
  | { readonly verb: 'restOpponentDon'; readonly most: number }
  /** Put off to the end of this turn or battle: happens also where the card has left. `that` is still the card chosen before. */
  | { readonly verb: 'later'; readonly moment: 'turn' | 'battle'; readonly do: readonly Instruction[] }
  /** The player may pay, and then it happens. */
  | { readonly verb: 'mayPay'; readonly cost: readonly AbilityCost[]; readonly do: readonly Instruction[] }
  /** One of several, as a player chooses. */
  | { readonly verb: 'choose'; readonly who: 'you' | 'opponent'; readonly options: readonly (readonly Instruction[])[] }
)
export type VerbName = Instruction['verb']

/** The instruction of a verb. */
export type InstructionOf<V extends VerbName> = Instruction extends infer D
  ? D extends { readonly verb: infer W }
    ? [V] extends [W]
      ? D
      : never
    : never
  : never
