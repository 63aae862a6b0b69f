import { msg, type Message } from '@parlor/kernel'
import type { Round } from '@parlor/mahjong'

/** Describes a finished round. */
export function roundLabel({ number, total, bet, next, won }: Round): Message {
  return msg(won ? 'table.roundWon' : 'table.roundLost', { number, total, bet: msg(`move.${bet}`), next })
}
