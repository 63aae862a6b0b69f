import type { Message } from '@parlor/kernel'

/** Consecutive DON!! given to one card are logged as one batch. */
export function mergeLogMessages(before: Message, after: Message): Message | null {
  const [one, other] = [before.params, after.params]
  if (before.key !== 'said.donGiven' || after.key !== before.key || !one || !other || one['to'] !== other['to']) return null
  return { ...after, params: { ...other, count: Number(one['count']) + Number(other['count']) } }
}
