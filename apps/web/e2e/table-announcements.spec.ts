import type { Page } from '@playwright/test'
import { cellButton, clickCentre, waitForBoard, instantSettings, waitForLogLines, storeSettingsBeforeLoad } from './table-driver.ts'
import { openDotsTableWith, twoPeople, settingsWithoutTips } from './dots-table-setup.ts'
import { expect, test } from './test.ts'

/** Records the texts of the polite live region from now on. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = []
    Object.assign(globalThis, { announcements })
    const region = document.querySelector('[data-live="polite"]')!
    new MutationObserver(() => announcements.push(region.textContent!.trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements)
}

test('a chain is announced in one sentence, and undo and redo name the move', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { muted: true, speed: 4, choices: { 'dots.coached': 'yes' } })
  await openDotsTableWith(page, { template: 'custom', cells: 'b..../c..../...../...../....A' }, twoPeople)
  const announcements = await recordAnnouncements(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 1)
  await expect.poll(announcements).toEqual(['Red plays a1: chain of 2, 3 cells gained, 5 of 25 owned. Blue to move.'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await announcements()).at(-1)).toBe('Taken back: a1. Red to move.')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(async () => (await announcements()).at(-1)).toBe('Played again: a1. Blue to move.')
})

test('a replay announces each step once, and a moving slider announces nothing more', async ({ page }) => {
  await storeSettingsBeforeLoad(page, settingsWithoutTips)
  await openDotsTableWith(page, {}, twoPeople)
  for (const [row, col, count] of [
    [1, 1, 1],
    [5, 5, 2],
    [1, 2, 3],
    [5, 4, 4],
  ] as const) {
    await clickCentre(page, cellButton(page, row, col))
    await waitForLogLines(page, count)
  }
  await page.goto(page.url().replace('/play/', '/replay/'))
  await waitForBoard(page)
  await expect(page.locator('[data-live="polite"]')).toHaveText(/^Blue plays d5/)
  const announcements = await recordAnnouncements(page)
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect.poll(announcements).toEqual(['The start'])
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect.poll(announcements).toEqual(['The start', 'Red plays a1: 1 of 2 dots, 1 of 25 owned.'])
  expect(await page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: 'Red plays a1' }).count()).toBe(1)
  const slider = page.getByRole('slider', { name: 'Position in the match' })
  await slider.focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 4 of 4: Blue plays d5/)
  await page.waitForTimeout(600)
  expect(await announcements()).toHaveLength(2)
})

test('loading is announced at most once while a table opens', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<Element>()
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"]')) if (status.textContent?.includes('Loading')) seen.add(status)
    }).observe(document, { childList: true, subtree: true })
  })
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.evaluate(() => (globalThis as unknown as { seen: Set<Element> }).seen.clear())
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForBoard(page)
  expect(await page.evaluate(() => (globalThis as unknown as { seen: Set<Element> }).seen.size)).toBeLessThanOrEqual(1)
})

test('shortcuts that change the display are announced, and so is an undone resignation', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { ...settingsWithoutTips, speed: 1 })
  await openDotsTableWith(page, {}, twoPeople)
  const live = page.locator('[data-live="polite"]')
  await cellButton(page, 1, 1).focus()
  await page.keyboard.press('p')
  await expect(page.locator('.toasts')).toContainText('Preview off')
  await expect(live).toHaveText(/^Preview off/)
  await page.keyboard.press('t')
  await expect(live).toHaveText('Speed: 2×')
  await page.keyboard.press('Enter')
  await waitForLogLines(page, 1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result-panel')).toBeVisible()
  // What is announced at one moment is one sentence with it.
  await expect(live).toHaveText(/resigns/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(live).toHaveText(/^Resignation taken back\./)
})
