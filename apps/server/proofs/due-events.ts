/**
 * What somebody waits for, by `performance.now()`: events with the delay after which they were seen, and those that nobody has seen yet. An
 * event stays open until it is seen, so one that never comes counts too.
 */
export class DueEvents {
  readonly #seen: { readonly due: number; readonly late: number }[] = []
  readonly #open = new Map<string, number>()
  #serverUpSince = -Infinity

  /** Due at that time; no effect while the same event is open. */
  expect(key: string, due: number): void {
    if (!this.#open.has(key)) this.#open.set(key, Math.max(due, this.#serverUpSince))
  }

  /** No longer needed. */
  cancel(key: string): void {
    this.#open.delete(key)
  }

  /** Seen now; no effect unless it is open. */
  see(key: string): void {
    const due = this.#open.get(key)
    if (due === undefined) return
    this.#open.delete(key)
    this.#seen.push({ due, late: performance.now() - due })
  }

  /** The server was down until then: what was due meanwhile is due then. */
  serverUp(since: number): void {
    this.#serverUpSince = since
    for (const [key, due] of this.#open) this.#open.set(key, Math.max(due, since))
  }

  /** Delays of what was due from `began` to `ended`, and of whatever was due before `ended` and is still open: until now. */
  delays(began: number, ended: number): number[] {
    return [...this.#seen.flatMap(({ due, late }) => (due >= began && due < ended ? [late] : [])), ...this.openDelays(ended)]
  }

  /** Delays until now of what was due before `ended` and has not been seen. */
  openDelays(ended: number): number[] {
    const now = performance.now()
    return [...this.#open.values()].flatMap((due) => (due < ended ? [now - due] : []))
  }
}
