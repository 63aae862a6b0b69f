import { languages } from '@parlor/kernel'
import type { Locator } from '@playwright/test'
import { findLayoutProblems, expectNoA11yViolations } from './page-checks.ts'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import { openTable, boardSide, buyForBoth, legalGhostSelector, playToEnd, nudgePiece, expectFits, simulateGames } from './sumzero-driver.ts'
import { expect, test } from './test.ts'

test('a game between two people, drafted and played to its end with a mouse', async ({ page }) => {
  test.setTimeout(150_000)
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openTable(page)
  let dragged = false
  async function findLegalCell(): Promise<void> {
    const box = (await page.locator('.sz-field').boundingBox())!
    for (let turn = 0; turn < 8; turn++) {
      for (let cell = 0; cell < boardSide * boardSide; cell++) {
        const [col, row] = [(cell % boardSide) + 0.5, Math.floor(cell / boardSide) + 0.5]
        await page.mouse.move(box.x + (box.width * col) / boardSide, box.y + (box.height * row) / boardSide)
        if ((await page.locator(legalGhostSelector).count()) > 0) return
      }
      if (turn === 3) await page.keyboard.press('f')
      else await page.mouse.wheel(0, 100)
    }
    throw new Error('a piece that fits was shown nowhere')
  }
  await playToEnd(page, {
    draft: () => page.locator('.sz-tile[aria-disabled="false"]').last().click(),
    swap: () => page.getByRole('button', { name: 'Take theirs and begin' }).click(),
    async sheet() {
      const token = page.locator('.sz-token[data-fits="true"]').first()
      if (dragged) await token.click()
      else {
        await token.hover()
        await page.mouse.down()
      }
      await findLegalCell()
      await (dragged ? page.mouse.down() : Promise.resolve())
      await page.mouse.up()
      dragged = true
    },
  })
  await expect(page.locator('.result-reason')).toContainText('Nothing left to lay')
  await expect(page.locator('.sz-graph svg')).toBeVisible()
  await expectNoA11yViolations(page)
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.locator('.sz-table-view')).toBeVisible()
})

test('“Buy for me” can be stopped while the opponent buys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/sumzero/play/new')
  await page.getByRole('button', { name: 'Buy for me' }).click()
  await page.getByRole('button', { name: 'I’ll choose myself' }).click()
  await page.locator('.sz-tile[aria-disabled="false"]').first().waitFor()
  await expect(page.locator('.table-sidebar-log .match-log-line')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Buy for me' })).toBeEnabled()
})

test('“Buy for me” buys for whoever pressed it, and an undo stops where the other person bought', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openTable(page)
  const lines = page.locator('.table-sidebar-log .match-log-line')
  const [start, stop] = ['Buy for me', 'I’ll choose myself'].map((name) => page.getByRole('button', { name })) as [Locator, Locator]
  await start.click()
  await expect(lines).toHaveCount(1)
  await page.locator('.sz-tile[aria-disabled="false"]').first().click()
  await expect(lines).toHaveCount(3)
  await start.click()
  await page.getByRole('button', { name: 'Keep mine' }).waitFor()
  const bought = await lines.count()
  await page.keyboard.press('u')
  await expect.poll(() => lines.count()).toBeLessThan(bought)
  await expect(start).toBeEnabled()
  await expect(stop).toHaveCount(0)
})

test('an illegal placement is shown in red with the reason; right button and Esc put the piece back', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openTable(page)
  await buyForBoth(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.locator('.sz-token').first().waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.locator('.sz-inked')).toHaveCount(1)
  await page.locator('.sz-token[data-fits="true"]').first().click()
  const box = (await page.locator('.sz-inked').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.locator('.sz-ghost[data-tone="no"]')).toHaveCount(1)
  await expect(page.locator('.sz-note[data-tone="no"]')).toContainText(/overlaps a piece at [a-e][1-5]\./)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.locator('.move-refusal')).toContainText('overlaps')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' })
  await expect(page.locator('.sz-ghost')).toHaveCount(0)
  await page.locator('.sz-token[data-fits="true"]').first().click()
  await page.keyboard.press('Escape')
  await expect(page.locator('.sz-token[aria-pressed="true"]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('a game between two people, drafted and played to its end by touch at 360×640', async ({ page }) => {
    test.setTimeout(150_000)
    await storeSettingsBeforeLoad(page, instantSettings)
    await openTable(page)
    let pushed = false
    await playToEnd(page, {
      draft: () => page.locator('.sz-tile[aria-disabled="false"]').last().tap(),
      swap: () => page.getByRole('button', { name: 'Keep mine' }).tap(),
      async sheet() {
        await page.locator('.sz-token[data-fits="true"]').first().tap()
        await expect(page.locator(legalGhostSelector)).toHaveCount(1)
        const tools = (await page.locator('.sz-tools').boundingBox())!
        const controls = (await page.locator('.controls').boundingBox())!
        expect(tools.y + tools.height).toBeLessThanOrEqual(controls.y + 1)
        if (!pushed) await nudgePiece(page)
        pushed = true
        await page.getByRole('button', { name: /^Lay it here/ }).tap()
      },
    })
    await expect(page.locator('.result-panel')).toBeVisible()
    await expectNoA11yViolations(page)
  })
})

