import type { Page } from '@playwright/test'
import { checkAtSizes, findLayoutProblems, expectNoA11yViolations } from './page-checks.ts'
import { waitForBoard, instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/**
 * Waits for the player's turn, at another length of the log than `before`: the screen position of a greedy move, 'over' at the end. In one
 * request: a set has hundreds of moves.
 */
async function nextGreedyMove(page: Page, before: number): Promise<{ x: number; y: number; logged: number } | 'over'> {
  const found = await page.waitForFunction((logLines) => {
    if (document.querySelector('.result-panel')) return 'over'
    const logged = document.querySelectorAll('.table-sidebar-log .match-log-line').length
    const grid = document.querySelector('.dots-table-view')
    if (logged <= logLines || !grid) return null
    const cols = Number(grid.getAttribute('aria-colcount'))
    const cells = [...grid.querySelectorAll<HTMLElement>('button')]
    const valueOf = (button: HTMLElement): number => {
      const cell = Number(button.dataset['cell'])
      const near = [cell - cols, cell + cols, ...(cell % cols > 0 ? [cell - 1] : []), ...(cell % cols < cols - 1 ? [cell + 1] : [])]
      const enemies = near.filter(
        (at) => /^(?!.*yours).* of \d+ dots/.test(cells[at]?.ariaLabel ?? '') && cells[at]?.dataset['owner'] !== '2',
      )
      const full = button.ariaLabel?.includes('bursts next') ?? false
      const fullEnemies = enemies.filter((at) => cells[at]?.ariaLabel?.includes('bursts next'))
      if (full) return 10 + 5 * fullEnemies.length + enemies.length
      return Number(button.textContent) - 3 * fullEnemies.length - (near.filter((at) => cells[at]).length - 2) * 0.3
    }
    const open = cells.filter((button) => button.ariaDisabled === 'false')
    const best = open.toSorted((a, b) => valueOf(b) - valueOf(a))[0]
    const box = best?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2, logged } : null
  }, before)
  return (await found.jsonValue())!
}

/** Plays the level to its end by clicks on the board. */
async function playLevel(page: Page): Promise<void> {
  await waitForBoard(page)
  let before = -1
  for (let moves = 0; moves < 200; moves++) {
    const target = await nextGreedyMove(page, before)
    if (target === 'over') return
    before = target.logged
    await page.mouse.click(target.x, target.y)
  }
  throw new Error('the level has no end')
}

test('a whole set is played from the first level to the final score', async ({ page }) => {
  test.setTimeout(180_000)
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/levels?r=canvas')
  await page.getByRole('button', { name: /Begin “The dish”/ }).click()
  for (let level = 1; level <= 10; level++) {
    await expect(page.locator('.level-banner')).toContainText(`Level ${level} of 10`)
    const score = page.locator('.level-banner-score')
    await expect(score).toContainText(level === 1 ? 'So far 0' : /So far [1-9]/)
    await playLevel(page)
    const ending = page.locator('.level-ending')
    await expect(ending).toContainText('points for')
    await expect(ending.locator('.level-ending-reason')).toHaveText(/^(1,000 for the win, and 10|10 (each )?for the )/)
    if (level < 10) {
      await expect(ending).toContainText('points in all')
      await ending.getByRole('button', { name: /^Next level/ }).click()
      await page.waitForFunction(() => document.querySelector('.result-panel') === null)
    } else {
      await expect(ending).toContainText(/game (won|lost)/)
      await expect(ending).toContainText('Final score')
      await ending.getByRole('link', { name: 'All levels' }).click()
    }
  }
  await expect(page.getByRole('heading', { level: 1, name: 'The dish' })).toBeVisible()
  await expect(page.locator('.level-card[data-state="won"], .level-card[data-state="lost"]')).toHaveCount(10)
  await expect(page.locator('.level-game')).toHaveText(/game (won|lost)/)
  const total = Number((await page.locator('.level-figures dd').first().textContent())!.replaceAll(/\D/g, ''))
  const scores = (await page.locator('.level-result').allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')))
  expect(scores.reduce((sum, one) => sum + one, 0)).toBe(total)
  await page.getByRole('button', { name: 'Start this set again' }).click()
  await expect(page.locator('.level-figures')).toContainText('0 of 10 levels')
  await expect(page.locator('.level-figures')).toContainText('Best earlier game')
  await expect(page.locator('.level-card[data-state="locked"]')).toHaveCount(9)
})

test('a level unlocks when the previous one is completed, won or lost, and is resumed where it was left', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/levels/petri?r=canvas')
  await expect(page.locator('.level-card[data-state="locked"]')).toHaveCount(9)
  await page.getByRole('button', { name: /^2 Slide/ }).click({ force: true })
  await expect(page).toHaveURL(/\/dots\/levels\/petri/)
  await page.getByRole('button', { name: /Play level 1/ }).click()
  await waitForBoard(page)
  const table = page.url()
  await page.goto('/dots/levels?r=canvas')
  await page.getByRole('button', { name: /Go on with “The dish”, level 1/ }).click()
  await waitForBoard(page)
  expect(page.url()).toBe(table)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.level-ending')).toContainText('0 won, 1 lost')
  await page.reload()
  await expect(page.locator('.level-ending')).toContainText('0 won, 1 lost')
  await page.goto('/dots/levels')
  await expect(page.getByRole('button', { name: /Continue “The dish”, level 2/ })).toBeVisible()
  await page.goto('/dots/levels/petri')
  await expect(page.locator('.level-card[data-state="locked"]')).toHaveCount(8)
})

test('with a hint a level is completed and scores nothing', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/levels/petri?r=canvas')
  await page.getByRole('button', { name: /Play level 1/ }).click()
  await waitForBoard(page)
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Show the hint' }).click()
  await expect(page.locator('.turn-indicator-practice')).toBeAttached()
  await playLevel(page)
  await expect(page.locator('.level-ending')).toContainText('scores nothing')
  await page.getByRole('link', { name: 'All levels' }).click()
  await expect(page.locator('.level-card').first()).toContainText('Completed with help')
  await expect(page.locator('.level-figures dd').first()).toHaveText('0')
})

test('the set for the next game and the weakest opponent are chosen in the settings', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Level set for the next game').selectOption({ label: 'Constellations' })
  await page.getByLabel('Opponents at least as strong as').selectOption({ label: 'Hard' })
  await page.goto('/dots/levels')
  await expect(page.getByRole('button', { name: /Begin “Constellations”/ })).toBeVisible()
  await page.goto('/dots/levels/petri')
  await expect(page.locator('.level-card').first()).toContainText('against Hard')
  await expect(page.locator('.level-card').nth(9)).toContainText('against Expert')
})

test('levels are accessible and fit phones and desktops', async ({ page }) => {
  await page.setViewportSize(sizes[0]!)
  for (const path of ['/dots/levels', '/dots/levels/space']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await checkAtSizes(page, sizes, async () => {
      await expect(page.locator('.position-picture').first()).toBeVisible()
      await expectNoA11yViolations(page)
      expect(await findLayoutProblems(page)).toEqual({ sideways: 0, small: [], tiny: [] })
    })
  }
})
