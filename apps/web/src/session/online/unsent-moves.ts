import { isRejection, readJson } from '@parlor/kernel'
import { limits, readClientMessage, type ClientMessageOf } from '@parlor/protocol'

const unsentKey = 'parlor.unsent'

/** Keeps moves that nobody has answered for when the page is loaded anew. */
export function saveUnsentMoves(moves: readonly ClientMessageOf<'move'>[]): void {
  try {
    if (moves.length > 0) sessionStorage.setItem(unsentKey, JSON.stringify(moves))
  } catch {
    // Without storage the move is made again by hand.
  }
}

/** Those that were kept, once; what a newer page cannot read is left out. */
export function takeUnsentMoves(): ClientMessageOf<'move'>[] {
  try {
    const text = sessionStorage.getItem(unsentKey)
    sessionStorage.removeItem(unsentKey)
    const json = readJson(text ?? '[]', limits.body)
    const frames = isRejection(json) || !Array.isArray(json.value) ? [] : json.value
    return frames
      .map((frame) => readClientMessage(JSON.stringify(frame)))
      .filter((ask): ask is ClientMessageOf<'move'> => 'kind' in ask && ask.kind === 'move')
  } catch {
    return []
  }
}
