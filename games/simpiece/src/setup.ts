import { randomInt, isRejection, quietSink, shuffle, type OptionSchema, type Rng } from '@parlor/kernel'
import { checkDeck, deckDraftOf, deckCardIndices } from './deck.ts'
import { cardIndexOf } from './card-pool.ts'
import { builtInDecks } from './built-in-decks.ts'
import { clone } from './copy-state.ts'
import { newFieldCard, newSide, newState } from './new-state.ts'
import { dealHands } from './turn.ts'
import type { Side, SimPieceOptions, SimPieceSeatSecret, SimPieceState } from './types.ts'

const official: SimPieceOptions = { donReturn: 'refresh', deckOut: 'atOnce', first: 'chosen', turnLimit: 100 }

export const optionSchema: OptionSchema<SimPieceOptions> = {
  fields: {
    donReturn: { kind: 'choice', values: ['refresh', 'end'], default: 'refresh' },
    deckOut: { kind: 'choice', values: ['atOnce', 'onDraw'], default: 'atOnce' },
    first: { kind: 'choice', values: ['chosen', 'seat0', 'seat1'], default: 'chosen' },
    turnLimit: { kind: 'integer', min: 20, max: 200, default: 100 },
  },
  presets: [
    { id: 'official', options: official },
    { id: 'house', options: { ...official, donReturn: 'end', deckOut: 'onDraw' } },
  ],
}

export const seatSecretSchema: OptionSchema<SimPieceSeatSecret> = {
  fields: {
    leader: { kind: 'text', maxLength: 12, default: builtInDecks[0]!.options.leader },
    deck: { kind: 'text', maxLength: 700, default: builtInDecks[0]!.options.deck },
  },
  presets: builtInDecks,
  check(secret) {
    const draft = deckDraftOf(secret)
    return isRejection(draft) ? draft : (checkDeck(draft)[0] ?? null)
  },
}

function sideOf(secret: SimPieceSeatSecret, seat: number, rng: Rng): Side {
  const side = newSide(newFieldCard(seat, cardIndexOf(secret.leader), 0))
  side.deck = shuffle(rng, deckCardIndices(secret))
  side.deckSeen = side.deck.map(() => 0)
  return side
}

/** Shuffles the decks, reveals the Leaders and adds the decision of who goes first. */
export function setup(chosen: SimPieceOptions, brought: readonly SimPieceSeatSecret[], rng: Rng): SimPieceState {
  const state = newState({ ...chosen }, [sideOf(brought[0]!, 0, rng), sideOf(brought[1]!, 1, rng)], rng)
  if (chosen.first === 'chosen') {
    const seat = randomInt(rng, 2)
    state.pending.push({ id: seat, seat, kind: 'goFirst' })
  } else {
    const first = chosen.first === 'seat0' ? 0 : 1
    dealHands(state, first, quietSink)
    state.pending.push({ id: first, seat: first, kind: 'mulligan' })
  }
  return clone(state)
}

/** Upper bound for the moves of a turn, times the maximum number of turns. */
export function maxMoves({ turnLimit }: SimPieceOptions): number {
  return turnLimit * 400
}

/** The other seat begins, where the seat that begins is fixed. */
export function rematchOptions(chosen: SimPieceOptions): SimPieceOptions {
  return chosen.first === 'chosen' ? chosen : { ...chosen, first: chosen.first === 'seat0' ? 'seat1' : 'seat0' }
}
