/** Prints progress to stderr, only on a terminal. */
export class ProgressBar {
  readonly #label: string
  readonly #total: number
  #shown = 0

  constructor(label: string, total: number) {
    this.#label = label
    this.#total = total
  }

  at(done: number): void {
    const now = Date.now()
    if (!process.stderr.isTTY || (now - this.#shown < 100 && done < this.#total)) return
    this.#shown = now
    const share = Math.min(1, done / this.#total)
    const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░')
    process.stderr.write(`\r${this.#label} ${bar} ${Math.floor(share * 100)} %`)
  }

  done(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  }
}
