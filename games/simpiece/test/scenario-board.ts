import { isRejection, rngFrom, type Seat } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import { cards, currentCardStatsOf, keywordsOf, powerOf, simpiece, type FieldCard, type SimPieceMove } from '@parlor/simpiece'
import { advanceMismatch } from '@parlor/testkit'

export type Who = 'me' | 'them'

/** A card by its number (`025`; `025/2` is the second of them), with its side where both have one (`them 025`), `me leader` or `them leader`. */
export type Ref = string

const { game } = simpiece

/** A position with cards by reference. `me` is seat 0, `them` seat 1. A missing card throws with the board. */
export class ScenarioBoard {
  readonly match: Match
  protected named: string | null = null

  constructor(position: string, seed: string) {
    const text = position
      .split(';')
      .map((line) =>
        line
          .trim()
          .replace(/^me /, '0 ')
          .replace(/^them /, '1 '),
      )
      .join('\n')
    const match = Match.fromPosition(game, text, { options: game.options.presets[0]!.options, seed })
    if (isRejection(match)) throw new Error(`the position is refused: ${JSON.stringify(match)}\n${text}`)
    this.match = match
  }

  get state() {
    return this.match.state as ReturnType<typeof game.clone>
  }

  fail(message: string): never {
    const legal = this.match.outcome
      ? 'over'
      : `${JSON.stringify(this.asked())} may ${this.legal()
          .map((move) => game.notation.writeMove(move))
          .join(', ')}`
    throw new Error(`${message}\n${game.notation.writeState(this.state)}\n${legal}`)
  }

  protected equal(what: string, found: string | number | boolean, wanted: string | number | boolean): this {
    return found === wanted ? this : this.fail(`${what}: expected ${wanted}, found ${found}`)
  }

  protected do(kind: 'play' | 'give' | 'block' | 'attack' | 'counter', card: number, target?: number): this {
    return this.answer((target === undefined ? { kind, card } : { kind, card, target }) as SimPieceMove)
  }

  protected answer(move: SimPieceMove): this {
    this.named = null
    const viewers = [0, 1, 'watcher'] as const
    const views = viewers.map((viewer) => this.match.view(viewer))
    const step = this.match.play(this.asked().seat, move)
    if (isRejection(step)) return this.fail(`${JSON.stringify(move)} is refused: ${JSON.stringify(step)}`)
    for (const [i, viewer] of viewers.entries()) {
      const mismatch = advanceMismatch(this.match.game, views[i]!, eventsFor(step.events, viewer), this.match.view(viewer))
      if (mismatch !== null) return this.fail(`${viewer} is shown ${mismatch}`)
    }
    if (this.state.extra !== undefined) this.#checkCopies()
    return this
  }

