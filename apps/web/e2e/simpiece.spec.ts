import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from './page-checks.ts'
import { instantSettings, storeSettingsBeforeLoad } from './table-driver.ts'
import {
  actAndWait,
  chooseFirstAnswer,
  waitForTable,
  askedDecisionKind,
  undefendedPosition,
  crowdedPosition,
  chooseCardAction,
  dragTo,
  endTurn,
  handCardSelector,
  waitForNextDecision,
  ownFieldSelector,
  mouseInput,
  playStep,
  playToEnd,
  startFromPosition,
  opponentFieldSelector,
  measureZones,
  testSettingChoices,
  desktopViewport,
} from './simpiece-driver.ts'
import { expect, test } from './test.ts'

/** Records requests to other hosts. */
function recordExternalRequests(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(page.url()).host && page.url() !== 'about:blank') seen.push(request.url())
  })
  return seen
}

test('a match against the computer with every kind of decision, to a win; then a replay, and play from an earlier decision', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await storeSettingsBeforeLoad(page, { ...instantSettings, choices: testSettingChoices })
  await page.setViewportSize(desktopViewport)
  const externalRequests = recordExternalRequests(page)
  await startFromPosition(page, crowdedPosition, 'Easy')
  const input = mouseInput(page)
  const seen = new Set<string>()
  await expect(page.locator('.turn-indicator-practice')).toBeVisible()
  await expectNoA11yViolations(page)

  // The sixth Character, a search, a blind pick.
  await actAndWait(page, () =>
    dragTo(page, page.locator(`${handCardSelector}[aria-label^="Nami"]`), page.locator(`${ownFieldSelector}[aria-label^="Marco"]`).first()),
  )
  await expect(page.getByRole('dialog', { name: /Which one makes room for Nami/ })).toBeVisible()
  await expectNoA11yViolations(page)
  await input.press(page.locator(`${ownFieldSelector}[aria-label^="Marco"]`).first())
  await actAndWait(page, () => page.locator('.st-question footer .button-primary').click())
  await expect(page.locator('.st-question[data-zone="look"] .st-answer')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(page.locator('.st-question')).toBeVisible()
  await page.getByRole('button', { name: 'Fold away' }).click()
  await expect(page.locator('.st-answers')).toBeHidden()
  await page.getByRole('button', { name: 'Unfold' }).click()
  await actAndWait(page, () => chooseFirstAnswer(page, input))
  while ((await askedDecisionKind(page)) === 'pick') await actAndWait(page, () => chooseFirstAnswer(page, input))
  await actAndWait(page, () => chooseCardAction(page, input, page.locator(`${handCardSelector}[aria-label^="Bao Huang"]`), 'play'))
  await page.locator('.st-answer[aria-label^="Marco"]').click()
  await actAndWait(page, () => page.locator('.st-question footer .button-primary').click())
  await expect(page.locator('.st-question[data-zone="blind"] .st-answer')).toHaveCount(3)
  for (const i of [0, 1]) await page.locator('.st-answer').nth(i).click()
  await actAndWait(page, () => page.getByRole('button', { name: 'Confirm (2)' }).click())
  await expect(page.locator('.table-sidebar-log')).toContainText('shows Shanks, Shanks')

  // Several DON!! as one batch, undone as one.
  const leader = page.locator('.st-half[data-near="true"] .st-leader .st-card')
  await input.press(page.locator('.st-pool[data-pool]'))
  await page.locator('.st-action[data-action="attach"]').click()
  for (let i = 0; i < 2; i++) await input.press(page.locator('.st-pool[data-pool]'))
  await expect(page.locator('.st-badge')).toContainText('×3')
  await page.keyboard.press('Escape')
  await expect(page.locator('.st-badge')).toBeHidden()
  await input.press(page.locator('.st-pool[data-pool]'))
  await page.locator('.st-action[data-action="attach"]').click()
  await input.press(page.locator('.st-pool[data-pool]'))
  await input.press(leader)
  await expect(leader).toHaveAttribute('aria-label', /7000 power, active, 2 DON!!/)
  await page.keyboard.press('Control+z')
  await expect(leader).toHaveAttribute('aria-label', /5000 power/)
  await dragTo(page, page.locator('.st-pool[data-pool]'), leader)
  await expect(leader).toHaveAttribute('aria-label', /6000 power, active, 1 DON!!/)

  // Double Attack takes two Life; the preview shows the powers.
  await chooseCardAction(page, input, page.locator(`${ownFieldSelector}[aria-label^="Yamato"]`), 'attack')
  await page.locator('.st-half[data-near="false"] .st-leader .st-card').hover()
  await expect(page.locator('.st-preview')).toHaveText('Your 6000 → their 5000')
  await actAndWait(page, () => input.press(page.locator('.st-half[data-near="false"] .st-leader .st-card')))
  await expect(page.getByRole('img', { name: '1 Life left', exact: true })).toBeVisible()

  // A right click only shows the card; so does a link in the log.
  await page.locator(`${opponentFieldSelector}[aria-label^="Marco"]`).first().click({ button: 'right' })
  await expect(page.getByRole('dialog', { name: 'Marco' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.table-sidebar-log .st-link', { hasText: 'Bao Huang' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Bao Huang' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Your trash/ }).click()
  await expect(page.getByRole('dialog', { name: /^Your trash, \d cards/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect(page.locator('.table-sidebar-log')).toBeHidden()
  await page.keyboard.press('l')
  await expect(page.locator('.table-sidebar-log')).toBeVisible()

  // Space asks for confirmation, because there are moves left.
  await page.locator('.st-sea').click({ position: { x: 300, y: 790 }, force: true })
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press(' ')
  await expect(page.getByRole('dialog', { name: 'End the turn already?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.st')).toHaveAttribute('data-asked', 'main')
  await actAndWait(page, () => endTurn(page, input))

  const wanted = ['block', 'counter', 'counterEvent', 'trigger']
  const zones = await measureZones(page)
  for (let steps = 0; steps < 300; steps++) {
    const now = await waitForNextDecision(page)
    const { kind } = now
    if (kind === 'over') break
    expect(await measureZones(page)).toEqual(zones)
    await actAndWait(page, async () => {
      if (kind === 'block' && !seen.has('block')) {
        seen.add('block')
        await expectNoA11yViolations(page)
        await page.getByRole('button', { name: 'Select blocker' }).click()
        await chooseCardAction(page, input, page.locator(`${ownFieldSelector}[data-ready="block"]`).first(), 'block')
      } else if (kind === 'counter') {
        const what = seen.has('counter') ? 'OP01-029' : 'OP01-013'
        const card = page
          .locator(`${handCardSelector}[data-ready="counter"][aria-label^="${what === 'OP01-029' ? 'Radical Beam' : 'Sanji'}"]`)
          .first()
        if ((await card.count()) === 0 || seen.has('counterEvent')) return playStep(page, input, now)
        await expect(page.getByRole('button', { name: 'Confirm counters (0)' })).toHaveAttribute('aria-disabled', 'true')
        if (what === 'OP01-029') {
          // An Event dragged into the battle is played at once.
          seen.add('counterEvent')
          return dragTo(page, card, page.locator('.st-fighter').last())
        }
        await input.press(card)
        await expect(page.locator('.st-fighter').last()).toContainText('+ 2000 =')
        seen.add('counter')
        await page.getByRole('button', { name: 'Confirm counter', exact: true }).click()
      } else if (kind === 'trigger') {
        const use = page.getByRole('button', { name: 'Activate Trigger' })
        if ((await use.count()) === 0) return playStep(page, input, now)
        seen.add('trigger')
        await use.click()
      } else if (kind === 'main' && !wanted.every((one) => seen.has(one))) await endTurn(page, input)
      else await playStep(page, input, now)
    })
  }
  expect([...seen].sort()).toEqual(wanted.toSorted())
  await expect(page.locator('.result-panel')).toContainText('You win')
  await expect(page.locator('.st-result')).toContainText('Damage dealt')
  await expectNoA11yViolations(page)

  await page.getByRole('link', { name: 'Rewind to any decision' }).click()
  await page.waitForURL(/\/simpiece\/replay\//)
  await expect(page.locator('.table-page[data-replay] .board-frame')).toHaveAttribute('data-load-state', 'there')
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.replay-position')).toContainText(/\d+/)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await waitForTable(page)
  await playToEnd(page, input)
  await expect(page.locator('.result-panel')).toBeVisible()
  expect(externalRequests).toEqual([])

  // After a crash of the board the match can be exported.
  await page.evaluate(() => {
    Reflect.defineProperty(Array.prototype, 'toReversed', {
      value() {
        throw new Error('torn')
      },
    })
  })
  await page.getByRole('button', { name: /^Your trash/ }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the match' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect((JSON.parse(text) as { record: { game: string } }).record.game).toBe('simpiece')
  await expect(page.getByRole('heading', { name: /^You win|wins$/ })).toBeVisible()
})

/** Resolves in the page once such a button exists, however briefly. */
function waitForButton(name: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll('button')].some((button) => button.textContent.startsWith(name))) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

test('two people at one device: a curtain at every hand-over, and the other hand hidden unless switched on', async ({ page }) => {
  test.setTimeout(120_000)
  await storeSettingsBeforeLoad(page, { speed: 4, muted: true, choices: testSettingChoices })
  await page.setViewportSize(desktopViewport)
  await page.goto('/simpiece/')
  await page.getByRole('radio', { name: /^2 people/ }).check({ force: true })
  await page
    .locator('.st-deck-choice')
    .nth(1)
    .getByRole('radio', { name: /King: SMILE/ })
    .check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForTable(page)
  const input = mouseInput(page)
  const near = () => page.locator('.st-half[data-near="true"]').getAttribute('data-seat')
  const curtains = new Set<string>()
  for (let steps = 0; steps < 60; steps++) {
    const now = await waitForNextDecision(page)
    const { kind } = now
    if (kind === 'curtain') {
      curtains.add((await page.locator('.seat-change-screen h2').textContent())!)
      await page.locator('.seat-change-screen .button').click()
      await expect(page.locator('.seat-change-screen')).toHaveCount(0)
      continue
    }
    if (kind === 'main') await expect(page.locator('.st-hand[data-near="false"] .sp-back').first()).toBeVisible()
    if (kind === 'counter') break
    await actAndWait(page, () => playStep(page, input, now))
  }
  // The defender sees the own side at the bottom, and Escape does not pass.
  expect(curtains.size).toBe(2)
  expect(await askedDecisionKind(page)).toBe('counter')
  expect(await near()).not.toBe(await page.locator('.st-half[data-turn="true"]').getAttribute('data-seat'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.st')).toHaveAttribute('data-asked', 'counter')
  const backs = page.locator('.st-hand[data-near="false"] .sp-back')
  expect(await backs.count()).toBeGreaterThan(0)
  await page.getByRole('switch', { name: 'Look into the other hand' }).check({ force: true })
  await expect(backs).toHaveCount(0)
  await page.getByRole('switch', { name: 'Look into the other hand' }).uncheck({ force: true })
  await expect(backs).not.toHaveCount(0)

  // A player without a choice gets curtain and question too, then an automatic answer without log line: otherwise the opponent would learn it.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('parlor.settings')!) as { settings: { choices: Record<string, string> } }
    stored.settings.choices['simpiece.autoSkip'] = 'on'
    localStorage.setItem('parlor.settings', JSON.stringify(stored))
  })
  await startFromPosition(page, undefendedPosition, 'A person')
  await page.locator('.seat-change-screen .button').click()
  await chooseCardAction(page, input, page.locator(ownFieldSelector).first(), 'attack')
  await input.press(page.locator('.st-card[data-mark="target"]').first())
  const shown = page.evaluate(waitForButton, 'Pass')
  await page.locator('.seat-change-screen .button').click()
  await shown
  await expect(page.locator('.seat-change-screen')).toBeVisible()
  await page.locator('.seat-change-screen .button').click()
  await expect(page.locator('.st')).toHaveAttribute('data-asked', 'main')
  await expect(page.locator('.table-sidebar-log')).not.toContainText(/pass|counter/i)
})
