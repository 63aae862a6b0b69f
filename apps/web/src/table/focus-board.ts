/** Puts focus on the board: on the square where its arrow keys start, else on the first thing that takes it. */
export function focusBoard(): void {
  const tableView = document.querySelector('.stage-mirror')
  const target = tableView?.querySelector<HTMLElement>('[tabindex="0"]') ?? tableView?.querySelector<HTMLElement>('button, a[href], input')
  target?.focus({ preventScroll: true })
}
