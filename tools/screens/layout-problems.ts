import type { Page } from '@playwright/test'

/** What is wrong with the layout of the page as it stands, by geometry: one line for each, the same at every width. */
export async function findLayoutProblems(page: Page): Promise<readonly string[]> {
  // The commands run by esbuild, which has inner functions name themselves by a function of its own.
  await page.evaluate('globalThis.__name ??= (value) => value')
  return page.evaluate(measure)
}

/** Runs in the page. */
function measure(): readonly string[] {
  /**
   * Cards of a hand lie over each other, pieces of a board lie where the canvas draws them, small cards are pictures, and a press on the
   * last line of the log opens all of it.
   */
  const exempt = '.sr-only, .last-log-line, .skip-link, .st-hand, .table-view, .sp-face[aria-hidden], [data-live], option, svg'
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const problems = new Set<string>()

  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement))
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest(exempt) === null &&
    !isForScreenReaders(element)
  const say = (element: Element) => {
    const name = element.getAttribute('class')?.split(' ')[0] ?? ''
    return `${element.tagName.toLowerCase()}${name && `.${name}`} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  }

  const nameOf = (element: Element) => (element === document.documentElement ? 'the window' : say(element).split(' ', 1)[0]!)

  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  interface Clipped {
    /** What is left of a box where ancestors scroll or cut. */
    readonly box: Box
    /** The ancestor that cuts something off for good. */
    readonly cutBy: Element | null
  }
  const copyOf = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom })

  /** Follows the box of a thing with this position outwards from `inside`: what scrolls can be reached, what hides cuts. */
  function clip(inside: Element | null, rect: DOMRect, position: string, slack: { x: number; y: number; least: number }): Clipped {
    const box = copyOf(rect)
    let cutBy: Element | null = null
    for (let above = inside; above; above = above.parentElement) {
      if (position === 'fixed') break
      const style = getComputedStyle(above)
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
      position = style.position
      if (above === document.body || above === document.documentElement) break
      const outer = above.getBoundingClientRect()
      if (style.overflowX !== 'visible') {
        const scrolls = /auto|scroll/.test(style.overflowX) && above.scrollWidth > above.clientWidth
        if (!scrolls && (box.right - outer.right > slack.x || outer.left - box.left > slack.x)) cutBy ??= above
        box.left = Math.max(box.left, outer.left)
        box.right = Math.min(box.right, outer.right)
      }
      if (style.overflowY !== 'visible') {
        const scrolls = /auto|scroll/.test(style.overflowY)
        if (!scrolls && (box.bottom - outer.bottom > slack.y || outer.top - box.top > slack.y)) cutBy ??= above
        // What scrolls in less than a line is not read.
        if (scrolls && outer.height < slack.least) cutBy ??= above
        box.top = Math.max(box.top, outer.top)
        box.bottom = Math.min(box.bottom, outer.bottom)
      }
    }
    if (box.right - innerWidth > slack.x || -box.left > slack.x) cutBy ??= document.documentElement
    return { box, cutBy }
  }

  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) problems.add('the page scrolls sideways')

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || node.textContent!.trim() === '' || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const height = Number.parseFloat(getComputedStyle(parent).fontSize)
    for (const rect of range.getClientRects()) {
      // A font's own box is higher than a line.
      const { cutBy } = clip(parent, rect, 'static', { x: 2, y: height * 0.3, least: height })
      if (rect.width > 0 && cutBy) problems.add(`${say(parent)} is cut by ${nameOf(cutBy)}`)
    }
  }

  /** The ancestor that stays in place while the rest scrolls under it. */
  const pinned = (element: Element | null): Element | null => {
    for (let above = element; above; above = above.parentElement) if (/fixed|sticky/.test(getComputedStyle(above).position)) return above
    return null
  }
  const controls = [...root.querySelectorAll('a[href], button, select, input, textarea, summary, [role=button], [role=tab]')]
    .filter(isShown)
    .map((element) => ({
      element,
      label: element.closest('label'),
      pinned: pinned(element),
      ...clip(element.parentElement, element.getBoundingClientRect(), getComputedStyle(element).position, { x: 2, y: 2, least: 0 }),
    }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
  for (const { element, cutBy } of controls) if (cutBy) problems.add(`${say(element)} is cut by ${nameOf(cutBy)}`)
  for (const [i, a] of controls.entries())
    for (const b of controls.slice(i + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element) || (a.label && a.label === b.label) || a.pinned !== b.pinned)
        continue
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (wide > 3 && high > 3) problems.add(`${say(a.element)} lies over ${say(b.element)}`)
    }
  return [...problems]
}
