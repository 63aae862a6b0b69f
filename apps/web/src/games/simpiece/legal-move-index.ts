import type { CardHandle, SimPieceMove } from '@parlor/simpiece'

type Kind = SimPieceMove['kind']
type AbilityMove = Extract<SimPieceMove, { ability: number }>
type TargetedMove = Extract<SimPieceMove, { target: number }>

/** Legal moves of one card. */
interface CardMoves {
  readonly play: SimPieceMove | null
  readonly give: SimPieceMove | null
  readonly block: SimPieceMove | null
  /** Only where answers are cards on the table; elsewhere they are other numbers, which may look like a handle. */
  readonly pick: SimPieceMove | null
  readonly activate: readonly AbilityMove[]
  readonly attack: readonly TargetedMove[]
  readonly counter: readonly TargetedMove[]
}

/** All legal moves by card; those without a card by kind. */
export interface LegalMoveIndex {
  of(ref: CardHandle): CardMoves
  plain(kind: Kind): SimPieceMove | null
  /** All answers of a pick question, by their ref. */
  readonly picks: ReadonlyMap<number, SimPieceMove>
}

const none: CardMoves = { play: null, give: null, block: null, pick: null, activate: [], attack: [], counter: [] }

type Writable = { -readonly [K in keyof CardMoves]: CardMoves[K] extends readonly (infer T)[] ? T[] : CardMoves[K] }

/** `named`: picks refer to cards by their handle. */
export function indexLegalMoves(moves: readonly SimPieceMove[], named: boolean): LegalMoveIndex {
  const byCard = new Map<CardHandle, Writable>()
  const picks = new Map<number, SimPieceMove>()
  const plain = new Map<Kind, SimPieceMove>()
  for (const move of moves) {
    if (!('card' in move)) {
      plain.set(move.kind, move)
      continue
    }
    if (move.kind === 'pick') {
      picks.set(move.card, move)
      if (!named) continue
    }
    let cardMoves = byCard.get(move.card)
    if (!cardMoves) byCard.set(move.card, (cardMoves = { ...none, activate: [], attack: [], counter: [] }))
    if (move.kind === 'activate') cardMoves.activate.push(move)
    else if (move.kind === 'attack') cardMoves.attack.push(move)
    else if (move.kind === 'counter') cardMoves.counter.push(move)
    else cardMoves[move.kind] = move
  }
  return { of: (ref) => byCard.get(ref) ?? none, plain: (kind) => plain.get(kind) ?? null, picks }
}
