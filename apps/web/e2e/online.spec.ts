import {
  closeDialogs,
  desktopViewport,
  openFairnessDialog,
  openGuestPage,
  openTable,
  phoneViewport,
  joinTable,
  playDotsMove,
} from './online-driver.ts'
import { expectNoA11yViolations } from './page-checks.ts'
import { instantSettings, storeSettingsBeforeLoad, winnerColour } from './table-driver.ts'
import { expect, test } from './test.ts'

test('two people join by a code, one reconnects, a third watches, and they play a rematch', async ({ browser }) => {
  const [ann, ben, eve] = [
    await openGuestPage(browser, desktopViewport),
    await openGuestPage(browser, phoneViewport),
    await openGuestPage(browser, desktopViewport),
  ]
  const code = await openTable(ann, 'dots', 'Quick 3×3')
  await expectNoA11yViolations(ann)
  const table = ann.url()
  await joinTable(ben, code)
  await expect(ann.locator('.turn-indicator-text')).toHaveText('Your turn')
  await expect(ben.locator('.turn-indicator-text')).toHaveText(/ is thinking$/)
  // Whoever is looking at another tab sees it in the title.
  await expect(ann).toHaveTitle('Your turn · Dots · Parlor')
  await expect(ben).toHaveTitle('Dots · Parlor')
  // The deal is committed before the first move, and this device has stored the commitments.
  await openFairnessDialog(ann)
  await expect(ann.getByText('This device wrote down all seals before the deal')).toBeVisible()
  await ann.getByText('All the parts').click()
  await expect(ann.locator('.online-fairness code').first()).toHaveText(/^[0-9a-f]{64}$/)
  await closeDialogs(ann)
  await playDotsMove([ann, ben])
  await playDotsMove([ben, ann])
  // A first match has the coach here as well, for whoever plays it.
  for (const page of [ann, ben]) {
    await expect(page.locator('.first-match-tips')).toContainText('One more and it bursts')
    await page.getByRole('button', { name: 'Got it' }).click()
  }
  // On a short phone the last line stands for the log, and opens all of it.
  await ben.setViewportSize({ width: 360, height: 640 })
  await ben.getByRole('button', { name: /Open the whole log\.$/ }).click()
  await expect(ben.getByRole('dialog', { name: 'What happened' }).locator('.match-log-line')).toHaveCount(2)
  await ben.keyboard.press('Escape')
  await ben.setViewportSize(phoneViewport)

  // The code was for those who were to play.
  await eve.goto(`/join/${code}`)
  await expect(eve.getByText('No table is waiting under this code.')).toBeVisible()
  // A spectator has no controls.
  await eve.goto(table)
  await expect(eve.locator('.table-sidebar-log .match-log-line')).toHaveCount(2)
  await expect(eve.getByRole('button', { name: 'Resign' })).toHaveCount(0)
  await expect(eve.locator('.first-match-tips')).toHaveCount(0)
  await expect(eve.getByText('You are watching.')).toBeVisible()
  expect(await eve.locator('.table-view button[aria-disabled="false"]').count()).toBe(0)

  // A reopened page shows the current state.
  await ben.close()
  await expect(ann.locator('.online-players .online-away')).toHaveText('away')
  const back = await ben.context().newPage()
  await storeSettingsBeforeLoad(back, instantSettings)
  // Without the address: the match is in the lobby and in the own list.
  await back.goto('/')
  await expect(back.getByRole('link', { name: /^Continue: Dots, / })).toBeVisible()
  await back.goto('/online')
  const own = back.locator('#mine ~ ul li')
  await expect(own).toHaveCount(1)
  await expect(own).toContainText(/Dots/)
  await expectNoA11yViolations(back)
  await own.getByRole('link', { name: /^Continue: Dots, / }).click()
  await expect(back.locator('.table-sidebar-log .match-log-line')).toHaveCount(2)

  let moves = 2
  while (await playDotsMove([ann, back])) moves++
  expect(moves).toBeGreaterThan(4)
  await expect(back.locator('.result-panel h2')).toBeVisible()
  await expect(eve.locator('.result-panel h2')).toBeVisible()
  // The result glows in the winner's colour, for everybody.
  for (const page of [ann, back, eve]) expect(['#ff6b61', '#5aa9ff']).toContain(await winnerColour(page))
  await ann.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ann.getByText('Fair. Everything fits what this device wrote down')).toBeVisible()
  await expectNoA11yViolations(ann)
  await ann.keyboard.press('Escape')
  // A reopened page still has its stored data; a spectator has none.
  await back.getByRole('button', { name: 'A fair deal' }).click()
  await expect(back.getByText('Fair. Everything fits what this device wrote down')).toBeVisible()
  await back.keyboard.press('Escape')
  await eve.getByRole('button', { name: 'A fair deal' }).click()
  await expect(eve.getByText('This device wrote nothing down before the deal')).toBeVisible()
  await eve.keyboard.press('Escape')

  await ann.getByRole('button', { name: 'Play again' }).click()
  await back.getByRole('button', { name: 'Play again' }).click()
  await expect(ann.locator('.result-panel')).toBeHidden()
  expect(new URL(ann.url()).pathname).not.toBe(new URL(table).pathname)
  await expect.poll(() => new URL(back.url()).pathname).toBe(new URL(ann.url()).pathname)

  await ann.goto(`${new URL(table).pathname}/replay?r=canvas`)
  await expect(ann.locator('.replay-position')).toContainText('Every cell is taken')

  // The match is in the history, and can be shared.
  await ann.getByRole('button', { name: 'Share' }).click()
  const link = ann.getByLabel('Link')
  await expect(link).toHaveValue(/\/dots\/shared\/[0-9a-f]{32}$/)
  await eve.goto(await link.inputValue())
  await expect(eve.locator('.replay-position')).toContainText('Every cell is taken')
  await ann.goto('/online')
  await expect(ann.locator('#history ~ ul li').first()).toContainText(/Dots · You (win|lose) · /)
})

