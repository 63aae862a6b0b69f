import { cards, type CardIndex } from './card-pool.ts'
import type { FieldCard, Side, SimPieceState } from './types.ts'

/** Marks of a card on the field: letter and field, in writing order. */
export const fieldCardMarks = [
  ['d', 'don'],
  ['s', 'since'],
  ['u', 'used'],
  ['t', 'turnPower'],
  ['b', 'battlePower'],
  ['g', 'granted'],
  ['x', 'barred'],
] as const satisfies readonly (readonly [string, keyof FieldCard])[]

/** Marks of a card in a hand, by its `shown`. */
export const handCardMarks = ['', '!', '~']

function idOf(no: CardIndex): string {
  return cards[no]?.id ?? '-'
}

function writeFieldCard(one: FieldCard): string {
  const words = [`${idOf(one.card)}#${one.handle}`]
  if (one.rested) words.push('r')
  for (const [letter, field] of fieldCardMarks) if (one[field] !== 0) words.push(`${letter}${one[field]}`)
  return words.join(' ')
}

/** A pile, top first, run-length encoded; `'1` marks the seats that know a card. */
function writePile(pile: readonly CardIndex[], seen: readonly number[] | null): string {
  const words: string[] = []
  for (let i = pile.length - 1; i >= 0;) {
    let run = 1
    while (i - run >= 0 && pile[i - run] === pile[i] && (seen === null || seen[i - run] === seen[i])) run++
    words.push(`${run > 1 ? `${run}x` : ''}${idOf(pile[i]!)}${seen !== null && seen[i] !== 0 ? `'${seen[i]}` : ''}`)
    i -= run
  }
  return words.join(' ')
}

/** What is known of a side's Life cards, or null where nothing is. */
function knownLife(state: SimPieceState, seat: number): readonly number[] | null {
  const known = state.extra?.life[seat] ?? []
  return known.length > 0 ? known : null
}

function writeSide(side: Side, seat: number, known: readonly number[] | null): string[] {
  const lines: string[] = []
  const line = (name: string, text: string, always = false): void => {
    if (text !== '' || always) lines.push(`${seat} ${name} ${text}`.trimEnd())
  }
  line('leader', writeFieldCard(side.leader))
  line('field', side.characters.map(writeFieldCard).join(', '))
  line('stage', side.stage ? writeFieldCard(side.stage) : '')
  line('don', `${side.donActive} ${side.donRested} ${side.donDeck}`)
  line('hand', side.hand.map((no, i) => `${idOf(no)}#${side.handles[i]}${handCardMarks[side.shown[i]!]}`).join(' '))
  line('pool', side.pool.map(idOf).join(' '))
  line('life', writePile(side.life, known), true)
  line('lifeSeen', side.lifeSeen.map(idOf).join(' '))
  line('trash', side.trash.map(idOf).join(' '))
  line('limbo', side.limbo.map(idOf).join(' '))
  line('deck', writePile(side.deck, side.deckSeen), true)
  line('atLeast', side.atLeast.map(idOf).join(' '))
  line('turns', String(side.turns))
  return lines
}

/** A position, line by line: the turn player, both sides, then the stack, and the pending decision. */
export function writeState(state: SimPieceState): string {
  const { rules, turn, active, phase, first, wave, nextHandle, battle, stack, queue, pending, outcome } = state
  const lines = [`turn ${turn} ${active} ${phase} ${first} ${wave} ${nextHandle}`]
  lines.push(`rules ${rules.donReturn} ${rules.deckOut} ${rules.first} ${rules.turnLimit}`)
  for (const [seat, side] of state.sides.entries()) lines.push(...writeSide(side, seat, knownLife(state, seat)))
  if (battle) lines.push(`battle ${battle.seat} ${battle.attacker} ${battle.target} ${battle.step} ${battle.bar} ${battle.passed ? 1 : 0}`)
  for (const frame of stack) {
    const { kind, seat, source, card, ability, at, stage, memo, left, picked, last } = frame
    lines.push(
      `${kind} ${[seat, source, card < 0 ? '-' : idOf(card), ability, at, stage, memo, left].join(' ')} [${picked.join(' ')}] [${last.join(' ')}]`,
    )
  }
  for (const { seat, source, card, ability, wave: turn } of queue) lines.push(`waits ${seat} ${source} ${idOf(card)} ${ability} ${turn}`)
  for (const one of state.extra?.lasting ?? [])
    lines.push(
      `lasts ${[one.kind, one.handle, one.seat, one.value, idOf(one.card), one.ability, one.step, one.by, one.ends, one.whose, one.turn].join(' ')}`,
    )
  for (const { seat, source, card, ability, moment, last } of state.extra?.delayed ?? [])
    lines.push(`later ${seat} ${source} ${idOf(card)} ${ability} ${moment} [${last.join(' ')}]`)
  if (outcome) lines.push(`over ${outcome.reason} ${outcome.ranks[0] === outcome.ranks[1] ? '-' : outcome.ranks.indexOf(1)}`)
  else for (const { seat, kind } of pending) lines.push(`asks ${seat} ${kind}`)
  return lines.join('\n')
}
