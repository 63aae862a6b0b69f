import { expect, test, type Page } from '@playwright/test'
import { cellButton, clickCentre, waitForBoard, instantSettings, waitForLogLines, withSettings } from './table-driver.ts'
import { sitTo, two, coached } from './dots-table-setup.ts'

/** Everything the polite live region says from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const region = document.querySelector('[data-live="polite"]')!
    new MutationObserver(() => heard.push(region.textContent!.trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
}

test('a chain is one sentence, and what is taken back is named', async ({ page }) => {
  await withSettings(page, { muted: true, speed: 4, choices: { 'dots.coached': 'yes' } })
  await sitTo(page, { template: 'custom', cells: 'b..../c..../...../...../....A' }, two)
  const heard = await listen(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 1)
  await expect.poll(heard).toEqual(['Red plays a1: chain of 2, 3 cells gained, 5 of 25 owned. Blue to move.'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await heard()).at(-1)).toBe('Taken back: a1. Red to move.')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(async () => (await heard()).at(-1)).toBe('Played again: a1. Blue to move.')
})

test('a replay says each step once, and a slider on the move says nothing besides', async ({ page }) => {
  await withSettings(page, coached)
  await sitTo(page, {}, two)
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
  const heard = await listen(page)
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect.poll(heard).toEqual(['The start'])
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect.poll(heard).toEqual(['The start', 'Red plays a1: 1 of 2 dots, 1 of 25 owned.'])
  expect(await page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: 'Red plays a1' }).count()).toBe(1)
  const slider = page.getByRole('slider', { name: 'Position in the match' })
  await slider.focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 4 of 4: Blue plays d5/)
  await page.waitForTimeout(600)
  expect(await heard()).toHaveLength(2)
})

test('loading is said at most once on the way to a table', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<Element>()
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"]')) if (status.textContent?.includes('Loading')) seen.add(status)
    }).observe(document, { childList: true, subtree: true })
  })
  await withSettings(page, instantSettings)
  await page.goto('/dots/')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.evaluate(() => (globalThis as unknown as { seen: Set<Element> }).seen.clear())
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForBoard(page)
  expect(await page.evaluate(() => (globalThis as unknown as { seen: Set<Element> }).seen.size)).toBeLessThanOrEqual(1)
})

test('keys that change how the table looks say so, and so does a resignation taken back', async ({ page }) => {
  await withSettings(page, { ...coached, speed: 1 })
  await sitTo(page, {}, two)
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
  await expect(page.locator('.result')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(live).toHaveText(/^Resignation taken back\./)
})