test('an undo request is answered once, and requests can be muted and unmuted', async ({ browser }) => {
  const [ann, ben] = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, phoneViewport)]
  await joinTable(ben, await openTable(ann, 'dots', 'Quick 3×3'))
  await expect(ann.locator('.turn-indicator-text')).toHaveText('Your turn')
  await playDotsMove([ann, ben])
  const ask = ann.getByRole('button', { name: 'Ask to take a move back' })
  await ask.click()
  await ben.getByRole('button', { name: 'Decline' }).click()
  await expect(ann.getByText('You have asked to take a move back.')).toHaveCount(0)
  // One request per move.
  await expect(ann.locator('.toast').getByText(/ declined\.$/)).toBeVisible()
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await expect(ask).toHaveAttribute('title', 'You have asked already. Ask again after the next move.')
  await playDotsMove([ben, ann])
  await ask.click()
  await ben.getByRole('button', { name: 'Don’t ask again' }).click()
  await expect(ask).toHaveAttribute('title', 'Somebody here would rather not be asked to take moves back.')
  await expectNoA11yViolations(ben)
  await ben.getByRole('button', { name: 'Allow it again' }).click()
  await expect(ask).toHaveAttribute('title', 'You have asked already. Ask again after the next move.')
  await playDotsMove([ann, ben])
  await playDotsMove([ben, ann])
  await expect(ask).toHaveAttribute('aria-disabled', 'false')
})

test('a frozen connection is shown as lost, and the move made meanwhile arrives once', async ({ browser }) => {
  const [ann, ben] = [await openGuestPage(browser, desktopViewport), await openGuestPage(browser, phoneViewport)]
  let frozen = false
  await ann.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer()
    // Open, but nothing passes in either direction.
    socket.onMessage((frame) => (frozen ? undefined : server.send(frame)))
    server.onMessage((frame) => (frozen ? undefined : socket.send(frame)))
  })
  await joinTable(ben, await openTable(ann, 'dots', 'Quick 3×3'))
  await expect(ann.locator('.turn-indicator-text')).toHaveText('Your turn')
  frozen = true
  await ann.locator('.table-view button[aria-disabled="false"]').first().press('Enter')
  const notice = ann.locator('.online-connection')
  await expect(notice).toHaveText(/^Sending your move… .*1/)
  await expect(notice).toHaveText(/^No connection\. Your move is kept .* back online\. .*1/)
  await expect(ben.locator('.table-sidebar-log .match-log-line')).toHaveCount(0)
  frozen = false
  for (const page of [ann, ben]) await expect(page.locator('.table-sidebar-log .match-log-line')).toHaveCount(1)
  await expect(notice).toHaveCount(0)
})

test('an address cut short says that the table cannot be opened', async ({ page }) => {
  for (const address of ['abc', '3713baf14ddfdad4']) {
    await page.goto(`/dots/online/${address}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This table cannot be opened' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Play with people' })).toBeVisible()
})
