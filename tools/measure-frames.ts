import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { buildWhenStale } from './build.ts'
import { findChromium, launchChromium } from './chromium.ts'
import { serve } from './serve.ts'
import { createStaticSite } from './static-site.ts'
import { distFolder, projectRoot } from './file-tree.ts'

/** A task of the main thread longer than this is felt. */
const limit = 50
/** A whole deal at 1×, from the heap in the middle to the first turn. */
const deal = 9000
const size = { width: 844, height: 390 }

interface TaskStats {
  /** Tasks of the main thread that kept it working for longer than the limit: what is judged. */
  readonly long: number
  readonly longest: number
  /** The longest one by the clock: waiting counts too, for a processor that others use and for a graphics processor that is a program here. */
  readonly waited: number
  readonly frames: number
}

/** What the browser tells about a task: how long it took, and how long the thread worked on it; microseconds. */
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

/** Leaves a mark in the record as soon as the table is there, before its first frame. */
function markPicture(name: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.stage[data-picture="there"]')) return
    observer.disconnect()
    performance.mark(name)
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-picture'] })
}

/** The tasks of the page's main thread from the mark on, by the browser's own record of them. */
async function traceTasks(browser: Browser, page: Page, begin: () => Promise<unknown>): Promise<TaskStats> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })
  await begin()
  await page.waitForTimeout(deal)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const onMain = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  const from = traceEvents.find(({ name }) => name === mark)?.ts ?? Infinity
  const ended = ({ ts, dur = 0 }: TraceEvent) => ts + dur
  const tasks = traceEvents.filter(
    (told) => told.ph === 'X' && told.name === 'ThreadControllerImpl::RunTask' && onMain(told) && ended(told) > from,
  )
  if (tasks.length === 0) throw new Error('the browser has told nothing about its tasks')
  const worked = tasks.map(({ tdur = 0 }) => tdur / 1000)
  return {
    long: worked.filter((time) => time > limit).length,
    longest: Math.max(...worked),
    waited: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
    frames: traceEvents.filter((told) => told.name === 'FireAnimationFrame' && onMain(told) && told.ts > from).length,
  }
}

/** The table of Domino while it deals. */
async function measureDeal(browser: Browser, url: string, renderer: string): Promise<TaskStats> {
  const context = await browser.newContext({ viewport: size, serviceWorkers: 'block' })
  await context.addInitScript(markPicture, mark)
  const page = await context.newPage()
  await page.goto(`${url}/domino/?r=${renderer}`)
  const tasks = await traceTasks(browser, page, async () => {
    await page.locator('.domino-level').nth(1).click()
    await page.locator('.stage[data-picture="there"]').waitFor()
  })
  await context.close()
  return tasks
}

/** Phaser with nothing in its scene: what this machine does anyway. */
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
const served = await serve(createStaticSite(distFolder), 0)
const browser = await launchChromium(await findChromium())
let failed = false
try {
  for (const renderer of ['canvas', 'webgl']) {
    const [bare, ours] = [await measureEmptyScene(browser, renderer), await measureDeal(browser, served.url, renderer)]
    const tell = ({ long, longest, waited, frames }: TaskStats) =>
      `${long} tasks worked for over ${limit} ms (the longest ${Math.round(longest)}; ${Math.round(waited)} by the clock), ${frames} frames`
    process.stdout.write(`${renderer}: the deal ${tell(ours)}; an empty scene ${tell(bare)}\n`)
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
