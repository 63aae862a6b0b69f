import { expect, test, type Page } from '@playwright/test'
import { openGuestPage } from './online-players.ts'
import { newSceneContext } from './scene-context.ts'

/** The time, and random numbers of both kinds. */
const dice = (page: Page) =>
  page.evaluate(() => [Date.now(), new Date().getTimezoneOffset(), Math.random(), ...crypto.getRandomValues(new Uint8Array(8))])

test('the page of a guest has the fixed time of its host and fixed random numbers of its own', async ({ browser, baseURL }) => {
  async function rollTwice(): Promise<readonly (readonly number[])[]> {
    const context = await newSceneContext(browser, 'match online-middle', { baseURL: baseURL! })
    const host = await context.newPage()
    await host.goto('/')
    const guest = await openGuestPage(host)
    await guest.goto('/')
    const rolled = [await dice(host), await dice(guest)]
    for (const page of [host, guest]) await page.context().close()
    return rolled
  }
  const [host, guest] = await rollTwice()
  expect(guest!.slice(0, 2)).toEqual(host!.slice(0, 2))
  expect(guest!.slice(2)).not.toEqual(host!.slice(2))
  expect(await rollTwice()).toEqual([host, guest])
})
