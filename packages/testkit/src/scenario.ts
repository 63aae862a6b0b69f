import { isRejection, decisionOf, type Game, type GameTypes, type Outcome, type Rejection, type Seat } from '@parlor/kernel'
import { Match, type AnyGameTypes, type EventCore } from '@parlor/kernel/host'
import { formatMatch } from './format-match.ts'

/** An event by its kind alone, or by some of its fields. */
type ExpectedEvent<E extends EventCore = EventCore> = string | Partial<E>

/**
 * A position, the moves made from it and assertions. A failed assertion throws, with the board and the legal moves.
 * Decision kinds of the given position may stay open at the end; any other kind of pending decision
 * must be asserted by `asks` or allowed by `allowOpenDecisions`, so that no test passes by stopping before the decision.
 */
export class Scenario<K extends GameTypes = AnyGameTypes> {
  readonly match: Match<K>
  readonly #kindsAtStart: ReadonlySet<string>
  readonly #named = new Set<number>()
  #events: EventCore[] = []
  #excused = false

  constructor(game: Game<K>, position: string, options: K['Options'], seed: string) {
    const match = Match.fromPosition(game, dedent(position), { options, seed })
    if (isRejection(match)) throw new Error(`the given position is refused: ${describe(match)}\n${position}`)
    this.match = match
    this.#kindsAtStart = new Set(match.state.pending.map(({ kind }) => kind))
  }

  /** Plays moves in the game's notation, `b2` where one seat has a decision, `1 b2` for seat 1 where several do. */
  when(...moves: readonly string[]): this {
    this.#events = []
    for (const text of moves) {
      const { seat, move } = this.#read(text)
      const step = this.match.play(seat, move)
      if (isRejection(step)) this.#fail(`"${text}" is refused: ${describe(step)}`)
      for (const { event } of step.events) this.#events.push(event)
    }
    return this
  }

  /** Expects a move to be rejected, with this code where one is given, and the state to stay unchanged. */
  rejects(text: string, code?: string): this {
    const before = this.match.hash()
    const refused = this.#attempt(text)
    if (!refused) this.#fail(`"${text}" is legal, but should be refused${code ? ` with ${code}` : ''}`)
    if (code !== undefined && refused.rejected !== code) this.#fail(`"${text}" is refused with ${describe(refused)}, not with ${code}`)
    if (this.match.hash() !== before) this.#fail(`refusing "${text}" changed the state`)
    return this
  }

  /** Expects this position; both sides are compared in the game's notation. */
  // oxlint-disable-next-line unicorn/no-thenable -- given/when/then is the vocabulary, and being awaited is answered below
  then(position: string): this {
    if (typeof position === 'function') {
      // A test that returns its scenario has it awaited: behave like a settled promise, instead of reading a function as a position.
      ;(position as (value: undefined) => void)(undefined)
      return this
    }
    const { notation } = this.match.game
    const expected = notation.readState(dedent(position), [1, 2, 3, 4])
    if (isRejection(expected)) this.#fail(`the expected position is refused: ${describe(expected)}\n${dedent(position)}`)
    const wanted = notation.writeState(expected as K['State'])
    if (notation.writeState(this.match.state) !== wanted) this.#fail(`expected the position\n${wanted}`)
    return this
  }

  /** Expects these events among those of the last `when`, in this order, not necessarily adjacent. */
  happened(...expected: readonly ExpectedEvent<K['Event']>[]): this {
    let at = 0
    for (const one of expected) {
      const found = this.#events.findIndex((event, i) => i >= at && fits(event, one))
      if (found < 0) this.#fail(`expected ${JSON.stringify(one)}, but what happened is\n${listed(this.#events)}`)
      at = found + 1
    }
    return this
  }

