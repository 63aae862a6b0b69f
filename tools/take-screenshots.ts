import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { findChromium, launchChromium } from './chromium.ts'
import { screenshotScenes } from './screenshot-scenes.ts'
import { serve } from './serve.ts'
import { createStaticFileListener } from './static-file-server.ts'
import { distFolder, projectRoot } from './file-tree.ts'

const sizes = [
  { name: 'portrait', width: 360, height: 640 },
  { name: 'landscape', width: 844, height: 390 },
  { name: 'desktop', width: 1280, height: 800 },
] as const

const folder = join(projectRoot, 'docs', 'pictures')

/** A fixed seed, so that screenshots differ only by what changed. */
function fixRandomSeed(): void {
  let word = 1
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength)
    for (let i = 0; i < bytes.length; i++) bytes[i] = (word = (word * 48271) % 2147483647) & 255
    return array
  }
}

function useSettings(text: string): void {
  if (!localStorage.getItem('parlor.settings')) localStorage.setItem('parlor.settings', text)
}

/** Scenes named on the command line; none: all. */
const requested = process.argv.slice(2)
const unknown = requested.find((name) => !screenshotScenes.some((scene) => scene.name === name))
if (unknown !== undefined) throw new Error(`There is no scene "${unknown}": ${screenshotScenes.map(({ name }) => name).join(', ')}.`)

await buildWhenStale()
mkdirSync(folder, { recursive: true })
const served = await serve(createStaticFileListener(distFolder), 0)
const browser = await launchChromium(await findChromium())
try {
  for (const { name, settings, open } of screenshotScenes.filter(({ name }) => requested.length === 0 || requested.includes(name)))
    for (const { name: size, width, height } of sizes) {
      // A new context for each: with the fixed seed two matches on one device would get the same id.
      const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', serviceWorkers: 'block' })
      await context.addInitScript(fixRandomSeed)
      await context.addInitScript(useSettings, JSON.stringify({ v: 1, settings: { muted: true, ...settings } }))
      const page = await context.newPage()
      await open(page, served.url)
      await page.screenshot({ path: join(folder, `${name}-${size}.png`) })
      await context.close()
      process.stdout.write(`${name}: ${width}×${height}\n`)
    }
} finally {
  await browser.close()
  await served.close()
}
