import { setOutcome, reject, type Rejection, type Rng, type Seat } from '@parlor/kernel'
import type { CardKind } from './card-definition.ts'
import { moves } from './moves.ts'
import { cards, cardIndexOf } from './card-pool.ts'
import { newExtraState } from './lasting-effects.ts'
import { bounded, cardIn, count, fail, oneOf, pile, seatIn, PositionReadError, words } from './position-words.ts'
import { readDelayed, readLasting } from './read-lasting.ts'
import { drawOutcome, lossOutcome } from './score.ts'
import { optionSchema } from './setup.ts'
import { isSoundPosition } from './is-sound-position.ts'
import { clone } from './copy-state.ts'
import { newFieldCard, newFrame, newSide, newState } from './new-state.ts'
import { battleSteps, decisionKinds, frameKinds, phases, type FieldCard, type Side, type SimPieceState } from './types.ts'
import { fieldCardMarks, handCardMarks } from './write-position.ts'

/** Default of a zone that a hand-written position leaves out: any card. */
const filler = 'OP01-012'
const fillerLeader = 'OP01-003'
const fillerDeck = 12
const longest = 12_000

/** Parses a position. What a hand-written one leaves out is filled in: handles, Life, a deck, DON!! still in their deck. */
export function readState(text: string, rng: Rng): SimPieceState | Rejection {
  if (text.length > longest) return reject('simpiece.badPosition', { line: '' })
  try {
    return new PositionReader(text, rng).read()
  } catch (error) {
    return reject('simpiece.badPosition', { line: error instanceof PositionReadError ? error.message : '' })
  }
}

class PositionReader {
  readonly #lines: readonly string[]
  readonly #state: SimPieceState
  readonly #named = new Set<number>([0, 1])
  readonly #givenKeys = new Set<string>()
  #next = 2

