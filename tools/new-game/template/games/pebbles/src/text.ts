import { msg, seatNameMessage, type GameTextRenderer, type Message } from '@parlor/kernel'
import { isLost } from './bot.ts'
import type { PebblesEvent, PebblesMove, PebblesTypes, PebblesView } from './types.ts'

export const text: GameTextRenderer<PebblesTypes> = {
  sentences: (events) => events.map(sentenceOf),
  move: ({ take }) => msg('move', { count: take }),
  reason: (view, _seat, move) => reasonOf(view, move),
}

function sentenceOf(event: PebblesEvent): Message {
  const who = seatNameMessage(event.seat)
  return event.kind === 'took' ? msg('said.took', { who, count: event.take, left: event.left }) : msg('said.won', { who })
}

/** Why the move is good, in a sentence under the hint. */
function reasonOf({ left, misere }: PebblesView, { take }: PebblesMove): Message {
  const rest = left - take
  if (rest === 0 && !misere) return msg('reason.wins')
  return isLost(rest, misere) ? msg('reason.leaves', { count: rest }) : msg('reason.least')
}
