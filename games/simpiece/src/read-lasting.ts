import { cards } from './card-pool.ts'
import { lastingEnds, lastingKinds, type DelayedEffect, type LastingEffect } from './lasting-effects.ts'
import { bounded, cardIn, count, fail, oneOf, seatIn, words } from './position-words.ts'

/** A line of what lasts: kind, card, seat, value, the instruction that made it, who gave it and when it ends. */
export function readLasting(parts: readonly string[], line: string): LastingEffect {
  const [kind, handle, seat, value, id, ability, step, by, ends, whose, turn, more] = parts
  const card = cardIn(id, line)
  const effect: LastingEffect = {
    kind: oneOf(lastingKinds, kind ?? '', line),
    handle: bounded(handle ?? '', line, -1, 90_000),
    seat: seatIn(seat, line),
    value: bounded(value ?? '', line, -200_000, 200_000),
    card,
    ability: count(ability, line, 20),
    step: count(step, line, 20),
    by: seatIn(by, line),
    ends: oneOf(lastingEnds, ends ?? '', line),
    whose: seatIn(whose, line),
    turn: count(turn, line, 999),
  }
  const made = cards[card]!.steps[effect.ability]?.[effect.step]
  return more === undefined && made !== undefined && 'instruction' in made ? effect : fail(line)
}

/** A line of what was put off: whose, the card and its ability, until when, and the cards chosen before. */
export function readDelayed(line: string): DelayedEffect {
  const found = /^later (\d) (-?\d{1,5}) ([A-Z0-9-]+) (\d{1,2}) (\w+) \[([-\d ]*)\]$/.exec(line)
  if (!found) fail(line)
  const [, seat, source, id, ability, moment, last] = found
  const card = cardIn(id, line)
  if (cards[card]!.abilities[Number(ability)]?.when[0] !== 'later') fail(line)
  return {
    seat: seatIn(seat, line),
    source: bounded(source!, line, -1, 90_000),
    card,
    ability: Number(ability),
    moment: oneOf(['turn', 'battle'] as const, moment ?? '', line),
    last: words(last!).map((word) => bounded(word, line, -2, 90_000)),
  }
}