  constructor(text: string, rng: Rng) {
    this.#lines = text
      .split(/\r?\n|;/)
      .map((line) => line.trim().replaceAll(/\s+/g, ' '))
      .filter((line) => line !== '')
    const sides = [0, 1].map((seat) => newSide(newFieldCard(seat, cardIndexOf(fillerLeader), 0))) as [Side, Side]
    this.#state = newState(optionSchema.presets[0]!.options, sides, rng)
    Object.assign(this.#state, { turn: 5, phase: 'main', first: 0 })
  }

  read(): SimPieceState {
    const state = this.#state
    // Given handles are read before new ones are assigned.
    for (const line of this.#lines) for (const [, name] of line.matchAll(/#(\d{1,5})/g)) this.#next = Math.max(this.#next, Number(name) + 1)
    for (const line of this.#lines) this.#line(line)
    for (let seat = 0; seat < 2; seat++) this.#complete(seat)
    state.nextHandle = Math.max(state.nextHandle, this.#next)
    if (!this.#givenKeys.has('asks') && !state.outcome) this.#ask(state.active, 'main')
    const sound = clone(state)
    if (!isSoundPosition(sound) || sound.pending.some(({ seat }) => moves(sound, seat, []) === 0)) fail('asks')
    return sound
  }

  #line(line: string): void {
    const [word = '', ...rest] = line.split(' ')
    const again = ['effect', 'damage', 'room', 'leave', 'waits', 'lasts', 'later', 'asks'].includes(word)
    const key = /^[01]$/.test(word) ? `${word} ${rest[0]}` : word
    if (this.#givenKeys.has(key) && !again) fail(line)
    this.#givenKeys.add(key)
    if (/^[01]$/.test(word)) return this.#side(Number(word), rest[0] ?? '', rest.slice(1).join(' '), line)
    if (word === 'turn') return this.#turn(rest, line)
    if (word === 'rules') return this.#rules(rest, line)
    if (word === 'battle') return this.#battle(rest, line)
    if (word === 'waits') return this.#waits(rest, line)
    if (word === 'lasts') return this.#lasts(rest, line)
    if (word === 'later') return this.#later(line)
    if (word === 'over') return this.#over(rest, line)
    if (word === 'asks' && rest.length === 2) return this.#ask(seatIn(rest[0], line), oneOf(decisionKinds, rest[1], line))
    if ((frameKinds as readonly string[]).includes(word)) return this.#frame(line)
    fail(line)
  }

  #turn([turn, active, phase, first, wave, next, more]: readonly string[], line: string): void {
    const state = this.#state
    state.turn = count(turn ?? '5', line, 999)
    state.active = seatIn(active ?? '0', line)
    state.phase = oneOf(phases, phase ?? 'main', line)
    state.first = first === '-1' ? -1 : seatIn(first ?? '0', line)
    state.wave = count(wave ?? '0', line, 9999)
    state.nextHandle = count(next ?? '2', line, 90_000)
    if (more !== undefined) fail(line)
  }

  #rules([donReturn, deckOut, first, turnLimit, more]: readonly string[], line: string): void {
    const { fields } = optionSchema
    if (more !== undefined) fail(line)
    this.#state.rules = {
      donReturn: oneOf(['refresh', 'end'] as const, donReturn, line),
      deckOut: oneOf(['atOnce', 'onDraw'] as const, deckOut, line),
      first: oneOf(['chosen', 'seat0', 'seat1'] as const, first, line),
      turnLimit: count(turnLimit, line, fields.turnLimit.kind === 'integer' ? fields.turnLimit.max : 200),
    }
  }

  #side(seat: Seat, zone: string, text: string, line: string): void {
    const side = this.#state.sides[seat]!
    switch (zone) {
      case 'leader':
        side.leader = this.#fielded(text, 'leader', line, seat)
        return
      case 'field':
        side.characters = text.split(',').map((one) => this.#fielded(one.trim(), 'character', line))
        if (side.characters.length > 5) fail(line)
        return
      case 'stage':
        side.stage = this.#fielded(text, 'stage', line)
        return
      case 'don':
        return this.#don(side, text, line)
      case 'hand':
        for (const word of words(text)) this.#held(side, word, line)
        return
      case 'pool':
      case 'lifeSeen':
      case 'atLeast':
      case 'trash':
      case 'limbo':
        side[zone] = words(text).map((word) => cardIn(word, line))
        return
      case 'life':
        return this.#life(side, seat, pile(text, line))
      case 'deck':
        side.deck = pile(text, line).map(([no]) => no)
        side.deckSeen = pile(text, line).map(([, seen]) => (seen > 3 ? fail(line) : seen))
        return
      case 'turns':
        side.turns = count(text, line, 999)
        return
      default:
        fail(line)
    }
  }

  #life(side: Side, seat: Seat, cardsWithKnowledge: readonly (readonly [no: number, known: number])[]): void {
    side.life = cardsWithKnowledge.map(([no]) => no)
    if (cardsWithKnowledge.every(([, known]) => known === 0)) return
    this.#state.extra ??= newExtraState()
    this.#state.extra.life[seat] = cardsWithKnowledge.map(([, known]) => known)
  }

  #don(side: Side, text: string, line: string): void {
    const [active, rested, deck, more] = words(text)
    side.donActive = count(active, line, 10)
    side.donRested = count(rested ?? '0', line, 10)
    side.donDeck = deck === undefined ? -1 : count(deck, line, 10)
    if (more !== undefined) fail(line)
  }

  /** The handle of a card: the given one, or the next free one. */
  #name(given: string | undefined, line: string): number {
    const name = given === undefined ? this.#next++ : Number(given)
    if (this.#named.has(name) || name > 90_000) fail(line)
    this.#named.add(name)
    return name
  }

  #held(side: Side, word: string, line: string): void {
    const found = /^([A-Z0-9-]+)(?:#(\d{1,5}))?([!~]?)$/.exec(word)
    if (!found) fail(line)
    const no = cardIn(found[1], line)
    if (cards[no]!.kind === 'leader') fail(line)
    side.hand.push(no)
    side.handles.push(this.#name(found[2], line))
    side.shown.push(handCardMarks.indexOf(found[3]!))
  }

  #fielded(text: string, kind: CardKind, line: string, leaderOf?: Seat): FieldCard {
    const [first, ...rest] = words(text)
    const found = /^([A-Z0-9-]+)(?:#(\d{1,5}))?$/.exec(first ?? '')
    if (!found) fail(line)
    const no = cardIn(found[1], line)
    if (cards[no]!.kind !== kind) fail(line)
    if (leaderOf !== undefined && found[2] !== undefined && Number(found[2]) !== leaderOf) fail(line)
    const one = newFieldCard(leaderOf ?? this.#name(found[2], line), no, 0)
    for (const mark of rest) {
      const [, letter, value] = /^([a-z])(-?\d{1,6})?$/.exec(mark) ?? fail(line)
      const field = fieldCardMarks.find(([sign]) => sign === letter)?.[1]
      if (letter === 'r' && value === undefined) one.rested = true
      else if (field && value !== undefined) one[field] = bounded(value, line, -200_000, 200_000)
      else fail(line)
    }
    if (one.don < 0 || one.don > 10 || one.used < 0 || one.granted < 0 || one.since < 0 || one.barred < 0) fail(line)
    return one
  }

  #battle([seat, attacker, target, step, bar, passed, more]: readonly string[], line: string): void {
    if (more !== undefined) fail(line)
    this.#state.battle = {
      seat: seatIn(seat, line),
      attacker: count(attacker, line, 90_000),
      target: count(target, line, 90_000),
      step: oneOf(battleSteps, step ?? 'attack', line),
      bar: bounded(bar ?? '-1', line, -1, 99_999),
      passed: oneOf(['0', '1'] as const, passed ?? '0', line) === '1',
    }
  }