  /** What a state has only at times is kept by its notation, by copies over other states, and by a determinized view. */
  #checkCopies(): void {
    const { state } = this
    const text = game.notation.writeState(state)
    const again = game.notation.readState(text, rngFrom('again'))
    if (isRejection(again) || game.notation.writeState(again) !== text) this.fail('the position does not read back')
    const before = game.clone(this.match.start as typeof state)
    game.copy(state, before)
    if (JSON.stringify(before) !== JSON.stringify(state)) this.fail('a copy over another state differs')
    for (const viewer of [0, 1, 'watcher'] as const) {
      const stats = currentCardStatsOf(game.view(state, viewer))
      for (const [seat, { leader, characters }] of state.sides.entries())
        for (const one of [leader, ...characters])
          if (stats.power(one.handle) !== powerOf(state, seat, one) || stats.keywords(one.handle) !== keywordsOf(state, seat, one))
            this.fail(`${viewer} computes another power or other keywords of ${shortId(one.card)}`)
    }
    const shown = game.determinize(game.view(state, 0), 0, rngFrom('shown'))
    if (JSON.stringify(shown.extra) !== JSON.stringify(state.extra)) this.fail('a determinized view has lost something')
  }

  protected asked(): { readonly seat: Seat; readonly kind: string } {
    return this.state.pending[0] ?? this.fail('nobody owes an answer')
  }

  protected legal(): SimPieceMove[] {
    return this.match.moves(this.asked().seat) as SimPieceMove[]
  }

  protected sideOf(who: Who) {
    return this.state.sides[seatOf(who)]!
  }

  protected ownerOf(one: FieldCard): Seat {
    return this.state.sides[0].leader === one || this.state.sides[0].characters.includes(one) || this.state.sides[0].stage === one ? 0 : 1
  }

  /** A card on the field; without a side, the preferred one's first. */
  protected fielded(ref: Ref, preferred: Seat = 0): FieldCard {
    return this.find(ref, preferred) ?? this.fail(`${ref} is not on the field`)
  }

  protected find(ref: Ref, preferred: Seat): FieldCard | undefined {
    const { side, id } = readRef(ref)
    for (const seat of side === null ? [preferred, 1 - preferred] : [side]) {
      const { leader, characters, stage } = this.state.sides[seat]!
      const [number, nth = '1'] = id.split('/')
      const one =
        id === 'leader'
          ? leader
          : [...characters, leader, ...(stage ? [stage] : [])].filter(({ card }) => shortId(card) === number)[Number(nth) - 1]
      if (one) return one
    }
    return undefined
  }

  protected held(seat: Seat, ref: Ref): number {
    const { hand, handles } = this.state.sides[seat]!
    const place = hand.findIndex((no) => shortId(no) === readRef(ref).id)
    return place < 0 ? this.fail(`${ref} is not in hand`) : handles[place]!
  }

  protected isLegal(kind: string, refs: readonly Ref[]): boolean {
    const { seat } = this.asked()
    const numbers = refs.map((ref, i) =>
      i === 0 && (kind === 'play' || kind === 'counter')
        ? this.held(seat, ref)
        : this.fielded(ref, i === 0 ? seat : kind === 'counter' ? seat : 1 - seat).handle,
    )
    return this.legal().some(
      (move) =>
        move.kind === kind &&
        ('card' in move ? [move.card, ...('target' in move ? [move.target] : [])] : []).every(
          (n, i) => i >= numbers.length || n === numbers[i],
        ),
    )
  }

  /** Legal picks by name: `me 025`, `don active`, `025` for cards off the field. */
  protected picks(): Map<string, SimPieceMove> {
    const out = new Map<string, SimPieceMove>()
    const zone = game.view(this.state, this.asked().seat).prompt?.zone
    for (const move of this.legal()) if (move.kind === 'pick') out.set(this.nameOf(move.card, zone ?? null, out), move)
    return out
  }

  protected nameOf(ref: number, zone: string | null, taken: ReadonlyMap<string, unknown>): string {
    if (zone === 'place') return ref === 1 ? 'top' : 'bottom'
    if (zone === 'don' || ref < 0) return ref === -1 ? 'don rested' : ref === -2 ? 'don active' : `don ${shortId(this.byHandle(ref)!.card)}`
    if (zone === 'trash' || zone === 'look' || zone === 'deck') return shortId(ref)
    if (this.asked().kind === 'order') return shortId(this.state.queue[ref]!.card)
    const one = this.byHandle(ref)
    if (one)
      return unique(
        `${this.ownerOf(one) === 0 ? 'me' : 'them'} ${this.state.sides.some(({ leader }) => leader === one) ? 'leader' : shortId(one.card)}`,
        taken,
      )
    for (const { hand, handles } of this.state.sides) if (handles.includes(ref)) return unique(shortId(hand[handles.indexOf(ref)]!), taken)
    return String(ref)
  }

  protected byHandle(handle: number): FieldCard | undefined {
    return this.state.sides
      .flatMap(({ leader, characters, stage }) => [leader, ...characters, ...(stage ? [stage] : [])])
      .find((one) => one.handle === handle)
  }

  /** The full name of a pick; `025` is enough where it is unique. */
  protected oneOf(ref: Ref, demand = true): string {
    const names = [...this.picks().keys()]
    const found = names.includes(ref) ? ref : names.find((name) => name.endsWith(` ${ref}`))
    return found ?? (demand ? this.fail(`${ref} cannot be picked, only ${names.join(', ')}`) : ref)
  }

  protected blindSeat(): Seat {
    return 1 - this.asked().seat
  }
}

export function seatOf(who: Who): Seat {
  return who === 'me' ? 0 : 1
}

/** `025` for OP01-025; cards of other sets keep their whole id. */
export function shortId(no: number): string {
  return cards[no]!.id.replace(/^OP01-/, '')
}

export function sorted(list: readonly number[]): string {
  return list.map(shortId).sort().join(' ')
}

function unique(name: string, taken: ReadonlyMap<string, unknown>): string {
  let again = name
  for (let i = 2; taken.has(again); i++) again = `${name}/${i}`
  return again
}

function readRef(ref: Ref): { readonly side: Seat | null; readonly id: string } {
  const [first, second] = ref.split(' ')
  return second === undefined ? { side: null, id: first! } : { side: first === 'me' ? 0 : 1, id: second }
}
