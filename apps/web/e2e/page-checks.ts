import { expect, test, type Page } from '@playwright/test'
import axe from 'axe-core'

export const viewportSizes = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/** Checks the open page at each size, and loads it once only. */
export async function checkAtSizes(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
  check: (width: number) => Promise<void>,
): Promise<void> {
  for (const size of sizes)
    await test.step(`${size.width}×${size.height}`, async () => {
      await page.setViewportSize(size)
      // Resize observers, and the layout that follows from them.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
      )
      await check(size.width)
    })
}

export async function storeSettings(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => {
    if (!localStorage.getItem('parlor.settings')) localStorage.setItem('parlor.settings', value)
  }, text)
}

export function settingsJson(values: object): string {
  return JSON.stringify({ v: 1, settings: values })
}

/** Axe runs in the page itself, which has no frames, and reports violations only: the list of what is right is long. */
export async function expectNoA11yViolations(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(violations).toEqual([])
}

/** Horizontal overflow, too small targets and too small text of the page. */
export async function findLayoutProblems(page: Page): Promise<{ sideways: number; small: string[]; tiny: string[] }> {
  return page.evaluate(() => {
    // The elements over a canvas have its sizes, and small cards are pictures.
    const hidden = '.sr-only, .skip-link, .table-view, .sp-face[aria-hidden]'
    const isVisible = (element: Element) => element.checkVisibility() && !element.closest(hidden)
    const name = (element: Element) => `${element.className} ${element.textContent?.trim().slice(0, 30)}`
    const targets = [...document.querySelectorAll('a[href], button, select, label:has(input), summary')].filter(isVisible)
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        isVisible(element) && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''),
    )
    return {
      sideways: document.documentElement.scrollWidth - innerWidth,
      small: targets
        // Of 44 pixels, but for rounding.
        .filter((element) => Math.min(element.getBoundingClientRect().height, element.getBoundingClientRect().width) < 43.9)
        .map(name),
      tiny: texts.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16).map(name),
    }
  })
}

/** What the page's IndexedDB holds, by keys that begin so. */
export function readStored(page: Page, start: string): Promise<Record<string, string>> {
  return page.evaluate(
    (first) =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('parlor')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('vault')
          const range = IDBKeyRange.bound(first, `${first}\uffff`)
          const [keys, values] = [transaction.objectStore('vault').getAllKeys(range), transaction.objectStore('vault').getAll(range)]
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(Object.fromEntries(keys.result.map((key, at) => [key, String(values.result[at])])) as Record<string, string>)
          }
        }
      }),
    start,
  )
}

/** Writes to the page's IndexedDB; null deletes. */
export function writeStored(page: Page, texts: Readonly<Record<string, string | null>>): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('parlor')
        opening.onupgradeneeded = () => opening.result.createObjectStore('vault')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('vault', 'readwrite')
          const store = transaction.objectStore('vault')
          for (const [key, text] of Object.entries(given))
            if (text === null) store.delete(key)
            else store.put(text, key)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    texts,
  )
}
