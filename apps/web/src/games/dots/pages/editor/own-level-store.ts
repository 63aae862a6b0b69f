import { maxSide, minSide, readLevel, type DotsLevel } from '@parlor/dots'
import { hasExactKeys, isRejection, readJson, reject } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import { PlayerCollection } from '../../../../data/player-collection.ts'
import { draftFolder } from '../../../../data/non-match-data.ts'
import type { BackupReaders } from '../../../../data/backup-readers.ts'
import type { StorageKind } from '../../../../platform/storage/storage-backend.ts'
import { openKeyValueStore, type KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import { maxStartDots, type LevelDraft } from './level-draft.ts'
import { withNewLevelId } from './level-file.ts'

/** The player's custom levels. */
export const ownLevels = new PlayerCollection<DotsLevel>('dots', 'level', (value) => readLevel(value))

/** Result of an import. */
interface ImportedLevels {
  readonly levels: readonly DotsLevel[]
  /** Number of levels that were not stored already. */
  readonly added: number
  /** `memory` when one of them lasts only until the page closes. */
  readonly storageKind: StorageKind
}

/** Stores imported levels under new ids; one that is stored already with the same content is reused. */
export async function importLevels(levels: readonly DotsLevel[], now: number, store?: KeyValueStore): Promise<ImportedLevels> {
  const mine = new Map((await ownLevels.list(store)).map(({ thing }) => [contentOf(thing), thing]))
  let storageKind: StorageKind = 'indexeddb'
  let added = 0
  const taken: DotsLevel[] = []
  for (const level of levels) {
    const known = mine.get(contentOf(level))
    const one = known ?? withNewLevelId(level)
    taken.push(one)
    if (known) continue
    added++
    mine.set(contentOf(one), one)
    const put = await ownLevels.put(one.id, one, now, store)
    if (storageKind !== 'memory') storageKind = put
  }
  return { levels: taken, added, storageKind }
}

function contentOf({ id: _, ...level }: DotsLevel): string {
  return canonicalJson(level)
}

const draftKey = `${draftFolder}dots`
const draftKeys = ['rows', 'cols', 'owner', 'dots', 'id', 'name', 'description', 'opponent', 'starter', 'colour'] as const
const limits = { characters: 20_000, depth: 4 }

/** The last draft, finished or not; null where none can be read. */
export async function loadDraft(store?: KeyValueStore): Promise<LevelDraft | null> {
  const json = readJson((await (store ?? (await openKeyValueStore())).read(draftKey)) ?? 'null', limits)
  return isRejection(json) || !isDraft(json.value) ? null : json.value
}

export async function saveDraft(draft: LevelDraft, store?: KeyValueStore): Promise<void> {
  const { rows, cols, owner, dots, id, name, description, opponent, starter, colour } = draft
  const stored = { rows, cols, owner, dots, id, name, description, opponent, starter, colour }
  await (store ?? (await openKeyValueStore())).writeIfKnown(draftKey, JSON.stringify(stored))
}

/** Backup readers for levels and drafts. */
export const backupReaders: BackupReaders = {
  own: { level: (value) => readLevel(value) },
  draft: (value, id) => (id === '' && isDraft(value) ? value : reject('levels.notAnObject')),
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
