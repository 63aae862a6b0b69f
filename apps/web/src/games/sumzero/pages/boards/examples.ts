import type { BoardFile, PiecesFile } from '@parlor/sumzero'

export const exampleBoard: BoardFile = {
  format: 'sumzero-board',
  version: 1,
  name: 'Ring',
  rows: ['........', '........', '........', '...##...', '...##...', '........', '........', '........'],
}

// Squares as [column, row].
const small = { I2: '00 10', I3: '00 10 20', V3: '00 01 11' } as const

export const examplePieces: PiecesFile = {
  format: 'sumzero-pieces',
  version: 1,
  name: 'Small change',
  pieces: Object.entries(small).map(([id, squares]) => ({
    id,
    ...(id === 'V3' && { cost: 4 }),
    cells: squares.split(' ').map((square) => [Number(square[0]), Number(square[1])] as const),
  })),
}
