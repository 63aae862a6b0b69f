import type { Page } from '@playwright/test'
import type { Scene, SceneMatch } from './scene.ts'
import { dropCurtain, openSimPiecePosition, own, simpieceSettings as settings } from './simpiece-scenes.ts'

/** Seat 0 can ask for room, for cards of its deck, of the other hand and in an order; the other side has every way to defend itself. */
const position = `turn 7 0 main 0
0 leader OP01-091
0 field OP01-121, OP01-080, OP01-113, OP01-023, OP01-023
0 don 10 0
0 hand OP01-016 OP01-105 OP01-073 OP01-094 OP01-013
0 life 4xOP01-009
0 trash OP01-015 OP01-022
0 deck OP01-022 OP01-013 OP01-006 OP01-010 OP01-025 OP01-036 30xOP01-012
1 leader OP01-061
1 field OP01-014, OP01-080, OP01-113
1 don 6 0
1 hand OP01-120 OP01-029 OP01-013
1 life 3xOP01-009
1 deck 20xOP01-120`

/** A match that stops where `kind` is asked for: a decision, or what is picked from. */
function asking(kind: string, act: (page: Page) => Promise<void>): SceneMatch {
  return {
    name: `simpiece-${kind}`,
    endsAt: '/simpiece/play/*',
    settings,
    play: (page) => openSimPiecePosition(page, position).then(() => act(page)),
  }
}

/** Waits until this is asked of whoever holds the device. */
async function waitForQuestion(page: Page, kind: string): Promise<void> {
  // The curtain comes a moment after the question.
  for (let quiet = 0; quiet < 3; quiet++) {
    await page.waitForSelector(`.seat-change-screen, .st[data-asked=${kind}]`)
    if ((await page.locator('.seat-change-screen').count()) > 0) {
      await dropCurtain(page)
      quiet = 0
    } else await page.waitForTimeout(200)
  }
}

async function playFromHand(page: Page, name: string): Promise<void> {
  await page.locator(`${own} .st-hand .st-card[aria-label^="${name}"]`).first().press('Enter')
  await page.locator('.st-action[data-action=play]').click()
}

/** Chooses the last answer of a question, and confirms it. */
async function answer(page: Page): Promise<void> {
  await page.locator('.st-answer').last().click()
  await page.locator('.st-question footer .button-primary').last().click()
}

async function makeRoom(page: Page): Promise<void> {
  await waitForQuestion(page, 'room')
  await answer(page)
}

async function attackLeader(page: Page, attacker = '.st-row .st-card[aria-label^="Yamato"]'): Promise<void> {
  await page.locator(`${own} ${attacker}`).first().press('Enter')
  await page.locator('.st-action[data-action=attack]').click()
  await page.locator('.st-half[data-near=false] .st-leader .st-card').click()
  await waitForQuestion(page, 'block')
}

const room = asking('room', (page) => playFromHand(page, 'Nami').then(() => waitForQuestion(page, 'room')))
const search = asking('search', async (page) => {
  await playFromHand(page, 'Nami')
  await makeRoom(page)
  await waitForQuestion(page, 'pick')
})
/** Top or bottom of the deck. */
const place = asking('place', async (page) => {
  await playFromHand(page, 'Donquixote Doflamingo')
  await makeRoom(page)
  await waitForQuestion(page, 'confirm')
})
const arrange = asking('arrange', async (page) => {
  await playFromHand(page, 'Donquixote Doflamingo')
  await makeRoom(page)
  await waitForQuestion(page, 'confirm')
  await answer(page)
  await waitForQuestion(page, 'pick')
})
const blind = asking('blind', async (page) => {
  await playFromHand(page, 'Bao Huang')
  await makeRoom(page)
  await waitForQuestion(page, 'pick')
})
const confirm = asking('confirm', async (page) => {
  await playFromHand(page, 'Kaido')
  await makeRoom(page)
  await waitForQuestion(page, 'confirm')
})
const order = asking('order', async (page) => {
  await playFromHand(page, 'Kaido')
  await makeRoom(page)
  await waitForQuestion(page, 'confirm')
  await page.locator('.st-question footer .button-primary').click()
  await waitForQuestion(page, 'order')
})
const block = asking('block', (page) => attackLeader(page))
const counter = asking('counter', async (page) => {
  await attackLeader(page)
  await page.locator('.st-defence .button').first().click()
  await waitForQuestion(page, 'counter')
})
const trigger = asking('trigger', async (page) => {
  // What Yamato hits is trashed without its Trigger.
  await attackLeader(page, '.st-leader .st-card')
  for (const kind of ['counter', 'trigger']) {
    await page.locator('.st-defence .button').first().click()
    await waitForQuestion(page, kind)
  }
})

/** Two people at one device, before the first turn. */
const goFirst: SceneMatch = { name: 'simpiece-go-first', endsAt: '/simpiece/play/*', settings, play: startForTwo }
const mulligan: SceneMatch = {
  name: 'simpiece-mulligan',
  endsAt: '/simpiece/play/*',
  settings,
  async play(page) {
    await startForTwo(page)
    await page.locator('.st-question footer .button-primary').click()
    await waitForQuestion(page, 'mulligan')
  },
}

async function startForTwo(page: Page): Promise<void> {
  await page.goto('/simpiece/', { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: '2 people on this device' }).check({ force: true })
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await waitForQuestion(page, 'goFirst')
}

function question(match: SceneMatch, shows: string): Scene {
  return { name: match.name, match, settings, shows, prepare: dropCurtain }
}

/** Every kind of question, and the dialogs that show cards. */
export const simpieceQuestionScenes: readonly Scene[] = [
  question(goFirst, 'goFirst'),
  question(mulligan, 'mulligan'),
  question(room, 'room'),
  question(search, 'pick'),
  question(place, 'confirm'),
  question(arrange, 'pick'),
  question(blind, 'pick'),
  question(confirm, 'confirm'),
  question(order, 'order'),
  question(block, 'block'),
  question(counter, 'counter'),
  question(trigger, 'trigger'),
]
