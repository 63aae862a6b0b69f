import type { Message } from '@parlor/kernel'

/** The words of the language in use, and who sits where: the page knows both, the picture draws them. */
export interface Voice {
  say(message: Message): string
  nameOf(seat: number): string
}

let present: Voice = { say: ({ key }) => key, nameOf: (seat) => String(seat + 1) }
/** True while something hides the table that the player must answer first. */
let covered = false
const listeners = new Set<() => void>()

export function voice(): Voice {
  return present
}

/** Whether the table is hidden now; what is being animated waits so long. */
export function isCovered(): boolean {
  return covered
}

export function setVoice(next: Voice): void {
  present = next
  for (const listener of listeners) listener()
}

export function setCovered(next: boolean): void {
  if (covered === next) return
  covered = next
  for (const listener of listeners) listener()
}

/** Calls back when the words or the cover change; returns the way to stop. */
export function onVoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
