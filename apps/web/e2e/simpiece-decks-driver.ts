import { expect, type Locator, type Page } from '@playwright/test'
import { measureTargets } from './table-driver.ts'

export const wall = (page: Page): Locator => page.locator('.sp-pool .sp-wall')
export const inWall = (page: Page, name: string): Locator => wall(page).getByRole('button', { name: new RegExp(`^${name}, `) })
export const inDeck = (page: Page, name: string): Locator =>
  page.locator('.sp-rows').getByRole('button', { name: new RegExp(`^\\d+ × ${name},`) })
export const verdict = (page: Page): Locator => page.locator('.sp-verdict [role=status]')
export const size = (page: Page): Locator => page.locator('.sp-size b')
export const spoken = (page: Page): Locator => page.locator('[data-live=polite]')

export async function tab(page: Page, name: string): Promise<void> {
  await page.locator('.sp-tabs').getByRole('radio', { name }).check({ force: true })
}

/** Nothing sideways, nothing too small to hit or to read; the faces of small cards are pictures. */
export async function comfortable(page: Page): Promise<void> {
  const { sideways, small, tiny } = await measureTargets(page)
  expect(sideways).toBeLessThanOrEqual(0)
  expect(small).toEqual([])
  expect(tiny).toEqual([])
}

/** Goes to the next Tab stop until the one wanted has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came there')
}
