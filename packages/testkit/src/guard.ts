/** Thrown where a game reaches for chance or time outside its state. */
export class Forbidden extends Error {
  override name = 'Forbidden'
}

let touched: string | null = null

/** Runs something synchronous with `Math.random` and the clock taken away; the second result names what was reached for, even if the error was swallowed. */
export function withoutChance<T>(act: () => T): { result: T; touched: string | null } {
  const { random } = Math
  const clock = globalThis.Date
  touched = null
  Math.random = () => refuse('Math.random')
  globalThis.Date = new Proxy(clock, {
    construct: () => refuse('new Date'),
    apply: () => refuse('Date'),
    get: (target, key) => (key === 'now' ? () => refuse('Date.now') : (Reflect.get(target, key) as unknown)),
  })
  try {
    const result = act()
    return { result, touched }
  } finally {
    Math.random = random
    globalThis.Date = clock
  }
}

function refuse(what: string): never {
  touched = what
  throw new Forbidden(`${what} was called`)
}
