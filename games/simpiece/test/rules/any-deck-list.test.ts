import { isRejection } from '@parlor/kernel'
import { cards, cleanName, exportDeck, importDeck, maxCardName, type DeckDraft } from '@parlor/simpiece'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

function read(text: string) {
  const deck = importDeck(text)
  if (isRejection(deck)) throw new Error(`${deck.rejected}: ${text}`)
  return deck
}

/** How lists were read before there were other forms: words of a count and a number. */
function readStrictly(text: string): DeckDraft | null {
  const rows: { id: string; count: number }[] = []
  for (const word of text.split(/[\s,;]+/)) {
    if (word === '') continue
    const found = /^(\d{1,2})[xX]?\s*([A-Za-z0-9-]{3,12})$/.exec(word)
    if (!found) return null
    rows.push({ id: found[2]!.toUpperCase(), count: Number(found[1]) })
  }
  const leader = rows.find(({ id }) => cards.find((card) => card.id === id)?.kind === 'leader')
  return { leader: leader?.id ?? null, rows: rows.filter((row) => row !== leader) }
}

describe('[SIM3] for all lists', () => {
  const playable = cards.filter(({ kind }) => kind !== 'leader')
  const row = fc.record({ card: fc.constantFrom(...playable), count: fc.integer({ min: 1, max: 99 }) })
  const rows = fc.uniqueArray(row, { selector: ({ card }) => card.id, minLength: 1, maxLength: 20 })

  it('words of count and number mean what they always meant', () => {
    const word = fc.tuple(row, fc.constantFrom('x', 'X', ''), fc.boolean(), fc.constantFrom(' ', '\n', ', ', ';', ',', '\r\n', '\t'))
    fc.assert(
      fc.property(fc.uniqueArray(word, { selector: ([{ card }]) => card.id, minLength: 1 }), fc.boolean(), (words, led) => {
        const list = words
          .map(([{ card, count }, times, small, end]) => `${count}${times}${small ? card.id.toLowerCase() : card.id}${end}`)
          .join('')
        const text = `${led ? '1xOP01-001 ' : ''}${list}`
        expect(exportDeck(read(text))).toBe(exportDeck(readStrictly(text)!))
        expect(read(text).unread).toEqual([])
      }),
    )
  })

  it('every way to write rows gives the same deck', () => {
    const forms: ((card: (typeof cards)[number], count: number) => string)[] = [
      ({ id }, count) => `${count}x${id}`,
      ({ id }, count) => `${count} x ${id}`,
      ({ id, name }, count) => `${count} ${name} (${id})`,
      ({ id, name }, count) => `${count} ${id} ${name}`,
      ({ id, name }, count) => `${name} ${id} x${count}`,
      ({ id }, count) => `${id} x${count}`,
      ({ id, name }, count) => `• ${count}× ${id}_p1 – ${name}`,
    ]
    fc.assert(
      fc.property(rows, fc.constantFrom(...forms), (listed, form) => {
        const deck = read(listed.map(({ card, count }) => form(card, count)).join('\n'))
        expect(deck.unread).toEqual([])
        expect(deck.rows).toEqual(listed.map(({ card, count }) => ({ id: card.id, count })))
      }),
    )
  })

  it('a name of an unknown card is short and clean, and read again as it was written', () => {
    const part = fc.constantFrom('Leader', 'Mr.2', '(', ')', ' ', '-', '()', '😀', 'Zoro', 'é', '#', '//', 'x4', '4', 'SR', '"', ',')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), fc.integer({ min: 1, max: 99 }), (parts, count) => {
        const name = cleanName(parts.join(''))
        expect(name.length).toBeLessThanOrEqual(maxCardName)
        expect(cleanName(name)).toBe(name)
        const deck = read(`${count}xOP13-083 ${name}`)
        expect(deck).toMatchObject({ rows: [{ id: 'OP13-083', count }], unread: [] })
        expect(deck.names?.['OP13-083'] ?? '').toBe(name)
      }),
      { numRuns: 1000 },
    )
  })

  it('whatever is pasted, rows are cards with a count from 1 to 99, each once', () => {
    const noise = fc.array(
      fc.constantFrom(
        '4',
        'x',
        'OP01-016',
        'OP13-060',
        '_p1',
        ' ',
        '\n',
        '\t',
        ';',
        ',',
        '(',
        ')',
        '"',
        '{',
        '[',
        '#',
        '//',
        'Nami',
        'Leader',
        '999',
        '|',
        ':',
        '０',
      ),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(noise, (parts) => {
        const deck = importDeck(parts.join(''))
        if (isRejection(deck)) return
        expect(new Set(deck.rows.map(({ id }) => id)).size).toBe(deck.rows.length)
        for (const { id, count } of deck.rows) {
          expect(id).toMatch(/^[A-Z]{1,4}\d{0,2}-\d{3}$/)
          expect(count).toBeGreaterThanOrEqual(1)
          expect(count).toBeLessThanOrEqual(99)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
