import type { Page } from '@playwright/test'
import {
  cellButton,
  centreOf,
  clickCentre,
  waitForBoard,
  instantSettings,
  waitForLogLines,
  storeSettingsBeforeLoad,
} from './table-driver.ts'
import { collectErrors, openTwoPlayerTable, expectBoardElement, expectRed, expectBlue, meanCellColour } from './board-pixels.ts'
import { expect, test } from './test.ts'

for (const kind of ['canvas', 'webgl'])
  test(`draws both sides with ${kind}, and nothing breaks the content security policy`, async ({ page }) => {
    const errors = await collectErrors(page)
    await storeSettingsBeforeLoad(page, { muted: true, speed: 4 })
    await openTwoPlayerTable(page, kind)
    await expectBoardElement(page).toHaveAttribute('data-renderer', kind)
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 1)
    await clickCentre(page, cellButton(page, 3, 3))
    await waitForLogLines(page, 2)
    await expectRed(page, 1, 1)
    await expectBlue(page, 3, 3)
    expect(errors).toEqual([])
  })

test('a browser without WebGL gets the same table on a 2D canvas', async ({ page }) => {
  const errors = await collectErrors(page)
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.includes('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    } as typeof getContext
  })
  await storeSettingsBeforeLoad(page, instantSettings)
  await openTwoPlayerTable(page, 'webgl')
  await expectBoardElement(page).toHaveAttribute('data-renderer', 'canvas')
  await clickCentre(page, cellButton(page, 2, 2))
  await waitForLogLines(page, 1)
  await expectRed(page, 2, 2)
  expect(errors).toEqual([])
})

/** Loses the WebGL context; `back` restores it. */
async function loseContext(page: Page, back: boolean): Promise<void> {
  await page.locator('.board-frame canvas').evaluate(async (element: HTMLCanvasElement, restored) => {
    const extension = element.getContext('webgl')!.getExtension('WEBGL_lose_context')!
    const lost = new Promise((resolve) => element.addEventListener('webglcontextlost', resolve, { once: true }))
    extension.loseContext()
    await lost
    if (!restored) return
    // A context can be restored only after all listeners have run.
    await new Promise((resolve) => setTimeout(resolve))
    const found = new Promise((resolve) => element.addEventListener('webglcontextrestored', resolve, { once: true }))
    extension.restoreContext()
    await found
  }, back)
}

test('a restored WebGL context shows the board again', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openTwoPlayerTable(page, 'webgl')
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 1)
  await expectRed(page, 1, 1)
  await loseContext(page, true)
  await expectRed(page, 1, 1)
  await expectBoardElement(page).toHaveAttribute('data-renderer', 'webgl')
  await clickCentre(page, cellButton(page, 3, 3))
  await waitForLogLines(page, 2)
  await expectBlue(page, 3, 3)
})

test('a WebGL context that is not restored is replaced by a 2D canvas', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openTwoPlayerTable(page, 'webgl')
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 1)
  await loseContext(page, false)
  await expectBoardElement(page).toHaveAttribute('data-renderer', 'canvas', { timeout: 20_000 })
  await expectRed(page, 1, 1)
  expect(await page.locator('.board-frame canvas').count()).toBe(1)
  await clickCentre(page, cellButton(page, 3, 3))
  await waitForLogLines(page, 2)
})

/** Opens a table with the clock stopped at which a dot in the top left corner bursts: without ticks the cascade never ends. */
async function openBeforeCascade(page: Page): Promise<void> {
  await storeSettingsBeforeLoad(page, { muted: true, speed: 1 })
  await openTwoPlayerTable(page, 'canvas')
  for (const [row, col, moves] of [
    [1, 1, 1],
    [3, 3, 2],
    [1, 1, 3],
    [3, 2, 4],
  ] as const) {
    await expect(cellButton(page, row, col)).toHaveAttribute('aria-disabled', 'false')
    await clickCentre(page, cellButton(page, row, col))
    await waitForLogLines(page, moves)
  }
  await expect(cellButton(page, 1, 1)).toHaveAttribute('aria-disabled', 'false')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('the score counts along with a cascade, and the turn changes after it', async ({ page }) => {
  await openBeforeCascade(page)
  const red = page.locator('.dots-side[data-side="0"]')
  await expect(red.locator('.dots-held b')).toHaveText('1')
  await clickCentre(page, cellButton(page, 1, 1))
  await page.clock.runFor(600)
  await expect(cellButton(page, 2, 1)).toHaveAccessibleName(/1 of 3 dots/)
  await expect(red.locator('.dots-held b')).toHaveText('3')
  await expect(red).toHaveAttribute('data-turn', 'true')
  const lines = page.locator('.table-sidebar-log .match-log-line')
  await expect(lines).toHaveCount(4)
  await page.clock.runFor(400)
  await expect(red).toHaveAttribute('data-turn', 'false')
  await expect(lines).toHaveCount(5)
})

test('a tap skips a cascade, and the next one plays', async ({ page }) => {
  await openBeforeCascade(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await page.clock.runFor(250)
  await expect(cellButton(page, 2, 1)).toHaveAccessibleName(/empty/)
  await clickCentre(page, cellButton(page, 1, 1))
  await page.clock.runFor(50)
  await expect(cellButton(page, 2, 1)).toHaveAccessibleName(/1 of 3 dots/)
  await expect(cellButton(page, 2, 2)).toHaveAccessibleName(/empty/)
})

test('hovering highlights a cell and previews the move', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { ...instantSettings, preview: true })
  await openTwoPlayerTable(page, 'canvas')
  const { x, y } = await centreOf(cellButton(page, 2, 2))
  const board = page.locator('.board-frame-canvas')
  const before = await meanCellColour(page, 2, 2)
  await page.mouse.move(x, y)
  await expect(board).toHaveCSS('cursor', 'pointer')
  await expect.poll(async () => (await meanCellColour(page, 2, 2))[0] - before[0]).toBeGreaterThan(1)
  await page.mouse.move(x, (await board.boundingBox())!.y - 4)
  await expect.poll(async () => Math.abs((await meanCellColour(page, 2, 2))[0] - before[0])).toBeLessThan(0.5)
})

