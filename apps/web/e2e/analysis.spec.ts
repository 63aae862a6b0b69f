import { expectNoA11yViolations } from './page-checks.ts'
import {
  cellButton,
  clickCentre,
  waitForLogLines,
  waitForBoard,
  instantSettings,
  playToEnd,
  openDotsTable,
  storeSettingsBeforeLoad,
} from './table-driver.ts'
import { expect, test } from './test.ts'

test('a finished match is analysed, and played on from one of its moves', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page, 'Quick 3×3')
  await playToEnd(page, (target) => clickCentre(page, target))
  await page.getByRole('link', { name: 'Analyse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis' })).toBeVisible()
  const moves = page.locator('.analysis-move')
  const count = await moves.count()
  expect(count).toBeGreaterThan(1)
  await expect(page.locator('.analysis-summary')).toContainText('of the chances kept.')
  expect(await page.locator('.analysis-move[data-grade]').count()).toBe(count)
  expect(await page.locator('.analysis-point').count()).toBe(count)
  await expectNoA11yViolations(page)
  // Arrow keys move along the graph and select a move of the list.
  const walk = page.getByRole('slider', { name: 'Chance of winning, move by move' })
  await walk.focus()
  await page.keyboard.press('ArrowRight')
  await expect(walk).toHaveAttribute('aria-valuetext', /^Move 2, [a-c][1-3]: \d+%, \p{L}+$/u)
  await page.locator('.analysis-reading').getByRole('button', { name: 'Move 2' }).click()
  await expect(moves.nth(1).getByRole('button', { expanded: true })).toBeFocused()
  await expectNoA11yViolations(page)
  await moves.nth(1).getByRole('link', { name: 'Show it at the table' }).click()
  await waitForBoard(page)
  // Two own moves and one reply came before.
  await expect(page.locator('.replay-position')).toHaveText(/^Move [23] of/)
  await page.getByRole('link', { name: 'Analysis' }).click()
  await moves.nth(1).getByRole('button').first().click()
  await moves.nth(1).getByRole('button', { name: 'Play from here' }).click()
  await expect(page).toHaveURL(/\/dots\/play\//)
  await waitForBoard(page)
})

test('the daily challenge counts once and has a text to share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // A day with the small board.
  await page.clock.setFixedTime(new Date(2026, 10, 17, 12))
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/daily?r=canvas')
  await expect(page.getByRole('heading', { name: 'November 17, 2026' })).toBeVisible()
  await expectNoA11yViolations(page)
  await page.getByRole('button', { name: 'Play today’s challenge' }).click()
  await waitForBoard(page)
  await playToEnd(page, (target) => clickCentre(page, target))
  await expect(page.locator('.daily-result')).toContainText('Today’s challenge is done.')
  await page.getByRole('link', { name: 'Daily challenge' }).click()
  await expect(page.locator('.daily-figures')).toContainText(/Days played\s*1/)
  await page.getByRole('button', { name: 'Copy the result' }).click()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Parlor · Dots · November 17, 2026\n(Won|Lost) .*\n.*\/dots\/daily$/)
})

test('a daily attempt counts from its first move: deleting its save gives no other try', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 17, 12))
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/daily?r=canvas')
  await page.getByRole('button', { name: 'Play today’s challenge' }).click()
  await waitForBoard(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  await page.goto('/saves')
  await page.getByRole('button', { name: /^Delete / }).click()
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
  await page.goto('/dots/daily?r=canvas')
  await expect(page.locator('.daily-today')).toContainText('Today’s try is used up.')
  await page.getByRole('button', { name: 'Play it again' }).click()
  await waitForBoard(page)
  await playToEnd(page, (target) => clickCentre(page, target))
  await page.goto('/dots/daily?r=canvas')
  await expect(page.locator('.daily-figures')).toContainText(/Days played\s*0/)
})
