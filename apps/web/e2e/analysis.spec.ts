import { expect, test } from '@playwright/test'
import { click, drawn, instant, noViolations, playOut, sitDown, withSettings } from './sitting.ts'

test('a finished match is analysed, and played on from one of its moves', async ({ page }) => {
  await withSettings(page, instant)
  await sitDown(page, 'Quick 3×3')
  await playOut(page, (target) => click(page, target))
  await page.getByRole('link', { name: 'Analyse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis' })).toBeVisible()
  const moves = page.locator('.analysis-move')
  const count = await moves.count()
  expect(count).toBeGreaterThan(1)
  await expect(page.locator('.analysis-sum')).toContainText('of the chances kept.')
  expect(await page.locator('.analysis-move[data-grade]').count()).toBe(count)
  expect(await page.locator('.analysis-point').count()).toBe(count)
  await noViolations(page)
  await moves.nth(1).getByRole('link', { name: 'Play from here' }).click()
  await drawn(page)
  // Two own moves and one reply came before.
  await expect(page.locator('.replay-where')).toHaveText(/^Move [23] of/)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(page).toHaveURL(/\/dots\/play\//)
  await drawn(page)
})

test('the challenge of the day counts once and comes with a line to send', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // A day whose board is the small one.
  await page.clock.setFixedTime(new Date(2026, 10, 17, 12))
  await withSettings(page, instant)
  await page.goto('/dots/daily?r=canvas')
  await expect(page.getByRole('heading', { name: 'November 17, 2026' })).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Play today’s challenge' }).click()
  await drawn(page)
  await playOut(page, (target) => click(page, target))
  await expect(page.locator('.daily-ending')).toContainText('Today’s challenge is done.')
  await page.getByRole('link', { name: 'Daily challenge' }).click()
  await expect(page.locator('.daily-figures')).toContainText(/Days played\s*1/)
  await page.getByRole('button', { name: 'Copy the result' }).click()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Parlor · Dots · November 17, 2026\n(Won|Lost) .*\n.*\/dots\/daily$/)
})
