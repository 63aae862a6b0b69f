import type { Page } from '@playwright/test'
import {
  cellButton,
  centreOf,
  clickCentre,
  waitForBoard,
  instantSettings,
  openDotsTable,
  waitForLogLines,
  storeSettingsBeforeLoad,
} from './table-driver.ts'
import { expect, test } from './test.ts'

const megabyte = 1024 * 1024

test('a hundred restarts leave nothing behind', async ({ page }) => {
  test.setTimeout(120_000)
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  const devtools = await page.context().newCDPSession(page)
  async function heap(): Promise<number> {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  // By keys, and without looking for the cell anew: a click waits until its target has stood still.
  const cell = await centreOf(cellButton(page, 1, 1))
  async function restart(): Promise<void> {
    await page.mouse.click(cell.x, cell.y)
    await waitForLogLines(page, 2)
    await page.keyboard.press('Escape')
    await page.locator('.pause-dialog').getByRole('button', { name: 'Start again' }).press('Enter')
    await page.getByRole('dialog', { name: 'Start again?' }).getByRole('button', { name: 'Start again' }).press('Enter')
    await waitForLogLines(page, 0)
    await expect(page.locator('.turn-indicator')).toHaveAttribute('data-mine', 'true')
  }
  for (let i = 0; i < 10; i++) await restart()
  const before = await heap()
  for (let i = 0; i < 100; i++) await restart()
  expect(((await heap()) - before) / megabyte).toBeLessThan(5)
})

test('opening and leaving tables leaks no canvas, worker or listener', async ({ page }) => {
  test.setTimeout(120_000)
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  async function metrics(): Promise<Record<string, number>> {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage')
    const { metrics: list } = await devtools.send('Performance.getMetrics')
    return Object.fromEntries(list.map(({ name, value }) => [name, value]))
  }
  async function visit(): Promise<void> {
    await page.getByRole('link', { name: /^Leave the table/ }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await waitForBoard(page)
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 2)
  }
  for (let i = 0; i < 3; i++) await visit()
  const before = await metrics()
  for (let i = 0; i < 6; i++) await visit()
  const after = await metrics()
  expect(page.workers().length).toBeLessThanOrEqual(1)
  expect(await page.locator('canvas').count()).toBe(1)
  expect((after['JSHeapUsedSize']! - before['JSHeapUsedSize']!) / megabyte).toBeLessThan(5)
  expect(after['JSEventListeners']! - before['JSEventListeners']!).toBeLessThan(60)
})

test('a restored WebGL context shows the board again, and the match goes on', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/play/new?r=webgl')
  const canvas = page.locator('.board-frame canvas')
  await waitForBoard(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  // The hovered cell is drawn brighter.
  await page.mouse.move(0, 0)
  const before = await canvas.screenshot()
  await canvas.evaluate(async (element: HTMLCanvasElement) => {
    const gl = (element.getContext('webgl2') ?? element.getContext('webgl')) as WebGLRenderingContext
    const extension = gl.getExtension('WEBGL_lose_context')!
    extension.loseContext()
    await new Promise((resolve) => setTimeout(resolve, 300))
    extension.restoreContext()
  })
  await expect.poll(async () => differing(page, before, await canvas.screenshot())).toBeLessThan(0.01)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 4)
  await page.mouse.move(0, 0)
  await expect.poll(async () => differing(page, before, await canvas.screenshot())).toBeGreaterThan(0.01)
})

/** Fraction of clearly different pixels in two screenshots of the same size. */
async function differing(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
          pen.drawImage(image, 0, 0)
          return pen.getImageData(0, 0, image.width, image.height).data
        }),
      )
      let different = 0
      for (let i = 0; i < a!.length; i += 4) {
        const distance = Math.abs(a![i]! - b![i]!) + Math.abs(a![i + 1]! - b![i + 1]!) + Math.abs(a![i + 2]! - b![i + 2]!)
        if (distance > 60) different++
      }
      return different / (a!.length / 4)
    },
    [before, after].map((picture) => picture.toString('base64')),
  )
}
