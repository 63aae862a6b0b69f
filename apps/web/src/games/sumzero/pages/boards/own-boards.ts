import { reject } from '@parlor/kernel'
import { boardAndPiecesAsText, parseCustomFile, sumzero, type BoardFile, type PiecesFile, type SumZeroOptions } from '@parlor/sumzero'
import type { BackupReaders } from '../../../../data/backup-readers.ts'
import { PlayerCollection } from '../../../../data/player-collection.ts'
import { LinkFormat } from '../../../../platform/storage/link-format.ts'

/** A board or a set of pieces of a player's own: stored, sent and saved as its file. */
export type OwnBoard = BoardFile | PiecesFile

const readOwnBoard = (value: unknown) => parseCustomFile(JSON.stringify(value))

/** The player's boards and sets of pieces. */
export const ownBoards = new PlayerCollection<OwnBoard>('sumzero', 'board', readOwnBoard)

/** Backup readers for boards and pieces. */
export const backupReaders: BackupReaders = { own: { board: readOwnBoard } }

/** Links to a board or a set of pieces, in the fragment of their page. */
export const boardLink = new LinkFormat<OwnBoard>({
  mark: 'b=',
  limit: 20_000,
  notOne: reject('boards.notALink'),
  write: (thing) => JSON.stringify(thing),
  read: parseCustomFile,
})

/** Options of a match with this board, or these pieces beside the chosen ones; another board has another default budget. */
export function optionsWith(options: SumZeroOptions, thing: OwnBoard): SumZeroOptions {
  if (thing.format === 'sumzero-pieces') return { ...options, pieces: JSON.stringify(thing) }
  return { ...options, board: thing.rows.join('/'), rows: thing.rows.length, cols: thing.rows[0]!.length, budget: 0 }
}

/** A position that shows the empty board, or the pieces as bought by the first side. */
export function positionOf(thing: OwnBoard): string {
  if (thing.format === 'sumzero-board') return `${thing.rows.join('/')} 45 0 - - 0/0 - cyan cyan drafts`
  const { pieces } = boardAndPiecesAsText({
    ...sumzero.game.options.presets[0]!.options,
    board: '',
    rows: 8,
    cols: 8,
    tetrominoes: false,
    pentominoes: false,
    pieces: JSON.stringify(thing),
  }) as { pieces: string }
  return `8x8 ${pieces} 0 ${thing.pieces.map(({ id }) => id).join(',')} - 0/0 - cyan cyan drafts`
}

export function writeBoardFile(thing: OwnBoard): string {
  return `${JSON.stringify(thing, null, 2)}\n`
}

/** The name without characters that a file system may reject. */
export function boardFileName({ name, format }: OwnBoard): string {
  const plain = name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${plain || 'sumzero'}.${format}.json`
}
