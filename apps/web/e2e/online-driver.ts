import { expect, type Browser, type Page } from '@playwright/test'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'

export const desktopViewport = { width: 1280, height: 800 }
export const phoneViewport = { width: 390, height: 844 }

/** A page in a separate browser context, without animations. */
export async function openGuestPage(browser: Browser, viewport: { width: number; height: number }, choices: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await storeSettingsBeforeLoad(page, { ...instantSettings, choices })
  return page
}

/** A name that no other test uses, also after folding look-alikes. */
export function uniqueName(): string {
  return `Zu${Array.from({ length: 10 }, () => 'abcdefghkp'[Math.floor(Math.random() * 10)]).join('')}`
}

/** Turns the guest of this page into an account, which ranked play needs. */
export async function signUp(page: Page, name = uniqueName()): Promise<void> {
  await page.goto('/account')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password').fill('a long enough secret')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByText('You are signed in.')).toBeVisible()
}

/** Opens a private table with a preset, and returns its code. */
export async function openTable(page: Page, game: string, preset?: string): Promise<string> {
  await page.goto(`/${game}/online?r=canvas`)
  if (preset !== undefined) await page.locator('.online-form select').first().selectOption({ label: preset })
  await page.getByRole('button', { name: 'Open the table' }).click()
  return (await page.locator('.online-code').textContent())!
}

/** Joins a table by its code. */
export async function joinTable(page: Page, code: string): Promise<void> {
  await page.goto(`/join/${code}`)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
}

/** Opens the dialog about the deal, which is in the menu while a match goes on. */
export async function openFairnessDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'A fair deal' }).click()
}

/** Closes the dialog, and the menu that it was opened from. */
export async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open]')
  for (let left = await open.count(); left > 0; left--) {
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(left - 1)
  }
}

/** A string that differs between two moments of a match; with `before`, whether it has changed. */
function moment(before: string | null): string | boolean {
  const { asked, mode } = document.querySelector<HTMLElement>('.st')?.dataset ?? {}
  const count = (selector: string) => document.querySelectorAll(selector).length
  const now = [
    count('.table-sidebar-log .match-log-line'),
    count('.result-panel'),
    asked,
    mode,
    count('.st-answer'),
    count('dialog[open]'),
  ].join(' ')
  return before === null ? now : now !== before
}

/** Answers the decisions of this page's player until the result is shown; returns their number. Pages play in parallel. */
export async function playToEnd(page: Page, decisionSelector: string, answer: (page: Page) => Promise<void>): Promise<number> {
  for (let moves = 0; moves < 600; moves++) {
    await page.waitForFunction((selector) => document.querySelector(selector), `.result-panel, ${decisionSelector}`, { timeout: 120_000 })
    if ((await page.locator('.result-panel').count()) > 0) return moves
    const before = (await page.evaluate(moment, null)) as string
    await answer(page)
    await page.waitForFunction(moment, before, { timeout: 60_000 })
  }
  throw new Error('the match has no end')
}

/** One move of Dots by whoever's turn it is; false once the match is over. */
export async function playDotsMove(pages: readonly Page[]): Promise<boolean> {
  const [first] = pages
  const ready = async () => {
    for (const page of pages) if ((await page.locator('.result-panel, .turn-indicator[data-mine="true"]').count()) > 0) return true
    return false
  }
  await expect.poll(ready).toBe(true)
  if (await first!.locator('.result-panel').isVisible()) return false
  for (const page of pages) {
    if ((await page.locator('.turn-indicator[data-mine="true"]').count()) === 0) continue
    const open = page.locator('.table-view button[aria-disabled="false"]')
    const full = open.and(page.locator('[aria-label*="bursts next"]'))
    const target = (await full.count()) > 0 ? full.first() : open.first()
    const before = await page.locator('.table-sidebar-log .match-log-line').count()
    await target.press('Enter')
    await page.waitForFunction((count) => document.querySelectorAll('.table-sidebar-log .match-log-line').length > count, before)
    return true
  }
  return true
}
