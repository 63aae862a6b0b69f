import type { Page } from '@playwright/test'
import { findLayoutProblems, expectNoA11yViolations } from './page-checks.ts'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import {
  actAndWait,
  chooseFirstAnswer,
  waitForTable,
  askedDecisionKind,
  crowdedPosition,
  chooseCardAction,
  endTurn,
  handCardSelector,
  keyboardInput,
  waitForNextDecision,
  ownFieldSelector,
  playStep,
  playToEnd,
  startFromPosition,
  testSettingChoices,
  desktopViewport,
} from './simpiece-driver.ts'
import { expect, test } from './test.ts'

test('a whole match by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000)
  await storeSettingsBeforeLoad(page, { ...instantSettings, choices: { ...testSettingChoices, 'simpiece.askEnd': 'off' } })
  await page.setViewportSize(desktopViewport)
  await page.goto('/simpiece/play/new')
  await waitForTable(page)
  const input = keyboardInput(page)
  while ((await askedDecisionKind(page)) !== 'main')
    await actAndWait(page, async () => playStep(page, input, await waitForNextDecision(page)))
  // A DON!! for the Leader: focus moves from the pool to the action, then to the first target.
  await chooseCardAction(page, input, page.locator('.st-pool[data-pool]'), 'attach')
  await expect(page.locator('.st-card[data-mark="target"]').first()).toBeFocused()
  await actAndWait(page, () => page.keyboard.press('Enter'))
  await expect(page.locator(ownFieldSelector).first()).toHaveAttribute('aria-label', /1 DON!!/)
  await playToEnd(page, input, 1)
  await expect(page.locator('.result-panel h2')).toBeFocused()
  const log = page.locator('.table-sidebar-log')
  for (const line of [/You (play|activate) /, /You attack /]) await expect(log).toContainText(line)
})

test('Enter ends the turn after a click, and belongs to a control that was reached by Tab', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { ...instantSettings, choices: { ...testSettingChoices, 'simpiece.askEnd': 'on' } })
  await page.setViewportSize(desktopViewport)
  await startFromPosition(page, crowdedPosition, 'Easy')
  const asked = page.getByRole('dialog', { name: 'End the turn already?' })
  const hint = page.locator('[data-control="end"] kbd')
  await expect(hint).toBeVisible()
  await page.locator(handCardSelector).first().click()
  await expect(page.locator('.st')).toHaveAttribute('data-mode', 'selected')
  await expect(page.locator('.table-view')).toBeFocused()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(asked).toBeVisible()
  await asked.getByRole('button').first().click()
  await expect(asked).toBeHidden()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  // By Tab: the card keeps its Enter, and the button does not promise it.
  await page.locator(handCardSelector).first().focus()
  await expect(hint).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
})

test('Enter and Space on a card that the log names show the card and end no turn', async ({ page }) => {
  await storeSettingsBeforeLoad(page, { ...instantSettings, choices: { ...testSettingChoices, 'simpiece.askEnd': 'on' } })
  await page.setViewportSize(desktopViewport)
  await startFromPosition(page, crowdedPosition, 'Easy')
  await chooseCardAction(page, keyboardInput(page), page.locator('.st-pool[data-pool]'), 'attach')
  await actAndWait(page, () => page.keyboard.press('Enter'))
  const link = page.locator('.table-sidebar-log .st-link').first()
  const card = page.getByRole('dialog', { name: (await link.textContent())! })
  for (const key of ['Enter', ' ']) {
    await link.focus()
    await page.keyboard.press(key)
    await expect(card).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'End the turn already?' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  }
})

for (const [name, width, height] of [
  ['upright', 390, 844],
  ['across', 844, 390],
] as const)
  test(`a turn on a phone held ${name}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await storeSettingsBeforeLoad(page, { ...instantSettings, choices: { 'simpiece.coached': 'yes' } })
    await startFromPosition(page, crowdedPosition, 'Easy')
    const { sideways, small } = await findLayoutProblems(page)
    expect({ sideways, small }).toEqual({ sideways: 0, small: [] })
    const tap = { press: (target: ReturnType<Page['locator']>) => target.tap({ position: { x: 8, y: 12 } }) }
    await chooseCardAction(page, tap, page.locator(`${handCardSelector}[aria-label^="Nami"]`), 'play')
    await expect(page.locator('.st-question[data-kind="room"]')).toBeVisible()
    await actAndWait(page, () => chooseFirstAnswer(page, tap))
    while ((await askedDecisionKind(page)) === 'pick') await actAndWait(page, () => chooseFirstAnswer(page, tap))
    await tap.press(page.locator('.st-pool[data-pool]'))
    await page.locator('.st-action[data-action="attach"]').tap()
    await tap.press(page.locator(`.st-half[data-near="true"] .st-leader .st-card`))
    await expect(page.locator('.st-half[data-near="true"] .st-leader .st-card')).toHaveAttribute('aria-label', /6000 power/)
    await page.getByRole('tab', { name: /^Your side/ }).tap()
    await expect(page.locator('.st-dock .st-card')).toHaveCount(6)
    await chooseCardAction(page, tap, page.locator('.st-dock .st-card[aria-label^="Roronoa Zoro"]'), 'attack')
    await actAndWait(page, () => tap.press(page.locator('.st-half[data-near="false"] .st-leader .st-card')))
    // The defender may stop the attack: the rested attacker shows that it was made.
    await expect(page.locator('.st-dock .st-card[aria-label^="Roronoa Zoro"]')).toHaveAttribute('aria-label', /rested/)
    await expectNoA11yViolations(page)
    await actAndWait(page, () => endTurn(page, tap))
    await context.close()
  })
