import type { Keyword, SimPieceMove } from '@parlor/simpiece'
import { keywords, keywordsOf, cardIndexOf, powerOf } from '@parlor/simpiece'
import { costOf } from '../src/current-values.ts'
import { ScenarioBoard, seatOf, shortId, sorted, type Ref, type Who } from './scenario-board.ts'

/** Actions and expectations on a board. A failed one throws with the board and the legal moves. */
export class CardScenarioBoard extends ScenarioBoard {
  /** Plays a card from the deciding player's hand: in the Main Phase, or as a [Counter] Event. */
  play(ref: Ref): this {
    return this.do('play', this.held(this.asked().seat, ref))
  }

  give(ref: Ref, times = 1): this {
    for (let i = 0; i < times; i++) this.do('give', this.fielded(ref).handle)
    return this
  }

  activate(ref: Ref, ability?: number): this {
    const { handle } = this.fielded(ref)
    const found = this.legal().find(
      (move) => move.kind === 'activate' && move.card === handle && (ability ?? move.ability) === move.ability,
    )
    return found ? this.answer(found) : this.fail(`${ref} has nothing to activate`)
  }

  attack(ref: Ref, target: Ref): this {
    return this.do('attack', this.fielded(ref).handle, this.fielded(target, 1 - this.asked().seat).handle)
  }

  block(ref: Ref): this {
    return this.do('block', this.fielded(ref).handle)
  }

  /** Trashes a Character card of the hand for its Counter value. */
  counter(ref: Ref, target: Ref): this {
    const { seat } = this.asked()
    return this.do('counter', this.held(seat, ref), this.fielded(target, seat).handle)
  }

  /** Picks for the pending decision: cards, `don active`, `don rested`, `don 025` (given to it), `top`, `bottom`. */
  pick(...refs: readonly Ref[]): this {
    for (const ref of refs) this.answer(this.picks().get(this.oneOf(ref))!)
    return this
  }

  /** Picks a face-down card by its index in the hand. */
  pickBlind(...places: readonly number[]): this {
    const { handles } = this.state.sides[this.blindSeat()]!
    const chosen = places.map((place) => handles[place]!)
    for (const handle of chosen) this.answer({ kind: 'pick', card: handle })
    return this
  }

  /** Picks the n-th of the effects that may be chosen. */
  option(n: number): this {
    return this.answer(this.legal().filter(({ kind }) => kind === 'pick')[n]!)
  }

  yes(): this {
    return this.answer({ kind: 'yes' })
  }

  /** Declines: no more picks, no counter, no block, no [Trigger]. */
  done(): this {
    return this.answer({ kind: 'done' })
  }

  end(): this {
    return this.answer({ kind: 'end' })
  }

  /** Lets an attack through: no block, no counter, Life to hand, until another decision comes up. */
  through(): this {
    while (this.match.outcome === null && ['block', 'counter', 'trigger'].includes(this.asked().kind)) this.done()
    return this
  }

  /** Ends turns until this player's next turn. */
  turnOf(who: Who): this {
    do this.end()
    while (this.match.outcome === null && this.state.active !== seatOf(who))
    return this
  }

  power(ref: Ref, power: number): this {
    const one = this.fielded(ref)
    return this.equal(`power of ${ref}`, powerOf(this.state, this.ownerOf(one), one), power)
  }

  /** The current cost of a card on the field. */
  cost(ref: Ref, cost: number): this {
    const one = this.fielded(ref)
    return this.equal(`cost of ${ref}`, costOf(this.state, this.ownerOf(one), one), cost)
  }

  has(ref: Ref, ...wanted: readonly Keyword[]): this {
    const one = this.fielded(ref)
    const mask = keywordsOf(this.state, this.ownerOf(one), one)
    return this.equal(`keywords of ${ref}`, keywords.filter((_, bit) => mask & (1 << bit)).join(' '), wanted.join(' '))
  }

  rested(...refs: readonly Ref[]): this {
    for (const ref of refs) this.equal(`${ref} rested`, this.fielded(ref).rested, true)
    return this
  }

  active(...refs: readonly Ref[]): this {
    for (const ref of refs) this.equal(`${ref} rested`, this.fielded(ref).rested, false)
    return this
  }

  /** Characters on the field, in the order they came. */
  field(who: Who, ...ids: readonly Ref[]): this {
    return this.equal(
      `field of ${who}`,
      this.sideOf(who)
        .characters.map(({ card }) => shortId(card))
        .join(' '),
      ids.join(' '),
    )
  }

