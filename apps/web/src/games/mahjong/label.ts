import { say, type Message } from '@parlor/kernel'
import type { Round } from '@parlor/mahjong'

/** A round that is over, in a sentence. */
export function roundWords({ number, total, bet, next, won }: Round): Message {
  return say(won ? 'table.roundWon' : 'table.roundLost', { number, total, bet: say(`move.${bet}`), next })
}
