import { findCardNumbers, separateCounts } from './card-number.ts'

/** A card as a list names it. */
export interface ListedCard {
  readonly id: string
  readonly count: number
  readonly name: string
  /** Named as the Leader, by a heading or in its row. */
  readonly leads: boolean
}

/** Longest name that is kept of an unknown card. */
export const maxCardName = 40

const times = '[x×✕*]'
const stop = '[\\s,;|)\\]"\']|$'
/** Ways to write a count, in order of trust: with a multiplication sign, in front, behind the number, before it, at the end. */
const markedCounts = [
  new RegExp(`(?:^|[\\s,;|(\\["'])(\\d{1,4})\\s{0,3}${times}(?=[\\s(]|$)`, 'i'),
  new RegExp(`(?:^|[\\s,;|(\\["'])${times}\\s?(\\d{1,4})(?=${stop})`, 'i'),
]
const leadingCount = /^[\s,;|)\]"']*(\d{1,4})(?=[\s;|:"']|$)/
const countBehind = new RegExp(`^[\\s,;|:=()\\]"']*(\\d{1,4})(?=${stop})`)
const countBefore = /(?:^|[\s,;|:])(\d{1,4})[\s,;|:("']*$/
const countAtEnd = /[\s,;|:(](\d{1,4})\)?\s*$/

interface Counted {
  readonly count: number
  readonly before: string
  readonly after: string
}

/** The count among what stands before and after a card number, and what else stands there; null where there is none. */
function takeCount(before: string, after: string): Counted | null {
  const tries: [RegExp, 'before' | 'after'][] = [
    ...markedCounts.map((form): [RegExp, 'before'] => [form, 'before']),
    ...markedCounts.map((form): [RegExp, 'after'] => [form, 'after']),
    [leadingCount, 'before'],
    [countBehind, 'after'],
    [countBefore, 'before'],
    [countAtEnd, 'after'],
  ]
  for (const [form, side] of tries) {
    const text = side === 'before' ? before : after
    const found = form.exec(text)
    if (!found) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { count: Number(found[1]), before: side === 'before' ? rest : before, after: side === 'after' ? rest : after }
  }
  return null
}

/** What is left of a row without number and count; empty where it is no name. Cleaning twice changes nothing. */
export function cleanName(text: string): string {
  let name = text.trim().slice(0, 200)
  for (;;) {
    const cleaner = cleanOnce(name)
    if (cleaner === name) return name
    name = cleaner
  }
}

function cleanOnce(text: string): string {
  const name = text
    .replace(/^\W*leader\b/i, '')
    .replace(/["“”„«»<>[\]{}|#\\]|\/\//g, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:=()/*-]+|[\s,;:=(/*-]+$/g, '')
  const sound = /\p{L}{2}/u.test(name) && !/^(?:UC|SR|SEC|SP|TR|PR)$/i.test(name) && findCardNumbers(name).length === 0
  // Not half of a character.
  return sound ? name.slice(0, maxCardName).replace(/[\uD800-\uDBFF]$/, '') : ''
}

/** The cards that a line names; none where it names none. */
export function readDeckLine(line: string, leads: boolean): ListedCard[] {
  const text = separateCounts(line.replace(/^\s*(?:[•·‣▪●○◦*>+-]\s*)+/, '').replace(/^\s*\d{1,3}[.)]\s+(?=\S)/, ''))
  const found = findCardNumbers(text)
  const countsFirst = found.length > 0 && takeCount(text.slice(0, found[0]!.start), '') !== null
  return found.map(({ id, start, end }, i) => {
    const before = text.slice(found[i - 1]?.end ?? 0, start)
    const after = text.slice(end, found[i + 1]?.start)
    const alone = found.length === 1
    const taken = takeCount(alone || countsFirst ? before : '', alone || !countsFirst ? after : '')
    const names = [taken?.before ?? (alone || countsFirst ? before : ''), taken?.after ?? (alone || !countsFirst ? after : '')]
    const [one = '', other = ''] = names.map(cleanName)
    return { id, count: taken?.count ?? 1, name: one === '' ? other : one, leads: leads || (i === 0 && /^\W*leader\b/i.test(before)) }
  })
}

const sections =
  'leaders?|characters?|events?|stages?|(?:main ?)?deck(?: ?list)?|cards|main|charaktere?|ereignisse?|personnages?|évènements?|événements?|lieux?'
const heading = new RegExp(`^\\W*(${sections})\\W*(?:\\d{1,3}(?: ?cards?)?)?\\W*$`, 'i')
const property = /^\W*(?:name|deck ?name|title|author|player|creator|format|date|event|url|link|source|total|price)\s*[:=]/i
const donCards = /^\W*(?:\d{1,2}\s*[x×]?\s*)?don!*(?:\W*(?:cards?|deck))?\W*(?:[x×]?\s*\d{1,2})?\W*$/i

/** What a line without a card number is: a heading above the Leader or other cards, something to skip, or not understood. */
export function kindOfOtherLine(line: string): 'leader' | 'heading' | 'skip' | 'unread' {
  // Longer ones would make the forms above slow.
  const text = line.trim().slice(0, 100)
  const found = heading.exec(text)
  if (found) return /^leader/i.test(found[1]!) ? 'leader' : 'heading'
  return !/[\p{L}\p{N}]/u.test(text) || property.test(text) || donCards.test(text) ? 'skip' : 'unread'
}
