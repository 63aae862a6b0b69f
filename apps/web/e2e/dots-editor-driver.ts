import type { Locator, Page } from '@playwright/test'
import { centreOf } from './table-driver.ts'

export function editorCell(page: Page, name: string): Locator {
  const col = name.charCodeAt(0) - 97
  return page.locator(`.editor-board [role=row]:nth-child(${name.slice(1)}) [role=gridcell]:nth-child(${col + 1}) button`)
}

export async function chooseBrush(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Brush', exact: true }).getByLabel(name).check({ force: true })
}

/** Presses at the first cell and drags over the others. */
export async function dragOver(page: Page, ...names: readonly string[]): Promise<void> {
  const places = await Promise.all(names.map((name) => centreOf(editorCell(page, name))))
  await page.mouse.move(places[0]!.x, places[0]!.y)
  await page.mouse.down()
  for (const { x, y } of places.slice(1)) await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

export const boardStatusLocator = (page: Page) => page.locator('.editor-legality')
