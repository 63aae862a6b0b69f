import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { projectRoot } from '../file-tree.ts'
import type { Scene, SceneMatch } from './scene.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const fixtures = join(projectRoot, 'fixtures')
const links = JSON.parse(readFileSync(join(fixtures, 'links.json'), 'utf8')) as Record<
  'matches' | 'levels' | 'decks',
  readonly { readonly address: string }[]
>

/** A device with matches of every kind, as an earlier version has left it. */
const olderDevice: SceneMatch = {
  name: 'older-device',
  endsAt: '/saves',
  async play(page) {
    await page.goto('/saves', { waitUntil: 'networkidle' })
    const saves = gunzipSync(readFileSync(join(fixtures, 'device', 'saves.json.gz'))).toString('utf8')
    const kept = readFileSync(join(fixtures, 'device', 'kept.json'), 'utf8')
    await storeTexts(page, { ...(JSON.parse(saves) as object), ...(JSON.parse(kept) as object) })
    await page.goto('/saves')
    await page.locator('.save').nth(50).waitFor()
  },
}

/** All at once, as Playwright restores a device, where importing them would take a while. */
async function storeTexts(page: Page, texts: object): Promise<void> {
  const state = (await page.context().storageState({ indexedDB: true })) as DeviceState
  const vault = state.origins[0]!.indexedDB[0]!.stores.find(({ name }) => name === 'vault')!
  vault.records = Object.entries(texts).map(([key, value]) => ({ key, value }))
  await page.goto('about:blank')
  await page.context().setStorageState(state)
}

/** What Playwright's types leave out. */
type DeviceState = StorageState & {
  readonly origins: readonly { readonly indexedDB: readonly { readonly stores: readonly StoredTexts[] }[] }[]
}

interface StoredTexts {
  readonly name: string
  records: readonly { readonly key: string; readonly value: unknown }[]
}

function openDataImport(page: Page): Promise<void> {
  const buffer = gunzipSync(readFileSync(join(fixtures, 'files', 'parlor-data.json.gz')))
  return page.locator('input[type=file]').setInputFiles({ name: 'parlor.json', mimeType: 'application/json', buffer })
}

const choices = Object.fromEntries(
  ['dots', 'domino', 'sumzero', 'mahjong', 'simpiece'].map((game) => [`${game}.coached`, 'yes']).concat([['domino.upright', 'yes']]),
)

function onDevice(name: string, path: string, rest: Partial<Scene> = {}): Scene {
  return { name, match: olderDevice, path: () => path, settings: { choices }, ...rest }
}

/** The address of a link as somebody sends it, without its host. */
function sentLink(kind: keyof typeof links, at: number): string {
  return new URL(links[kind][at]!.address).href.replace(/^https:\/\/[^/]+/, '')
}

/** Pages of matches, levels and decks that were kept or sent by an earlier version. */
export const olderDeviceScenes: readonly Scene[] = [
  onDevice('saves-many', '/saves'),
  { name: 'saves-import', path: '/saves', prepare: openDataImport },
  onDevice('lobby-full', '/'),
  onDevice('dots-level-set-begun', '/dots/levels/petri'),
  onDevice('dots-levels-own', '/dots/levels', { prepare: (page) => page.locator('.levels-own > a').scrollIntoViewIfNeeded() }),
  onDevice('dots-level', '/dots/play/4b25905650c55a0c11eb'),
  onDevice('dots-level-end', '/dots/play/ab41abe0395f67584b47'),
  onDevice('dots-level-reopen', '/dots/play/ab41abe0395f67584b47', {
    shows: 'askReopen',
    // Phones have it among the buttons of the result.
    prepare: (page) => page.locator('.controls [data-action=undo], .result-undo > .button').filter({ visible: true }).first().click(),
  }),
  onDevice('dots-level-own', '/dots/play/08e2eb292dc7e53f4b4b'),
  onDevice('dots-last-position', '/dots/replay/13d4b6bdaee1d1f814a0'),
  onDevice('dots-clocks', '/dots/play/33ffb27b1622e91b5cf2'),
  onDevice('dots-daily-end', '/dots/play/eb04ece7b440f58d69d5'),
  onDevice('domino-daily-end', '/domino/play/92ea41ba43be83d47bcd'),
  onDevice('domino-partners', '/domino/play/df9832f11105971755f7'),
  onDevice('sumzero-daily-end', '/sumzero/play/dd335c93fe94baf8f20c'),
  onDevice('sumzero-tournament-end', '/sumzero/play/fa90b0a88909d2bc8995'),
  onDevice('sumzero-two-people', '/sumzero/play/2ba3aac9304b880bd6d6'),
  onDevice('mahjong-daily-end', '/mahjong/play/c36bec992614ed35f379'),
  onDevice('simpiece-daily-end', '/simpiece/play/95ca38dd1a9c8ce74f4c'),
  onDevice('simpiece-puzzle', '/simpiece/play/8e6c89925ad1564c1e0a'),
  onDevice('simpiece-puzzle-end', '/simpiece/play/e04a64b321429fe077cc'),
  onDevice('simpiece-decks-own', '/simpiece/decks'),
  ...['dots', 'domino', 'sumzero', 'mahjong', 'simpiece'].map((game) => onDevice(`${game}-statistics-full`, `/${game}/statistics`)),
  { name: 'dots-replay-of-link', path: sentLink('matches', 0) },
  { name: 'domino-replay-of-link', path: sentLink('matches', 2), settings: { choices } },
  { name: 'sumzero-replay-of-link', path: sentLink('matches', 3) },
  { name: 'mahjong-replay-of-link', path: sentLink('matches', 4) },
  { name: 'simpiece-replay-of-link', path: sentLink('matches', 5) },
  { name: 'dots-replay-of-broken-link', path: '/dots/replay#m=1.AAAA', refused: true },
  { name: 'dots-shared-level', path: sentLink('levels', 0) },
  { name: 'simpiece-deck-of-link', path: sentLink('decks', 0) },
]
