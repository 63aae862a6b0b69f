import { expect, type Page } from '@playwright/test'
import { findLayoutProblems } from './page-checks.ts'

/** Small board: few purchases, and a match ends after three or four pieces. */
export const boardSide = 5

/** Opens a table for two people at one device, on a small board with the swap rule. */
export async function openTable(page: Page): Promise<void> {
  await page.goto('/sumzero/')
  await page.getByRole('radio', { name: /^Quick 7×7/ }).check({ force: true })
  await page.getByRole('radio', { name: /^2 people/ }).check({ force: true })
  await page.getByText('More options').click()
  for (const name of ['Rows', 'Columns']) {
    await page.getByLabel(name, { exact: true }).fill(String(boardSide))
    await page.getByLabel(name, { exact: true }).blur()
  }
  await page.getByRole('switch', { name: 'Swap rule' }).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/sumzero\/play\/[0-9a-f]{20}/)
  await expect(page.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
}

/** Two people let the pieces be bought for them, one after the other. */
export async function buyForBoth(page: Page): Promise<void> {
  for (let person = 0; person < 2; person++) await page.getByRole('button', { name: 'Buy for me', disabled: false }).click()
}

/** Waits for the next decision and returns its phase. */
async function waitForPhase(page: Page): Promise<'draft' | 'swap' | 'sheet' | 'over'> {
  await page.waitForFunction(() =>
    document.querySelector('.result-panel, .sz-tile[aria-disabled="false"], .sz-swap .button, .sz-token[data-fits="true"]'),
  )
  return page.evaluate(() => {
    if (document.querySelector('.result-panel')) return 'over'
    return document.querySelector('.sz-tile') ? 'draft' : document.querySelector('.sz-swap') ? 'swap' : 'sheet'
  })
}

const logLineSelector = '.table-sidebar-log .match-log-line'

/** Plays by `acts` until the result is shown. */
export async function playToEnd(page: Page, acts: Record<'draft' | 'swap' | 'sheet', () => Promise<void>>): Promise<void> {
  for (let moves = 0; moves < 60; moves++) {
    const now = await waitForPhase(page)
    if (now === 'over') return
    const before = await page.locator(logLineSelector).count()
    await acts[now]()
    await page.waitForFunction(
      ([lines, count]) => document.querySelector('.result-panel') !== null || document.querySelectorAll(lines).length > count,
      [logLineSelector, before] as const,
    )
  }
  throw new Error('the match has no end')
}

export const legalGhostSelector = '.sz-ghost[data-tone="yes"]'

/** A touch far from the piece moves it one cell down and back. */
export async function nudgePiece(page: Page): Promise<void> {
  const field = (await page.locator('.sz-field').boundingBox())!
  const at = async () => (await page.locator('.sz-ghost > path').boundingBox())!
  const before = await at()
  const [x, y] = [field.x + field.width * 0.9, field.y + field.height * 0.2]
  const client = await page.context().newCDPSession(page)
  // The board captures touches one frame after the piece is picked up.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }] })
  await touch('touchStart', 0)
  await touch('touchMove', field.height / boardSide)
  await expect.poll(async () => Math.round((await at()).y - before.y)).toBe(Math.round(field.height / boardSide))
  await touch('touchMove', 0)
  await touch('touchEnd', 0)
  await expect.poll(async () => Math.round((await at()).y - before.y)).toBe(0)
}

/** Expects no clipped text, no small targets and no horizontal overflow. */
export async function expectFits(page: Page, selector: string): Promise<void> {
  const { sideways, small } = await findLayoutProblems(page)
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

/** Plays random games in the page with the built bundle. */
export async function simulateGames(page: Page, games: number): Promise<number> {
  return page.evaluate(async (count) => {
    type GameExport = {
      readonly game: Record<string, (...given: unknown[]) => never> & { id: string; options: { presets: { options: object }[] } }
    }
    const urls = performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/[^/]+\.js$/.test(name) ? [name] : []))
    const modules = await Promise.all(urls.map((url) => import(url) as Promise<Record<string, unknown>>))
    const gameExports = modules.flatMap((one) => Object.values(one) as (GameExport | null | undefined)[])
    const { game } = gameExports.find((one) => one?.game?.id === 'sumzero' && 'setup' in one.game)!
    const quiet = { quiet: true, emit: () => undefined }
    let moves = 0
    for (let i = 0; i < count; i++) {
      // Small seed words would give similar first moves in every game.
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
