import {
  below,
  canonicalJson,
  hashJson,
  isEntry,
  isRejection,
  Match,
  owes,
  parseMatch,
  pick,
  readMatch,
  readOptions,
  readSecrets,
  rngFrom,
  writeMatch,
  type AnyKinds,
  type Entry,
  type Game,
  type Kinds,
  type Rejection,
  type Rng,
  type Seat,
} from '@parlor/kernel'
import type { PromiseId } from './failure.ts'
import { garble, longText, mutate } from './mutate.ts'
import { whyNotPlain } from './plain.ts'
import { show } from './show.ts'

/** Where an attack takes place: a frozen state, the seat that owes an answer in it, and its moves. */
export interface Ground<K extends Kinds = AnyKinds> {
  readonly game: Game<K>
  readonly match: Match<K>
  readonly state: K['State']
  readonly seat: Seat
  readonly list: readonly K['Move'][]
  /** The moves as text; listing thousands for every attack would be most of the work. */
  readonly texts: () => ReadonlySet<string>
  readonly rng: Rng
}

/** One attempt: the game's answer, null for "sound"; or a complaint about that answer. */
export type Attack = (ground: Ground) => Rejection | null | Complaint

/** What is wrong with an answer. */
export class Complaint {
  readonly message: string

  constructor(message: string) {
    this.message = message
  }
}

/** Every kind of attack, with its share of a thousand. */
export const attacks: readonly { readonly name: string; readonly promise: PromiseId; readonly share: number; readonly attack: Attack }[] = [
  { name: 'a damaged move', promise: 'P3 legality', share: 710, attack: damagedMove },
  { name: 'a move from the wrong seat', promise: 'P3 legality', share: 60, attack: wrongSeat },
  { name: 'an answer to a decision that has gone', promise: 'P2 pending', share: 30, attack: staleDecision },
  { name: 'a damaged entry', promise: 'P8 plain JSON', share: 30, attack: entry },
  { name: 'a damaged move text', promise: 'P3 legality', share: 100, attack: moveText },
  { name: 'a damaged position', promise: 'P8 plain JSON', share: 30, attack: positionText },
  { name: 'damaged options', promise: 'P0 declaration', share: 32, attack: options },
  { name: 'a damaged record', promise: 'P8 plain JSON', share: 4, attack: record },
  { name: 'a damaged record as text', promise: 'P8 plain JSON', share: 4, attack: recordText },
]

function damagedMove({ game, state, seat, list, texts, rng }: Ground): Rejection | null | Complaint {
  const move = mutate(list.length > 0 ? pick(rng, list) : null, rng)
  const wrong = game.check(state, seat, move)
  if (wrong) return wrong
  const text = game.notation.writeMove(move)
  const read: unknown = game.notation.readMove(text)
  if (isRejection(read)) return new Complaint(`${show(move)} passes check, but its text ${text} is refused`)
  return texts().has(game.notation.writeMove(read)) ? null : new Complaint(`${show(move)} passes check, but moves does not list it`)
}

const oddSeats = [-1, 0, 1, 2, 3, 7, 99, 0.5, -0, Number.NaN, 1e309, 2 ** 32]

function wrongSeat({ game, match, state, list, rng }: Ground): Rejection | null | Complaint {
  const seat = pick(rng, oddSeats)
  const move = list.length > 0 ? pick(rng, list) : null
  const sound = Number.isInteger(seat) && !Object.is(seat, -0) && owes(state.pending, seat) !== null
  const wrong = game.check(state, sound ? seat + match.seatCount : seat, move)
  if (!wrong && !Object.is(seat, -0)) return new Complaint(`check lets seat ${seat} move, which owes nothing`)
  const copy = match.upTo(match.line.length)
  const step = copy.play(sound ? seat + match.seatCount : seat, move)
  if (isRejection(step)) return step
  canonicalJson(copy.log)
  return Object.is(seat, -0) ? null : new Complaint(`seat ${seat} may play, though it owes nothing`)
}

function staleDecision({ match, state, seat, list, rng }: Ground): Rejection | null | Complaint {
  const id = owes(state.pending, seat)?.id ?? 0
  const decision = pick(rng, [id - 1, id + 1, -1, id - 16, Number.NaN, 1e309])
  const step = match.upTo(match.line.length).play(seat, list.length > 0 ? pick(rng, list) : null, { decision })
  return isRejection(step) ? step : new Complaint(`decision ${decision} is answered, but ${id} was asked`)
}

