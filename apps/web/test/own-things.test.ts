import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRejection, readOptions, type Rejection } from '@parlor/kernel'
import { puzzles } from '@parlor/simpiece'
import { sumzero, type SumZeroOptions } from '@parlor/sumzero'
import { expect, test } from 'vitest'
import { checkBackup, createBackup, runImport, type Backup } from '../src/data/backup.ts'
import { backupReaders, exportTheme, filesOfTheme, keepTheme, ownThemes } from '../src/games/domino/themes/own-themes.ts'
import { readZip, type FileMap } from '../src/games/domino/themes/zip.ts'
import { writeZip } from '../src/games/domino/themes/write-zip.ts'
import simpieceDrawing from '../src/games/simpiece/drawing.ts'
import {
  canonicalPosition,
  ownPositions,
  positionLink,
  readOwnPosition,
  readPositionText,
  writePositionFile,
} from '../src/games/simpiece/pages/position-editor/own-positions.ts'
import { readPosition, writePosition, type PositionDraft } from '../src/games/simpiece/pages/position-editor/position-draft.ts'
import sumzeroDrawing from '../src/games/sumzero/drawing.ts'
import { exampleBoard, examplePieces } from '../src/games/sumzero/pages/boards/examples.ts'
import {
  backupReaders as boardReaders,
  boardDrafts,
  boardKind,
  boardLink,
  maxRowsText,
  optionsWith,
  ownBoards,
  positionOf,
  writeBoardFile,
} from '../src/games/sumzero/pages/boards/own-boards.ts'
import { defaultSettings } from '../src/platform/settings/settings.ts'
import { saveItem, removeItem } from '../src/features/collections/save-item.ts'
import { KeyValueStore, openKeyValueStore } from '../src/platform/storage/key-value-store.ts'
import type { LoadGameBackupSupport } from '../src/data/backup-readers.ts'
import { fakeBackend } from './fakes.ts'

const lasting = () => new KeyValueStore([fakeBackend('indexeddb'), fakeBackend('memory')])
const rejected = (found: unknown) => (isRejection(found) ? found.rejected : null)
const standard = sumzero.game.options.presets[0]!.options as SumZeroOptions

test('a board and a set of pieces are stored, played, drawn and sent', async () => {
  const store = lasting()
  for (const thing of [exampleBoard, examplePieces]) {
    const { id, added } = await ownBoards.add(thing, 1, store)
    expect(added).toBe(true)
    expect(await ownBoards.add(thing, 2, store)).toMatchObject({ id, added: false })
    expect(await boardLink.read(await boardLink.write(thing))).toEqual(thing)
    expect(await boardLink.readPasted(writeBoardFile(thing))).toBeNull()
    expect(rejected(readOptions(sumzero.game.options, optionsWith(standard, thing)))).toBeNull()
    expect(sumzeroDrawing.draw(positionOf(thing), 'small')!.strokes.length).toBeGreaterThan(4)
  }
  expect((await ownBoards.list(store)).map(({ thing }) => thing)).toEqual(expect.arrayContaining([exampleBoard, examplePieces]))
})

test('what is saved under an id that was deleted meanwhile becomes a new thing, and undoing the deletion brings back only what is gone', async () => {
  const id = await saveItem(boardKind, exampleBoard, null)
  const restore = await ownBoards.remove(id)
  const other = { ...exampleBoard, name: 'Saved after it was deleted' }
  const next = await saveItem(boardKind, other, id)
  expect(next).not.toBe(id)
  expect(await saveItem(boardKind, other, next)).toBe(next)
  await restore()
  const all = new Map((await ownBoards.list()).map((item) => [item.id, item.thing.name]))
  expect([all.get(id), all.get(next)]).toEqual([exampleBoard.name, other.name])
  const undo = await ownBoards.remove(id)
  await ownBoards.put(id, other, 2)
  await undo()
  expect((await ownBoards.list()).find((item) => item.id === id)!.thing).toEqual(other)
})