  /** The hand, in number order. */
  hand(who: Who, ...ids: readonly Ref[]): this {
    return this.equal(`hand of ${who}`, sorted(this.sideOf(who).hand), [...ids].sort().join(' '))
  }

  trash(who: Who, ...ids: readonly Ref[]): this {
    return this.equal(`trash of ${who}`, sorted(this.sideOf(who).trash), [...ids].sort().join(' '))
  }

  life(who: Who, count: number): this {
    return this.equal(`Life of ${who}`, this.sideOf(who).life.length, count)
  }

  /** Life from the top, and under it, for each card, who knows it: `0`, `1`, `2`, `3` as bits, `7` face up. */
  lifeCards(who: Who, ids: string, known: string): this {
    const { life } = this.sideOf(who)
    const bits = this.state.extra?.life[seatOf(who)] ?? []
    this.equal(`Life of ${who}`, life.map(shortId).reverse().join(' '), ids)
    return this.equal(
      `known Life of ${who}`,
      life
        .map((_, i) => bits[i] ?? 0)
        .reverse()
        .join(''),
      known,
    )
  }

  /** Active and rested DON!! in the cost area, and optionally the number in the DON!! deck. */
  don(who: Who, active: number, rested: number, deck?: number): this {
    const side = this.sideOf(who)
    return this.equal(
      `DON!! of ${who}`,
      [side.donActive, side.donRested, deck === undefined ? '' : side.donDeck].join(' '),
      [active, rested, deck ?? ''].join(' '),
    )
  }

  given(ref: Ref, don: number): this {
    return this.equal(`DON!! given to ${ref}`, this.fielded(ref).don, don)
  }

  /** The top cards of a deck, from the top. */
  top(who: Who, ...ids: readonly Ref[]): this {
    const { deck } = this.sideOf(who)
    return this.equal(`top of ${who}`, deck.slice(-ids.length).reverse().map(shortId).join(' '), ids.join(' '))
  }

  /** The bottom cards of a deck, from the bottom up. */
  bottom(who: Who, ...ids: readonly Ref[]): this {
    return this.equal(`bottom of ${who}`, this.sideOf(who).deck.slice(0, ids.length).map(shortId).join(' '), ids.join(' '))
  }

  deckSize(who: Who, count: number): this {
    return this.equal(`deck of ${who}`, this.sideOf(who).deck.length, count)
  }

  /** Exactly these may be picked now. */
  offers(...refs: readonly Ref[]): this {
    return this.equal(
      'offered',
      [...this.picks().keys()].sort().join(', '),
      refs
        .map((ref) => this.oneOf(ref, false))
        .sort()
        .join(', '),
    )
  }

  /** Expects a pending decision of this kind; a scenario may end with it. */
  asks(who: Who, kind: string): this {
    const { seat, kind: pending } = this.asked()
    this.named = `${seat} ${pending}`
    return this.equal('asked', this.named, `${seatOf(who)} ${kind}`)
  }

  /** Expects a legal move of the deciding player: `may('attack', '025', 'them leader')`. */
  may(kind: SimPieceMove['kind'], ...refs: readonly Ref[]): this {
    return this.isLegal(kind, refs) ? this : this.fail(`${kind} ${refs.join(' ')} should be legal`)
  }

  mayNot(kind: SimPieceMove['kind'], ...refs: readonly Ref[]): this {
    return this.isLegal(kind, refs) ? this.fail(`${kind} ${refs.join(' ')} should not be legal`) : this
  }

  wins(who: Who, reason: string): this {
    return this.equal(
      'outcome',
      JSON.stringify(this.match.outcome && [this.match.outcome.ranks.indexOf(1), this.match.outcome.reason]),
      JSON.stringify([seatOf(who), reason]),
    )
  }

  /** Fails on an open decision that was not expected; the Main Phase may stay open. */
  finish(): void {
    if (this.match.outcome) return
    const { seat, kind } = this.asked()
    if (kind !== 'main' && this.named !== `${seat} ${kind}`) this.fail(`left open: seat ${seat} owes ${kind}; answer it, or say asks()`)
  }
}

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly run: () => void
}

/** `scenario('OP01-006', 'weakens one Character', 'me hand 006; me don 1; them field 025', (t) => t.play('006').pick('025').power('them 025', 3000))` */
export function scenario(
  id: string,
  title: string,
  position: string,
  act: (scene: CardScenarioBoard) => CardScenarioBoard,
  seed = 'scene',
): Scenario {
  if (cardIndexOf(id) < 0) throw new Error(`there is no card ${id}`)
  return { id, title, run: () => act(new CardScenarioBoard(position, seed)).finish() }
}
