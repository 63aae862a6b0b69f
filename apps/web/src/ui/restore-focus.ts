/** Where focus was, as the way down to it: each element with its place among its siblings. */
type FocusPath = readonly { readonly element: Element; readonly place: number }[]

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** What Tab stops at: of a board that is gone over by arrows, only one square. */
const stop = `:is(${focusable}):not([tabindex="-1"])`

/** So long a new page or a closing window has to put focus where it wants it. */
const patience = 80

/**
 * Focus that would fall to the top of the document because its element went away (a row was deleted, a banner dismissed) goes to the nearest
 * thing that is left: what stands in its place, else the page's main part.
 */
export function restoreLostFocus(): void {
  let way: FocusPath = []
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) way = focusPathTo(target)
  })
  // A click on nothing in particular is meant to take focus away.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(`${focusable}, label`)) way = []
  })
  new MutationObserver(() => {
    if (way.length === 0 || document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.activeElement === document.body && way.length > 0) restoreFocus(way)
    }, patience)
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
}

function focusPathTo(target: Element): FocusPath {
  const way: { element: Element; place: number }[] = []
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
    way.push({ element, place: element.parentElement ? [...element.parentElement.children].indexOf(element) : 0 })
  return way
}

function restoreFocus(way: FocusPath): void {
  const left = way.findIndex(({ element }, at) => at > 0 && element.isConnected)
  const near = left < 0 ? null : way[left]!.element
  const target = near && near.closest('main, dialog, .toasts') ? focusableInPlaceOf(near, way[left - 1]!.place) : null
  const fallback = document.querySelector<HTMLElement>('dialog[open], main')
  ;(target ?? fallback)?.focus({ preventScroll: target === null })
}

/** What one can focus on in what has taken the place of the element that went, else in what stands around it. */
function focusableInPlaceOf(parent: Element, place: number): HTMLElement | null {
  const heir = parent.children[Math.min(place, parent.children.length - 1)]
  return (heir?.matches(stop) ? (heir as HTMLElement) : heir?.querySelector<HTMLElement>(stop)) ?? parent.querySelector<HTMLElement>(stop)
}
