import type { Page } from '@playwright/test'
import { checkAtSizes, findLayoutProblems, expectNoA11yViolations, readStored, writeStored } from './page-checks.ts'
import {
  cellButton,
  clickCentre,
  waitForBoard,
  instantSettings,
  openDotsTable,
  waitForLogLines,
  storeSettingsBeforeLoad,
} from './table-driver.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/** Plays an unfinished and a finished match. Returns the addresses of the pages to check. */
async function playTwoMatches(page: Page): Promise<Record<string, string>> {
  await openDotsTable(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result-panel')).toBeVisible()
  const finished = new URL(page.url()).pathname
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 2, 2))
  await expect(page.locator('.turn-indicator')).toHaveAttribute('data-mine', 'true')
  const running = new URL(page.url()).pathname
  return {
    table: `${running}?r=canvas`,
    'finished table': `${finished}?r=canvas`,
    replay: `${running.replace('play', 'replay')}?r=canvas`,
    game: '/dots/',
    rules: '/dots/rules',
    statistics: '/dots/statistics',
    saves: '/saves',
  }
}

test('every page is accessible and fits phones and desktops', async ({ page }) => {
  test.setTimeout(120_000)
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.setViewportSize(sizes[0]!)
  for (const [name, path] of Object.entries(await playTwoMatches(page)))
    await test.step(name, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (path.includes('canvas')) await waitForBoard(page)
      await checkAtSizes(page, sizes, async (width) => {
        if (width !== 844) await expectNoA11yViolations(page)
        expect(await findLayoutProblems(page)).toEqual({ sideways: 0, small: [], tiny: [] })
      })
    })
})

test('the dialogs of a table are accessible', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { ...instantSettings, contrast: 'high', textSize: 'huge', language: 'de' })
  await page.setViewportSize(sizes[0]!)
  await page.goto('/dots/play/new?r=canvas')
  await waitForBoard(page)
  await expectNoA11yViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(1)
  for (const name of ['Regeln', 'Einstellungen', 'Hilfe', 'Teilen', 'Speichern als …', 'Aufgeben']) {
    await page.locator('.pause-dialog').getByRole('button', { name, exact: true }).click()
    await expect(page.locator('dialog')).toHaveCount(2)
    await expectNoA11yViolations(page)
    expect((await findLayoutProblems(page)).sideways).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(1)
  }
})

test('options are collapsed; a custom board is drawn, and its problems are shown', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/')
  await expect(page.getByRole('radio', { name: 'Pillars' })).toBeHidden()
  await page.getByText('More options').click()
  await page.getByRole('radio', { name: 'Pillars' }).check({ force: true })
  await expect(page.getByRole('spinbutton', { name: 'Rows' })).toBeVisible()
  await page.getByRole('radio', { name: 'My own' }).check({ force: true })
  await expect(page.getByRole('spinbutton', { name: 'Rows' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Draw a board', exact: true })).toHaveAttribute('href', '/dots/editor')
  await expect(page.getByLabel('Board as text')).toBeHidden()
  await page.getByText('Write the board as text').click()
  // Starts with the template chosen before.
  await expect(page.getByLabel('Board as text')).toHaveValue('...../.#.#./...../.#.#./.....')
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await page.getByLabel('Board as text').fill('.../.#./..')
  await expect(page.locator('.board-text .field-error')).toHaveText('Row 3 is 2 cells long, but the first row has 3.')
  await expect(play).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Board as text').fill('...#/.##./....')
  await expect(play).toHaveAttribute('aria-disabled', 'false')
  await expect(page.locator('.game-summary')).toContainText('Custom setup')
  await play.click()
  await expect(cellButton(page, 3, 4)).toBeAttached()
  await waitForBoard(page)
  await page.goto('/dots/')
  await expect(page.locator('.game-summary')).toContainText('Custom setup')
})

test('a saved custom board can be chosen for a free game', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/editor')
  await page.getByRole('button', { name: 'Ring' }).click()
  await page.getByLabel('Name', { exact: true }).fill('My ring')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“My ring” is saved.').first()).toBeVisible()
  await page.goto('/dots/')
  await page.getByText('More options').click()
  await page.getByRole('radio', { name: 'My own' }).check({ force: true })
  const mine = page.getByRole('group', { name: 'Boards you have drawn' }).getByRole('radio', { name: 'My ring' })
  await expect(mine).toBeChecked()
  await expect(page.locator('.field-error')).toHaveCount(0)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForBoard(page)
  await expect(page.getByRole('button', { name: /column \d, block$/ })).toHaveCount(9)
})

test('opponents are ordered by strength, and every level of a strength group can be chosen', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/')
  const opponentGroup = page.getByRole('group', { name: 'Choose an opponent' })
  await expect(opponentGroup.locator('.opponent-option-title')).toHaveText([
    'Gentle · Easy',
    'Casual',
    'Skilled',
    'Strong',
    'Merciless',
    '2 people on this device',
  ])
  await opponentGroup.getByRole('radio', { name: /^Strong/ }).check({ force: true })
  await expect(page.locator('.game-summary')).toHaveText('Classic 5×5, against Kepler 4')
  await page.getByRole('group', { name: 'Which opponent' }).getByRole('radio', { name: 'Newton 6' }).check({ force: true })
  await expect(page.locator('.game-summary')).toHaveText('Classic 5×5, against Newton 6')
  await expect(opponentGroup.locator('.opponent-option[data-chosen=true]')).toContainText('six moves ahead')
  await opponentGroup.getByRole('radio', { name: /^Merciless/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.game-summary')).toHaveText('Classic 5×5, 2 people on this device')
})

test('Play stays visible on every screen, however far it is scrolled', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await page.goto('/dots/')
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await expect(play).toBeInViewport({ ratio: 1 })
    await page.getByRole('radio', { name: /Quick 3×3/ }).check({ force: true })
    await expect(play).toBeInViewport({ ratio: 1 })
    await page.getByRole('radio', { name: 'Blue' }).scrollIntoViewIfNeeded()
    await expect(play).toBeInViewport({ ratio: 1 })
    await play.click({ trial: true })
  }
})

