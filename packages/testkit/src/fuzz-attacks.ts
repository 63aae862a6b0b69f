import {
  randomInt,
  hashJson,
  isRejection,
  decisionOf,
  pickRandom,
  readOptions,
  rngFrom,
  type Game,
  type GameTypes,
  type Rejection,
  type Rng,
  type Seat,
} from '@parlor/kernel'
import {
  canonicalJson,
  isLogEntry,
  Match,
  parseMatch,
  readMatch,
  readSeatSecrets,
  writeMatch,
  type AnyGameTypes,
  type LogEntry,
} from '@parlor/kernel/host'
import type { InvariantName } from './invariant-names.ts'
import { mutateText, hugeText, mutateValue } from './mutate.ts'
import { whyNotPlainJson } from './plain-json.ts'
import { inspectValue } from './inspect-value.ts'

/** Context of an attack: a frozen state, a seat with a pending decision, and its moves. */
export interface AttackContext<K extends GameTypes = AnyGameTypes> {
  readonly game: Game<K>
  readonly match: Match<K>
  readonly state: K['State']
  readonly seat: Seat
  readonly list: readonly K['Move'][]
  /** The moves as text; listing thousands for every attack would take most of the time. */
  readonly texts: () => ReadonlySet<string>
  readonly rng: Rng
}

/** One attempt: the game's rejection, null for "valid", or a finding about that answer. */
type Attack = (context: AttackContext) => Rejection | null | AttackFinding

/** What is wrong with an answer. */
export class AttackFinding {
  readonly message: string

  constructor(message: string) {
    this.message = message
  }
}

/** Every kind of attack, with its weight in a thousand. */
export const attacks: readonly {
  readonly name: string
  readonly invariant: InvariantName
  readonly share: number
  readonly attack: Attack
}[] = [
  { name: 'a damaged move', invariant: 'P3 legality', share: 710, attack: damagedMove },
  { name: 'a move from the wrong seat', invariant: 'P3 legality', share: 60, attack: wrongSeat },
  { name: 'an answer to a decision that has gone', invariant: 'P2 pending', share: 30, attack: staleDecision },
  { name: 'a damaged entry', invariant: 'P8 plain JSON', share: 30, attack: entry },
  { name: 'a damaged move text', invariant: 'P3 legality', share: 100, attack: moveText },
  { name: 'a damaged position', invariant: 'P8 plain JSON', share: 30, attack: positionText },
  { name: 'damaged options', invariant: 'P0 declaration', share: 32, attack: options },
  { name: 'a damaged record', invariant: 'P8 plain JSON', share: 4, attack: record },
  { name: 'a damaged record as text', invariant: 'P8 plain JSON', share: 4, attack: recordText },
]

function damagedMove({ game, state, seat, list, texts, rng }: AttackContext): Rejection | null | AttackFinding {
  const move = mutateValue(list.length > 0 ? pickRandom(rng, list) : null, rng)
  const wrong = game.check(state, seat, move)
  if (wrong) return wrong
  const text = game.notation.writeMove(move)
  const read: unknown = game.notation.readMove(text)
  if (isRejection(read)) return new AttackFinding(`${inspectValue(move)} passes check, but its text ${text} is refused`)
  return texts().has(game.notation.writeMove(read))
    ? null
    : new AttackFinding(`${inspectValue(move)} passes check, but moves does not list it`)
}

const oddSeats = [-1, 0, 1, 2, 3, 7, 99, 0.5, -0, Number.NaN, 1e309, 2 ** 32]

function wrongSeat({ game, match, state, list, rng }: AttackContext): Rejection | null | AttackFinding {
  const seat = pickRandom(rng, oddSeats)
  const move = list.length > 0 ? pickRandom(rng, list) : null
  const sound = Number.isInteger(seat) && !Object.is(seat, -0) && decisionOf(state.pending, seat) !== null
  const wrong = game.check(state, sound ? seat + match.seatCount : seat, move)
  if (!wrong && !Object.is(seat, -0)) return new AttackFinding(`check lets seat ${seat} move, which owes nothing`)
  const copy = match.upTo(match.history.length)
  const step = copy.play(sound ? seat + match.seatCount : seat, move)
  if (isRejection(step)) return step
  canonicalJson(copy.log)
  return Object.is(seat, -0) ? null : new AttackFinding(`seat ${seat} may play, though it owes nothing`)
}

function staleDecision({ match, state, seat, list, rng }: AttackContext): Rejection | null | AttackFinding {
  const id = decisionOf(state.pending, seat)?.id ?? 0
  const decision = pickRandom(rng, [id - 1, id + 1, -1, id - 16, Number.NaN, 1e309])
  const step = match.upTo(match.history.length).play(seat, list.length > 0 ? pickRandom(rng, list) : null, { decision })
  return isRejection(step) ? step : new AttackFinding(`decision ${decision} is answered, but ${id} was asked`)
}

