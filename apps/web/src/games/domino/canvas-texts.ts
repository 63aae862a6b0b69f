import type { Message } from '@parlor/kernel'

/** The words of the language in use, and who sits where: the page knows both, the picture draws them. */
export interface CanvasTexts {
  say(message: Message): string
  nameOf(seat: number): string
}

let currentTexts: CanvasTexts = { say: ({ key }) => key, nameOf: (seat) => String(seat + 1) }
/** True while something hides the table that the player must answer first. */
let covered = false
const listeners = new Set<() => void>()

export function canvasTexts(): CanvasTexts {
  return currentTexts
}

/** Whether the table is hidden now; what is being animated waits so long. */
export function isTableCovered(): boolean {
  return covered
}

export function setCanvasTexts(next: CanvasTexts): void {
  currentTexts = next
  for (const listener of listeners) listener()
}

export function setTableCovered(next: boolean): void {
  if (covered === next) return
  covered = next
  for (const listener of listeners) listener()
}

/** Calls back when the words or the cover change; returns the way to stop. */
export function onCanvasTextsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
