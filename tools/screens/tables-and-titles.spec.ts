import type { Page } from '@playwright/test'
import type { SceneOpener, ScreenSize } from './scene-opener.ts'
import { scenesNamed } from './scenes.ts'
import { changeLook, changeSize } from './sweep.ts'
import { expect, test } from './test.ts'

const phoneOnItsSide = { width: 844, height: 390 }

function open(opener: SceneOpener, name: string, size: ScreenSize, settings: object = {}): Promise<Page> {
  return opener.open(
    scenesNamed([name]).find((scene) => scene.name === name)!,
    size,
    settings,
  )
}

/** Those of the statistics and the settings are measured in layout.spec.ts, which opens them. */
for (const name of ['dots-achievements', 'dots-rules', 'simpiece-decks'])
  test(`${name}: the title takes less than a fifth of a phone on its side`, async ({ opener }) => {
    test.setTimeout(180_000)
    const page = await open(opener, name, phoneOnItsSide)
    const { height } = (await page.locator('h1').boundingBox())!
    expect(height).toBeLessThan(phoneOnItsSide.height / 5)
    await page.context().close()
  })

/** Figures of pieces, and letters at the edge of a board. */
const pieces = '.hb-tile, .hb-coin, .hb-total-number, .st-card, .sp-face, .st-life, .sz-ruler'
/** Twice the usual size of words. */
const twice = 34

/** Words of a table that are shown, with their size. */
function readSizes(page: Page): Promise<Record<string, number>> {
  return page.evaluate((exempt) => {
    const sizes: Record<string, number> = {}
    const walker = document.createTreeWalker(document.querySelector('.table-page')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      const text = node.textContent!.trim()
      const skipped = parent.closest(`${exempt}, option, .table-header, .board-frame:not([data-elements=true]) > .table-view`) !== null
      if (text === '' || skipped || !parent.checkVisibility({ checkVisibilityCSS: true })) continue
      sizes[text] = Number.parseFloat(getComputedStyle(parent).fontSize)
    }
    return sizes
  }, pieces)
}

/** Toasts are no wider than the column beside the board. */
async function expectToastsBesideBoard(page: Page): Promise<void> {
  const column = (await page.locator('.table-sidebar').boundingBox())!
  const toasts = await page.locator('.toasts').evaluate((element) => Number.parseFloat(getComputedStyle(element).width))
  expect(toasts).toBeGreaterThan(column.width / 2)
  expect(toasts).toBeLessThan(column.width)
}

for (const name of ['dots', 'mahjong', 'sumzero', 'sumzero-draft', 'simpiece'])
  test(`${name}: the largest text says the same words, twice as large, and on a phone as large as its table holds`, async ({ opener }) => {
    test.setTimeout(180_000)
    const page = await open(opener, name, { width: 1280, height: 800 }, { textSize: 'huge' })
    for (const [size, factor] of [
      [{ width: 1280, height: 800 }, 2],
      [phoneOnItsSide, 1],
    ] as const) {
      const sizes: Record<string, number>[] = []
      for (const textSize of ['huge', 'normal'] as const) {
        await changeLook(page, { textSize })
        await changeSize(page, size)
        sizes.push(await readSizes(page))
      }
      const [largest, normal] = sizes as [Record<string, number>, Record<string, number>]
      expect(Object.keys(normal).length).toBeGreaterThan(4)
      const small = Object.entries(normal).filter(([text, before]) => !((largest[text] ?? 0) >= Math.min(factor * before - 1, twice)))
      expect(small.map(([text, before]) => `${size.width}: ${text}: ${before} px, then ${largest[text] ?? 'absent'}`)).toEqual([])
    }
    // The page is a phone on its side by now, with words of the usual size.
    if (name === 'simpiece') await expectToastsBesideBoard(page)
    await page.context().close()
  })

test('a result is told in the colour of its winner, not in that of an error', async ({ opener }) => {
  test.setTimeout(180_000)
  const page = await open(opener, 'domino-end', phoneOnItsSide)
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
