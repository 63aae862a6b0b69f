import {
  clonePending,
  copyPendingInto,
  copyRngInto,
  setOutcome,
  hasExactKeys,
  isRejection,
  emptyOptionSchema,
  passTurn,
  reject,
  type StateCore,
  type Game,
  type GameTypes,
  type OptionSchema,
  type Rejection,
  type ViewCore,
} from '@parlor/kernel'

interface NimOptions {
  /** Heap sizes, `3,4,5`. */
  heaps: string
  starter: 0 | 1
  /** Whoever takes the last match loses. */
  misere: boolean
  most: number
}

interface NimState extends StateCore {
  heaps: number[]
  misere: boolean
  most: number
}

interface NimView extends ViewCore {
  readonly heaps: readonly number[]
  readonly misere: boolean
  readonly most: number
}

interface NimMove {
  readonly heap: number
  readonly take: number
}

export interface NimTypes extends GameTypes {
  State: NimState
  Move: NimMove
  Event: { readonly kind: 'took'; readonly heap: number; readonly left: number }
  View: NimView
  Options: NimOptions
  Secret: Record<string, never>
}

const plain: NimOptions = { heaps: '3,4,5', starter: 0, misere: false, most: 9 }

const options: OptionSchema<NimOptions> = {
  fields: {
    heaps: { kind: 'text', maxLength: 17, default: '3,4,5' },
    starter: { kind: 'choice', values: [0, 1], default: 0 },
    misere: { kind: 'switch', default: false },
    most: { kind: 'integer', min: 1, max: 9, default: 9 },
  },
  presets: [
    { id: 'plain', options: plain },
    { id: 'misere', options: { ...plain, misere: true } },
  ],
  check: ({ heaps }) => {
    const sizes = readHeaps(heaps)
    return isRejection(sizes) ? sizes : null
  },
}

function readHeaps(text: string): number[] | Rejection {
  return /^[1-9](,[1-9]){0,8}$/.test(text) ? text.split(',').map(Number) : reject('nim.badHeaps')
}

function clone(from: NimState): NimState {
  return {
    v: from.v,
    seq: from.seq,
    rng: [...from.rng],
    pending: clonePending(from.pending),
    outcome: from.outcome,
    heaps: [...from.heaps],
    misere: from.misere,
    most: from.most,
  }
}

function begin(heaps: number[], seat: number, misere: boolean, most: number, rng: NimState['rng']): NimState {
  return clone({ v: 1, seq: 0, rng, pending: [{ id: seat, seat, kind: 'take' }], outcome: null, heaps, misere, most })
}

/** Open information, no chance: take matches from one heap; the last match wins, or loses. */
export const nim: Game<NimTypes> = {
  id: 'nim',
  version: 1,
  seats: [2, 2],
  information: 'open',
  zeroSum: true,
  maxMoves: ({ heaps }) => heaps.split(',').reduce((sum, size) => sum + Number(size), 0),
  seatCount: () => 2,
  options,
  secrets: emptyOptionSchema,
  setup({ heaps, starter, misere, most }, _secrets, rng) {
    return begin(heaps.split(',').map(Number), starter, misere, most, rng)
  },
  clone,
  copy(from, to) {
    to.v = from.v
    to.seq = from.seq
    copyRngInto(from.rng, to.rng)
    copyPendingInto(from.pending, to.pending)
    to.outcome = from.outcome
    from.heaps.forEach((left, heap) => (to.heaps[heap] = left))
    to.misere = from.misere
    to.most = from.most
  },
  moves({ heaps, most }, _seat, out) {
    let count = 0
    heaps.forEach((left, heap) => {
      for (let take = 1; take <= Math.min(left, most); take++) out[count++] = { heap, take }
    })
    return count
  },
  check({ heaps, most }, _seat, move) {
    if (!hasExactKeys(move, ['heap', 'take'])) return reject('nim.notAMove')
    const left = heaps[move['heap'] as number]
    if (left === undefined) return reject('nim.noHeap')
    const take = move['take']
    return Number.isInteger(take) && (take as number) >= 1 && (take as number) <= Math.min(left, most)
      ? null
      : reject('nim.badTake', { left })
  },
  apply(state, seat, { heap, take }, sink) {
    const left = (state.heaps[heap] = state.heaps[heap]! - take)
    if (!sink.quiet) sink.emit({ kind: 'took', heap, left })
    if (state.heaps.some((one) => one > 0)) return passTurn(state, 1 - seat, 'take')
    state.seq++
    const winner = state.misere ? 1 - seat : seat
    setOutcome(state, { scores: winner === 0 ? [1, -1] : [-1, 1], ranks: winner === 0 ? [1, 2] : [2, 1], reason: 'last' })
  },
  fallback({ heaps }) {
    return { heap: heaps.findIndex((left) => left > 0), take: 1 }
  },
  view({ seq, pending, outcome, heaps, misere, most }) {
    return { seq, pending: clonePending(pending), outcome, heaps: [...heaps], misere, most }
  },
  advance: (view, { heap, left }) => ({ ...view, heaps: view.heaps.with(heap, left) }),
  determinize({ seq, pending, outcome, heaps, misere, most }, _seat, rng) {
    return clone({ v: 1, seq, rng, pending: [...pending], outcome, heaps: [...heaps], misere, most })
  },
  notation: {
    writeMove: ({ heap, take }) => 'abcdefghi'[heap]! + take,
    readMove(text) {
      const [, letter = '', take] = /^([a-i])([1-9])$/i.exec(text) ?? []
      return take === undefined ? reject('nim.badMove') : { heap: 'abcdefghi'.indexOf(letter.toLowerCase()), take: Number(take) }
    },
    writeState: ({ heaps, pending, misere, most }) => `${heaps.join()} ${pending[0]?.seat ?? '-'} ${misere ? 'misere' : 'plain'} ${most}`,
    readState(text, rng) {
      const [, heaps = '', seat, kind, most] = /^(\d(?:,\d){0,8}) ([01]) (plain|misere) ([1-9])$/.exec(text) ?? []
      return kind === undefined
        ? reject('nim.badPosition')
        : begin(heaps.split(',').map(Number), Number(seat), kind === 'misere', Number(most), rng)
    },
  },
  rematch: (chosen) => ({ ...chosen, starter: chosen.starter === 0 ? 1 : 0 }),
}
