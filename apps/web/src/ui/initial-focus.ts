/** As a ref: makes the element the one a window focuses when it opens. React's `autoFocus` would act before the window is there. */
export function initialFocusRef(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
