import type { Message } from '@parlor/kernel'

/** Translations and player names for the canvas, set by the page. */
export interface CanvasTexts {
  say(message: Message): string
  nameOf(seat: number): string
}

let currentTexts: CanvasTexts = { say: ({ key }) => key, nameOf: (seat) => String(seat + 1) }
/** True while a dialog that needs an answer covers the table. */
let covered = false
const listeners = new Set<() => void>()

export function canvasTexts(): CanvasTexts {
  return currentTexts
}

/** Animations wait while the table is covered. */
export function isTableCoveredByDialog(): boolean {
  return covered
}

export function setCanvasTexts(next: CanvasTexts): void {
  currentTexts = next
  for (const listener of listeners) listener()
}

export function setTableCoveredByDialog(next: boolean): void {
  if (covered === next) return
  covered = next
  for (const listener of listeners) listener()
}

/** Called when the texts or the cover change; returns an unsubscribe function. */
export function onCanvasTextsOrCoverChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
