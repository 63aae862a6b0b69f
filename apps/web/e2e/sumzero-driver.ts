import { expect, type Page } from '@playwright/test'
import { measureTargets } from './table-driver.ts'

/** Squares to a side: few purchases, and somebody is stuck after three or four pieces. */
export const side = 5

/** Two people at one device, on a small sheet with the swap rule. */
export async function sitDown(page: Page): Promise<void> {
  await page.goto('/sumzero/')
  await page.getByRole('radio', { name: /^Quick 7×7/ }).check({ force: true })
  await page.getByRole('radio', { name: /^2 people/ }).check({ force: true })
  await page.getByText('More options').click()
  for (const name of ['Rows', 'Columns']) {
    await page.getByLabel(name, { exact: true }).fill(String(side))
    await page.getByLabel(name, { exact: true }).blur()
  }
  await page.getByRole('switch', { name: 'Swap rule' }).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/sumzero\/play\/[0-9a-f]{20}/)
  await expect(page.locator('.stage')).toHaveAttribute('data-picture', 'there')
}

/** What can be done next at the table. */
async function phase(page: Page): Promise<'draft' | 'swap' | 'sheet' | 'over'> {
  await page.waitForFunction(() =>
    document.querySelector('.result, .sz-tile[aria-disabled="false"], .sz-swap .button, .sz-token[data-fits="true"]'),
  )
  return page.evaluate(() => {
    if (document.querySelector('.result')) return 'over'
    return document.querySelector('.sz-tile') ? 'draft' : document.querySelector('.sz-swap') ? 'swap' : 'sheet'
  })
}

/** The log, whether or not there is room to show it. */
const told = '.side-story .story-line'

/** Plays by `acts` until the result stands there. */
export async function playOut(page: Page, acts: Record<'draft' | 'swap' | 'sheet', () => Promise<void>>): Promise<void> {
  for (let moves = 0; moves < 60; moves++) {
    const now = await phase(page)
    if (now === 'over') return
    const before = await page.locator(told).count()
    await acts[now]()
    await page.waitForFunction(
      ([lines, count]) => document.querySelector('.result') !== null || document.querySelectorAll(lines).length > count,
      [told, before] as const,
    )
  }
  throw new Error('the match has no end')
}

export const ghost = '.sz-ghost[data-tone="yes"]'

/** A finger far from the piece pushes it a square down and back. */
export async function push(page: Page): Promise<void> {
  const field = (await page.locator('.sz-field').boundingBox())!
  const at = async () => (await page.locator('.sz-ghost > path').boundingBox())!
  const before = await at()
  const [x, y] = [field.x + field.width * 0.9, field.y + field.height * 0.2]
  const client = await page.context().newCDPSession(page)
  // A finger is never as quick as a test: the field takes touches for itself from the frame after the piece is in hand.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }] })
  await touch('touchStart', 0)
  await touch('touchMove', field.height / side)
  await expect.poll(async () => Math.round((await at()).y - before.y)).toBe(Math.round(field.height / side))
  await touch('touchMove', 0)
  await touch('touchEnd', 0)
  await expect.poll(async () => Math.round((await at()).y - before.y)).toBe(0)
}

/** No text is cut off in these, nothing to press is small, and nothing scrolls sideways. */
export async function fits(page: Page, selector: string): Promise<void> {
  const { sideways, small } = await measureTargets(page)
  const inside = await page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        const cut = one.scrollWidth > one.clientWidth + 1
        const tiny = one.matches('button') && Math.min(width, height) < 43.9
        return cut || tiny ? [`${one.className}: ${Math.round(width)}×${Math.round(height)} ${one.textContent}`] : []
      }),
  )
  expect({ sideways, small, inside }).toEqual({ sideways: 0, small: [], inside: [] })
}

/** The bundle as it is shipped, played inside the page. */
export async function simulate(page: Page, games: number): Promise<number> {
  return page.evaluate(async (count) => {
    type Door = {
      readonly game: Record<string, (...given: unknown[]) => never> & { id: string; options: { presets: { options: object }[] } }
    }
    const urls = performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/[^/]+\.js$/.test(name) ? [name] : []))
    const modules = await Promise.all(urls.map((url) => import(url) as Promise<Record<string, unknown>>))
    const doors = modules.flatMap((one) => Object.values(one) as (Door | null | undefined)[])
    const { game } = doors.find((one) => one?.game?.id === 'sumzero' && 'setup' in one.game)!
    const quiet = { quiet: true, emit: () => undefined }
    let moves = 0
    for (let i = 0; i < count; i++) {
      // Small words give small numbers for a while, and so the same first moves in every game.
      const rng = [1, 2, 3, 4].map((word) => Math.imul(word * 7919 + i, 0x9e3779b1) >>> 0)
      const options = { ...game.options.presets[0]!.options, rows: 12, cols: 12, budget: 60 }
      const state: { pending: { seat: number }[]; outcome: unknown } = game['setup']!(options, [], rng)
      for (; state.outcome === null; moves++) {
        const { seat } = state.pending[0]!
        game['apply']!(state, seat, game['sample']!(state, seat, rng), quiet)
        game['view']!(state, seat)
      }
    }
    return moves
  }, games)
}
