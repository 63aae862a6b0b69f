import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { buildWhenStale } from './build.ts'
import { findChromium, launchChromium } from './chromium.ts'
import { serve } from './serve.ts'
import { createStaticFileListener } from './static-file-server.ts'
import { distFolder, projectRoot } from './file-tree.ts'

/** Maximum duration of a main-thread task in milliseconds. */
const limit = 50
/** Duration of a deal at 1×. */
const dealMs = 9000
const size = { width: 844, height: 390 }

interface TaskStats {
  /** Number of main-thread tasks over the limit, in CPU time. */
  readonly long: number
  readonly longest: number
  /** The longest task in wall-clock time, including waits for the CPU and the software GPU. */
  readonly waited: number
  readonly frames: number
}

/** A trace event; `dur` is wall-clock time, `tdur` CPU time, in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const mark = 'parlor-frames'

/** Sets a performance mark as soon as the board is ready, before its first frame. */
function markBoardReady(name: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.board-frame[data-load-state="there"]')) return
    observer.disconnect()
    performance.mark(name)
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-load-state'] })
}

/** Main-thread tasks after the mark, from a browser trace. */
async function traceTasks(browser: Browser, page: Page, begin: () => Promise<unknown>): Promise<TaskStats> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })
  await begin()
  await page.waitForTimeout(dealMs)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const onMain = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  const from = traceEvents.find(({ name }) => name === mark)?.ts ?? Infinity
  const ended = ({ ts, dur = 0 }: TraceEvent) => ts + dur
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && onMain(event) && ended(event) > from,
  )
  if (tasks.length === 0) throw new Error('the trace holds no tasks')
  const worked = tasks.map(({ tdur = 0 }) => tdur / 1000)
  return {
    long: worked.filter((time) => time > limit).length,
    longest: Math.max(...worked),
    waited: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
    frames: traceEvents.filter((event) => event.name === 'FireAnimationFrame' && onMain(event) && event.ts > from).length,
  }
}

/** Domino during the deal. */
async function measureDeal(browser: Browser, url: string, renderer: string): Promise<TaskStats> {
  const context = await browser.newContext({ viewport: size, serviceWorkers: 'block' })
  await context.addInitScript(markBoardReady, mark)
  const page = await context.newPage()
  await page.goto(`${url}/domino/?r=${renderer}`)
  const tasks = await traceTasks(browser, page, async () => {
    await page.locator('.domino-level').nth(1).click()
    await page.locator('.board-frame[data-load-state="there"]').waitFor()
  })
  await context.close()
  return tasks
}

/** Phaser with an empty scene: the baseline of this machine. */
async function measureEmptyScene(browser: Browser, renderer: string): Promise<TaskStats> {
  const context = await browser.newContext({ viewport: size })
  const page = await context.newPage()
  await page.goto('about:blank')
  const phaser = createRequire(join(projectRoot, 'apps/web/package.json')).resolve('phaser/package.json')
  await page.addScriptTag({ path: join(phaser, '../dist/phaser.min.js') })
  await page.evaluate(
    (type) => {
      const { Phaser } = globalThis as unknown as { Phaser: { Game: new (config: object) => object } }
      Object.assign(globalThis, {
        game: new Phaser.Game({ type, width: 844, height: 390, banner: false, audio: { noAudio: true }, scene: {} }),
      })
    },
    renderer === 'webgl' ? 2 : 1,
  )
  await page.waitForTimeout(1000)
  const tasks = await traceTasks(browser, page, () => page.evaluate((name) => performance.mark(name), mark))
  await context.close()
  return tasks
}

await buildWhenStale()
const served = await serve(createStaticFileListener(distFolder), 0)
const browser = await launchChromium(await findChromium())
let failed = false
try {
  for (const renderer of ['canvas', 'webgl']) {
    const [bare, ours] = [await measureEmptyScene(browser, renderer), await measureDeal(browser, served.url, renderer)]
    const format = ({ long, longest, waited, frames }: TaskStats) =>
      `${long} tasks worked for over ${limit} ms (the longest ${Math.round(longest)}; ${Math.round(waited)} by the clock), ${frames} frames`
    process.stdout.write(`${renderer}: the deal ${format(ours)}; an empty scene ${format(bare)}\n`)
    if (ours.longest > Math.max(limit, bare.longest)) failed = true
  }
} finally {
  await browser.close()
  await served.close()
}
if (failed) {
  process.stderr.write('During the deal a task of the main thread worked for longer than in an empty scene: see the figures above.\n')
  process.exitCode = 1
}
