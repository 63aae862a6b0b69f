import type { Page } from '@playwright/test'
import { instantSettings, openDotsTable } from './table-driver.ts'

const board = { rows: 5, cols: 5, template: 'open', cells: '', starter: 'red', alternate: true, oneDot: false }
export const easy = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }]
export const two = [{ kind: 'person' }, { kind: 'person' }]

/** Sits down to a match set up like this: what the game page would have remembered. */
export async function sitTo(page: Page, options: object, players: object[] = easy, more: object = {}): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('parlor.vault/setup/dots', text),
    JSON.stringify({ options: { ...board, ...options }, players, ...more }),
  )
  await openDotsTable(page)
}

export const coached = { ...instantSettings, choices: { 'dots.coached': 'yes' } }