test('every preset, every saved match and every rule has its drawing', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 2, 2))
  await waitForLogLines(page, 2)
  await page.goto('/dots/')
  await expect(page.locator('.preset .position-thumbnail')).toHaveCount(6)
  await expect(page.locator('.save .match-thumbnail .position-thumbnail .of-0')).not.toHaveCount(0)
  await expect(page.locator('.save')).toContainText('Classic 5×5')
  await expect(page.locator('.save')).toContainText('Unfinished · 2 moves')
  await page.goto('/')
  await expect(page.locator('.continue-link .position-thumbnail')).toBeVisible()
  await expect(page.locator('.continue-link')).toContainText('against Easy')
  await page.goto('/dots/rules')
  for (const rule of [2, 3, 4, 5, 6]) await expect(page.locator(`#rule-${rule} .diagram .position-thumbnail`).first()).toBeVisible()
  await expect(page.locator('#rule-4 .diagram .position-thumbnail')).toHaveCount(2)
})

test('statistics fit a phone and leave nothing out', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.setViewportSize(sizes[0]!)
  await playTwoMatches(page)
  await page.goto('/dots/statistics')
  const card = page.locator('.stat')
  await expect(card).toContainText('Easy')
  await expect(card).toContainText('Lost')
  const inside = await card.evaluate((element) => element.scrollWidth <= element.clientWidth)
  expect(inside).toBe(true)
})

test('statistics count a match whose page was left before its result was stored', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await playTwoMatches(page)
  await page.goto('/settings')
  const storedResults = async () => Object.keys(await readStored(page, 'result/'))
  await expect.poll(storedResults).toHaveLength(1)
  const results = await storedResults()
  await writeStored(page, Object.fromEntries(results.map((key) => [key, null])))
  await page.goto('/dots/statistics')
  await expect(page.locator('.stat')).toContainText('Easy')
})

test('the player may choose the other colour, and the bot starts', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/?r=canvas')
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForLogLines(page, 1)
  await expect(page.locator('.turn-indicator')).toHaveAttribute('data-mine', 'true')
})

test('a board preset in the address is used, and an unknown one is refused', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/play/new?preset=quick')
  await waitForBoard(page)
  await expect(page.getByRole('button', { name: /row \d column \d/ })).toHaveCount(9)
  await page.goto('/dots/play/new?preset=zzz')
  await expect(page.getByText('There is no board “zzz” here.')).toBeVisible()
})

test('a level set that does not exist leads back to the levels', async ({ page }) => {
  await page.goto('/dots/levels/foo')
  await page.getByRole('link', { name: 'To the levels' }).click()
  await expect(page).toHaveURL(/\/dots\/levels$/)
})
