import { expect, type Page } from '@playwright/test'

/** One bet, as shown on the screen. */
export interface BetResult {
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

export async function startRun(page: Page, mode: 'Classic' | 'Living honours' | 'Stakes', name = 'Ada Lovelace'): Promise<void> {
  await page.goto('/mahjong/')
  await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'New game' }).click()
  await page.waitForURL(/\/mahjong\/play\/[0-9a-f]{20}/)
  await expect(page.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
  await waitForBet(page)
}

/** Waits for the next bet; false once the run is over. */
export async function waitForBet(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.result-panel, .hb-bet[aria-disabled="false"]') !== null)
  return (await page.locator('.result-panel').count()) === 0
}

/** Bets by mouse, by touch or by a key. */
export type Input = 'click' | 'tap' | 'key'

/** The three in turn. */
export function inputOf(round: number): Input {
  return (['click', 'tap', 'key'] as const)[round % 3]!
}

/** Bets towards 20, and reads the result in one request: there are hundreds of bets. `afterBet` may turn the page's clock on. */
export async function betOnce(page: Page, round: number, input: Input = 'click', afterBet?: () => Promise<void>): Promise<BetResult> {
  const total = Number(await page.locator('.hb-total-number').textContent())
  const bet = total > 20 ? 'lower' : 'higher'
  if (input === 'key') await page.keyboard.press(bet === 'higher' ? 'ArrowUp' : 'ArrowDown')
  else await page.locator(`.hb-bet[data-bet="${bet}"]`)[input]()
  await afterBet?.()
  const seen = await page.waitForFunction((count) => {
    const logged = document.querySelectorAll('.match-log-line').length === count
    if (!logged || !document.querySelector('.result-panel, .hb-bet[aria-disabled="false"]')) return null
    const number = (selector: string) => Number(document.querySelector(selector)!.textContent)
    const result = document.querySelector<HTMLElement>('.hb-bet-result')!
    return {
      next: Number(/→ (\d+)/.exec(result.textContent)![1]),
      won: result.dataset['won'] === 'true',
      score: number('.hb-score dd'),
      draw: number('[data-pile="draw"] dd'),
      discard: number('[data-pile="discard"] dd'),
      over: document.querySelector('.result-panel') !== null,
    }
  }, round)
  const { won, ...after } = (await seen.jsonValue())!
  return { round, total, bet, outcome: won ? 'won' : 'lost', ...after }
}
