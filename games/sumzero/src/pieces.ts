/** A square of a piece, counted from the left and the top of its own box. */
export type PieceSquare = readonly [dx: number, dy: number]

/** The seven one-sided tetrominoes: S4 and Z4, and L4 and J4, are one free shape each, listed twice under two names. */
export const tetrominoes: Readonly<Record<string, readonly PieceSquare[]>> = {
  I4: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  O4: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  T4: [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
  ],
  S4: [
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ],
  Z4: [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ],
  L4: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  J4: [
    [1, 0],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
}

/** The twelve free pentominoes. */
export const pentominoes: Readonly<Record<string, readonly PieceSquare[]>> = {
  I5: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ],
  L5: [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 3],
  ],
  P5: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ],
  N5: [
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 2],
    [0, 3],
  ],
  T5: [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
    [1, 2],
  ],
  U5: [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [2, 0],
  ],
  V5: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
  W5: [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ],
  X5: [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
  ],
  Y5: [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
  ],
  Z5: [
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 2],
  ],
  F5: [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 2],
  ],
}
