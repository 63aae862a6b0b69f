import type { Browser, Page } from '@playwright/test'
import { cellButton, clickCentre, waitForBoard, instantSettings, waitForLogLines, storeSettingsBeforeLoad } from './table-driver.ts'
import { expect, test } from './test.ts'

/** Opens Dots against the strongest opponent. */
async function openTableAgainstMaster(page: Page): Promise<void> {
  await storeSettingsBeforeLoad(page, instantSettings)
  await page.goto('/dots/?r=canvas')
  await page.getByRole('group', { name: 'Choose an opponent' }).getByRole('radio').nth(-2).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForBoard(page)
}

/** A trace event; `tdur` is CPU time in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** CPU milliseconds of the longest main-thread task during `act`. */
async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  expect(tasks.length, 'the trace holds tasks').toBeGreaterThan(10)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

test('while the strongest opponent thinks no main-thread task takes over 50 ms', async ({ browser, page }) => {
  await openTableAgainstMaster(page)
  // The first reply loads the worker; only thinking is measured.
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
  await openTableAgainstMaster(page)
  await clickCentre(page, cellButton(page, 1, 1))
  await waitForLogLines(page, 2)
  const faults = [
    () =>
      void setTimeout(() => {
        for (;;);
      }, 0),
    () => self.close(),
  ]
  for (const [at, breakWorker] of faults.entries()) {
    const worker = page.workers()[0]!
    await worker.evaluate(breakWorker).catch(() => {})
    await clickCentre(page, cellButton(page, 1, 1 + at))
    await page.clock.fastForward(31_000)
    await waitForLogLines(page, 4 + 2 * at)
    await expect.poll(() => page.workers().includes(worker)).toBe(false)
    expect(page.workers()).toHaveLength(1)
  }
})
