import type { Handle, SimPieceMove } from '@parlor/simpiece'

type Kind = SimPieceMove['kind']
type Used = Extract<SimPieceMove, { ability: number }>
type Aimed = Extract<SimPieceMove, { target: number }>

/** What may be done with one card now. */
export interface CardDeeds {
  readonly play: SimPieceMove | null
  readonly give: SimPieceMove | null
  readonly block: SimPieceMove | null
  /** Only where answers are cards of the table; elsewhere they are numbers of another kind, which may look like a handle. */
  readonly pick: SimPieceMove | null
  readonly activate: readonly Used[]
  readonly attack: readonly Aimed[]
  readonly counter: readonly Aimed[]
}

/** Every legal move, by the card it is made with; those of no card by their kind. */
export interface Deeds {
  of(ref: Handle): CardDeeds
  plain(kind: Kind): SimPieceMove | null
  /** Every answer to a question that is picked, by what it is called there. */
  readonly picks: ReadonlyMap<number, SimPieceMove>
}

const none: CardDeeds = { play: null, give: null, block: null, pick: null, activate: [], attack: [], counter: [] }

type Writable = { -readonly [K in keyof CardDeeds]: CardDeeds[K] extends readonly (infer T)[] ? T[] : CardDeeds[K] }

/** `named`: picks name cards by their handle. */
export function deedsOf(moves: readonly SimPieceMove[], named: boolean): Deeds {
  const byCard = new Map<Handle, Writable>()
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
    let deeds = byCard.get(move.card)
    if (!deeds) byCard.set(move.card, (deeds = { ...none, activate: [], attack: [], counter: [] }))
    if (move.kind === 'activate') deeds.activate.push(move)
    else if (move.kind === 'attack') deeds.attack.push(move)
    else if (move.kind === 'counter') deeds.counter.push(move)
    else deeds[move.kind] = move
  }
  return { of: (ref) => byCard.get(ref) ?? none, plain: (kind) => plain.get(kind) ?? null, picks }
}