/** Whatever gets into the log, JSON can hold it and a record will be read with it. */
function entry({ game, match, seat, list, rng }: Ground): Rejection | null | Complaint {
  const copy = match.upTo(match.line.length)
  const move = list.length > 0 ? pick(rng, list) : null
  const group = below(rng, 3)
  if (below(rng, 2) === 0) {
    const step = copy.play(seat, move, { group: mutate(group, rng) as number })
    if (isRejection(step)) return step
  } else {
    const entries: Entry[] = [
      { kind: 'move', seat, move: move === null ? '' : game.notation.writeMove(move), group },
      { kind: 'resign', seat, reason: 'left' },
      { kind: 'abort', seat },
      { kind: 'undo', seat, to: match.undoable(seat)?.to ?? 0 },
    ]
    const wrong = copy.enter(mutate(pick(rng, entries), rng) as Entry)
    if (wrong) return wrong
  }
  const last = copy.log.at(-1)
  return isEntry(JSON.parse(canonicalJson(last))) ? null : new Complaint(`${show(last)} stands in the log, but no record holds it`)
}

function moveText({ game, list, rng }: Ground): Rejection | null | Complaint {
  const { notation } = game
  const text = below(rng, 2000) === 0 ? longText : garble(list.length > 0 ? notation.writeMove(pick(rng, list)) : '', rng)
  const move: unknown = notation.readMove(text)
  if (isRejection(move)) return move
  const again: unknown = notation.readMove(notation.writeMove(move))
  return canonicalJson(again) === canonicalJson(move) ? null : new Complaint(`${show(text)} reads as ${show(move)}, then as ${show(again)}`)
}

function positionText({ game, match, state, rng }: Ground): Rejection | null | Complaint {
  const { notation } = game
  const text = below(rng, 2000) === 0 ? longText : garble(notation.writeState(state), rng)
  const read: unknown = notation.readState(text, rngFrom('position'))
  if (isRejection(read)) return read
  const back = read as AnyKinds['State']
  const why = whyNotPlain(back)
  if (why) return new Complaint(`${show(text)} is read, but ${why}`)
  const begun = Match.begin(game, { ...match.origin, position: text })
  if (isRejection(begun)) return begun
  for (const { seat } of back.pending as { seat: Seat }[])
    if (game.moves(back, seat, []) === 0) return new Complaint(`${show(text)} is read, but seat ${seat} has no move`)
  const written = notation.writeState(back)
  const again: unknown = notation.readState(written, rngFrom('position'))
  return !isRejection(again) && notation.writeState(again) === written
    ? null
    : new Complaint(`${show(text)} reads as ${written}, which does not read back`)
}

function options({ game, match, rng }: Ground): Rejection | null | Complaint {
  const secret = below(rng, 2) === 0
  const read: unknown = secret
    ? readSecrets(game.secrets, mutate(match.origin.secrets, rng), match.seatCount)
    : readOptions<object>(game.options, mutate(match.origin.options, rng))
  if (isRejection(read)) return read
  if (secret) return null
  const begun = Match.begin(game, { options: read, seed: 'fuzz' })
  return isRejection(begun) ? new Complaint(`options ${show(read)} are sound, but refused with ${begun.rejected}`) : null
}

function record({ game, match, rng }: Ground): Rejection | null | Complaint {
  const { sum: _, ...rest } = writeMatch(match) as unknown as Record<string, unknown>
  const key = pick(rng, Object.keys(rest))
  const damaged = { ...rest, [key]: mutate(rest[key], rng) }
  let sum: unknown = pick(rng, ['none', null, undefined])
  try {
    sum = hashJson(damaged)
  } catch {
    // What JSON cannot hold has no sum: the record is refused for that.
  }
  return loaded(readMatch(game, { ...damaged, sum }))
}

function recordText({ game, match, rng }: Ground): Rejection | null | Complaint {
  if (below(rng, 50) === 0) return loaded(parseMatch(game, pick(rng, [longText, '['.repeat(10_000), '{"a":'.repeat(10_000)])))
  return loaded(parseMatch(game, garble(JSON.stringify(writeMatch(match)), rng)))
}

function loaded(read: object): Rejection | null {
  if (isRejection(read)) return read
  return 'relic' in read ? (read as unknown as { why: Rejection }).why : null
}
