import { expect, type Locator, type Page } from '@playwright/test'

/** Seat 0 to move, with Double Attack, a search, a blind pick and a sixth Character available, and every way to defend afterwards. */
export const crowdedPosition = `turn 7 0 main 0
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

/** Seat 0 to attack; the other side has no way to defend. */
export const undefendedPosition = `turn 7 0 main 0
0 leader OP01-001
0 don 2 0
0 hand OP01-120
0 life 3xOP01-120
0 deck 20xOP01-120
1 leader OP01-061
1 hand OP01-120 OP01-120
1 life 3xOP01-120
1 deck 20xOP01-120`

/** Opens a table by the position editor. */
export async function startFromPosition(page: Page, position: string, opponent: string): Promise<void> {
  await page.goto('/simpiece/position')
  await page.locator('.st-edit-text summary').click()
  await page.locator('.st-edit-text textarea').fill(position)
  await page.getByRole('button', { name: 'Take over the text' }).click()
  await page.getByLabel('Player 2 is').selectOption({ label: opponent })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await waitForTable(page)
}

export async function waitForTable(page: Page): Promise<void> {
  await page.waitForURL(/\/simpiece\/play\/[0-9a-f]{20}/)
  await expect(page.locator('.board-frame')).toHaveAttribute('data-load-state', 'there')
}

/** Expression of a string that differs between two moments of a match. */
const moment = `(() => {
  const lines = document.querySelectorAll('.table-sidebar-log .match-log-line').length
  const open = document.querySelector('.result-panel, .seat-change-screen') !== null
  return [lines, document.querySelector('.st')?.dataset.asked, open, document.querySelectorAll('.st-answer').length].join(' ')
})()`

/** Status of the table for the deciding player. */
interface TableStatus {
  /** Kind of the decision; `over` at the end, `curtain` during a hand-over. */
  readonly kind: string
  readonly moment: string
  /** Whether a card of the hand can be played, and one of the field can attack. */
  readonly play: boolean
  readonly attack: boolean
}

export const handCardSelector = '.st-hand[data-near="true"] .st-card'
export const ownFieldSelector = '.st-half[data-near="true"] .st-row .st-card'
export const opponentFieldSelector = '.st-half[data-near="false"] .st-row .st-card'

/** Evaluates an expression every frame until it is truthy, in one request: on a busy machine every request counts. */
function waitForValue<T>(page: Page, expression: string): Promise<T> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const deadline = performance.now() + 40000
    const exists = (selector) => document.querySelector(selector) !== null
    const poll = () => {
      const moment = ${moment}
      const value = ${expression}
      if (value) resolve(value)
      else if (performance.now() > deadline) reject(new Error('nothing new after ' + moment))
      else requestAnimationFrame(poll)
    }
    poll()
  })`)
}

/** Waits for a decision at another moment than `before`. */
export function waitForNextDecision(page: Page, before = ''): Promise<TableStatus> {
  return waitForValue(
    page,
    `moment !== ${JSON.stringify(before)} && exists('.result-panel, .seat-change-screen, .st[data-asked]') && {
      moment,
      kind: exists('.result-panel') ? 'over' : exists('.seat-change-screen') ? 'curtain' : document.querySelector('.st').dataset.asked,
      play: exists('${handCardSelector}[data-ready="play"]'),
      attack: exists('${ownFieldSelector}[data-ready="attack"]'),
    }`,
  )
}

export async function askedDecisionKind(page: Page): Promise<string> {
  return (await waitForNextDecision(page)).kind
}

/** Acts, and waits until the table has changed. */
export async function actAndWait(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(moment)
  await act()
  await waitForValue(page, `moment !== ${JSON.stringify(before)}`)
}

/** Positions of all zones; they must not move while cards do. */
export function measureZones(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.st-hand, .st-life, .st-zone, .st-pool, .st-pile, .st-phases')].map((zone) => {
      const { x, y, width, height } = zone.getBoundingClientRect()
      return [zone.className, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join(' ')
    }),
  )
}

export interface InputDevice {
  press(target: Locator): Promise<void>
}

/** Clicks near the left edge: cards of a hand overlap. */
export function mouseInput(page: Page): InputDevice {
  return {
    async press(target) {
      const box = (await target.boundingBox())!
      await page.mouse.click(box.x + Math.min(14, box.width / 2), box.y + Math.min(24, box.height / 2))
    },
  }
}

/** Arrow keys between cards, Tab to anything else, then Enter. */
export function keyboardInput(page: Page): InputDevice {
  return {
    async press(target) {
      for (let steps = 0; steps < 60; steps++) {
        const { key, times } = await target.evaluate(nextKeyTo)
        if (times === 0) return page.keyboard.press('Enter')
        for (let i = 0; i < times; i++) await page.keyboard.press(key)
      }
      throw new Error(`no key leads to ${target.toString()}`)
    },
  }
}

