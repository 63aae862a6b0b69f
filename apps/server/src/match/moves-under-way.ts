/** A received move that has not been processed yet; arrival by `performance.now()`. */
interface MoveUnderWay {
  readonly person: string
  readonly decision: number
  readonly arrived: number
}

/** Received moves by match, also of matches that are not open yet: straight after a start the clock may be there before its move. */
export class MovesUnderWay {
  readonly #byMatch = new Map<string, Set<MoveUnderWay>>()

  /** Notes a move until the returned function is called. */
  begin(match: string, person: string, decision: number, arrived: number): () => void {
    const moves = this.#byMatch.get(match) ?? new Set()
    const move = { person, decision, arrived }
    this.#byMatch.set(match, moves.add(move))
    return () => {
      moves.delete(move)
      if (moves.size === 0) this.#byMatch.delete(match)
    }
  }

  has(match: string): boolean {
    return this.#byMatch.has(match)
  }

  /** When the moves of a person that answer this decision arrived. */
  arrivalsOf(match: string, person: string, decision: number): number[] {
    return [...(this.#byMatch.get(match) ?? [])].flatMap((move) =>
      move.person === person && move.decision === decision ? move.arrived : [],
    )
  }
}
