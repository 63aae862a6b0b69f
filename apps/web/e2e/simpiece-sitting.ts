import { expect, type Locator, type Page } from '@playwright/test'

/** Seat 0 to move with everything in reach: Double Attack, a search, a blind pick, a sixth Character; and with every way to defend in the answer to it. */
export const crowded = `turn 7 0 main 0
0 leader OP01-001
0 field OP01-121, OP01-014, OP01-014, OP01-023, OP01-023
0 don 8 0
0 hand OP01-016 OP01-105 OP01-029 OP01-029 OP01-013 OP01-013 OP01-013
0 life 12xOP01-009
0 deck OP01-022 OP01-013 OP01-006 OP01-006 OP01-006 30xOP01-012
1 leader OP01-061
1 field OP01-023, OP01-023, OP01-023
1 don 6 0
1 hand OP01-120 OP01-120 OP01-120
1 life 3xOP01-120
1 deck 20xOP01-120`

/** Sets up a position in the editor and sits down to it. */
export async function sitDownAt(page: Page, position: string, opponent: string): Promise<void> {
  await page.goto('/simpiece/position')
  await page.locator('.st-edit-text summary').click()
  await page.locator('.st-edit-text textarea').fill(position)
  await page.getByRole('button', { name: 'Take over the text' }).click()
  await page.getByLabel('Player 2 is').selectOption({ label: opponent })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await arrived(page)
}

export async function arrived(page: Page): Promise<void> {
  await page.waitForURL(/\/simpiece\/play\/[0-9a-f]{20}/)
  await expect(page.locator('.stage')).toHaveAttribute('data-picture', 'there')
}

/** What the player is asked now; `over` at the end, `curtain` while the device changes hands. */
export async function asked(page: Page): Promise<string> {
  await page.waitForFunction(() => document.querySelector('.result, .curtain, .st[data-asked]'), null, { timeout: 40_000 })
  return page.evaluate(() => {
    if (document.querySelector('.result')) return 'over'
    if (document.querySelector('.curtain')) return 'curtain'
    return document.querySelector<HTMLElement>('.st')!.dataset['asked'] ?? 'nothing'
  })
}

/** Tells two moments of a match apart. */
async function moment(page: Page): Promise<string> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.st')
    const lines = document.querySelectorAll('.side-story .story-line').length
    return `${lines} ${table?.dataset['asked']} ${document.querySelector('.result, .curtain') !== null} ${document.querySelectorAll('.st-answer').length}`
  })
}

/** Acts, and waits until that has led somewhere. */
export async function acting(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moment(page)
  await act()
  await expect.poll(() => moment(page), { timeout: 40_000 }).not.toBe(before)
}

export const hand = '.st-hand[data-near="true"] .st-card'
export const mine = '.st-half[data-near="true"] .st-row .st-card'
export const theirs = '.st-half[data-near="false"] .st-row .st-card'

/** How somebody presses things. */
export interface Fingers {
  press(target: Locator): Promise<void>
}

/** A mouse. Cards of a hand overlap: their left edge is free. */
export function mouse(page: Page): Fingers {
  return {
    async press(target) {
      const box = (await target.boundingBox())!
      await page.mouse.click(box.x + Math.min(14, box.width / 2), box.y + Math.min(24, box.height / 2))
    },
  }
}

/** Arrows to a card, Tab to anything else, Enter to press it. */
export function keyboard(page: Page): Fingers {
  const focusedIs = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  async function walk(target: Locator): Promise<boolean> {
    for (let steps = 0; steps < 24; steps++) {
      if (await focusedIs(target)) return true
      const key = await target.evaluate((element) => {
        const here = document.activeElement?.closest('.st-card, .st-pool, .st-trash')
        if (!here) return null
        const [from, to] = [here.getBoundingClientRect(), element.getBoundingClientRect()]
        const dx = to.x + to.width / 2 - from.x - from.width / 2
        const dy = to.y + to.height / 2 - from.y - from.height / 2
        if (Math.abs(dy) > from.height * 0.5) return dy > 0 ? 'ArrowDown' : 'ArrowUp'
        return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
      })
      if (!key) return false
      await page.keyboard.press(key)
    }
    return focusedIs(target)
  }
  return {
    async press(target) {
      for (let stops = 0; stops < 60 && !(await focusedIs(target)); stops++) {
        const isCard = await target.evaluate((element) => element.matches('.st-card, .st-pool, .st-trash'))
        if (isCard && (await walk(target))) break
        await page.keyboard.press('Tab')
      }
      expect(await focusedIs(target)).toBe(true)
      await page.keyboard.press('Enter')
    },
  }
}

/** Drags a card or the pool onto something. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + 16, start.y + 30)
  await page.mouse.down()
  await page.mouse.move(start.x + 30, start.y + 10, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 })
  await page.mouse.up()
}

/** Selects a card and does what its action bar offers under this name. */
export async function doWith(page: Page, fingers: Fingers, card: Locator, action: string): Promise<void> {
  await fingers.press(card)
  await fingers.press(page.locator(`.st-action[data-action="${action}"]`).first())
}

/** Ends the turn, whatever is left undone. */
export async function endTurn(page: Page, fingers: Fingers): Promise<void> {
  await fingers.press(page.locator('.st-control[data-control="end"]'))
  const sure = page.locator('dialog').getByRole('button', { name: 'End turn' })
  await page.waitForFunction(
    () => document.querySelector('dialog[open]') ?? document.querySelector('.st:not([data-asked="main"]), .curtain, .result'),
  )
  if ((await sure.count()) > 0) await fingers.press(sure)
}

/** Answers any question that is no block, counter or main phase with the first answer there is. */
export async function answerFirst(page: Page, fingers: Fingers): Promise<void> {
  const answers = page.locator('.st-answer[aria-disabled="false"]')
  const confirm = page.locator('.st-ask footer .button-primary').last()
  if ((await answers.count()) > 0) await fingers.press(answers.first())
  if ((await confirm.count()) > 0) await fingers.press(confirm)
  else await fingers.press(page.locator('.st-ask footer .button').first())
}

/** The plainest way to a result: play what can be played, attack whoever can be attacked, let everything through. */
export async function playOn(page: Page, fingers: Fingers, kind: string): Promise<void> {
  if (kind === 'curtain') return fingers.press(page.locator('.curtain .button'))
  if (kind === 'block' || kind === 'counter') return fingers.press(page.locator('.st-defence .button').first())
  if (kind !== 'main') return answerFirst(page, fingers)
  const playable = page.locator(`${hand}[data-ready="play"]`)
  if ((await playable.count()) > 0) return doWith(page, fingers, playable.first(), 'play')
  const ready = page.locator(`${mine}[data-ready="attack"]`)
  if ((await ready.count()) === 0) return endTurn(page, fingers)
  await doWith(page, fingers, ready.first(), 'attack')
  await fingers.press(page.locator('.st-card[data-mark="target"]').first())
}

export async function playOut(page: Page, fingers: Fingers): Promise<void> {
  for (let deeds = 0; deeds < 500; deeds++) {
    const kind = await asked(page)
    if (kind === 'over') return
    await acting(page, () => playOn(page, fingers, kind))
  }
  throw new Error('the match has no end')
}
