import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWhenStale } from './build.ts'
import { findChromium, launchChromium } from './chromium.ts'
import { isMain, printCheckResult, type CheckResult } from './command-line.ts'
import { serve } from './serve.ts'
import { createStaticFileListener } from './static-file-server.ts'
import { distFolder, listFilesBelow } from './file-tree.ts'

const lobbyLimit = 125 * 1000
const cacheLimit = 20 * 1000 * 1000

/** Gzipped size of the scripts that the lobby loads in a fresh browser, and size of the offline cache. */
export async function checkSize(): Promise<CheckResult> {
  await buildWhenStale()
  const scripts = await listLobbyScripts()
  const sizes = scripts.map((path) => ({ path, bytes: gzipSync(readFileSync(join(distFolder, path)), { level: 9 }).length }))
  const lobby = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const cached = listFilesBelow(distFolder).filter((path) => !path.endsWith('.map'))
  const cache = cached.reduce((sum, path) => sum + readFileSync(join(distFolder, path)).length, 0)
  const problems: string[] = []
  if (scripts.length === 0) problems.push('The lobby loaded no script at all, so nothing was weighed.')
  if (lobby > lobbyLimit)
    problems.push(
      `The lobby loads ${formatKilobytes(lobby)} of script, the limit is ${formatKilobytes(lobbyLimit)}:`,
      ...sizes.map(({ path, bytes }) => `  ${formatKilobytes(bytes)}  ${path}`),
    )
  for (const path of scripts)
    if (/phaser/i.test(readFileSync(join(distFolder, path), 'utf8'))) problems.push(`The lobby loads Phaser: ${path}`)
  if (cache > cacheLimit) problems.push(`Everything together is ${formatKilobytes(cache)}, the limit is ${formatKilobytes(cacheLimit)}.`)
  return { problems, summary: `lobby ${formatKilobytes(lobby)} of script in gzip, everything ${formatKilobytes(cache)}` }
}

async function listLobbyScripts(): Promise<string[]> {
  const served = await serve(createStaticFileListener(distFolder), 0)
  const browser = await launchChromium(await findChromium())
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

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

if (isMain(import.meta.url)) printCheckResult('sizes are kept', await checkSize())
