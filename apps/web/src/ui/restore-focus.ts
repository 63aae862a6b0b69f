/** Path to the last focused element: each ancestor with its index among its siblings. */
type FocusPath = readonly { readonly element: Element; readonly index: number }[]

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Tab stops: of a board with arrow navigation, only one cell. */
const stop = `:is(${focusable}):not([tabindex="-1"])`

/** Milliseconds that a new page or a closing dialog has to set the focus itself. */
const graceMs = 80

/**
 * When the focused element is removed (a deleted row, a dismissed banner), focuses the nearest remaining element: what took its place, else
 * the page's main landmark.
 */
export function restoreLostFocus(): void {
  let way: FocusPath = []
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) way = focusPathTo(target)
  })
  // A click on empty space is meant to clear the focus.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(`${focusable}, label`)) way = []
  })
  new MutationObserver(() => {
    if (way.length === 0 || document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.activeElement === document.body && way.length > 0) restoreFocus(way)
    }, graceMs)
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
}

function focusPathTo(target: Element): FocusPath {
  const way: { element: Element; index: number }[] = []
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
    way.push({ element, index: element.parentElement ? [...element.parentElement.children].indexOf(element) : 0 })
  return way
}

function restoreFocus(way: FocusPath): void {
  const left = way.findIndex(({ element }, at) => at > 0 && element.isConnected)
  const near = left < 0 ? null : way[left]!.element
  const target = near && near.closest('main, dialog, .toasts') ? focusableInPlaceOf(near, way[left - 1]!.index) : null
  const fallback = document.querySelector<HTMLElement>('dialog[open], main')
  ;(target ?? fallback)?.focus({ preventScroll: target === null })
}

/** Focusable element in what replaced the removed one, else in its ancestors. */
function focusableInPlaceOf(parent: Element, index: number): HTMLElement | null {
  const heir = parent.children[Math.min(index, parent.children.length - 1)]
  return (heir?.matches(stop) ? (heir as HTMLElement) : heir?.querySelector<HTMLElement>(stop)) ?? parent.querySelector<HTMLElement>(stop)
}
