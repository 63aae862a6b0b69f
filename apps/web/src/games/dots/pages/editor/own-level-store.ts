import { maxSide, minSide, readLevel, textInLanguage, type DotsLevel } from '@parlor/dots'
import { hasExactKeys, isRejection, reject, type Rejection } from '@parlor/kernel'
import type { BackupReaders } from '../../../../data/backup-readers.ts'
import { DraftStore } from '../../../../data/draft-store.ts'
import { PlayerCollection } from '../../../../data/player-collection.ts'
import type { ListableItemType, ShareableItemType } from '../../../../features/collections/collection-item-type.ts'
import type { KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import { strings } from '../../strings.ts'
import { describeLevelError } from './describe-level-error.ts'
import { maxStartDots, type LevelDraft } from './level-draft.ts'
import { levelFileName, newLevelId, readLevels, stringifyLevel } from './level-file.ts'
import { levelLink } from './level-link.ts'

/** The player's custom levels. */
export const ownLevels = new PlayerCollection<DotsLevel>('dots', 'level', (value) => readLevel(value), {
  newId: newLevelId,
  withId: (level, id) => ({ ...level, id }),
})

const draftKeys = ['rows', 'cols', 'owner', 'dots', 'id', 'name', 'description', 'opponent', 'starter', 'colour'] as const

/** The last draft, finished or not. */
const levelDrafts = new DraftStore<LevelDraft>('dots', readDraft)

export function loadDraft(store?: KeyValueStore): Promise<LevelDraft | null> {
  return levelDrafts.load('', store)
}

export async function saveDraft(draft: LevelDraft, store?: KeyValueStore): Promise<void> {
  const { rows, cols, owner, dots, id, name, description, opponent, starter, colour } = draft
  await levelDrafts.put('', { rows, cols, owner, dots, id, name, description, opponent, starter, colour }, store)
}

/** Gives the draft of a level the name that the level got in a list. */
export async function renameDraft(id: string, name: string, store?: KeyValueStore): Promise<void> {
  const draft = await loadDraft(store)
  if (draft?.id === id) await saveDraft({ ...draft, name }, store)
}

function readDraft(value: unknown, id: string): LevelDraft | Rejection {
  return id === '' && isDraft(value) ? value : reject('levels.notAnObject')
}

/** Backup readers for levels and drafts. */
export const backupReaders: BackupReaders = { own: { level: (value) => readLevel(value) }, draft: readDraft }

export const levelKind: ListableItemType<DotsLevel> & ShareableItemType<DotsLevel> = {
  game: 'dots',
  collection: ownLevels,
  strings,
  words: 'editor.',
  nameOf: ({ name }, language) => textInLanguage(name, language),
  rename: (level, name) => ({ ...level, name }),
  describe: (why, translator) => describeLevelError(why, translator, strings[translator.language]),
  positionOf: ({ cells }) => cells.join('/'),
  noteOf: ({ description }, { language }) => textInLanguage(description, language),
  page: '/dots/editor',
  link: levelLink,
  fileLimit: 1_000_000,
  fileNameOf: ({ name }, language) => levelFileName(textInLanguage(name, language)),
  writeFile: stringifyLevel,
  readFile(text) {
    const levels = readLevels(text)
    return isRejection(levels) ? levels : { things: levels }
  },
}

function isDraft(value: unknown): value is LevelDraft {
  if (!hasExactKeys(value, draftKeys)) return false
  const { rows, cols, owner, dots, starter, colour } = value
  const cells = Number(rows) * Number(cols)
  return (
    isSide(rows) &&
    isSide(cols) &&
    isList(owner, cells, 3) &&
    isList(dots, cells, maxStartDots) &&
    (['id', 'name', 'description', 'opponent'] as const).every((key) => typeof value[key] === 'string') &&
    [starter, colour].every((one) => one === 'red' || one === 'blue')
  )
}

function isSide(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= minSide && (value as number) <= maxSide
}

function isList(value: unknown, length: number, most: number): boolean {
  return (
    Array.isArray(value) &&
    value.length === length &&
    value.every((one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) <= most)
  )
}