/** Whatever gets into the log must fit into JSON and be readable from a record. */
function entry({ game, match, seat, list, rng }: AttackContext): Rejection | null | AttackFinding {
  const copy = match.upTo(match.history.length)
  const move = list.length > 0 ? pickRandom(rng, list) : null
  const group = randomInt(rng, 3)
  if (randomInt(rng, 2) === 0) {
    const step = copy.play(seat, move, { group: mutateValue(group, rng) as number })
    if (isRejection(step)) return step
  } else {
    const entries: LogEntry[] = [
      { kind: 'move', seat, move: move === null ? '' : game.notation.writeMove(move), group },
      { kind: 'resign', seat, reason: 'left' },
      { kind: 'abort', seat },
      { kind: 'undo', seat, to: match.undoable(seat)?.to ?? 0 },
    ]
    const wrong = copy.replayEntry(mutateValue(pickRandom(rng, entries), rng) as LogEntry)
    if (wrong) return wrong
  }
  const last = copy.log.at(-1)
  return isLogEntry(JSON.parse(canonicalJson(last)))
    ? null
    : new AttackFinding(`${inspectValue(last)} stands in the log, but no record holds it`)
}

function moveText({ game, list, rng }: AttackContext): Rejection | null | AttackFinding {
  const { notation } = game
  const text = randomInt(rng, 2000) === 0 ? hugeText : mutateText(list.length > 0 ? notation.writeMove(pickRandom(rng, list)) : '', rng)
  const move: unknown = notation.readMove(text)
  if (isRejection(move)) return move
  const again: unknown = notation.readMove(notation.writeMove(move))
  return canonicalJson(again) === canonicalJson(move)
    ? null
    : new AttackFinding(`${inspectValue(text)} reads as ${inspectValue(move)}, then as ${inspectValue(again)}`)
}

function positionText({ game, match, state, rng }: AttackContext): Rejection | null | AttackFinding {
  const { notation } = game
  const text = randomInt(rng, 2000) === 0 ? hugeText : mutateText(notation.writeState(state), rng)
  const read: unknown = notation.readState(text, rngFrom('position'))
  if (isRejection(read)) return read
  const back = read as AnyGameTypes['State']
  const why = whyNotPlainJson(back)
  if (why) return new AttackFinding(`${inspectValue(text)} is read, but ${why}`)
  const begun = Match.begin(game, { ...match.origin, position: text })
  if (isRejection(begun)) return begun
  for (const { seat } of back.pending as { seat: Seat }[])
    if (game.moves(back, seat, []) === 0) return new AttackFinding(`${inspectValue(text)} is read, but seat ${seat} has no move`)
  const written = notation.writeState(back)
  const again: unknown = notation.readState(written, rngFrom('position'))
  return !isRejection(again) && notation.writeState(again) === written
    ? null
    : new AttackFinding(`${inspectValue(text)} reads as ${written}, which does not read back`)
}

function options({ game, match, rng }: AttackContext): Rejection | null | AttackFinding {
  const secret = randomInt(rng, 2) === 0
  const read: unknown = secret
    ? readSeatSecrets(game.secrets, mutateValue(match.origin.secrets, rng), match.seatCount)
    : readOptions<object>(game.options, mutateValue(match.origin.options, rng))
  if (isRejection(read)) return read
  if (secret) return null
  const begun = Match.begin(game, { options: read, seed: 'fuzz' })
  return isRejection(begun) ? new AttackFinding(`options ${inspectValue(read)} are sound, but refused with ${begun.rejected}`) : null
}

function record({ game, match, rng }: AttackContext): Rejection | null | AttackFinding {
  const { sum: _, ...rest } = writeMatch(match) as unknown as Record<string, unknown>
  const key = pickRandom(rng, Object.keys(rest))
  const damaged = { ...rest, [key]: mutateValue(rest[key], rng) }
  let sum: unknown = pickRandom(rng, ['none', null, undefined])
  try {
    sum = hashJson(damaged)
  } catch {
    // What JSON cannot hold has no checksum: the record is rejected for that.
  }
  return loaded(readMatch(game, { ...damaged, sum }))
}

function recordText({ game, match, rng }: AttackContext): Rejection | null | AttackFinding {
  if (randomInt(rng, 50) === 0) return loaded(parseMatch(game, pickRandom(rng, [hugeText, '['.repeat(10_000), '{"a":'.repeat(10_000)])))
  return loaded(parseMatch(game, mutateText(JSON.stringify(writeMatch(match)), rng)))
}

function loaded(read: object): Rejection | null {
  if (isRejection(read)) return read
  return 'lastState' in read ? (read as unknown as { why: Rejection }).why : null
}
