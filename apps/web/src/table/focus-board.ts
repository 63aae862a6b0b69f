/** Focuses the board: the roving tab stop of its arrow navigation, else the first focusable element. */
export function focusBoard(): void {
  const tableView = document.querySelector('.table-view')
  const target = tableView?.querySelector<HTMLElement>('[tabindex="0"]') ?? tableView?.querySelector<HTMLElement>('button, a[href], input')
  target?.focus({ preventScroll: true })
}
