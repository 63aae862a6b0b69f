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
   * Cards of a hand lie over each other, the controls over a canvas lie where it draws its pieces, small cards are pictures, a card on
   * the table has room for the beginning of its name, and a press on the last line of the log opens all of it.
   */
  const exempt = [
    '.sr-only, .last-log-line, .skip-link, .sp-face[aria-hidden], .st-hand, .st-name, [data-live], option',
    '.board-frame:not([data-elements=true]) > .table-view',
  ].join()
  /** Meant to lie over what is below while they are there. */
  const overlays = '.first-match-tips, .move-refusal, .seat-change-screen, .step-bar, .st-actions, .st-battle, .st-question, .toasts'
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const problems = new Set<string>()

  // Nothing changes while it is measured: an ancestor is asked once, not once for each of its descendants.
  const once = <T>(measured: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>()
    return (element) => {
      if (!known.has(element)) known.set(element, measured(element))
      return known.get(element)!
    }
  }
  const styleOf = once((element) => {
    const { clipPath, position, transform, overflowX, overflowY } = getComputedStyle(element)
    return { clipPath, position, transform, overflowX, overflowY }
  })
  const rectOf = once((element) => element.getBoundingClientRect())
  const scrollsSideways = once((element) => element.scrollWidth > element.clientWidth)

  const isForScreenReaders: (element: Element) => boolean = once(
    (element) =>
      styleOf(element).clipPath === 'inset(50%)' || (element.parentElement !== null && isForScreenReaders(element.parentElement)),
  )
  const isShown = once(
    (element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.closest(exempt) === null &&
      !isForScreenReaders(element),
  )
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
  const isVisible = ({ left, right, top, bottom }: Box) => right - left > 1 && bottom - top > 1
  interface MeasuredElement {
    readonly element: Element
    readonly label: Element | null
    readonly layer: Element | null
    readonly box: Box
  }
  const copyOf = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom })

  /** Follows the box of a thing with this position outwards from `inside`: what scrolls can be reached, what hides cuts. */
  function clip(inside: Element | null, rect: DOMRect, position: string, slack: { x: number; y: number; least: number }): Clipped {
    const box = copyOf(rect)
    let cutBy: Element | null = null
    for (let above = inside; above; above = above.parentElement) {
      if (position === 'fixed') break
      const style = styleOf(above)
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
      position = style.position
      if (above === document.body || above === document.documentElement) break
      const outer = rectOf(above)
      if (style.overflowX !== 'visible') {
        const scrolls = /auto|scroll/.test(style.overflowX) && scrollsSideways(above)
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

  /** The ancestor that lies over the rest, or stays in place while the rest scrolls under it. */
  const layerOf: (element: Element) => Element | null = once((element) => {
    if (element.matches(overlays) || /fixed|sticky/.test(styleOf(element).position)) return element
    return element.parentElement && layerOf(element.parentElement)
  })
  /** Things of one kind of which none may lie over another; `least` pixels are a matter of taste. */
  function findOverlaps(things: readonly MeasuredElement[], least: number): void {
    for (const [i, a] of things.entries())
      for (let j = i + 1; j < things.length; j++) {
        const b = things[j]!
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (wide <= least || high <= least) continue
        if (a.element.contains(b.element) || b.element.contains(a.element) || (a.label && a.label === b.label)) continue
        if (a.layer === b.layer) problems.add(`${say(a.element)} lies over ${say(b.element)}`)
      }
  }

  const texts: MeasuredElement[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || node.textContent!.trim() === '' || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const height = Number.parseFloat(getComputedStyle(parent).fontSize)
    for (const rect of range.getClientRects()) {
      // A font's own box is higher than a line.
      const { box, cutBy } = clip(parent, rect, 'static', { x: 2, y: height * 0.3, least: height })
      if (rect.width > 0 && cutBy) problems.add(`${say(parent)} is cut by ${nameOf(cutBy)}`)
      const inner = { ...box, top: Math.max(box.top, rect.top + height * 0.35), bottom: Math.min(box.bottom, rect.bottom - height * 0.35) }
      if (isVisible(inner)) texts.push({ element: parent, label: null, layer: layerOf(parent), box: inner })
    }
  }
  findOverlaps(texts, 2)

  const controls = [...root.querySelectorAll('a[href], button, select, input, textarea, summary, [role=button], [role=tab]')]
    .filter(isShown)
    .flatMap((element) => {
      const { display, position } = getComputedStyle(element)
      // A link in a sentence has a box on each of its lines.
      const rects = display === 'inline' ? [...element.getClientRects()] : [element.getBoundingClientRect()]
      const measured = { element, label: element.closest('label'), layer: layerOf(element) }
      return rects.map((rect) => ({ ...measured, ...clip(element.parentElement, rect, position, { x: 2, y: 2, least: 0 }) }))
    })
    .filter(({ box }) => isVisible(box))
  for (const { element, cutBy } of controls) if (cutBy) problems.add(`${say(element)} is cut by ${nameOf(cutBy)}`)
  findOverlaps(controls, 3)
  return [...problems]
}