test('a drawing of a board is kept as it was typed, part of a backup, and deleted and restored with its board', async () => {
  const draft = { updated: 5, name: null, rows: '...\n..' }
  const id = await saveItem(boardKind, { ...exampleBoard, name: 'Drawn' }, null)
  const store = await openKeyValueStore()
  for (const one of ['', id]) await boardDrafts.put(one, draft)
  expect([await boardDrafts.load(''), await boardDrafts.load(id)]).toEqual([draft, draft])
  const restore = await removeItem(boardKind, id)
  expect([await boardDrafts.load(''), await boardDrafts.load(id)]).toEqual([draft, null])
  await restore()
  expect(await boardDrafts.load(id)).toEqual(draft)

  const support: LoadGameBackupSupport = async () => ({ loadBackupReaders: async () => boardReaders })
  const { bundle } = await createBackup(store, defaultSettings, 1, support)
  expect(Object.keys(bundle.extras!)).toEqual(expect.arrayContaining(['draft/sumzero', `draft/sumzero/${id}`]))
  expect(rejected(await checkBackup(JSON.parse(JSON.stringify(bundle)), support))).toBeNull()
  for (const bad of [
    { ...draft, name: 7 },
    { ...draft, rows: 'x'.repeat(maxRowsText + 1) },
    { ...draft, more: 1 },
  ]) {
    await store.write('draft/sumzero', JSON.stringify(bad))
    expect(await boardDrafts.load('')).toBeNull()
  }
})

test.each([
  ['another kind of file', { format: 'parlor-save' }, 'custom.neitherFormat'],
  ['a newer version', { ...exampleBoard, version: 2 }, 'custom.otherVersion'],
  ['a key nobody knows', { ...exampleBoard, glitter: 1 }, 'custom.unknownKey'],
  ['rows of different length', { ...exampleBoard, rows: ['....', '...'] }, 'sumzero.size'],
  ['pieces without cells', { ...examplePieces, pieces: [{ id: 'A' }] }, 'custom.notAPiece'],
])('a board link with %s is refused', async (_, thing, why) => {
  expect(rejected(await boardLink.read(await boardLink.write(thing as never)))).toBe(why)
})

test('a position is stored as the game writes it, drawn and sent with its goal', async () => {
  const store = lasting()
  const { position } = puzzles[0]!
  const text = writePosition(readPosition(position) as PositionDraft)
  const thing = readPositionText(text, 'Mine') as Exclude<ReturnType<typeof readPositionText>, Rejection>
  expect(thing).toMatchObject({ name: 'Mine', goal: 'none' })
  expect(canonicalPosition(thing.position)).toBe(thing.position)
  expect(simpieceDrawing.draw(thing.position, 'small')).not.toBeNull()
  const puzzle = { ...thing, goal: 'turn' } as const
  await ownPositions.add(puzzle, 1, store)
  expect((await ownPositions.list(store))[0]!.thing).toEqual(puzzle)
  expect(await positionLink.read(await positionLink.write(puzzle))).toEqual(puzzle)
  expect(readPositionText(writePositionFile(puzzle), 'x')).toEqual(puzzle)
  const bad: readonly (readonly [object, string])[] = [
    [{ ...puzzle, format: 'simpiece-deck' }, 'position.notAFile'],
    [{ ...puzzle, version: 2 }, 'position.otherVersion'],
    [{ ...puzzle, name: ' ' }, 'position.badName'],
    [{ ...puzzle, goal: 'draw' }, 'position.badGoal'],
    [{ ...puzzle, more: 1 }, 'position.notAFile'],
  ]
  for (const [value, why] of bad) expect(rejected(readOwnPosition(value))).toBe(why)
  expect(isRejection(readOwnPosition({ ...puzzle, position: 'turn nothing' }))).toBe(true)
  expect(rejected(await positionLink.read(`p=1.AAAA`))).toBe('share.damagedLink')
})

const havana = fileURLToPath(new URL('../public/assets/themes/havana', import.meta.url))

/** A built-in theme as a player would upload it: in a folder. */
function uploadOf(folder: string): FileMap {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [`mine/${path.slice(folder.length + 1)}`, new Uint8Array(readFileSync(path))]
    }),
  )
}

const open: LoadGameBackupSupport = async () => ({ loadBackupReaders: async () => backupReaders })

test('a theme is stored once with all its files, deleted and restored, and part of a backup', async () => {
  const store = lasting()
  const kept = await keepTheme(uploadOf(havana), 'mine', store)
  if (isRejection(kept)) throw new Error(kept.rejected)
  expect(await keepTheme(uploadOf(havana), 'mine', store)).toMatchObject({ id: kept.id })
  expect((await ownThemes.list(store)).map(({ thing }) => thing.name)).toEqual([kept.theme.name])
  const stored = (await filesOfTheme(kept.id, store))!
  for (const [path, body] of uploadOf(havana)) expect(Buffer.from(stored.get(path.slice(5))!).equals(body)).toBe(true)

  const restore = await ownThemes.remove(kept.id, store)
  expect([await ownThemes.list(store), await filesOfTheme(kept.id, store)]).toEqual([[], null])
  await restore()
  expect((await filesOfTheme(kept.id, store))!.size).toBe(stored.size)

  const { bundle, damaged } = await createBackup(store, defaultSettings, 1, open)
  expect(damaged).toBe(0)
  const read = (await checkBackup(JSON.parse(JSON.stringify(bundle)), open)) as Backup
  expect(rejected(read)).toBeNull()
  const other = lasting()
  expect(await runImport(other, read, 'merge', open)).toBeNull()
  expect((await filesOfTheme(kept.id, other))!.size).toBe(stored.size)
  const foreign = { ...bundle, extras: { ...bundle.extras, [`file/domino/theme/${kept.id}`]: 'no archive' } }
  expect(rejected(await checkBackup(foreign, open))).toBe('saves.badExtra')
})

