/** Ref callback: makes the element the initial focus of a dialog. React's `autoFocus` would act before the dialog is open. */
export function initialFocusRef(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
