import { expect, type Page } from '@playwright/test'
import { cellButton, waitForBoard } from './table-driver.ts'

/** Collects console errors, uncaught errors and CSP violations. */
export async function collectErrors(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.exposeFunction('reportViolation', (text: string) => errors.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void (globalThis as unknown as { reportViolation(text: string): void }).reportViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      )
    })
  })
  return errors
}

/** Two people at one device, so that the test moves for both sides. */
export async function openTwoPlayerTable(page: Page, renderer: string, preset = 'Quick 3×3'): Promise<void> {
  await page.goto(`/dots/?r=${renderer}`)
  await page.getByRole('radio', { name: new RegExp(preset) }).check({ force: true })
  await page.getByRole('radio', { name: /2 people on this device/ }).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForBoard(page)
}

type MeanColour = [red: number, green: number, blue: number]

/** Mean colour around the centre of a cell; `share`: fraction of its square. */
export async function meanCellColour(page: Page, row: number, col: number, share = 0.7): Promise<MeanColour> {
  const box = (await cellButton(page, row, col).boundingBox())!
  const size = Math.round(box.width * share)
  const clip = { x: box.x + (box.width - size) / 2, y: box.y + (box.height - size) / 2, width: size, height: size }
  const screenshot = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height)
    const sum: MeanColour = [0, 0, 0]
    for (let i = 0; i < bytes.length; i += 4) for (const channel of [0, 1, 2] as const) sum[channel] += bytes[i + channel]!
    return sum.map((value) => value / (bytes.length / 4)) as MeanColour
  }, screenshot)
}

export async function expectRed(page: Page, row: number, col: number): Promise<void> {
  await expect.poll(async () => ((light) => light[0] - light[2])(await meanCellColour(page, row, col))).toBeGreaterThan(20)
}

export async function expectBlue(page: Page, row: number, col: number): Promise<void> {
  await expect.poll(async () => ((light) => light[2] - light[0])(await meanCellColour(page, row, col))).toBeGreaterThan(20)
}

export function expectBoardElement(page: Page) {
  return expect(page.locator('.board-frame-canvas'))
}
