import { chromium, type CDPSession, type Page } from '@playwright/test'
import setUpBrowserTests from './playwright-global-setup.ts'
import { openSimPiecePosition } from './screens/simpiece-scenes.ts'

/** A SimPiece table with sixty cards: full fields, twenty-four cards in each hand. */
const position = `turn 9 0 main 0
0 leader OP01-001
0 field OP01-121, OP01-014, OP01-023, OP01-023, OP01-013
0 don 10 0
0 hand ${'OP01-016 '.repeat(24).trim()}
1 leader OP01-061
1 field OP01-023, OP01-023, OP01-023, OP01-014, OP01-013
1 don 6 0
1 hand ${'OP01-120 '.repeat(24).trim()}`

/** Number of measured state updates; each gives one DON!!. */
const updates = 8
const limits = { 1: 50, 4: 200 } as const

async function openTable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settings = { speed: 0, motion: 'reduced', muted: true, choices: { 'simpiece.coached': 'yes' } }
    localStorage.setItem('parlor.settings', JSON.stringify({ v: 1, settings }))
  })
  await openSimPiecePosition(page, position)
}

/** CPU time of the main thread in seconds. */
async function mainThreadSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** Main-thread milliseconds of each update, from the click until the table is idle. */
async function measure(page: Page, cdp: CDPSession, rate: 1 | 4): Promise<number[]> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const costs: number[] = []
  for (let i = 0; i < updates / 2; i++) {
    const leader = page.locator('.st-half[data-near="true"] .st-leader .st-card')
    await page.locator('.st-sea').dispatchEvent('click')
    await leader.dispatchEvent('click')
    await page.waitForTimeout(400)
    const before = await mainThreadSeconds(cdp)
    await page.locator('.st-action[data-action="give"]').dispatchEvent('click')
    await page.waitForTimeout(600)
    costs.push((await mainThreadSeconds(cdp)) - before)
  }
  return costs.map((seconds) => Math.round(seconds * 1000))
}

const close = await setUpBrowserTests()
const browser = await chromium.launch(JSON.parse(process.env['PARLOR_LAUNCH'] ?? '{}') as object)
try {
  const page = await browser.newPage({
    baseURL: process.env['PARLOR_URL']!,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  await openTable(page)
  const cdp = await page.context().newCDPSession(page)
  // CPU time of the thread, independent of the load of the machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cards = await page.locator('.st-card').count()
  let over = false
  for (const rate of [1, 4] as const) {
    const costs = (await measure(page, cdp, rate)).toSorted((a, b) => a - b)
    const median = costs[Math.floor(costs.length / 2)]!
    over ||= median >= limits[rate]
    console.log(`${cards} cards, ${rate}× slower: ${median} ms per update (${costs.join(', ')}), the limit is ${limits[rate]} ms`)
  }
  process.exitCode = over ? 1 : 0
} finally {
  await browser.close()
  await close()
}