  #frame(line: string): void {
    const found =
      /^(\w+) (\d) (-?\d{1,5}) (-|[A-Z0-9-]+) (-?\d{1,2}) (-?\d{1,2}) (\d{1,3}) (-?\d{1,5}) (\d{1,3}) \[([-\d ]*)\] \[([-\d ]*)\]$/.exec(
        line,
      )
    if (!found) fail(line)
    const [, kind, seat, source, card, ability, at, stage, memo, left, picked, last] = found
    const no = card === '-' ? -1 : cardIn(card, line)
    const frame = newFrame(oneOf(frameKinds, kind, line), seatIn(seat, line), bounded(source!, line, -1, 90_000), no, Number(ability))
    frame.at = bounded(at!, line, -2, 20)
    frame.stage = Number(stage)
    frame.memo = bounded(memo!, line, -1, cards.length - 1)
    frame.left = Number(left)
    frame.picked = words(picked!).map((word) => bounded(word, line, -2, 90_000))
    frame.last = words(last!).map((word) => bounded(word, line, -2, 90_000))
    if (frame.kind === 'effect' ? !cards[no]?.abilities[frame.ability] : frame.ability !== -1 || frame.left > 2) fail(line)
    if (frame.kind === 'leave' && (frame.memo < 0 || frame.memo > 3 || frame.left > 1)) fail(line)
    if (frame.kind === 'room' && cards[no]?.kind !== 'character') fail(line)
    this.#state.stack.push(frame)
  }

  #waits([seat, source, card, ability, wave, more]: readonly string[], line: string): void {
    const no = cardIn(card, line)
    const abilityIndex = count(ability, line, 20)
    if (more !== undefined || !cards[no]!.abilities[abilityIndex]) fail(line)
    this.#state.queue.push({
      seat: seatIn(seat, line),
      source: bounded(source ?? '', line, -1, 90_000),
      card: no,
      ability: abilityIndex,
      wave: count(wave, line, 9999),
    })
  }

  #lasts(parts: readonly string[], line: string): void {
    this.#state.extra ??= newExtraState()
    this.#state.extra.lasting.push(readLasting(parts, line))
  }

  #later(line: string): void {
    this.#state.extra ??= newExtraState()
    this.#state.extra.delayed.push(readDelayed(line))
  }

  #over([reason, winner, more]: readonly string[], line: string): void {
    if (!reason || !/^[a-zA-Z.]{1,40}$/.test(reason) || more !== undefined) fail(line)
    setOutcome(this.#state, winner === '-' ? drawOutcome(reason) : lossOutcome(1 - seatIn(winner, line), reason))
  }

  #ask(seat: Seat, kind: string): void {
    if (this.#state.pending.length > 0) fail('asks')
    this.#state.pending.push({ id: seat, seat, kind })
    this.#givenKeys.add('asks')
  }

  /** Fills in what a hand-written position left out, and checks that all DON!! are there. */
  #complete(seat: Seat): void {
    const side = this.#state.sides[seat]!
    if (!this.#givenKeys.has(`${seat} life`)) side.life = Array.from({ length: cards[side.leader.card]!.life! }, () => cardIndexOf(filler))
    if (!this.#givenKeys.has(`${seat} deck`)) {
      side.deck = Array.from({ length: fillerDeck }, () => cardIndexOf(filler))
      side.deckSeen = side.deck.map(() => 0)
    }
    if (!this.#givenKeys.has(`${seat} turns`)) side.turns = Math.ceil((this.#state.turn + (seat === this.#state.first ? 1 : 0)) / 2)
    const all = cards[side.leader.card]!.donDeck
    const given = side.leader.don + side.characters.reduce((sum, { don }) => sum + don, 0) + side.donActive + side.donRested
    if (!this.#givenKeys.has(`${seat} don`) || side.donDeck < 0) side.donDeck = all - given
    if (side.donDeck < 0 || side.donDeck + given !== all) fail(`${seat} don`)
  }
}
