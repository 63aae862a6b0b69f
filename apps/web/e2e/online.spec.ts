import { expect, test } from '@playwright/test'
import { desktop, guest, openTable, phone, sitDown, step } from './online-sitting.ts'
import { instant, noViolations, withSettings } from './sitting.ts'

test('two people meet by a code, one goes and comes back, a third looks on, and they play again', async ({ browser }) => {
  const [ann, ben, eve] = [await guest(browser, desktop), await guest(browser, phone), await guest(browser, desktop)]
  const code = await openTable(ann, 'dots', 'Quick 3×3')
  await noViolations(ann)
  const table = ann.url()
  await sitDown(ben, code)
  await expect(ann.locator('.turn-words')).toHaveText('Your turn')
  await expect(ben.locator('.turn-words')).toHaveText(/ is thinking$/)
  // The deal is sealed before anybody moves, and this device has written down by what.
  await ann.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ann.getByText('This device wrote down all seals before the deal')).toBeVisible()
  await ann.getByText('All the parts').click()
  await expect(ann.locator('.online-fair code').first()).toHaveText(/^[0-9a-f]{64}$/)
  await ann.keyboard.press('Escape')
  await step([ann, ben])
  await step([ben, ann])

  // Somebody looks on, with nothing to press.
  await eve.goto(table)
  await expect(eve.locator('.side-story .story-line')).toHaveCount(2)
  await expect(eve.getByRole('button', { name: 'Resign' })).toHaveCount(0)
  expect(await eve.locator('.stage-mirror button[aria-disabled="false"]').count()).toBe(0)

  // Whoever closes the page finds the match as it stands.
  await ben.close()
  await expect(ann.getByText(/ is away\.$/)).toBeVisible()
  const back = await ben.context().newPage()
  await withSettings(back, instant)
  // Without the address: the lobby names it, and the match is among one's own.
  await back.goto('/')
  await expect(back.getByRole('link', { name: /^Continue: Dots, / })).toBeVisible()
  await back.goto('/online')
  const own = back.locator('#mine ~ ul li')
  await expect(own).toHaveCount(1)
  await expect(own).toContainText(/Dots/)
  await noViolations(back)
  await own.getByRole('link', { name: /^Continue: Dots, / }).click()
  await expect(back.locator('.side-story .story-line')).toHaveCount(2)

  let moves = 2
  while (await step([ann, back])) moves++
  expect(moves).toBeGreaterThan(4)
  await expect(back.locator('.result h2')).toBeVisible()
  await expect(eve.locator('.result h2')).toBeVisible()
  await ann.getByRole('button', { name: 'A fair deal' }).click()
  await expect(ann.getByText('Fair. Everything fits what this device wrote down')).toBeVisible()
  await noViolations(ann)
  await ann.keyboard.press('Escape')
  // A page that was closed and opened again has what it wrote down; whoever only looked on has nothing of their own.
  await back.getByRole('button', { name: 'A fair deal' }).click()
  await expect(back.getByText('Fair. Everything fits what this device wrote down')).toBeVisible()
  await back.keyboard.press('Escape')
  await eve.getByRole('button', { name: 'A fair deal' }).click()
  await expect(eve.getByText('This device wrote nothing down before the deal')).toBeVisible()
  await eve.keyboard.press('Escape')

  await ann.getByRole('button', { name: 'Play again' }).click()
  await back.getByRole('button', { name: 'Play again' }).click()
  await expect(ann.locator('.result')).toBeHidden()
  expect(new URL(ann.url()).pathname).not.toBe(new URL(table).pathname)
  await expect.poll(() => new URL(back.url()).pathname).toBe(new URL(ann.url()).pathname)

  await ann.goto(`${new URL(table).pathname}/replay?r=canvas`)
  await expect(ann.locator('.replay-where')).toContainText('Every cell is taken')

  // It is kept in what one has played, and can be passed on to somebody who was not there.
  await ann.getByRole('button', { name: 'Share' }).click()
  const link = ann.getByLabel('Link')
  await expect(link).toHaveValue(/\/dots\/shared\/[0-9a-f]{32}$/)
  await eve.goto(await link.inputValue())
  await expect(eve.locator('.replay-where')).toContainText('Every cell is taken')
  await ann.goto('/online')
  await expect(ann.locator('#history ~ ul li').first()).toContainText(/Dots · You (win|lose) · /)
})

test('a request to take a move back is answered once, and can be switched off and on again', async ({ browser }) => {
  const [ann, ben] = [await guest(browser, desktop), await guest(browser, phone)]
  await sitDown(ben, await openTable(ann, 'dots', 'Quick 3×3'))
  await expect(ann.locator('.turn-words')).toHaveText('Your turn')
  await step([ann, ben])
  const ask = ann.getByRole('button', { name: 'Ask to take a move back' })
  await ask.click()
  await ben.getByRole('button', { name: 'Decline' }).click()
  await expect(ann.getByText('You have asked to take a move back.')).toHaveCount(0)
  // Once is enough until the next move.
  await ask.click()
  await expect(ann.getByText('You have asked already. Ask again after the next move.')).toBeVisible()
  await step([ben, ann])
  await ask.click()
  await ben.getByRole('button', { name: 'Don’t ask again' }).click()
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await noViolations(ben)
  await ben.getByRole('button', { name: 'Allow it again' }).click()
  await expect(ask).toHaveAttribute('aria-disabled', 'false')
})
