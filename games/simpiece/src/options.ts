export interface SimPieceOptions {
  donReturn: 'refresh' | 'end'
  deckOut: 'atOnce' | 'onDraw'
  first: 'chosen' | 'seat0' | 'seat1'
  /** Decks can be refilled for ever; after this number of turns the match is drawn. */
  turnLimit: number
}

/** Secret of a seat: others see only the Leader. */
export interface SimPieceSeatSecret {
  leader: string
  /** `4xOP01-016 4xOP01-006 …`. */
  deck: string
}
