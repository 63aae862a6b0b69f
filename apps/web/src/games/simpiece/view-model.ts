import type { Seat } from '@parlor/kernel'
import {
  cards,
  currentCardStatsOf,
  type Battle,
  type CardIndex,
  type FieldCard,
  type CurrentCardStats,
  type CardHandle,
  type Phase,
  type SideView,
  type SimPieceMove,
  type SimPieceView,
} from '@parlor/simpiece'
import { indexLegalMoves, type LegalMoveIndex } from './legal-move-index.ts'
import { answersAreHandles, questionOf, type Question } from './question.ts'

const tableZones = ['leader', 'character', 'stage', 'hand'] as const
type TableZone = (typeof tableZones)[number]

/** A card as the table shows it; flat, so that memoised cards with the same data do not render again. */
export interface CardItem {
  readonly handle: CardHandle
  /** Null if face down. */
  readonly card: CardIndex | null
  readonly seat: Seat
  readonly zone: TableZone
  readonly rested: boolean
  readonly don: number
  /** Current power, and its difference to the printed one; null in a hand. */
  readonly power: number | null
  readonly shift: number
  /** Bit set of its current keywords. */
  readonly keywords: number
  /** It is attacked by something at least as strong. */
  readonly danger: boolean
  /** It can be used now. */
  readonly live: boolean
  /** The legal use that highlights it: green for play or use, gold for attack. */
  readonly ready: 'play' | 'attack' | 'block' | 'counter' | 'pick' | null
  /** Hand cards: current cost, and the number of missing DON!!. */
  readonly cost: number | null
  readonly missing: number
  /** A hand card known to everybody. */
  readonly shown: boolean
}

/** One half of the table. */
export interface HalfData {
  readonly seat: Seat
  readonly leader: CardItem
  readonly characters: readonly CardItem[]
  readonly stage: CardItem | null
  readonly hand: readonly CardItem[]
  readonly life: number
  readonly lives: number
  /** Life has been dealt: before that, zero Life is no danger. */
  readonly dealt: boolean
  readonly deck: number
  readonly trash: readonly CardIndex[]
  readonly limbo: readonly CardIndex[]
  readonly don: { readonly active: number; readonly rested: number; readonly given: number; readonly deck: number }
}

export interface BattleData extends Battle {
  readonly attackerItem: CardItem | null
  readonly targetItem: CardItem | null
  readonly defender: Seat
}

/** The whole table as data. */
export interface ViewModel {
  readonly near: Seat
  readonly halves: readonly [near: HalfData, far: HalfData]
  readonly phase: Phase
  readonly turn: number
  readonly active: Seat
  readonly battle: BattleData | null
  readonly question: Question | null
  readonly legalMoves: LegalMoveIndex
  readonly figures: CurrentCardStats
  /** Kind of the question to the viewer; null without one. */
  readonly asked: string | null
}

/** The seat whose half is at the bottom: the viewer's, else the one whose hand is visible. */
export function nearSeat(view: SimPieceView, seat: Seat | null): Seat {
  if (seat !== null) return seat
  const sees = (side: SideView): boolean => side.hand.some(({ card, shown }) => card !== null && shown === 0)
  return sees(view.sides[1]) && !sees(view.sides[0]) ? 1 : 0
}

/** The view with the faces of another hand, as that seat's own view has them, which may be of a later position. */
export function withPeekedHand(view: SimPieceView, seat: Seat, { sides }: SimPieceView): SimPieceView {
  const faces = new Map(sides[seat]!.hand.map((held) => [held.handle, held]))
  const side = { ...view.sides[seat]!, hand: view.sides[seat]!.hand.map((held) => faces.get(held.handle) ?? held) }
  return { ...view, sides: seat === 0 ? [side, view.sides[1]] : [view.sides[0], side] }
}

export function buildViewModel(view: SimPieceView, moves: readonly SimPieceMove[], seat: Seat | null): ViewModel {
  const near = nearSeat(view, seat)
  const figures = currentCardStatsOf(view)
  const legalMoves = indexLegalMoves(moves, answersAreHandles(view))
  const asked = moves.length > 0 ? (view.pending[0]?.kind ?? null) : null
  const halves = [buildHalf(view, near, figures, legalMoves, asked), buildHalf(view, 1 - near, figures, legalMoves, asked)] as const
  return {
    near,
    halves,
    phase: view.phase,
    turn: view.turn,
    active: view.active,
    battle: battleOf(view, halves),
    question: asked === null || asked === 'main' ? null : questionOf(view, legalMoves),
    legalMoves,
    figures,
    asked,
  }
}

