import { expect, type Page } from '@playwright/test'

/** A round as somebody at the screen sees it. */
export interface Seen {
  readonly round: number
  readonly total: number
  readonly bet: 'higher' | 'lower'
  readonly next: number
  readonly outcome: 'won' | 'lost'
  readonly score: number
  readonly draw: number
  readonly discard: number
  readonly over: boolean
}

export async function begin(page: Page, mode: 'Classic' | 'Living honours', name = 'Ada Lovelace'): Promise<void> {
  await page.goto('/mahjong/')
  await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'New game' }).click()
  await page.waitForURL(/\/mahjong\/play\/[0-9a-f]{20}/)
  await expect(page.locator('.stage')).toHaveAttribute('data-picture', 'there')
  await open(page)
}

/** Waits until a bet can be made, or the run is over. */
export async function open(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.result, .hb-bet[aria-disabled="false"]') !== null)
  return (await page.locator('.result').count()) === 0
}

/** Bets towards 20 with a real click, and waits for what comes of it: one question to the page a round, for there are hundreds. */
export async function betOnce(page: Page, round: number): Promise<Seen> {
  const total = Number(await page.locator('.hb-total-number').textContent())
  const bet = total > 20 ? 'lower' : 'higher'
  await page.locator(`.hb-bet[data-bet="${bet}"]`).click()
  const seen = await page.waitForFunction((count) => {
    const told = document.querySelectorAll('.story-line').length === count
    if (!told || !document.querySelector('.result, .hb-bet[aria-disabled="false"]')) return null
    const number = (selector: string) => Number(document.querySelector(selector)!.textContent)
    const verdict = document.querySelector<HTMLElement>('.hb-verdict')!
    return {
      next: Number(/→ (\d+)/.exec(verdict.textContent)![1]),
      won: verdict.dataset['won'] === 'true',
      score: number('.hb-score dd'),
      draw: number('[data-pile="draw"] dd'),
      discard: number('[data-pile="discard"] dd'),
      over: document.querySelector('.result') !== null,
    }
  }, round)
  const { won, ...after } = (await seen.jsonValue())!
  return { round, total, bet, outcome: won ? 'won' : 'lost', ...after }
}
