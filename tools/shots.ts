import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildWhenStale } from './build.ts'
import { findChromium, launch } from './chromium.ts'
import { serve } from './serve.ts'
import { createSite } from './site.ts'
import { dist, root } from './tree.ts'

const sizes = [
  { name: 'portrait', width: 360, height: 640 },
  { name: 'landscape', width: 844, height: 390 },
  { name: 'desktop', width: 1280, height: 800 },
] as const

const folder = join(root, 'docs', 'pictures')

/** Moves worth looking at: the corners' neighbours first, then whatever the chain left to us. */
const wishes = [12, 6, 18, 8, 16, 11, 13, 7, 17, 12, 0, 24]

/** Starts a match and plays a while by keys, so that the picture shows a table in use. */
async function openTable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dots/`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  const open = page.locator('[role=gridcell] button[aria-disabled=false]')
  for (const wish of wishes) {
    await open.first().waitFor()
    const wished = page.locator(`[role=gridcell] button[data-cell="${wish}"][aria-disabled=false]`)
    await ((await wished.count()) > 0 ? wished : open.first()).press('Enter')
    await page.waitForTimeout(200)
  }
  await open.first().waitFor()
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.waitForTimeout(1500)
}

/** The same seed every time, so that a new picture shows what changed and not another deal. */
function sameLuck(): void {
  let word = 1
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength)
    for (let i = 0; i < bytes.length; i++) bytes[i] = (word = (word * 48271) % 2147483647) & 255
    return array
  }
}

await buildWhenStale()
mkdirSync(folder, { recursive: true })
const served = await serve(createSite(dist), 0)
const browser = await launch(await findChromium())
try {
  for (const { name, width, height } of sizes) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    await context.addInitScript(sameLuck)
    const page = await context.newPage()
    await page.goto(`${served.url}/`, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(folder, `lobby-${name}.png`) })
    await openTable(page, served.url)
    await page.screenshot({ path: join(folder, `dots-${name}.png`) })
    await context.close()
    process.stdout.write(`${name}: ${width}×${height}\n`)
  }
} finally {
  await browser.close()
  await served.close()
}