test('a renamed theme is exported under its new name', async () => {
  const kept = await keepTheme(uploadOf(havana), 'mine')
  if (isRejection(kept)) throw new Error(kept.rejected)
  const zip = (await exportTheme(kept.id, 'Evening'))!
  const files = (await readZip(new Uint8Array(await zip.arrayBuffer()))) as FileMap
  expect(JSON.parse(new TextDecoder().decode(files.get('theme.json')))).toMatchObject({ name: 'Evening' })
  expect(files.size).toBe(uploadOf(havana).size)
})

test('an archive holds what was put in, whatever its size', async () => {
  const files = new Map([
    ['a.txt', new TextEncoder().encode('a')],
    ['empty', new Uint8Array()],
    ['sounds/ü.wav', Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7919) & 255)],
  ])
  const read = (await readZip(await writeZip(files))) as FileMap
  expect([...read].map(([path, body]) => [path, [...body]])).toEqual([...files].map(([path, body]) => [path, [...body]]))
})

test('uploads that are no theme, or too much, are refused and store nothing', async () => {
  const store = lasting()
  expect(rejected(await keepTheme(new Map([['a.txt', new Uint8Array(3)]]), 'x', store))).toBe('theme.noJson')
  const theme = { ...JSON.parse(readFileSync(join(havana, 'theme.json'), 'utf8')), name: 'Large' } as Record<string, unknown>
  const json = (name: string) => new TextEncoder().encode(JSON.stringify({ ...theme, name }))
  let seed = 1
  const noise = Uint8Array.from({ length: 7_900_000 }, () => (seed = (seed * 48271) % 2147483647) & 255)
  const large = (name: string) => new Map([['theme.json', json(name)], ...['a.png', 'b.png'].map((path) => [path, noise] as const)])
  expect(rejected(await keepTheme(large('One'), 'one', store))).toBeNull()
  expect(rejected(await keepTheme(large('Two'), 'two', store))).toBe('theme.noRoom')
  expect((await ownThemes.list(store)).map(({ thing }) => thing.name)).toEqual(['One'])
})

const css = (name: string) => readFileSync(fileURLToPath(new URL(`../src/games/sumzero/${name}.css`, import.meta.url)), 'utf8')

/** The custom properties of the first rule whose selector contains a text. */
function valuesIn(sheet: string, selector: string): Record<string, string> {
  const rule = sheet.slice(sheet.indexOf(selector)).match(/\{([^}]*)\}/)![1]!
  const found = [...rule.matchAll(/(--[\w-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [
    name!,
    value!.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  ])
  return Object.fromEntries(found) as Record<string, string>
}

test('full drawings of SumZero have the colours of the table', () => {
  const styles = [
    ["  [data-game='sumzero'] {", {}],
    ["data-colours='safe'", { safeColours: true }],
    ["data-pair='coral'", { safeColours: 'coral' }],
    ["data-contrast='high'", { highContrast: true }],
  ] as const
  for (const [selector, style] of styles) {
    const drawn = JSON.stringify(
      sumzeroDrawing.draw(sumzeroDrawing.lobbyPosition, 'full', {
        style: { theme: '', highContrast: false, safeColours: false, ...style },
      }),
    )
    const inks = Object.values(valuesIn(css('colours'), selector))
    expect(inks).toHaveLength(4)
    for (const ink of inks) expect(drawn).toContain(`"${ink}"`)
  }
  for (const [selector, theme] of [
    ['.sz-table-view {', 'paper'],
    ["data-theme='blueprint'", 'blueprint'],
  ] as const) {
    const style = { theme, highContrast: false, safeColours: false } as const
    const drawn = JSON.stringify(sumzeroDrawing.draw(positionOf(exampleBoard), 'full', { style }))
    const sheet = valuesIn(css('table-view'), selector)
    for (const part of ['--sheet', '--sheet-line', '--sheet-ink']) expect(drawn).toContain(`"${sheet[part]}"`)
  }
  const paper = valuesIn(css('table-view'), '.sz-table-view {')
  for (const part of ['--sheet', '--sheet-line', '--sheet-ink']) expect(css('small-drawing')).toContain(paper[part])
})
