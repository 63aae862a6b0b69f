import type { Page } from '@playwright/test'
import { instantSettings, openDotsTable } from './table-driver.ts'

const defaultOptions = { rows: 5, cols: 5, template: 'open', cells: '', starter: 'red', alternate: true, oneDot: false }
export const againstEasy = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }]
export const twoPeople = [{ kind: 'person' }, { kind: 'person' }]

/** Opens a match with this setup, by the setup that the game page stores. */
export async function openDotsTableWith(page: Page, options: object, players: object[] = againstEasy, more: object = {}): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('parlor.vault/setup/dots', text),
    JSON.stringify({ options: { ...defaultOptions, ...options }, players, ...more }),
  )
  await openDotsTable(page)
}

export const settingsWithoutTips = { ...instantSettings, choices: { 'dots.coached': 'yes' } }
