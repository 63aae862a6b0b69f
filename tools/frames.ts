import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { buildWhenStale } from './build.ts'
import { findChromium, launch } from './chromium.ts'
import { serve } from './serve.ts'
import { createSite } from './site.ts'
import { dist, root } from './tree.ts'

/** A task of the main thread longer than this is felt. */
const limit = 50
/** A whole deal at 1×, from the heap in the middle to the first turn. */
const deal = 9000
const size = { width: 844, height: 390 }

interface Tasks {
  /** Tasks of the main thread that the browser itself calls long, whatever filled them: what is judged. */
  readonly long: number
  readonly longest: number
  /** How many frames were drawn, and how long the script of the longest took: whether a long task is our own doing. */
  readonly frames: number
  readonly script: number
}

/** Times every frame a page asks for, from before its first script on; what the browser does besides is not ours. */
function timeFrames(): void {
  const frames: number[] = []
  const ask = requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (draw) =>
    ask((time) => {
      const began = performance.now()
      draw(time)
      frames.push(performance.now() - began)
    })
  const tasks: number[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] })
  Object.assign(globalThis, { frames, tasks })
}

async function collect(page: Page): Promise<Tasks> {
  await page.evaluate('frames.length = tasks.length = 0')
  await page.waitForTimeout(deal)
  const [frames, tasks] = (await page.evaluate('[frames, tasks]')) as [number[], number[]]
  const over = tasks.filter((duration) => duration > limit)
  return { long: over.length, longest: Math.max(0, ...over), frames: frames.length, script: Math.max(0, ...frames) }
}

/** The table of Domino while it deals. */
async function dealing(browser: Browser, url: string, renderer: string): Promise<Tasks> {
  const context = await browser.newContext({ viewport: size, serviceWorkers: 'block' })
  await context.addInitScript(timeFrames)
  const page = await context.newPage()
  await page.goto(`${url}/domino/?r=${renderer}`)
  await page.locator('.domino-level').nth(1).click()
  await page.locator('.stage[data-picture="there"]').waitFor()
  const tasks = await collect(page)
  await context.close()
  return tasks
}

/** Phaser with nothing in its scene: what this machine does anyway. */
async function empty(browser: Browser, renderer: string): Promise<Tasks> {
  const context = await browser.newContext({ viewport: size })
  await context.addInitScript(timeFrames)
  const page = await context.newPage()
  await page.goto('about:blank')
  const phaser = createRequire(join(root, 'apps/web/package.json')).resolve('phaser/package.json')
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
  const tasks = await collect(page)
  await context.close()
  return tasks
}

await buildWhenStale()
const served = await serve(createSite(dist), 0)
const browser = await launch(await findChromium())
let failed = false
try {
  for (const renderer of ['canvas', 'webgl']) {
    const [bare, ours] = [await empty(browser, renderer), await dealing(browser, served.url, renderer)]
    const tell = ({ long, longest, frames, script }: Tasks) =>
      `${long} tasks over ${limit} ms (longest ${Math.round(longest)}), ${frames} frames (longest script ${Math.round(script)} ms)`
    process.stdout.write(`${renderer}: the deal ${tell(ours)}; an empty scene ${tell(bare)}\n`)
    if (ours.longest > Math.max(limit, bare.longest)) failed = true
  }
} finally {
  await browser.close()
  await served.close()
}
if (failed) {
  process.stderr.write('During the deal the main thread was held up longer than by an empty scene: see the figures above.\n')
  process.exitCode = 1
}
