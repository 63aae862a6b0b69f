import { expect, test, type Page } from '@playwright/test'
import { cell, click, drawn, instant, measure, noViolations, sitDown, told, withSettings } from './sitting.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/** Some life: a match under way, a finished one, and where they are. */
async function live(page: Page): Promise<Record<string, string>> {
  await sitDown(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
  await expect(page.locator('.result')).toBeVisible()
  const finished = new URL(page.url()).pathname
  await sitDown(page)
  await click(page, cell(page, 2, 2))
  await expect(page.locator('.turn')).toHaveAttribute('data-mine', 'true')
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

for (const viewport of sizes)
  test(`every page is accessible and fits ${viewport.width}×${viewport.height}`, async ({ page }) => {
    test.setTimeout(120_000)
    await withSettings(page, instant)
    await page.setViewportSize(viewport)
    for (const [name, path] of Object.entries(await live(page)))
      await test.step(name, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        if (path.includes('canvas')) await drawn(page)
        if (viewport.width !== 844) await noViolations(page)
        expect(await measure(page)).toEqual({ sideways: 0, small: [], tiny: [] })
      })
  })

test('the windows over a table are accessible', async ({ page }) => {
  await withSettings(page, { ...instant, contrast: 'high', textSize: 'huge', language: 'de' })
  await page.setViewportSize(sizes[0]!)
  await page.goto('/dots/play/new?r=canvas')
  await drawn(page)
  await noViolations(page)
  for (const name of ['Regeln', 'Einstellungen', 'Tastatur', 'Teilen', 'Speichern als …', 'Aufgeben']) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Pause' })).toBeHidden()
    await noViolations(page)
    expect((await measure(page)).sideways).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the options form follows the schema, shows a field only while it matters, and says what is wrong', async ({ page }) => {
  await withSettings(page, instant)
  await page.goto('/dots/')
  await page.getByText('All options').click()
  await expect(page.getByLabel('Cells')).toBeHidden()
  await page.getByLabel('Board', { exact: true }).selectOption({ label: 'My own' })
  await expect(page.getByLabel('Cells')).toBeVisible()
  await expect(page.locator('.field-error')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
  await page.getByLabel('Board', { exact: true }).selectOption({ label: 'Open' })
  await page.getByRole('button', { name: 'More: Rows' }).click()
  await expect(page.locator('.game-summary')).toContainText('Your own options')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(cell(page, 6, 5)).toBeAttached()
  await drawn(page)
  await page.goto('/dots/')
  await expect(page.locator('.game-summary')).toContainText('Your own options')
})

test('one may play the other colour, and the bot begins', async ({ page }) => {
  await withSettings(page, instant)
  await page.goto('/dots/?r=canvas')
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await told(page, 1)
  await expect(page.locator('.turn')).toHaveAttribute('data-mine', 'true')
})
