import { cards } from '@parlor/simpiece'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import { expectUsableLayout } from './simpiece-decks-driver.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

test('of many cards those near the screen are in the page, and all are reached by scrolling and by keyboard', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await page.goto('/simpiece/cards')
    const tiles = page.locator('.sp-card-grid > li')
    const lastTile = page.locator(`.sp-card-grid > li[aria-posinset="${cards.length}"] .sp-card`)
    await expect(tiles.first()).toHaveAttribute('aria-setsize', String(cards.length))
    await expect.poll(() => tiles.count()).toBeLessThan(cards.length)
    await expect(lastTile).toHaveCount(0)
    // By keyboard to the end and on from there; the page follows.
    await tiles.first().locator('.sp-card').focus()
    await page.keyboard.press('End')
    await expect(lastTile).toBeFocused()
    await expect(lastTile).toBeInViewport()
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator(`.sp-card-grid > li[aria-posinset="${cards.length - 1}"] .sp-card`)).toBeFocused()
    // Scrolled away, the card keeps its focus and its place in the order.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(page.locator('.sp-card-grid > li[aria-posinset="1"]')).toBeInViewport()
    await expect(page.locator(`.sp-card-grid > li[aria-posinset="${cards.length - 1}"] .sp-card`)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.locator('.sp-card-grid > li[aria-posinset="1"] .sp-card')).toBeFocused()
    // By wheel: every card comes by, in rows that do not overlap.
    const seen = new Set<string | null>()
    for (let i = 0; i < 160 && seen.size < cards.length; i++) {
      for (const at of await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-posinset')))) seen.add(at)
      await page.mouse.move(viewport.width - 40, viewport.height / 2)
      await page.mouse.wheel(0, viewport.height)
      await page.waitForTimeout(60)
    }
    expect(seen.size).toBe(cards.length)
    const overlapping = await tiles.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      return boxes.some((a, i) =>
        boxes.some((b, j) => j > i && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      )
    })
    expect(overlapping).toBe(false)
    await expectUsableLayout(page)
  }
})
