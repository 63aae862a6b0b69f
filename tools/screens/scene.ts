import type { Page } from '@playwright/test'

/** A match played once, in a desktop window; scenes open what it has stored, at every size. */
export interface SceneMatch {
  readonly name: string
  /** Address of the page that it ends on, `*` for the id of the match. */
  readonly endsAt: string
  readonly settings?: object
  /** Ends on the page of the table, whose address the scenes begin with. */
  play(page: Page): Promise<void>
}

/** A page to photograph or to measure. */
export interface Scene {
  readonly name: string
  readonly match?: SceneMatch
  /** Of a scene with a match: made from the address of its table; left out for the table itself. */
  readonly path?: string | ((table: string) => string)
  readonly settings?: object
  /** The dialog of a table (`tableDialogNames`, online `OnlineDialogName`) or the decision of SimPiece (`decisionKinds`) that it shows. */
  readonly shows?: string
  /** Shows the reason why a page cannot be shown: in any other scene that is an error. */
  readonly refused?: true
  /** What is done on the page before it is looked at: a dialog opened, a tab chosen. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** The address that a scene opens; `table` is where its match has ended. */
export function addressOf({ path, match }: Scene, table = match?.endsAt ?? ''): string {
  return typeof path === 'function' ? path(table) : (path ?? table)
}

/** Presses a button of the page by its English name. */
export function pressButton(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click()
}

/** Presses a button of the topmost dialog by its English name. */
export function pressInDialog(page: Page, name: string): Promise<void> {
  return page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()
}

/** Lines of the match log; the sidebar's list has them all, shown or not. */
function countLogLines(page: Page): Promise<number> {
  return page.locator('.table-sidebar-log .match-log-line').count()
}

/** Acts, and waits for another line in the log, or for the result. */
export async function actAndWaitForLogLine(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await countLogLines(page)
  await act()
  await page.waitForFunction(
    (count) =>
      document.querySelectorAll('.table-sidebar-log .match-log-line').length > count || document.querySelector('.result-panel') !== null,
    before,
  )
}

/** Waits for the board, then for one of these elements or the result; whether the match is over. */
export async function waitForMove(page: Page, selector: string): Promise<boolean> {
  await page.waitForSelector(`${selector}, .result-panel`, { state: 'attached' })
  return (await page.locator('.result-panel').count()) > 0
}

/** The pause menu of the table, then one of its entries. */
export async function openFromPauseMenu(page: Page, entry?: string): Promise<void> {
  await page.locator('.controls [data-action=pause]').click()
  if (entry !== undefined) await page.locator('.pause-dialog').getByRole('button', { name: entry, exact: true }).click()
}

/** Gives up the match at the table. */
export async function resign(page: Page): Promise<void> {
  await openFromPauseMenu(page, 'Resign')
  await pressInDialog(page, 'Resign')
  await page.waitForSelector('.result-panel')
}
