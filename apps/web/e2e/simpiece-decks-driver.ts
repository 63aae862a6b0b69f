import { expect, type Locator, type Page } from '@playwright/test'
import { findLayoutProblems } from './page-checks.ts'

export const cardGrid = (page: Page): Locator => page.locator('.sp-pool .sp-card-grid')
export const gridCard = (page: Page, name: string): Locator => cardGrid(page).getByRole('button', { name: new RegExp(`^${name}, `) })
export const deckRow = (page: Page, name: string): Locator =>
  page.locator('.sp-rows').getByRole('button', { name: new RegExp(`^\\d+ × ${name},`) })
export const deckStatusLocator = (page: Page): Locator => page.locator('.sp-legality [role=status]')
export const deckSizeLocator = (page: Page): Locator => page.locator('.sp-size b')
export const liveRegion = (page: Page): Locator => page.locator('[data-live=polite]')

export async function openTab(page: Page, name: string): Promise<void> {
  // The label is visible and waited for until it rests; its radio button is neither.
  await page.locator('.sp-tabs label').filter({ hasText: name }).click()
  await expect(page.locator('.sp-tabs').getByRole('radio', { name })).toBeChecked()
}

/** Expects no horizontal overflow, no small targets and no small text. */
export async function expectUsableLayout(page: Page): Promise<void> {
  const { sideways, small, tiny } = await findLayoutProblems(page)
  expect(sideways).toBeLessThanOrEqual(0)
  expect(small).toEqual([])
  expect(tiny).toEqual([])
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the target')
}
