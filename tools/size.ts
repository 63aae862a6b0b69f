import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWhenStale } from './build.ts'
import { findChromium, launch } from './chromium.ts'
import { isMain, report, type Findings } from './say.ts'
import { serve } from './serve.ts'
import { createSite } from './site.ts'
import { dist, filesBelow } from './tree.ts'

const lobbyLimit = 150 * 1000
const cacheLimit = 20 * 1000 * 1000

/** Opens the lobby in a fresh browser and weighs the JavaScript it asks for until it falls silent; then weighs what is cached for offline use. */
export async function checkSize(): Promise<Findings> {
  await buildWhenStale()
  const scripts = await firstLoad()
  const weights = scripts.map((path) => ({ path, bytes: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length }))
  const lobby = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  const cached = filesBelow(dist).filter((path) => !path.endsWith('.map'))
  const cache = cached.reduce((sum, path) => sum + readFileSync(join(dist, path)).length, 0)
  const problems: string[] = []
  if (scripts.length === 0) problems.push('The lobby loaded no script at all, so nothing was weighed.')
  if (lobby > lobbyLimit)
    problems.push(
      `The lobby loads ${kilo(lobby)} of script, the limit is ${kilo(lobbyLimit)}:`,
      ...weights.map(({ path, bytes }) => `  ${kilo(bytes)}  ${path}`),
    )
  for (const path of scripts) if (/phaser/i.test(readFileSync(join(dist, path), 'utf8'))) problems.push(`The lobby loads Phaser: ${path}`)
  if (cache > cacheLimit) problems.push(`Everything together is ${kilo(cache)}, the limit is ${kilo(cacheLimit)}.`)
  return { problems, summary: `lobby ${kilo(lobby)} of script in gzip, everything ${kilo(cache)}` }
}

async function firstLoad(): Promise<string[]> {
  const served = await serve(createSite(dist), 0)
  const browser = await launch(await findChromium())
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/javascript')) scripts.push(new URL(response.url()).pathname)
    })
    await page.goto(`${served.url}/`, { waitUntil: 'networkidle' })
    return scripts
  } finally {
    await browser.close()
    await served.close()
  }
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

if (isMain(import.meta.url)) report('sizes are kept', await checkSize())
