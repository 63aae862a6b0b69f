import { readCard, type CardReading, type CardRefusal } from '@parlor/simpiece/read-card'
import { UsageError } from './command.ts'

/** A text to read, with the name of its card where it has one. */
interface CardText {
  readonly id: string
  readonly text: string
}

/** A definition drafted from a text, with what was not understood. */
interface CardDraft extends CardReading {
  readonly id: string
  readonly text: string
}

/** Texts as JSON ([{ id, text }], as `lab cards --json` prints them), or as paragraphs with an empty line between cards; a number may stand above. */
export function draftCards(input: string): CardDraft[] {
  const texts = /^\s*\[\s*\{/.test(input) ? textsInJson(input) : textsInBlocks(input)
  return texts.map(({ id, text }) => ({ id, text, ...readCard(text) }))
}

function textsInJson(input: string): CardText[] {
  let list: unknown
  try {
    list = JSON.parse(input)
  } catch (error) {
    throw new UsageError(`The JSON cannot be read: ${(error as Error).message}.`)
  }
  return (list as readonly { readonly id?: unknown; readonly text?: unknown }[]).map(({ id, text }, i) => {
    if (typeof text !== 'string') throw new UsageError(`Card ${i + 1} has no "text".`)
    return { id: typeof id === 'string' ? id : String(i + 1), text }
  })
}

function textsInBlocks(input: string): CardText[] {
  return input
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block, i) => {
      const [first = '', ...rest] = block.split('\n')
      return /^[A-Z]+\d*-\d+$/.test(first) ? { id: first, text: rest.join('\n') } : { id: String(i + 1), text: block }
    })
}

/** A draft as source code, and its refusals with their place. */
export function draftLines({ id, text, rules, keywords, abilities, refusals }: CardDraft): string[] {
  const parts = Object.fromEntries(Object.entries({ rules, keywords, abilities }).filter(([, list]) => list.length > 0))
  return [`${id} ${sourceOf(parts)}`, ...refusals.map((refusal) => `  missing: ${refusalText(text, refusal)}`)]
}

function refusalText(text: string, { at, words, expected }: CardRefusal): string {
  const before = text.slice(0, at).split('\n')
  const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`
  return `${words === '' ? 'the text ends' : `“${words}”`} at ${place}; expected ${expected.join(' or ')}`
}

/** Plain data as a TypeScript literal. */
function sourceOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, one]) => `${key}: ${sourceOf(one)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}
