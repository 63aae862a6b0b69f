import { expect, type Locator, type Page } from '@playwright/test'

/** Seat 0 to move with everything in reach: Double Attack, a search, a blind pick, a sixth Character; and with every way to defend in the answer to it. */
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

/** Seat 0 to attack; nothing in the other hand, and nothing on the other side, is of any use against it. */
export const barePosition = `turn 7 0 main 0
0 leader OP01-001
0 don 2 0
0 hand OP01-120
0 life 3xOP01-120
0 deck 20xOP01-120
1 leader OP01-061
1 hand OP01-120 OP01-120
1 life 3xOP01-120
1 deck 20xOP01-120`

/** Sets up a position in the editor and sits down to it. */
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
  await expect(page.locator('.stage')).toHaveAttribute('data-picture', 'there')
}

/** Tells two moments of a match apart. */
const moment = `(() => {
  const lines = document.querySelectorAll('.side-story .story-line').length
  const open = document.querySelector('.result, .curtain') !== null
  return [lines, document.querySelector('.st')?.dataset.asked, open, document.querySelectorAll('.st-answer').length].join(' ')
})()`

/** Where a match stands for whoever is asked. */
interface TableStatus {
  /** What is asked; `over` at the end, `curtain` while the device changes hands. */
  readonly kind: string
  readonly moment: string
  /** A card of the hand can be played; one of the field can attack. */
  readonly play: boolean
  readonly attack: boolean
}

export const handCardSelector = '.st-hand[data-near="true"] .st-card'
export const ownFieldSelector = '.st-half[data-near="true"] .st-row .st-card'
export const opponentFieldSelector = '.st-half[data-near="false"] .st-row .st-card'

/** What an expression comes to once it is neither null nor false; in one request, frame by frame: on a busy machine every request counts. */
function waitForValue<T>(page: Page, what: string): Promise<T> {
  return page.evaluate(`new Promise((found, lost) => {
    const late = performance.now() + 40000
    const there = (selector) => document.querySelector(selector) !== null
    const look = () => {
      const moment = ${moment}
      const value = ${what}
      if (value) found(value)
      else if (performance.now() > late) lost(new Error('nothing new after ' + moment))
      else requestAnimationFrame(look)
    }
    look()
  })`)
}

/** Waits until somebody is asked at another moment than `before`. */
export function waitForStatus(page: Page, before = ''): Promise<TableStatus> {
  return waitForValue(
    page,
    `moment !== ${JSON.stringify(before)} && there('.result, .curtain, .st[data-asked]') && {
      moment,
      kind: there('.result') ? 'over' : there('.curtain') ? 'curtain' : document.querySelector('.st').dataset.asked,
      play: there('${handCardSelector}[data-ready="play"]'),
      attack: there('${ownFieldSelector}[data-ready="attack"]'),
    }`,
  )
}

export async function askedDecisionKind(page: Page): Promise<string> {
  return (await waitForStatus(page)).kind
}

/** Acts, and waits until that has led somewhere. */
export async function actAndWait(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(moment)
  await act()
  await waitForValue(page, `moment !== ${JSON.stringify(before)}`)
}

/** Where every zone of the table is: cards come and go, zones stay. */
export function measureZones(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.st-hand, .st-life, .st-zone, .st-pool, .st-pile, .st-phases')].map((zone) => {
      const { x, y, width, height } = zone.getBoundingClientRect()
      return [zone.className, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join(' ')
    }),
  )
}

/** How somebody presses things. */
export interface InputDevice {
  press(target: Locator): Promise<void>
}

/** A mouse. Cards of a hand overlap: their left edge is free. */
export function mouseInput(page: Page): InputDevice {
  return {
    async press(target) {
      const box = (await target.boundingBox())!
      await page.mouse.click(box.x + Math.min(14, box.width / 2), box.y + Math.min(24, box.height / 2))
    },
  }
}

/** Arrows to a card, Tab to anything else, Enter to press it. */
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

