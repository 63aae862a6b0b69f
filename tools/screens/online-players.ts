import type { Page } from '@playwright/test'
import { newGuestContext } from './scene-context.ts'
import { actAndWaitForLogLine, pressButton, waitForMove } from './scene.ts'

const openCell = '[role=gridcell] button[aria-disabled=false]'
const boardIsThere = '.board-frame[data-load-state=there]'

/** Opens a private table; `choices` by the labels of the form. */
export async function openOnlineTable(page: Page, game: string, choices: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(`/${game}/online?r=canvas`)
  for (const [label, choice] of Object.entries(choices)) await page.getByLabel(label, { exact: true }).selectOption({ label: choice })
  await pressButton(page, 'Open the table')
  await page.waitForSelector('.online-code')
  // All seats but one besides the own: somebody joins.
  const free = page.getByRole('button', { name: 'Seat a bot' })
  for (let left = await free.count(); left > 1; left--) {
    await free.last().click()
    await free.nth(left - 1).waitFor({ state: 'detached' })
  }
}

/** A page of somebody else, on a device of their own, which stays. */
export async function openGuestPage(page: Page): Promise<Page> {
  const settings = await page.evaluate(() => localStorage.getItem('parlor.settings'))
  const context = await newGuestContext(page.context(), { baseURL: new URL(page.url()).origin })
  await context.addInitScript((text) => localStorage.setItem('parlor.settings', text!), settings)
  return context.newPage()
}

/** Another person sits down at the table of this page. */
export async function join(page: Page): Promise<Page> {
  const guest = await openGuestPage(page)
  await guest.goto(`/join/${(await page.locator('.online-code').textContent())!}`)
  await pressButton(guest, 'Sit down')
  for (const one of [page, guest]) await one.waitForSelector(boardIsThere)
  return guest
}

/** Two accounts that the ranked queue of Dots has paired. */
export async function openRankedMatch(page: Page): Promise<Page> {
  await page.goto('/account')
  const pages = [page, await openGuestPage(page)] as const
  for (const [at, one] of pages.entries()) {
    await one.goto('/account')
    await one.getByLabel('Name', { exact: true }).fill(['Marguerite', 'Bartholomew'][at]!)
    await one.getByLabel('Password').fill('a long enough secret')
    await pressButton(one, 'Make the account')
    await one.getByText('You are signed in.').waitFor()
  }
  for (const one of pages) {
    await one.goto('/dots/online?r=canvas')
    await pressButton(one, 'Ranked match')
  }
  for (const one of pages) await one.waitForSelector(boardIsThere)
  return pages[1]
}

/** Moves of Dots in the first open cell, by whoever's turn it is. */
export async function playDotsMoves(pages: readonly Page[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const mine = '.turn-indicator[data-mine=true]'
    const mover = await Promise.race(pages.map((one) => waitForMove(one, mine).then(() => one)))
    if (await waitForMove(mover, openCell)) break
    const other = pages.find((one) => one !== mover)!
    await actAndWaitForLogLine(other, () => mover.locator(openCell).first().press('Enter'))
    await mover.waitForSelector(`${mine.replace('true', 'false')}, .result-panel`, { state: 'attached' })
  }
}
