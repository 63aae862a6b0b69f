import { expect, test, type Browser, type Page } from '@playwright/test'
import { SceneOpener, type ScreenSize } from './scene-opener.ts'
import { scenesNamed } from './scenes.ts'

const phoneOnItsSide = { width: 844, height: 390 }

function open(browser: Browser, baseURL: string | undefined, name: string, size: ScreenSize): Promise<Page> {
  return new SceneOpener(browser, baseURL!).open(scenesNamed([name])[0]!, size)
}

for (const name of ['dots-statistics', 'dots-achievements', 'dots-rules', 'simpiece-decks', 'settings'])
  test(`${name}: the title takes less than a fifth of a phone on its side`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const page = await open(browser, baseURL, name, phoneOnItsSide)
    const { height } = (await page.locator('h1').boundingBox())!
    expect(height).toBeLessThan(phoneOnItsSide.height / 5)
    await page.context().close()
  })

test('toasts are no wider than the column beside the board', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const page = await open(browser, baseURL, 'simpiece', phoneOnItsSide)
  const column = (await page.locator('.table-sidebar').boundingBox())!
  const toasts = await page.locator('.toasts').evaluate((element) => Number.parseFloat(getComputedStyle(element).width))
  expect(toasts).toBeGreaterThan(column.width / 2)
  expect(toasts).toBeLessThan(column.width)
  await page.context().close()
})

test('a result is told in the colour of its winner, not in that of an error', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const page = await open(browser, baseURL, 'domino-end', phoneOnItsSide)
  const colours = await page.locator('.table-page[data-mood]').evaluate((table) =>
    ['--winner', '--accent', '--bad'].map((name) => {
      const probe = table.appendChild(document.createElement('i'))
      probe.style.color = `var(${name})`
      return getComputedStyle(probe).color
    }),
  )
  expect(colours[0]).toBe(colours[1])
  expect(colours[0]).not.toBe(colours[2])
  await page.context().close()
})
