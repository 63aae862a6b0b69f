import { hasExactKeys, isPlainObject, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import type { BackupReaders } from '../../../data/backup-readers.ts'
import { deviceFolder, deviceFileKey, PlayerCollection } from '../../../data/player-collection.ts'
import { newMatchId } from '../../../data/random-id.ts'
import { isSaveName, maxSaveNameLength } from '../../../data/save.ts'
import type { ListableItemType } from '../../../features/collections/collection-item-type.ts'
import { fromBase64Url, toBase64Url } from '../../../platform/storage/compression.ts'
import { openKeyValueStore, type KeyValueStore } from '../../../platform/storage/key-value-store.ts'
import type { StorageKind } from '../../../platform/storage/storage-backend.ts'
import { strings } from '../strings.ts'
import { uploadedThemeSource } from './theme-source.ts'
import { colourKeys, readTheme, type Theme, type ThemeColours } from './theme.ts'
import { writeZip } from './write-zip.ts'
import { archiveLimits, readZip, type FileMap } from './zip.ts'

/** An uploaded theme in the list; its files are stored beside it, as one archive. */
export interface OwnTheme {
  readonly name: string
  /** Size of the archive, in bytes. */
  readonly size: number
  readonly colours: ThemeColours
}

/** All themes together, in bytes of their archives: a backup holds every one. */
const mostBytes = 24_000_000
const fileLimits = { characters: Math.ceil((archiveLimits.archive * 4) / 3) + 16, depth: 1 }

function readOwnTheme(value: unknown): OwnTheme | Rejection {
  if (!hasExactKeys(value, ['name', 'size', 'colours'])) return reject('theme.damaged')
  const { name, size, colours } = value
  const sound = isSaveName(name) && Number.isSafeInteger(size) && Number(size) > 0 && isPlainObject(colours)
  if (!sound || !hasExactKeys(colours, colourKeys)) return reject('theme.damaged')
  return Object.values(colours).every((one) => typeof one === 'string' && /^#[0-9a-f]{6}$/i.test(one))
    ? (value as unknown as OwnTheme)
    : reject('theme.damaged')
}

/** An archive as text: base64 of something that begins like a zip file. */
function readArchiveText(value: unknown): string | Rejection {
  const sound = typeof value === 'string' && value.startsWith('UEsDB') && value.length <= fileLimits.characters
  return sound && /^[\w-]*$/.test(value) ? value : reject('theme.damaged')
}

/** Backup readers for themes and their files. */
export const backupReaders: BackupReaders = { own: { theme: readOwnTheme }, files: { theme: readArchiveText } }

const fileKey = (id: string) => deviceFileKey('domino', 'theme', id)

class OwnThemes extends PlayerCollection<OwnTheme> {
  constructor() {
    super('domino', 'theme', readOwnTheme, { folder: deviceFolder })
  }

  override async remove(id: string, store?: KeyValueStore): Promise<() => Promise<void>> {
    const opened = store ?? (await openKeyValueStore())
    const archive = await opened.read(fileKey(id))
    const restore = await super.remove(id, opened)
    await opened.remove(fileKey(id))
    return async () => {
      if (archive !== null) await opened.write(fileKey(id), archive)
      await restore()
    }
  }
}

/** The player's themes. */
export const ownThemes = new OwnThemes()

export const themeKind: ListableItemType<OwnTheme> = {
  game: 'domino',
  collection: ownThemes,
  strings,
  words: 'ownTheme.',
  nameOf: ({ name }) => name,
  rename: (theme, name) => ({ ...theme, name }),
  positionOf: () => sample,
  groundOf: ({ colours }) => colours.tableColor,
  noteOf: ({ size }, { phrase, language }) =>
    phrase('size', { size: (size / 1_000_000).toLocaleString(language, { maximumFractionDigits: 1 }) }),
}

/** Stores the files of a theme; one that is stored already is reused. `label` names the upload in rejections. */
export async function keepTheme(
  files: FileMap,
  label: string,
  store?: KeyValueStore,
): Promise<{ readonly id: string; readonly theme: Theme; readonly thing: OwnTheme; readonly kind: StorageKind } | Rejection> {
  const source = uploadedThemeSource(label, files)
  if (isRejection(source)) return source
  const text = await source.text('theme.json')
  const theme = isRejection(text) ? text : readTheme(text)
  if (isRejection(theme)) return reject(theme.rejected, { theme: label, file: 'theme.json', ...theme.params })
  const zip = await writeZip(source.files)
  if (zip.length > archiveLimits.archive) return reject('theme.tooLarge', { file: label })
  const opened = store ?? (await openKeyValueStore())
  const archive = JSON.stringify(toBase64Url(zip))
  const items = await ownThemes.list(opened)
  for (const { id, thing } of items)
    if (thing.size === zip.length && (await opened.read(fileKey(id))) === archive)
      return { id, theme, thing, kind: opened.status.getState().kind }
  if (items.reduce((sum, { thing }) => sum + thing.size, zip.length) > mostBytes) return reject('theme.noRoom')
  const id = newMatchId()
  // The files first: an entry of the list is never without them.
  const kind = await opened.write(fileKey(id), archive)
  const thing = { name: theme.name.trim().slice(0, maxSaveNameLength).trim(), size: zip.length, colours: theme.colors }
  await ownThemes.put(id, thing, Date.now(), opened)
  return { id, theme, thing, kind }
}

/** The files of a stored theme; null where they are not on this device or damaged. */
export async function filesOfTheme(id: string, store?: KeyValueStore): Promise<FileMap | null> {
  const json = readJson((await (store ?? (await openKeyValueStore())).read(fileKey(id))) ?? 'null', fileLimits)
  const text = isRejection(json) ? json : readArchiveText(json.value)
  const zip = isRejection(text) ? null : fromBase64Url(text)
  const files = zip && (await readZip(zip))
  return !files || isRejection(files) ? null : (files as FileMap)
}

/** A stored theme as a zip archive under its present name; null where its files are missing. */
export async function exportTheme(id: string, name: string): Promise<Blob | null> {
  const files = await filesOfTheme(id)
  const described = files?.get('theme.json')
  if (!files || !described) return null
  const theme = JSON.parse(new TextDecoder().decode(described)) as Record<string, unknown>
  const renamed = new TextEncoder().encode(`${JSON.stringify({ ...theme, name }, null, 2)}\n`)
  return new Blob([await writeZip(new Map([...files, ['theme.json', renamed]]))], { type: 'application/zip' })
}

/** A short chain. */
const sample = [
  'six block false returnToPlacer lot 0 nobody',
  'hand 1 starter 0 lead - blocked - freed - turn 1',
  ...[0, 1, 2, 3].map((seat) => `${seat}: - | 0 0 | -`),
  'boneyard: -',
  'chain: 5-6 by 0, 4-6 right by 1, 4-4 right by 2, 3-5 left by 3',
].join('\n')
