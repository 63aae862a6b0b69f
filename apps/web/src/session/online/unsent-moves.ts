import { isRejection, readJson } from '@parlor/kernel'
import { limits, readClientMessage, type ClientMessageOf } from '@parlor/protocol'

const unsentKey = 'parlor.unsent'

/** Stores unanswered moves over a page reload. */
export function saveUnsentMoves(moves: readonly ClientMessageOf<'move'>[]): void {
  try {
    if (moves.length > 0) sessionStorage.setItem(unsentKey, JSON.stringify(moves))
  } catch {
    // Without storage the player has to repeat the move.
  }
}

/** Reads and removes them; drops what this version cannot read. */
export function takeUnsentMoves(): ClientMessageOf<'move'>[] {
  try {
    const text = sessionStorage.getItem(unsentKey)
    sessionStorage.removeItem(unsentKey)
    const json = readJson(text ?? '[]', limits.body)
    const frames = isRejection(json) || !Array.isArray(json.value) ? [] : json.value
    return frames
      .map((frame) => readClientMessage(JSON.stringify(frame)))
      .filter((message): message is ClientMessageOf<'move'> => 'kind' in message && message.kind === 'move')
  } catch {
    return []
  }
}
