import { soleCardNumber } from './card-number.ts'
import { cleanName, type ListedCard } from './deck-line.ts'

/** The rows of a pasted table by line, and its heading lines. */
interface DeckTable {
  readonly cards: ReadonlyMap<number, ListedCard>
  readonly headings: ReadonlySet<number>
}

const countHeading = /^(?:qty|quantity|count|amount|copies|copy|anzahl|menge|quantité|nombre|x|#)\.?$/i
const nameHeading = /^(?:(?:card )?name|card|title|karte|nom|carte)$/i
const wholeNumber = /^[x×]?\s*(\d{1,4})\s*[x×]?$/i

/** Reads lines as a table with a column of card numbers and one of counts, in any order; null where they are none. */
export function readDeckTable(lines: readonly string[]): DeckTable | null {
  for (const delimiter of ['\t', ';', '|', ',']) {
    const table = readTableBy(lines, delimiter)
    if (table) return table
  }
  return null
}

function readTableBy(lines: readonly string[], delimiter: string): DeckTable | null {
  const split = lines.map((line) => (line.includes(delimiter) ? splitCells(line, delimiter) : []))
  const rows = [...split.entries()].filter(([, cells]) => cells.filter((cell) => soleCardNumber(cell) !== null).length === 1)
  if (rows.length === 0) return null
  const headings = new Set<number>()
  let heading: readonly string[] = []
  for (const [at, cells] of split.entries())
    if (cells.length === rows[0]![1].length && at < rows[0]![0]) {
      headings.add(at)
      heading = cells
    }
  const counts = countColumn(
    rows.map(([, cells]) => cells),
    heading,
  )
  const names = heading.findIndex((cell) => nameHeading.test(cell))
  const cards = rows.map(([at, cells]): [number, ListedCard] => {
    const count = counts < 0 ? null : wholeNumber.exec(cells[counts] ?? '')
    const named = names < 0 ? cells.find((cell) => soleCardNumber(cell) === null && cleanName(cell) !== '') : cells[names]
    return [
      at,
      {
        id: cells.map(soleCardNumber).find((id) => id !== null)!,
        count: count ? Number(count[1]) : 1,
        name: cleanName(named ?? ''),
        leads: false,
      },
    ]
  })
  return { cards: new Map(cards), headings }
}

/** The column of counts: as its heading says, else numbers that make a deck, else small ones; −1 where there is none. */
function countColumn(rows: readonly (readonly string[])[], heading: readonly string[]): number {
  const named = heading.findIndex((cell) => countHeading.test(cell))
  if (named >= 0) return named
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) => column).filter((column) =>
    rows.every((cells) => wholeNumber.test(cells[column] ?? '')),
  )
  const valuesOf = (column: number): number[] => rows.map((cells) => Number(wholeNumber.exec(cells[column]!)![1]))
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  const deck = columns.find((column) => [50, 51].includes(sum(valuesOf(column))))
  const small = columns.find((column) => valuesOf(column).every((value) => value >= 1 && value <= 4))
  return deck ?? small ?? columns[0] ?? -1
}

/** Cells of a line; quotation marks hold a cell together. */
function splitCells(line: string, delimiter: string): string[] {
  const cells: string[] = ['']
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === delimiter && !quoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells.map((cell) => cell.trim())
}
