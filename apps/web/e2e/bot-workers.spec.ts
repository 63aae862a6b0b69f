import { expect, test, type Browser, type Page } from '@playwright/test'
import { cellButton, clickCentre, waitForBoard, instantSettings, waitForLogLines, withSettings } from './table-driver.ts'

/** Sits down to Dots against the strongest opponent there is. */
async function againstMaster(page: Page): Promise<void> {
  await withSettings(page, instantSettings)
  await page.goto('/dots/?r=canvas')
  await page.getByRole('group', { name: 'Choose an opponent' }).getByRole('radio').nth(-2).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForBoard(page)
}

/** What the browser tells about a task; microseconds, `tdur` without the time the thread waited for a processor. */
interface Told {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** How long the page's own thread worked at a stretch while `act` ran, in milliseconds. */
async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Told[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  expect(tasks.length, 'the browser tells about its tasks').toBeGreaterThan(10)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

test('while the strongest opponent thinks the page never works for over 50 ms', async ({ browser, page }) => {
  await againstMaster(page)
  // The first reply loads the worker; what is judged is thinking.
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  const longest = await longestTask(browser, page, async () => {
    await clickCentre(page, cellButton(page, 1, 1))
    await waitForLogLines(page, 4)
  })
  expect(longest).toBeLessThan(50)
})

test('a worker that hangs or is gone is replaced, and the match goes on', async ({ page }) => {
  await page.clock.install()
  await againstMaster(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  const spoil = [
    () =>
      void setTimeout(() => {
        for (;;);
      }, 0),
    () => self.close(),
  ]
  for (const [at, harm] of spoil.entries()) {
    const worker = page.workers()[0]!
    await worker.evaluate(harm).catch(() => {})
    await clickCentre(page, cellButton(page, 1, 1 + at))
    await page.clock.fastForward(31_000)
    await waitForLogLines(page, 4 + 2 * at)
    await expect.poll(() => page.workers().includes(worker)).toBe(false)
    expect(page.workers()).toHaveLength(1)
  }
})
