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
  await page.evaluate(changeSettings, look)
  const found = new Map<string, string[]>()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(nextFrames)
    for (const problem of await findLayoutProblems(page))
      found.set(problem, [...(found.get(problem) ?? []), `${size.width}×${size.height}`])
  }
  return found
}

/** As another tab would change them: the page follows at once. */
function changeSettings(look: object): void {
  const stored = JSON.parse(localStorage.getItem('parlor.settings')!) as { v: number; settings: object }
  const newValue = JSON.stringify({ ...stored, settings: { ...stored.settings, ...look } })
  localStorage.setItem('parlor.settings', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'parlor.settings', newValue }))
}

/** Resize observers, and the layout that follows from them. */
function nextFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
}
