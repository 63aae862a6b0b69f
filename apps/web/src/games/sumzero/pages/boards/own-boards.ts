import { hasExactKeys, isRejection, reject, type Rejection } from '@parlor/kernel'
import { boardAndPiecesAsText, parseCustomFile, sumzero, type BoardFile, type PiecesFile, type SumZeroOptions } from '@parlor/sumzero'
import type { BackupReaders } from '../../../../data/backup-readers.ts'
import { DraftStore } from '../../../../data/draft-store.ts'
import { PlayerCollection } from '../../../../data/player-collection.ts'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { plainFileName, type ListableItemType, type ShareableItemType } from '../../../../features/collections/collection-item-type.ts'
import { LinkFormat } from '../../../../platform/storage/link-format.ts'
import { strings } from '../../strings.ts'

/** A board or a set of pieces of a player's own: stored, sent and saved as its file. */
export type OwnBoard = BoardFile | PiecesFile

const readOwnBoard = (value: unknown) => parseCustomFile(JSON.stringify(value))

/** The player's boards and sets of pieces. */
export const ownBoards = new PlayerCollection<OwnBoard>('sumzero', 'board', readOwnBoard)

/** A board while it is drawn. */
export interface BoardDraft {
  readonly updated: number
  /** Null: called as before. */
  readonly name: string | null
  /** As typed, whether that is a board or not. */
  readonly rows: string
}

/** Twice the text of the largest board. */
export const maxRowsText = 5000

function readBoardDraft(value: unknown): BoardDraft | Rejection {
  if (!hasExactKeys(value, ['updated', 'name', 'rows'])) return reject('custom.neitherFormat')
  const { updated, name, rows } = value
  const sound =
    Number.isSafeInteger(updated) &&
    (name === null || (typeof name === 'string' && name.length <= maxSaveNameLength)) &&
    typeof rows === 'string' &&
    rows.length <= maxRowsText
  return sound ? (value as unknown as BoardDraft) : reject('custom.neitherFormat')
}

/** Boards with unsaved changes, and the one that was never saved. */
export const boardDrafts = new DraftStore<BoardDraft>('sumzero', readBoardDraft)

/** Backup readers for boards, pieces and drafts. */
export const backupReaders: BackupReaders = { own: { board: readOwnBoard }, draft: readBoardDraft }

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

export function boardFileName({ name, format }: OwnBoard): string {
  return `${plainFileName(name, 'sumzero')}.${format}.json`
}

export const boardKind: ListableItemType<OwnBoard> & ShareableItemType<OwnBoard> = {
  game: 'sumzero',
  collection: ownBoards,
  drafts: boardDrafts,
  strings,
  words: 'boards.',
  nameOf: ({ name }) => name,
  rename: (thing, name) => ({ ...thing, name }),
  positionOf,
  noteOf: (thing, { phrase }) =>
    thing.format === 'sumzero-board'
      ? phrase('size', { rows: thing.rows.length, cols: thing.rows[0]!.length })
      : phrase('pieceCount', { count: thing.pieces.length }),
  page: '/sumzero/boards',
  link: boardLink,
  fileLimit: 20_000,
  fileNameOf: boardFileName,
  writeFile: writeBoardFile,
  readFile(text) {
    const thing = parseCustomFile(text)
    return isRejection(thing) ? thing : { things: [thing] }
  },
}
