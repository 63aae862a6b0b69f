/** A set and a number, as in `OP01-016` or `P-001`. */
const number = '[A-Z]{1,4}\\d{0,2}[-_]\\d{3}'
/** Another printing of the same card: `_p1`, `_r1`, `_ALT`, `-1`. */
const printing = '(?:[-_](?:[A-Z]{1,8}\\d{0,2}|\\d{1,2}))?'
const soleNumber = new RegExp(`^${number}${printing}$`, 'i')
/** A copy count that touches its card: `4xOP01-016`, `4OP01-016`, `4nOP01-016`. */
const touchingCount = new RegExp(`(\\d)\\s{0,3}([x×✕*n]?)\\s{0,3}(?=${number})`, 'gi')
/** What touches a number from behind: `OP01-016x4`, and `a` between the cards of `1nOP01-001a4nOP01-016a`. */
const touchingEnd = new RegExp(`(${number}(?:_[a-z]\\d)?)(?:([x×✕*])(?=\\d)|a(?=\\d{1,2}n|\\s*$))`, 'gi')

/** A card number within a text. */
interface FoundNumber {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** The text with blanks between counts and the card numbers that they touch. */
export function separateCounts(text: string): string {
  const apart = text.replace(touchingEnd, (_, id: string, times?: string) => `${id} ${times ? 'x' : ''}`)
  return apart.replace(touchingCount, (_, digit: string, times: string) => `${digit}${times === '' ? '' : 'x'} `)
}

export function findCardNumbers(text: string): FoundNumber[] {
  const all = new RegExp(`(?<![A-Z0-9])(${number})${printing}(?![A-Z0-9])`, 'gi')
  return [...text.matchAll(all)]
    .map(({ 0: whole, 1: id, index }) => ({ id: normalId(id!), start: index, end: index + whole.length }))
    .filter(({ id }) => !id.startsWith('DON'))
}

/** The card number that is all of a text; null for any other text. */
export function soleCardNumber(text: string): string | null {
  const word = text.trim()
  return soleNumber.test(word) && !/^DON/i.test(word) ? normalId(/^[^-_]+[-_]\d{3}/.exec(word)![0]) : null
}

function normalId(id: string): string {
  return id.toUpperCase().replace('_', '-')
}

/** Full-width and compatibility characters as usual ones, dashes alike, no invisible characters. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u{ad}|\u{200b}|\u{200c}|\u{200d}|\u{2060}|\u{feff}/gu, '')
    .replace(/[‐-―−]/g, '-')
}