function buildHalf(view: SimPieceView, seat: Seat, figures: CurrentCardStats, legalMoves: LegalMoveIndex, asked: string | null): HalfData {
  const side = view.sides[seat]!
  const item = (one: FieldCard, zone: TableZone): CardItem => fieldItem(view, seat, one, zone, figures, legalMoves)
  const { leader, characters, stage, donActive, donRested, donDeck } = side
  return {
    seat,
    leader: item(leader, 'leader'),
    characters: characters.map((one) => item(one, 'character')),
    stage: stage && item(stage, 'stage'),
    hand: side.hand.map((held) => handItem(held, seat, side, figures, legalMoves, asked)),
    life: side.life,
    lives: cards[leader.card]!.life ?? 0,
    dealt: view.turn > 0 || side.life > 0,
    deck: side.deck,
    trash: side.trash,
    limbo: side.limbo,
    don: {
      active: donActive,
      rested: donRested,
      given: leader.don + characters.reduce((sum, { don }) => sum + don, 0),
      deck: donDeck,
    },
  }
}

function fieldItem(
  view: SimPieceView,
  seat: Seat,
  one: FieldCard,
  zone: TableZone,
  figures: CurrentCardStats,
  legalMoves: LegalMoveIndex,
): CardItem {
  const can = legalMoves.of(one.handle)
  const power = figures.power(one.handle)
  const { battle } = view
  const ready = can.pick ? 'pick' : can.block ? 'block' : can.attack.length > 0 ? 'attack' : can.activate.length > 0 ? 'play' : null
  return {
    handle: one.handle,
    card: one.card,
    seat,
    zone,
    rested: one.rested,
    don: one.don,
    power: cards[one.card]!.power === null ? null : power,
    shift: power - (cards[one.card]!.power ?? 0),
    keywords: figures.keywords(one.handle),
    danger: battle !== null && battle.target === one.handle && figures.power(battle.attacker) >= power,
    live: ready !== null || can.give !== null,
    ready,
    cost: null,
    missing: 0,
    shown: true,
  }
}

function handItem(
  { handle, card, shown }: SideView['hand'][number],
  seat: Seat,
  side: SideView,
  figures: CurrentCardStats,
  legalMoves: LegalMoveIndex,
  asked: string | null,
): CardItem {
  const can = legalMoves.of(handle)
  const cost = card === null ? null : figures.cost(seat, card)
  const counters = asked === 'counter' && (can.counter.length > 0 || can.play !== null)
  const ready = can.pick ? 'pick' : counters ? 'counter' : can.play ? 'play' : null
  // A [Counter] Event cannot be played in the Main Phase, whatever DON!! there are.
  const wanted = asked === 'main' && card !== null && (cards[card]!.kind !== 'event' || cards[card]!.at.main.length > 0)
  return {
    handle,
    card,
    seat,
    zone: 'hand',
    rested: false,
    don: 0,
    power: null,
    shift: 0,
    keywords: 0,
    danger: false,
    live: ready !== null,
    ready,
    cost,
    missing: wanted ? Math.max(0, cost! - side.donActive) : 0,
    shown: shown !== 0,
  }
}

function battleOf({ battle }: SimPieceView, halves: readonly HalfData[]): BattleData | null {
  if (!battle) return null
  return {
    ...battle,
    defender: 1 - battle.seat,
    attackerItem: findCardItem(halves, battle.attacker),
    targetItem: findCardItem(halves, battle.target),
  }
}

/** A card on the field; null for a hand card. */
export function findFieldCardItem(halves: readonly HalfData[], handle: CardHandle): CardItem | null {
  const item = findCardItem(halves, handle)
  return item?.zone === 'hand' ? null : item
}

export function findCardItem(halves: readonly HalfData[], handle: CardHandle): CardItem | null {
  for (const { leader, characters, stage, hand } of halves)
    for (const one of [leader, ...characters, ...(stage ? [stage] : []), ...hand]) if (one.handle === handle) return one
  return null
}
