import { homeOf } from './http/client-address.ts'

/**
 * Runs a limited number of tasks at once; waiting ones start round robin by address, and within an address by person: before one's next
 * task at most one of everybody else starts. Running tasks are not interrupted, so long ones need a queue of their own.
 */
export class FairQueue {
  readonly #most: number
  readonly #mostEach: number
  /** Waiting tasks by address and person, FIFO; both in round-robin order. */
  readonly #waiting = new Map<string, Map<string, (() => void)[]>>()
  readonly #running = new Map<string, number>()
  #count = 0

  /** `most`: concurrent tasks; `mostEach`: concurrent tasks per address. */
  constructor(most: number, mostEach: number) {
    this.#most = most
    this.#mostEach = mostEach
  }

  /** `person` is empty where nobody is known. */
  run<T>(client: string, person: string, work: () => Promise<T>): Promise<T> {
    const address = homeOf(client)
    return new Promise((resolve, reject) => {
      const start = () => {
        this.#count++
        this.#running.set(address, (this.#running.get(address) ?? 0) + 1)
        work()
          .then(resolve, reject)
          .finally(() => this.#ended(address))
      }
      if (this.#hasRoom(address)) return start()
      const people = this.#waiting.get(address) ?? new Map<string, (() => void)[]>()
      this.#waiting.set(address, people)
      const tasks = people.get(person)
      if (tasks) tasks.push(start)
      else people.set(person, [start])
    })
  }

  #hasRoom(address: string): boolean {
    return this.#count < this.#most && (this.#running.get(address) ?? 0) < this.#mostEach
  }

  #ended(address: string): void {
    this.#count--
    const left = this.#running.get(address)! - 1
    if (left > 0) this.#running.set(address, left)
    else this.#running.delete(address)
    for (const [next, people] of this.#waiting) {
      if (!this.#hasRoom(next)) continue
      // Round robin: address and person move to the end.
      const [person, tasks] = people.entries().next().value!
      this.#waiting.delete(next)
      people.delete(person)
      const start = tasks.shift()!
      if (tasks.length > 0) people.set(person, tasks)
      if (people.size > 0) this.#waiting.set(next, people)
      return start()
    }
  }
}
