/** A word, a bracketed name, a number or a mark of a card's text. */
export interface Token {
  /** In lower case, with plain apostrophes and true minus signs; brackets stay. */
  readonly text: string
  /** As it was written; without brackets, braces or quotation marks. */
  readonly name: string
  /** Offsets in the text that was read. */
  readonly at: number
  readonly end: number
}

const circled = '⓪①②③④⑤⑥⑦⑧⑨⑩'

/** Bracketed names, words, numbers with their sign, marks. Card names in brackets may hold any of these. */
const piece =
  /\[[^\]\n]*\]|\{[^}\n]*\}|<[^>\n]*>|[“"][^“”"\n]*[”"]|DON!!|K\.O\.(?:['’][ds])?|[+−–—－-]?\d{1,3}(?:,\d{3})+|[+−–—－-]?\d+|[\p{L}](?:[\p{L}\p{M}-]|['’](?=[\p{L}]))*|[①-⑩⓪]|\S/gu

/** The pieces of one paragraph; what stands in parentheses is left out. */
export function tokensOf(text: string, from = 0): Token[] {
  const out: Token[] = []
  for (const { 0: found, index } of withoutParentheses(text).matchAll(piece)) {
    const at = from + index
    out.push({ text: plain(found), name: nameIn(found), at, end: at + found.length })
  }
  return out
}

/** Reminders become spaces, so that offsets stay; parentheses in names stay. */
function withoutParentheses(text: string): string {
  let depth = 0
  let bracket = false
  let out = ''
  for (const character of text) {
    if (depth === 0 && (character === '[' || character === ']')) bracket = character === '['
    if (!bracket && character === '(') depth++
    out += depth > 0 ? ' '.repeat(character.length) : character
    if (!bracket && character === ')' && depth > 0) depth--
  }
  return out
}

function plain(found: string): string {
  const text = found
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
  if (/\d$/.test(text)) return text.replace(/^[–—－-]/, '−').replaceAll(',', '')
  if (circled.includes(text)) return `(${circled.indexOf(text)})`
  return text.startsWith('[') ? text.replaceAll('×', 'x').replace(/\s+/g, ' ') : text
}

function nameIn(found: string): string {
  return /^[[{<"“]/.test(found) && found.length > 1 ? found.slice(1, -1) : found
}
