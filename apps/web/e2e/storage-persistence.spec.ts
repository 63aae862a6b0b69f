import { cellButton, clickCentre, instantSettings, openDotsTable, storeSettingsBeforeLoad, waitForLogLines } from './table-driver.ts'
import { expect, test } from './test.ts'

test('the page of saved matches says whether the browser keeps them, as soon as it is asked and answers', async ({ page }) => {
  await page.addInitScript(() => {
    const key = 'test.persisted'
    const { storage } = navigator
    Object.defineProperty(storage, 'persisted', { value: async () => localStorage.getItem(key) !== null })
    Object.defineProperty(storage, 'persist', {
      value: async () => {
        localStorage.setItem(key, 'yes')
        return true
      },
    })
  })
  await storeSettingsBeforeLoad(page, instantSettings)
  await openDotsTable(page)
  await clickCentre(page, cellButton(page, 2, 2))
  await waitForLogLines(page, 2)
  await page.goto('/saves')
  await expect(page.getByText('This browser may clear what is saved here')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('test.persisted'))).toBeNull()
  await page.getByRole('button', { name: /^Rename / }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Worth keeping')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This browser has agreed to keep what is saved here.')).toBeVisible()
})