test('a game between two people, drafted and played to its end by keyboard alone', async ({ page }) => {
  test.setTimeout(150_000)
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openTable(page)
  await expectNoA11yViolations(page)
  const focused = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  async function tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      if (await focused(selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`nothing like ${selector} on the way`)
  }
  let laid = 0
  async function sheet(): Promise<void> {
    if (laid === 0) expect(await focused('[role="gridcell"]')).toBe(true)
    for (let digit = 1; digit <= 9; digit++) {
      await page.keyboard.press(String(digit))
      if (/: legal; opponent then has \d+ placements?$/.test(await label())) break
    }
    if (laid++ === 0) {
      const first = await label()
      expect(first).toMatch(/^[A-Z]\d (flipped and )?rotated \d+ at column \d, row \d: legal; opponent then has \d+ placements?$/)
      await page.keyboard.press('Escape')
      expect(await label()).toMatch(/^column \d, row \d: free$/)
      await page.keyboard.press('1')
      await page.keyboard.press('Tab')
      await expect(page.locator(legalGhostSelector)).toHaveCount(1)
      expect(await focused('[role="gridcell"]')).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('r')
      await page.keyboard.press('r')
      await page.keyboard.press('r')
      await page.keyboard.press('r')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('.sz-ghost')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.keyboard.press('1')
    }
    await page.keyboard.press('Enter')
  }
  let bought = 0
  await playToEnd(page, {
    async draft() {
      await tabTo(bought++ < 2 ? '.sz-tile[aria-disabled="false"]' : '.sz-draft-actions .button[aria-pressed="false"]')
      await page.keyboard.press('Enter')
      if (bought <= 2) expect(await focused('.sz-tile')).toBe(true)
    },
    async swap() {
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeFocused()
      await page.keyboard.press('Enter')
    },
    sheet,
  })
  await expect(page.locator('#result-title')).toBeFocused()
})

for (const language of languages)
  test(`everything fits in ${language} on a phone and is large enough`, async ({ page }) => {
    await storeSettingsBeforeLoad(page, { ...instantSettings, language })
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/sumzero/play/new')
    await page.locator('.sz-tile[aria-disabled="false"]').first().waitFor()
    await expectFits(page, '.sz-draft, .sz-tile, .sz-draft-actions, .sz-side > header')
    await page.locator('.sz-draft-actions .button').last().click()
    await page.locator('.sz-token[data-fits="true"]').first().waitFor()
    await expectFits(page, '.sz-note, .sz-token, .sz-side[data-far="true"]')
    await page.keyboard.press('1')
    await page.locator('.sz-ghost').waitFor()
    await expectFits(page, '.sz-note, .sz-token, .sz-tools > button')
    for (const path of ['tournament', 'tutorial', 'achievements', 'rules']) {
      await page.goto(`/sumzero/${path}`)
      await page.locator('main').locator('h1, h2, p, li').first().waitFor()
      expect(await findLayoutProblems(page)).toMatchObject({ sideways: 0, small: [] })
    }
  })

test('a tournament keeps its score, and the sides start in turn', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/sumzero/tournament')
  await page.getByLabel('Choose a board').selectOption({ label: 'Quick 7×7' })
  await page.getByLabel('Opponent').selectOption({ label: 'Two people at this device' })
  await page.getByRole('button', { name: 'Start the tournament' }).click()
  await page.locator('.sz-banner').waitFor()
  await buyForBoth(page)
  await playToEnd(page, {
    draft: () => Promise.resolve(),
    swap: () => Promise.resolve(),
    async sheet() {
      const tokens = page.locator('.sz-token')
      const fitting = await tokens.evaluateAll((all) => all.findIndex((one) => one.matches('[data-fits="true"]')))
      await page.keyboard.press(String(fitting + 1))
      await page.keyboard.press('Enter')
    },
  })
  await page.getByRole('button', { name: 'Play game 2' }).click()
  await expect(page.locator('.sz-banner')).toContainText('Game 2 of at most 3')
  await expect(page.locator('.sz-score-side i[data-won="true"]')).toHaveCount(1)
  await expect(page.locator('.sz-side[data-turn="true"]')).toHaveAttribute('data-seat', '1')
})

test('lessons can be played, and the hint shows its move', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/sumzero/tutorial')
  await page.locator('.sz-token').first().waitFor()
  await expectNoA11yViolations(page)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.locator('.lesson-feedback')).toHaveText('Laid pieces stay. Whoever cannot lay one has lost.')
  await page.goto('/sumzero/play/new')
  await page.locator('.sz-tile[aria-disabled="false"]').first().waitFor()
  await page.keyboard.press('h')
  await page.getByRole('dialog').getByRole('button').first().waitFor()
  await page.getByRole('dialog').locator('.button-primary').click()
  const pointed = page.locator('.sz-table-view [data-pointed="true"]')
  await expect(pointed).toHaveCount(1, { timeout: 30_000 })
  await pointed.click()
  await expect(page.locator('.sz-side[data-far="false"] .sz-static-token')).toHaveCount(1)
  await expect(pointed).toHaveCount(0)
})

test('memory grows by less than 10 MB over a hundred simulated games', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/sumzero/play/new')
  await page.locator('.sz-tile[aria-disabled="false"]').first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  async function heap(): Promise<number> {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  await simulateGames(page, 5)
  const before = await heap()
  expect(await simulateGames(page, 100)).toBeGreaterThan(3000)
  expect(((await heap()) - before) / 1024 / 1024).toBeLessThan(10)
})