test('a log line highlights its cell on the board, on hover and on focus', async ({ page }) => {
  await storeSettingsBeforeLoad(page, instantSettings)
  await openTwoPlayerTable(page, 'canvas')
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 1)
  await clickCentre(page, cellButton(page, 3, 3))
  await waitForLogLines(page, 2)
  const brightness = async () => (await meanCellColour(page, 1, 1, 1)).reduce((sum, channel) => sum + channel)
  await page.mouse.move(2, 2)
  await page.waitForTimeout(300)
  const before = await brightness()
  const framed = async () => (await brightness()) - before > 5
  await page.locator('.table-sidebar-log .match-log-line').first().hover()
  await expect.poll(framed).toBe(true)
  await page.mouse.move(2, 2)
  await expect.poll(framed).toBe(false)
  await page.locator('.table-sidebar-log .match-log-line').last().focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.table-sidebar-log .match-log-line').first()).toBeFocused()
  await expect.poll(framed).toBe(true)
})

test('an idle board requests no animation frames', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = globalThis
    const counted = globalThis as unknown as { asked: number }
    counted.asked = 0
    globalThis.requestAnimationFrame = (draw) => {
      counted.asked++
      return requestAnimationFrame.call(globalThis, draw)
    }
  })
  await storeSettingsBeforeLoad(page, instantSettings)
  await openTwoPlayerTable(page, 'canvas')
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 1)
  const frameRequests = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked)
  await expect
    .poll(async () => {
      const before = await frameRequests()
      await page.waitForTimeout(400)
      return (await frameRequests()) - before
    })
    .toBe(0)
})

test('the board is silent before the first user gesture, and plays sounds after it', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { desks: number; tones: number }
    counted.desks = counted.tones = 0
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        counted.desks++
      }
    }
    globalThis.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options)
        counted.tones++
      }
    }
  })
  const counted = () =>
    page.evaluate(() => ((now) => [now.desks, now.tones > 0])(globalThis as unknown as { desks: number; tones: number }))
  await storeSettingsBeforeLoad(page, { speed: 0, motion: 'reduced', musicOn: true })
  await page.goto('/dots/play/new?r=canvas')
  await waitForBoard(page)
  expect(await counted()).toEqual([0, false])
  await clickCentre(page, cellButton(page, 1, 1))
  await expect.poll(counted).toEqual([1, true])
})

test('every theme shows who owns what', async ({ page }) => {
  const errors = await collectErrors(page)
  await storeSettingsBeforeLoad(page, instantSettings)
  await openTwoPlayerTable(page, 'canvas', 'Blocks 5×5')
  await clickCentre(page, cellButton(page, 2, 2))
  await waitForLogLines(page, 1)
  await clickCentre(page, cellButton(page, 4, 4))
  await waitForLogLines(page, 2)
  const pictures = new Set<string>()
  for (const theme of ['petri', 'space', 'circuit', 'contrast']) {
    // As if another tab had changed the settings.
    await page.evaluate(
      (newValue) => dispatchEvent(new StorageEvent('storage', { key: 'parlor.settings', newValue })),
      JSON.stringify({ v: 1, settings: { ...instantSettings, themes: { dots: theme } } }),
    )
    await expectRed(page, 2, 2)
    await expectBlue(page, 4, 4)
    pictures.add((await meanCellColour(page, 2, 3)).map(Math.round).join())
  }
  expect(pictures.size).toBe(4)
  expect(errors).toEqual([])
})

test.describe('a touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

  async function openTouchInput(
    page: Page,
  ): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) => Promise<void>> {
    const session = await page.context().newCDPSession(page)
    return async (type, x, y) => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] })
    }
  }

  test('is cancelled by sliding off the board, and else plays where it ends, not where it starts', async ({ page }) => {
    await storeSettingsBeforeLoad(page, instantSettings)
    await openTwoPlayerTable(page, 'canvas')
    const touch = await openTouchInput(page)
    const first = await centreOf(cellButton(page, 1, 1))
    await touch('touchStart', first.x, first.y)
    await touch('touchMove', first.x, first.y - 20)
    await touch('touchMove', 2, 636)
    await touch('touchEnd')
    await page.touchscreen.tap(first.x, first.y)
    await waitForLogLines(page, 1)
    await expect(cellButton(page, 1, 1)).toHaveAccessibleName(/1 of 2 dots/)
    const [from, to] = [await centreOf(cellButton(page, 3, 3)), await centreOf(cellButton(page, 2, 2))]
    await touch('touchStart', from.x, from.y)
    await touch('touchMove', (from.x + to.x) / 2, (from.y + to.y) / 2)
    await touch('touchMove', to.x, to.y)
    await touch('touchEnd')
    await waitForLogLines(page, 2)
    await expect(cellButton(page, 2, 2)).toHaveAccessibleName(/1 of 4 dots/)
    await expect(cellButton(page, 3, 3)).toHaveAccessibleName(/empty/)
  })
})
