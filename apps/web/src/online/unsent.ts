import { isRejection, readJson } from '@parlor/kernel'
import { limits, readAsk, type AskOf } from '@parlor/protocol'

const unsentKey = 'parlor.unsent'

/** Keeps moves that nobody has answered for when the page is loaded anew. */
export function keepUnsent(moves: readonly AskOf<'move'>[]): void {
  try {
    if (moves.length > 0) sessionStorage.setItem(unsentKey, JSON.stringify(moves))
  } catch {
    // Without storage the move is made again by hand.
  }
}

/** Those that were kept, once; what a newer page cannot read is left out. */
export function takeUnsent(): AskOf<'move'>[] {
  try {
    const text = sessionStorage.getItem(unsentKey)
    sessionStorage.removeItem(unsentKey)
    const json = readJson(text ?? '[]', limits.body)
    const frames = isRejection(json) || !Array.isArray(json.value) ? [] : json.value
    return frames.map((frame) => readAsk(JSON.stringify(frame))).filter((ask): ask is AskOf<'move'> => 'kind' in ask && ask.kind === 'move')
  } catch {
    return []
  }
}
