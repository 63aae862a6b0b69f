import type { Page } from '@playwright/test'
import { findLayoutProblems } from './layout-problems.ts'
import type { ScreenSize } from './scene-opener.ts'

/** A look of the whole app. */
interface Look {
  readonly language: 'en' | 'de' | 'fr'
  readonly textSize: 'normal' | 'huge'
}

/** Both text sizes in every language. */
export const looks: readonly Look[] = (['en', 'de', 'fr'] as const).flatMap((language) =>
  (['normal', 'huge'] as const).map((textSize) => ({ language, textSize })),
)

/** Every fortieth width, and phones that lie on their side. */
export const sweepSizes: readonly ScreenSize[] = [
  ...Array.from({ length: 41 }, (_, i) => ({ width: 320 + 40 * i, height: i < 8 ? 640 : 800 })),
  ...Array.from({ length: 9 }, (_, i) => ({ width: 600 + 40 * i, height: 390 })),
]

/** Problems of an open page at these sizes, each with the sizes that show it. */
export async function sweep(page: Page, look: Look, sizes: readonly ScreenSize[]): Promise<ReadonlyMap<string, readonly string[]>> {
  await changeLook(page, look)
  const found = new Map<string, string[]>()
  for (const size of sizes) {
    await changeSize(page, size)
    for (const problem of await findLastingProblems(page))
      found.set(problem, [...(found.get(problem) ?? []), `${size.width}×${size.height}`])
  }
  return found
}

/** What is wrong for a moment only, while a busy machine still lays the page out, is no problem. */
async function findLastingProblems(page: Page): Promise<readonly string[]> {
  const found = await findLayoutProblems(page)
  if (found.length === 0) return found
  await page.waitForTimeout(500)
  return findLayoutProblems(page)
}

/** Changes the look of an open page, and waits for its language, which is loaded. */
export async function changeLook(page: Page, look: Partial<Look>): Promise<void> {
  await page.evaluate(changeSettings, look)
  const { language } = look
  for (let tries = 0; language && (await page.evaluate(() => document.documentElement.lang)) !== language; tries++) {
    if (tries === 200) throw new Error(`the page did not change to ${language}`)
    await page.waitForTimeout(50)
  }
}

/** Changes the size of an open page, and waits for its layout. */
export async function changeSize(page: Page, size: ScreenSize): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(nextFrames)
}

/** As another tab would change them: the page follows at once. */
function changeSettings(look: object): void {
  // What is skipped until it is scrolled to has no layout of its own yet.
  const everything = new CSSStyleSheet()
  everything.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [everything]
  const stored = JSON.parse(localStorage.getItem('parlor.settings')!) as { v: number; settings: object }
  const newValue = JSON.stringify({ ...stored, settings: { ...stored.settings, ...look } })
  localStorage.setItem('parlor.settings', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'parlor.settings', newValue }))
}

/** Resize observers, and the layout that follows from them. */
function nextFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
}
