import { settingsJson, storeSettings } from './page-checks.ts'
import { expect, test } from './test.ts'

test('settings apply at once, a reset can be undone, and all are there after a reload', async ({ page }) => {
  await page.goto('/settings')
  const palette = page.getByRole('combobox', { name: 'Colours of the two sides' })
  const theme = page.getByRole('group', { name: 'Dots' }).getByRole('combobox', { name: 'Board design' })
  const motion = (name: string) => page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name })
  const textSize = (name: string) => page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name })
  const themes = await test.step('both colour-blind safe palettes and every board theme can be chosen', async () => {
    const owners = () =>
      page.evaluate(() => [0, 1].map((side) => getComputedStyle(document.documentElement).getPropertyValue(`--owner-${side}`)))
    const seen = new Set([(await owners()).join()])
    for (const label of ['Amber and azure', 'Coral and turquoise']) {
      await palette.selectOption({ label })
      await expect.poll(async () => !seen.has((await owners()).join())).toBe(true)
      seen.add((await owners()).join())
    }
    await expect(theme).toBeEnabled()
    const names = await theme.locator('option').allTextContents()
    expect(names.length).toBeGreaterThanOrEqual(2)
    expect(names.join()).not.toContain('[')
    await theme.selectOption(names[1]!)
    return names
  })
  await test.step('the largest text is twice the normal', async () => {
    const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    const normal = await size()
    await textSize('Huge').check()
    await expect.poll(size).toBe(2 * normal)
  })
  await textSize('Large').check()
  await page.getByRole('group', { name: 'Contrast' }).getByRole('radio', { name: 'High' }).check()
  await page.getByRole('switch', { name: 'Sound on' }).uncheck()
  await page.getByRole('slider', { name: 'Effects' }).waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  await expect(page.getByRole('slider', { name: 'Effects' })).toBeDisabled()
  await motion('Reduced').check()
  await page.getByRole('button', { name: 'Reset all settings' }).click()
  await expect(motion('Same as device')).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(motion('Reduced')).toBeChecked()
  await page.reload()
  await expect(palette).toHaveValue('2')
  await expect(theme.locator('option:checked')).toHaveText(themes[1]!)
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Sound on' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Sound', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('with forced colours a switch shows its thumb, and whether it is on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/settings')
  const control = page.getByRole('switch', { name: 'Sound on' })
  const colours = () =>
    control.evaluate((input) => {
      const track = input.nextElementSibling!
      return [getComputedStyle(track).backgroundColor, getComputedStyle(track, '::after').backgroundColor]
    })
  const [trackOn, thumbOn] = await colours()
  expect(thumbOn).not.toBe(trackOn)
  await control.uncheck()
  // Colours fade.
  await expect(async () => {
    const [trackOff, thumbOff] = await colours()
    expect(thumbOff).not.toBe(trackOff)
    expect(trackOff).not.toBe(trackOn)
  }).toPass()
})

test('the language changes the page at once, title and document language too', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await expect(page).toHaveTitle('Einstellungen · Parlor')
  await page.getByRole('radio', { name: 'Français' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Jouer à Dots' })).toBeVisible()
})

test.describe('a German browser', () => {
  test.use({ locale: 'de-CH' })

  test('gets the German texts', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('link', { name: 'Dots spielen' })).toBeVisible()
  })
})

test('invalid stored settings are reported, and stay stored until the next change', async ({ page }) => {
  const text = settingsJson({ volume: 500, textSize: 'large' })
  await storeSettings(page, text)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByText('“volume” has a value that is not allowed.')).toBeVisible()
  const stored = () => page.evaluate(() => localStorage.getItem('parlor.settings'))
  expect(await stored()).toBe(text)
  await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Huge' }).check()
  expect(JSON.parse((await stored())!)).toMatchObject({ settings: { volume: 80, textSize: 'huge' } })
})

test('the device’s preferences apply until the player chooses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Full' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full')
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'no-preference' })
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal')
})

test('settings work, and say so, when nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/settings')
  await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Huge' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'huge')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('they hold until you close the page')
})
