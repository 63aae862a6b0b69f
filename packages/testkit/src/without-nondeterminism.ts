/** Thrown where a game uses randomness or time outside its state. */
export class ForbiddenCallError extends Error {
  override name = 'ForbiddenCallError'
}

let touched: string | null = null

/** Runs a synchronous function with `Math.random` and the clocks disabled; the second result names what was used, even if the error was swallowed. */
export function withoutNondeterminism<T>(act: () => T): { result: T; touched: string | null } {
  const { crypto, Date: clock, performance } = globalThis
  touched = null
  const giveBack = [
    take(Math, 'random', 'Math.random'),
    take(performance, 'now', 'performance.now'),
    take(crypto, 'getRandomValues', 'crypto.getRandomValues'),
    take(crypto, 'randomUUID', 'crypto.randomUUID'),
  ]
  globalThis.Date = new Proxy(clock, {
    construct: () => refuse('new Date'),
    apply: () => refuse('Date'),
    get: (target, key) => (key === 'now' ? () => refuse('Date.now') : (Reflect.get(target, key) as unknown)),
  })
  try {
    const result = act()
    return { result, touched }
  } finally {
    globalThis.Date = clock
    for (const restore of giveBack) restore()
  }
}

/** Replaces a method by one that throws; returns a function that restores it, also where the method was inherited. */
function take(owner: object, key: string, name: string): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, key)
  Object.defineProperty(owner, key, { value: () => refuse(name), configurable: true, writable: true })
  return () => void (own ? Object.defineProperty(owner, key, own) : Reflect.deleteProperty(owner, key))
}

function refuse(what: string): never {
  touched = what
  throw new ForbiddenCallError(`${what} was called`)
}