/** The next key on the way to an element and how often: an arrow from card to card, else Tab, as the order of the page has it. */
function nextKeyTo(target: Element): { key: string; times: number } {
  const cards = '.st-card, .st-pool, .st-trash'
  const here = document.activeElement
  if (here === target) return { key: '', times: 0 }
  const from = here?.closest(cards)
  if (from && target.matches(cards)) {
    const [a, b] = [from.getBoundingClientRect(), target.getBoundingClientRect()]
    const dx = b.x + b.width / 2 - a.x - a.width / 2
    const dy = b.y + b.height / 2 - a.y - a.height / 2
    if (Math.abs(dy) > a.height * 0.5) return { key: dy > 0 ? 'ArrowDown' : 'ArrowUp', times: 1 }
    return { key: dx > 0 ? 'ArrowRight' : 'ArrowLeft', times: 1 }
  }
  const within = document.querySelector('dialog[open]') ?? document
  const stops = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (one) => one === here || one === target || (one.tabIndex >= 0 && one.checkVisibility()),
  )
  // A card that Tab does not stop at is reached from the one that it does stop at.
  const goal = target.matches(cards)
    ? stops.findIndex((one) => one.matches('.st-card') && one.tabIndex >= 0)
    : stops.indexOf(target as HTMLElement)
  const way = goal - stops.indexOf(here as HTMLElement)
  return { key: way < 0 ? 'Shift+Tab' : 'Tab', times: Math.max(1, Math.abs(way)) }
}

/** Drags a card or the pool onto something. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + 16, start.y + 30)
  await page.mouse.down()
  await page.mouse.move(start.x + 30, start.y + 10, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 })
  await page.mouse.up()
}

/** Selects a card and does what its action bar offers under this name. */
export async function chooseCardAction(page: Page, fingers: InputDevice, card: Locator, action: string): Promise<void> {
  await fingers.press(card)
  await fingers.press(page.locator(`.st-action[data-action="${action}"]`).first())
}

/** Ends the turn, whatever is left undone. The other's whole turn may have passed before anybody looks: only the moment tells. */
export async function endTurn(page: Page, fingers: InputDevice): Promise<void> {
  const before = await page.evaluate(moment)
  await fingers.press(page.locator('.st-control[data-control="end"]'))
  await waitForValue(page, `there('dialog[open]') || moment !== ${JSON.stringify(before)}`)
  const sure = page.locator('dialog').getByRole('button', { name: 'End turn' })
  if ((await sure.count()) > 0) await fingers.press(sure)
}

/** Answers any question that is no block, counter or main phase with the first answer there is. */
export async function answerFirst(page: Page, fingers: InputDevice): Promise<void> {
  const answers = page.locator('.st-answer[aria-disabled="false"]')
  const confirm = page.locator('.st-ask footer .button-primary').last()
  const sequence = page.locator('.st-ask[data-sequence]').getByRole('button', { name: 'As they lie' })
  if ((await sequence.count()) > 0) return fingers.press(sequence)
  if ((await answers.count()) > 0) await fingers.press(answers.first())
  if ((await confirm.count()) > 0) await fingers.press(confirm)
  else await fingers.press(page.locator('.st-ask footer .button').first())
}

/** The plainest way to a result: play what can be played, attack whoever can be attacked, let everything through. */
export async function playStep(
  page: Page,
  fingers: InputDevice,
  { kind, play, attack }: Pick<TableStatus, 'kind' | 'play' | 'attack'>,
): Promise<void> {
  if (kind === 'curtain') return fingers.press(page.locator('.curtain .button'))
  if (kind === 'block' || kind === 'counter') return fingers.press(page.locator('.st-defence .button').first())
  if (kind !== 'main') return answerFirst(page, fingers)
  if (play) return chooseCardAction(page, fingers, page.locator(`${handCardSelector}[data-ready="play"]`).first(), 'play')
  if (!attack) return endTurn(page, fingers)
  await chooseCardAction(page, fingers, page.locator(`${ownFieldSelector}[data-ready="attack"]`).first(), 'attack')
  await fingers.press(page.locator('.st-card[data-mark="target"]').first())
}

/** Plays to the end. Few cards make a short match: a Leader alone wins or loses with half the decisions. */
export async function playToEnd(page: Page, fingers: InputDevice, cards = Number.POSITIVE_INFINITY): Promise<void> {
  let before = ''
  let left = cards
  for (let deeds = 0; deeds < 500; deeds++) {
    const now = await waitForStatus(page, before)
    if (now.kind === 'over') return
    before = now.moment
    const play = now.play && left > 0
    if (now.kind === 'main' && play) left--
    await playStep(page, fingers, { ...now, play })
  }
  throw new Error('the match has no end')
}

export const desk = { width: 1280, height: 800 }
/** No first lines, and no question that answers itself while a test still looks at it. */
export const choices = { 'simpiece.coached': 'yes', 'simpiece.autoSkip': 'off' }