/** The next key towards an element, and how often: an arrow between cards, else Tab in tab order. */
function nextKeyTo(target: Element): { key: string; times: number } {
  const cards = '.st-card, .st-pool, .st-trash'
  const active = document.activeElement
  if (active === target) return { key: '', times: 0 }
  const from = active?.closest(cards)
  if (from && target.matches(cards)) {
    const [a, b] = [from.getBoundingClientRect(), target.getBoundingClientRect()]
    const dx = b.x + b.width / 2 - a.x - a.width / 2
    const dy = b.y + b.height / 2 - a.y - a.height / 2
    if (Math.abs(dy) > a.height * 0.5) return { key: dy > 0 ? 'ArrowDown' : 'ArrowUp', times: 1 }
    return { key: dx > 0 ? 'ArrowRight' : 'ArrowLeft', times: 1 }
  }
  const within = document.querySelector('dialog[open]') ?? document
  const stops = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (one) => one === active || one === target || (one.tabIndex >= 0 && one.checkVisibility()),
  )
  // A card outside the tab order (roving tabindex) is reached by arrows from the one within it.
  const goal = target.matches(cards)
    ? stops.findIndex((one) => one.matches('.st-card') && one.tabIndex >= 0)
    : stops.indexOf(target as HTMLElement)
  const distance = goal - stops.indexOf(active as HTMLElement)
  return { key: distance < 0 ? 'Shift+Tab' : 'Tab', times: Math.max(1, Math.abs(distance)) }
}

export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + 16, start.y + 30)
  await page.mouse.down()
  await page.mouse.move(start.x + 30, start.y + 10, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 })
  await page.mouse.up()
}

/** Selects a card and presses an action of its action bar. */
export async function chooseCardAction(page: Page, input: InputDevice, card: Locator, action: string): Promise<void> {
  await input.press(card)
  await input.press(page.locator(`.st-action[data-action="${action}"]`).first())
}

/** Ends the turn, confirming if asked. Waits by `moment`: the opponent's turn may be over before the next check. */
export async function endTurn(page: Page, input: InputDevice): Promise<void> {
  const before = await page.evaluate(moment)
  await input.press(page.locator('.st-control[data-control="end"]'))
  await waitForValue(page, `exists('dialog[open]') || moment !== ${JSON.stringify(before)}`)
  const confirm = page.locator('dialog').getByRole('button', { name: 'End turn' })
  if ((await confirm.count()) > 0) await input.press(confirm)
}

/** Gives the first answer to any decision other than block, counter or main phase. */
export async function chooseFirstAnswer(page: Page, input: InputDevice): Promise<void> {
  const answers = page.locator('.st-answer[aria-disabled="false"]')
  const confirm = page.locator('.st-question footer .button-primary').last()
  const sequence = page.locator('.st-question[data-sequence]').getByRole('button', { name: 'As they lie' })
  if ((await sequence.count()) > 0) return input.press(sequence)
  if ((await answers.count()) > 0) await input.press(answers.first())
  if ((await confirm.count()) > 0) await input.press(confirm)
  else await input.press(page.locator('.st-question footer .button').first())
}

/** Simple play: play every playable card, attack with every attacker, never defend. */
export async function playStep(
  page: Page,
  input: InputDevice,
  { kind, play, attack }: Pick<TableStatus, 'kind' | 'play' | 'attack'>,
): Promise<void> {
  if (kind === 'curtain') return input.press(page.locator('.seat-change-screen .button'))
  if (kind === 'block' || kind === 'counter') return input.press(page.locator('.st-defence .button').first())
  if (kind !== 'main') return chooseFirstAnswer(page, input)
  if (play) return chooseCardAction(page, input, page.locator(`${handCardSelector}[data-ready="play"]`).first(), 'play')
  if (!attack) return endTurn(page, input)
  await chooseCardAction(page, input, page.locator(`${ownFieldSelector}[data-ready="attack"]`).first(), 'attack')
  await input.press(page.locator('.st-card[data-mark="target"]').first())
}

/** Plays to the end. `cards`: maximum number of cards to play; few make a short match. */
export async function playToEnd(page: Page, input: InputDevice, cards = Number.POSITIVE_INFINITY): Promise<void> {
  let before = ''
  let left = cards
  for (let steps = 0; steps < 500; steps++) {
    const now = await waitForNextDecision(page, before)
    if (now.kind === 'over') return
    before = now.moment
    const play = now.play && left > 0
    if (now.kind === 'main' && play) left--
    await playStep(page, input, { ...now, play })
  }
  throw new Error('the match has no end')
}

export const desktopViewport = { width: 1280, height: 800 }
/** No coach, and no automatic answers while a test looks at a decision. */
export const testSettingChoices = { 'simpiece.coached': 'yes', 'simpiece.autoSkip': 'off' }