  /** Expects none of these events in the last `when`. */
  didNotHappen(...unexpected: readonly ExpectedEvent<K['Event']>[]): this {
    for (const one of unexpected)
      if (this.#events.some((event) => fits(event, one))) this.#fail(`expected no ${JSON.stringify(one)}\n${listed(this.#events)}`)
    return this
  }

  /** Expects a pending decision of the seat, of this kind where one is given. */
  asks(seat: Seat, kind?: string): this {
    const decision = decisionOf(this.match.state.pending, seat)
    if (!decision) this.#fail(`expected seat ${seat} to owe ${kind ?? 'an answer'}, but it owes nothing`)
    if (kind !== undefined && decision.kind !== kind) this.#fail(`expected seat ${seat} to owe ${kind}, but it owes ${decision.kind}`)
    this.#named.add(decision.id)
    return this
  }

  /** Expects the match to be over, with this outcome as far as it is given. */
  over(expected: Partial<Outcome> = {}): this {
    const { outcome } = this.match
    if (!outcome) this.#fail('expected the match to be over')
    for (const key of Object.keys(expected) as (keyof Outcome)[])
      if (JSON.stringify(outcome[key]) !== JSON.stringify(expected[key]))
        this.#fail(`expected ${key} ${JSON.stringify(expected[key])}, but it is ${JSON.stringify(outcome[key])}`)
    return this
  }

  /** Allows pending decisions at the end. */
  allowOpenDecisions(): this {
    this.#excused = true
    return this
  }

  /** Fails on a pending decision that was neither asserted nor allowed; `given` calls it when the test ends. */
  checkNothingOpen(): void {
    if (this.#excused || this.match.outcome) return
    const left = this.match.state.pending.filter(({ id, kind }) => !this.#kindsAtStart.has(kind) && !this.#named.has(id))
    if (left.length > 0)
      this.#fail(
        `left open: ${left.map(({ seat, kind }) => `seat ${seat} owes ${kind}`).join(', ')}; answer it, or say asks() or allowOpenDecisions()`,
      )
  }

  #attempt(text: string): Rejection | null {
    const { pending } = this.match.state
    const { seat, rest } = split(text)
    const move = this.match.game.notation.readMove(rest)
    if (isRejection(move)) return move
    const owing = seat ?? pending[0]?.seat ?? 0
    const step = this.match.upTo(this.match.history.length).play(owing, move)
    return isRejection(step) ? step : null
  }

  #read(text: string): { seat: Seat; move: K['Move'] } {
    const { seat, rest } = split(text)
    const { pending } = this.match.state
    if (seat === null && pending.length > 1) this.#fail(`several seats owe an answer: say whose move "${text}" is`)
    const move = this.match.game.notation.readMove(rest)
    if (isRejection(move)) this.#fail(`"${text}" cannot be read: ${describe(move)}`)
    return { seat: seat ?? pending[0]?.seat ?? 0, move: move as K['Move'] }
  }

  #fail(message: string): never {
    throw new Error(`${message}\n\n${formatMatch(this.match)}`)
  }
}

/** `1 b2` is seat 1 playing b2; anything else is a move alone. */
function split(text: string): { seat: Seat | null; rest: string } {
  const found = /^(\d) +(\S.*)$/.exec(text)
  return found ? { seat: Number(found[1]), rest: found[2]! } : { seat: null, rest: text }
}

function fits(event: EventCore, expected: string | object): boolean {
  if (typeof expected === 'string') return event.kind === expected
  return Object.entries(expected).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify((event as unknown as Record<string, unknown>)[key]),
  )
}

function listed(events: readonly EventCore[]): string {
  return events.length === 0 ? '  nothing' : events.map((event) => `  ${JSON.stringify(event)}`).join('\n')
}

function describe({ rejected, params }: Rejection): string {
  return params ? `${rejected} ${JSON.stringify(params)}` : rejected
}

/** Removes the indentation of a template literal; the first line may start at its quote. */
function dedent(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  while (lines[0] === '') lines.shift()
  while (lines.at(-1) === '') lines.pop()
  const [first = '', ...rest] = lines
  const indentOf = (line: string): number => line.length - line.trimStart().length
  const indented = indentOf(first) > 0 ? lines : rest
  const indent = Math.min(...indented.filter((line) => line !== '').map(indentOf))
  return [first.trimStart(), ...rest.map((line) => line.slice(Number.isFinite(indent) ? indent : 0))].join('\n')
}
