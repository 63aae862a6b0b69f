import type { Token } from './tokens.ts'

/** What is read, and where reading got stuck: the furthest token, and what could have stood there. */
export interface Input {
  readonly tokens: readonly Token[]
  furthest: number
  expected: Set<string>
}

/** Reads from a token on: the value and the token after it, or null. */
export type Parser<T> = (input: Input, at: number) => { readonly value: T; readonly next: number } | null

function miss(input: Input, at: number, expected: string): null {
  if (at > input.furthest) {
    input.furthest = at
    input.expected = new Set()
  }
  if (at === input.furthest) input.expected.add(expected)
  return null
}

/** One token that a test accepts. */
export function token<T>(expected: string, test: (token: Token) => T | undefined): Parser<T> {
  return (input, at) => {
    const one = input.tokens[at]
    const value = one && test(one)
    return value === undefined ? miss(input, at, expected) : { value, next: at + 1 }
  }
}

/** Words of a template: "at|to" takes either, "the?" may be missing. */
interface Word {
  readonly texts: readonly string[]
  readonly optional: boolean
}

function wordsOf(text: string): Word[] {
  return (text.match(/\[[^\]]*\]\S*|\S+/g) ?? []).map((word) => ({
    texts: word.replace(/(?<=.)\?$/, '').split('|'),
    optional: /.\?$/.test(word),
  }))
}

function readWords(words: readonly Word[], input: Input, from: number): number | null {
  let at = from
  for (const [i, { texts, optional }] of words.entries()) {
    const one = input.tokens[at]
    if (one && texts.includes(one.text)) at++
    else {
      const rest = words.slice(i).map(({ texts: [text] }) => text)
      miss(input, at, `“${rest.join(' ')}”`)
      if (!optional) return null
    }
  }
  return at
}

/** A phrase: words as written, and parsers between them, whose values it returns. */
export function say<const P extends readonly Parser<unknown>[]>(
  texts: TemplateStringsArray,
  ...parsers: P
): Parser<{ -readonly [I in keyof P]: P[I] extends Parser<infer T> ? T : never }> {
  const words = texts.map(wordsOf)
  return (input, from) => {
    const values: unknown[] = []
    let at: number | null = readWords(words[0]!, input, from)
    for (let i = 0; i < parsers.length && at !== null; i++) {
      const found = parsers[i]!(input, at)
      if (!found) return null
      values.push(found.value)
      at = readWords(words[i + 1]!, input, found.next)
    }
    return at === null ? null : { value: values as never, next: at }
  }
}

export function map<T, U>(parser: Parser<T>, change: (value: T) => U): Parser<U> {
  return (input, at) => {
    const found = parser(input, at)
    return found && { value: change(found.value), next: found.next }
  }
}

/** Words that stand for a value. */
export function means<const T>(parser: Parser<unknown>, value: T): Parser<T> {
  return map(parser, () => value)
}

/** The alternative that reads furthest; the first of several. */
export function any<const P extends readonly Parser<unknown>[]>(...parsers: P): P[number] extends Parser<infer T> ? Parser<T> : never {
  const best: Parser<unknown> = (input, at) => {
    let found: ReturnType<Parser<unknown>> = null
    for (const parser of parsers) {
      const one = parser(input, at)
      if (one && (!found || one.next > found.next)) found = one
    }
    return found
  }
  return best as P[number] extends Parser<infer T> ? Parser<T> : never
}

/** What the parser reads, or undefined where it does not. */
export function maybe<T>(parser: Parser<T>): Parser<T | undefined> {
  return (input, at) => parser(input, at) ?? { value: undefined, next: at }
}

/** As many as there are. */
export function many<T>(parser: Parser<T>): Parser<T[]> {
  return (input, from) => {
    const value: T[] = []
    let at = from
    for (let found = parser(input, at); found; found = parser(input, at)) {
      value.push(found.value)
      at = found.next
    }
    return { value, next: at }
  }
}

/** One or more, with something between them. */
export function list<T>(parser: Parser<T>, between: Parser<unknown>): Parser<T[]> {
  return map(say`${parser} ${many(map(say`${between} ${parser}`, ([, one]) => one))}`, ([first, rest]) => [first, ...rest])
}

/** Only where the value passes; otherwise what was expected is told. */
export function where<T>(parser: Parser<T>, expected: string, test: (value: T) => boolean): Parser<T> {
  return (input, at) => {
    const found = parser(input, at)
    if (!found) return null
    return test(found.value) ? found : miss(input, at, expected)
  }
}

/** Told by a name of its own where it does not even begin. */
export function named<T>(name: string, parser: Parser<T>): Parser<T> {
  return (input, at) => {
    const { furthest, expected } = input
    const before = new Set(expected)
    const found = parser(input, at)
    if (found || input.furthest !== at) return found
    input.expected = furthest === at ? before : new Set()
    input.expected.add(name)
    return null
  }
}

/** The end of what is read. */
export const end: Parser<undefined> = (input, at) =>
  at >= input.tokens.length ? { value: undefined, next: at } : miss(input, at, 'the end of the paragraph')

/** A whole number without a sign. */
export const count: Parser<number> = token('a number', ({ text }) => (/^\d+$/.test(text) ? Number(text) : undefined))

/** A number with its sign. */
export const signed: Parser<number> = token('a number with + or −', ({ text }) =>
  /^[+−]\d+$/.test(text) ? Number(text.replace('−', '-')) : undefined,
)

const marks =
  /^\[(on play|when attacking|on block|on k\.o\.|activate: main|main|counter|trigger|end of your turn|on your opponent's attack|your turn|opponent's turn|once per turn|don!! x\d+|blocker|rush|rush: character|unblockable|double attack|banish)\]$/

/** A name in brackets; timings and keywords stand in brackets too. */
export const cardName: Parser<string> = token('a card name in [brackets]', ({ text, name }) =>
  text.startsWith('[') && !marks.test(text) ? name : undefined,
)

/** A type in braces. */
export const typeName: Parser<string> = token('a type in {braces}', ({ text, name }) => (text.startsWith('{') ? name : undefined))
