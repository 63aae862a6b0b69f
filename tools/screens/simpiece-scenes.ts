import type { Page } from '@playwright/test'
import { openFromPauseMenu, pressButton, resign, type Scene, type SceneMatch } from './scene.ts'

/** No tips, and no question answered by itself. */
export const simpieceSettings = { choices: { 'simpiece.coached': 'yes', 'simpiece.autoSkip': 'off' } }
const settings = simpieceSettings
/** The player's half of the table. */
export const own = '.st-half[data-near=true]'

/** Text for the position editor. */
const midGamePosition = `turn 9 0 main 0
0 leader OP01-001
0 field OP01-025, OP01-016, OP01-013 r, OP01-017
0 don 5 3
0 hand OP01-024 OP01-014 OP01-029 OP01-004 OP01-026
0 life 3xOP01-025
0 trash OP01-015 OP01-022
1 leader OP01-061
1 field OP01-096 r, OP01-093, OP01-108
1 don 8 0
1 hand OP01-094 OP01-097 OP01-119 OP01-106
1 life 2xOP01-025
1 trash OP01-101 OP01-114`

const simpieceMiddle: SceneMatch = {
  name: 'simpiece-middle',
  endsAt: '/simpiece/play/*',
  settings,
  play: (page) => openSimPiecePosition(page, midGamePosition),
}

/** An attack on the other Leader, which waits for its defence. */
const simpieceBattle: SceneMatch = {
  name: 'simpiece-battle',
  endsAt: '/simpiece/play/*',
  settings,
  async play(page) {
    await openSimPiecePosition(page, midGamePosition)
    await page.locator(`${own} .st-leader .st-card`).click()
    await page.locator('.st-action[data-action=attack]').click()
    await page.locator('.st-half[data-near=false] .st-leader .st-card').click()
    await page.waitForSelector('.seat-change-screen, .st-defence')
  },
}

const simpieceEnd: SceneMatch = {
  name: 'simpiece-end',
  endsAt: '/simpiece/play/*',
  settings,
  async play(page) {
    await openSimPiecePosition(page, midGamePosition)
    await resign(page)
  },
}

/** Opens a table for two people at one device by the position editor. */
export async function openSimPiecePosition(page: Page, position: string): Promise<void> {
  await page.goto('/simpiece/position', { waitUntil: 'networkidle' })
  await page.locator('.st-edit-text summary').click()
  await page.locator('.st-edit-text textarea').fill(position)
  await page.locator('.st-edit-text button').click()
  await page.locator('.st-edit-start .button-primary').click()
  await page.locator('.seat-change-screen .button').click()
  await page.waitForSelector('.st[data-asked=main]')
}

/** A table of two people opens with the curtain that hands it to the next of them. */
export function dropCurtain(page: Page): Promise<void> {
  return page.locator('.seat-change-screen .button').click()
}

function onTable(name: string, prepare: (page: Page) => Promise<unknown> = async () => {}): Scene {
  return { name, match: simpieceMiddle, settings, prepare: (page) => dropCurtain(page).then(() => prepare(page)) }
}

export const simpieceScenes: readonly Scene[] = [
  { ...onTable('simpiece'), shows: 'main' },
  onTable('simpiece-card-actions', (page) => page.locator(`${own} .st-leader .st-card`).click()),
  onTable('simpiece-inspector', (page) => page.locator(`${own} .st-leader .st-card`).click({ button: 'right' })),
  onTable('simpiece-trash', (page) => page.locator(`${own} .st-trash`).click()),
  onTable('simpiece-end-turn', (page) => page.locator('.st-control[data-control=end]').click()),
  onTable('simpiece-pause', (page) => openFromPauseMenu(page)),
  { name: 'simpiece-curtain', match: simpieceMiddle, settings },
  { name: 'simpiece-battle', match: simpieceBattle, settings, prepare: dropCurtain },
  { name: 'simpiece-tips', path: '/simpiece/play/new' },
  { name: 'simpiece-end', match: simpieceEnd, settings },
  { name: 'simpiece-replay', match: simpieceEnd, path: (table) => table.replace('play', 'replay'), settings },
  { name: 'simpiece-analysis', match: simpieceEnd, path: (table) => table.replace('play', 'analysis'), settings },
  {
    name: 'simpiece-replay-share',
    match: simpieceEnd,
    path: (table) => table.replace('play', 'replay'),
    settings,
    shows: 'share',
    prepare: (page) => pressButton(page, 'Share'),
  },
  { name: 'simpiece-statistics', match: simpieceEnd, path: () => '/simpiece/statistics' },
  { name: 'simpiece-home', path: '/simpiece/' },
  { name: 'simpiece-rules', path: '/simpiece/rules' },
  { name: 'simpiece-daily', path: '/simpiece/daily' },
  { name: 'simpiece-decks', path: '/simpiece/decks' },
  { name: 'simpiece-deck-editor', path: '/simpiece/decks/new' },
  { name: 'simpiece-deck-import', path: '/simpiece/decks', prepare: (page) => pressButton(page, 'Import a deck') },
  { name: 'simpiece-deck-share', path: '/simpiece/decks', prepare: (page) => pressButton(page, /^Share /) },
  { name: 'simpiece-puzzles', path: '/simpiece/puzzles' },
  { name: 'simpiece-cards', path: '/simpiece/cards' },
  { name: 'simpiece-card', path: '/simpiece/cards', prepare: (page) => page.locator('.sp-card-grid button').first().click() },
  { name: 'simpiece-position', path: '/simpiece/position' },
]
