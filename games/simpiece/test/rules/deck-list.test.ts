import { isRejection, type Rejection } from '@parlor/kernel'
import { cards, checkDeck, exportDeck, fillGaps, importDeck, maxDeckRows, maxImportLength } from '@parlor/simpiece'
import { describe, expect, it, test } from 'vitest'
import { replaceCard } from '../../src/card-pool.ts'

function read(text: string) {
  const deck = importDeck(text)
  if (isRejection(deck)) throw new Error(`${deck.rejected}: ${text}`)
  return deck
}

/** The cards of a list that is understood completely. */
function rowsOf(text: string): string {
  const deck = read(text)
  expect(deck.unread).toEqual([])
  return exportDeck(deck)
}

describe('[SIM3] a row of a list', () => {
  test.each([
    '4xOP01-016',
    '4XOP01-016',
    '4OP01-016',
    '4 OP01-016',
    '4 x OP01-016',
    '4x OP01-016',
    '4×OP01-016',
    'x4 OP01-016',
    'OP01-016 x4',
    'OP01-016x4',
    'OP01-016 4x',
    'OP01-016 (4)',
    'OP01-016 (x4)',
    'OP01-016 4',
    'OP01-016: 4',
    'OP01-016:4',
    '4 Nami (OP01-016)',
    '4x Nami (OP01-016)',
    '4 Nami OP01-016',
    '4 OP01-016 Nami',
    '4x OP01-016 - Nami',
    'Nami (OP01-016) x4',
    'Nami OP01-016 4',
    'Nami [OP01-016] ×4',
    '4 Nami (OP01-016) R',
    '4 Mr.2.Bon.Kurei OP01-016',
    '4 1,000,000 Volts OP01-016',
    'Mr. 9 (OP01-016) x4',
    '4xop01-016',
    '4xOP01_016',
    '4xOP01-016_p1',
    '4xOP01-016_P1',
    '4xOP01-016_r1',
    '4 OP01-016_ALT Nami',
    '4xOP01-016-1',
    '2xOP01-016 2xOP01-016_p2',
    '2xOP01-016,2xOP01-016',
    '• 4xOP01-016',
    '- 4xOP01-016',
    '* 4 Nami (OP01-016)',
    '1. 4xOP01-016',
    '１２',
    '４ｘＯＰ０１－０１６',
    '4\u00a0Nami\u00a0(OP01-016)',
    '\ufeff4xOP01\u2011016\r\n',
    '4xOP01-016 // good',
    '4xOP01-016 # a rare one',
    '1nOP01-016a3nOP01-016a',
    'OP01-016, OP01-016, OP01-016, OP01-016',
    'OP01-016:2,OP01-016:2',
    'https://deckbuilder.example/?deck=OP01-016:1,OP01-016:3&type=optcg',
    'https://deckbuilder.example/?deck=2xOP01-016%7C2xOP01-016',
    'https://lists.example/deckgen?dn=Red&date=9/21/2025&dg=1nOP01-016a3nOP01-016_p1a',
    '4\tOP01-016\tNami',
    'Nami;OP01-016;4',
    'OP01-016,"Nami, the thief",4',
    '| 4 | OP01-016 | Nami |',
    '["Exported from a deck builder","OP01-016","OP01-016","OP01-016","OP01-016_p1"]',
    '[{"id":"OP01-016","quantity":4,"name":"Nami"}]',
    '{"deck":{"OP01-016":4}}',
    '{"cards":[{"card":"OP01-016","count":4}],"name":"Red"}',
  ])('%j is four of a card', (text) => {
    if (text === '１２') expect(importDeck(text)).toMatchObject({ rejected: 'simpiece.deck.noCards' })
    else expect(rowsOf(text)).toBe('4xOP01-016')
  })

  test.each([
    ['4 Nami', 'simpiece.deck.badLine', { line: 2, text: '4 Nami' }],
    ['ahoy', 'simpiece.deck.badLine', { line: 2, text: 'ahoy' }],
    ['0xOP01-006', 'simpiece.deck.badLineCount', { line: 2, card: 'OP01-006', count: '0', most: 99 }],
    ['100xOP01-006', 'simpiece.deck.badLineCount', { line: 2, card: 'OP01-006', count: '100', most: 99 }],
  ])('%j is told with its line, and the others are read', (line, rejected, params) => {
    const deck = read(`1xOP01-001\n${line}\n4xOP01-016`)
    expect(deck.unread).toEqual([{ rejected, params }])
    expect(exportDeck(deck)).toBe('1xOP01-001 4xOP01-016')
  })
})

describe('[SIM3] whole lists', () => {
  const wanted = '1xOP01-001 4xOP01-016 3xOP01-006'

  test.each([
    [
      'with headings',
      'Leader (1)\n1 Roronoa Zoro (OP01-001)\n\nCharacters: 7\n4 Nami (OP01-016)\n3 Otama (OP01-006)\n\nEvents (0)\nDON!! Deck\n10x DON!!',
    ],
    ['with comments', '// My deck\n# 4xOP01-025 was here\n1xOP01-001\n\n// Characters\n4xOP01-016\n-- end\n3xOP01-006'],
    ['with particulars', 'Name: Red dawn\nAuthor: Zoë\n1xOP01-001\n4xOP01-016\n3xOP01-006\nTotal: 8'],
    ['with a Leader at the end', 'Deck\n4xOP01-016\n3xOP01-006\nLeader: OP01-001'],
    ['as a table with a heading', 'Card Number\tName\tCost\tQty\nOP01-001\tRoronoa Zoro\t\t1\nOP01-016\tNami\t1\t4\nOP01-006\tOtama\t1\t3'],
    ['as a table without one', '1;OP01-001;Roronoa Zoro\r\n4;OP01-016;Nami\r\n3;OP01-006;Otama\r\n'],
    ['as a table with more numbers', 'OP01-001,Zoro,1,5000\nOP01-016,Nami,4,2000\nOP01-006,Otama,3,0'],
    [
      'as a table of a document',
      '| Count | Card | Number |\n|---|---|---|\n| 1 | Zoro | OP01-001 |\n| 4 | Nami | OP01-016 |\n| 3 | Otama | OP01-006 |',
    ],
    ['as JSON with a Leader', '{"name":"Red","leader":"OP01-001","cards":{"OP01-016":4,"OP01-006":3}}'],
    [
      'as a saved object of Tabletop Simulator',
      JSON.stringify({
        SaveName: '',
        ObjectStates: [
          { Name: 'CardCustom', Nickname: 'Roronoa Zoro', Description: 'OP01-001', CardID: 100 },
          {
            Name: 'DeckCustom',
            Nickname: 'Deck',
            DeckIDs: [200, 300],
            ContainedObjects: [
              ...Array.from({ length: 4 }, () => ({ Name: 'Card', Nickname: 'Nami [OP01-016]', CardID: 200 })),
              ...Array.from({ length: 2 }, () => ({ Name: 'Card', Nickname: 'Otama', GMNotes: 'OP01-006_p1', CardID: 300 })),
              { Name: 'Card', Nickname: 'Otama', CardID: 300, CustomDeck: { 3: { FaceURL: 'https://pictures.example/OP01-006.png' } } },
            ],
          },
          { Name: 'Deck', ContainedObjects: [{ Name: 'Card', Nickname: 'DON!!', CardID: 1 }] },
        ],
      }),
    ],
  ])('%s', (_, text) => {
    expect(rowsOf(text)).toBe(wanted)
  })

  it('keeps what a column of a table says of the count, whatever else is a number', () => {
    const rows = cards.filter(({ kind }) => kind === 'character').slice(0, 13)
    const text = rows.map(({ id, cost, power }, i) => [cost, id, power, i < 12 ? 4 : 2].join('\t')).join('\n')
    expect(read(text).rows.map(({ count }) => count)).toEqual([...Array.from({ length: 12 }, () => 4), 2])
  })

  it('refuses only a text without any card', () => {
    const codeOf = (text: string) => (importDeck(text) as Rejection).rejected
    expect(codeOf('four Namis')).toBe('simpiece.deck.noCards')
    expect(codeOf('[]')).toBe('simpiece.deck.noCards')
    expect(codeOf('4xOP01-016 '.repeat(maxImportLength / 10))).toBe('simpiece.deck.longList')
    const many = Array.from({ length: maxDeckRows + 5 }, (_, i) => `1xZZ${10 + Math.floor(i / 100)}-${100 + (i % 100)}`)
    expect(read(many.join(' ')).rows).toHaveLength(maxDeckRows)
    expect(read(many.join(' ')).unread[0]!.rejected).toBe('simpiece.deck.manyCards')
    expect(read('OP01-016\n'.repeat(5000)).unread.map(({ rejected }) => rejected)).toContain('simpiece.deck.manyLines')
    expect(read('["OP01-016", "Nami"]').unread).toEqual([{ rejected: 'simpiece.deck.badEntry', params: { entry: 1, text: 'Nami' } }])
  })

  it('takes the first Leader and leaves a second one among the cards, where the rules refuse it', () => {
    expect(exportDeck(read('1xOP01-001 1xOP01-002 4xOP01-016'))).toBe('1xOP01-001 1xOP01-002 4xOP01-016')
    const twice = read('2xOP01-001 4xOP01-016')
    expect(exportDeck(twice)).toBe('1xOP01-001 4xOP01-016')
    expect(twice.unread).toEqual([{ rejected: 'simpiece.deck.leadsOnce', params: { card: 'OP01-001', count: 2 } }])
  })
})

describe('[SIM3] cards of other sets', () => {
  it('are kept with number, count and name', () => {
    const deck = read('1xOP01-001\n4 Nami (OP01-016)\n4 Sabo (OP13-083)\n2xST10-010\n1x Uta P-029_p1')
    expect(deck.unread).toEqual([])
    expect(exportDeck(deck)).toBe('1xOP01-001 4xOP01-016 4xOP13-083 2xST10-010 1xP-029')
    expect(deck.names).toEqual({ 'OP13-083': 'Sabo', 'P-029': 'Uta' })
    expect(checkDeck(deck).map(({ rejected, params }) => (params?.['card'] ? `${rejected} ${params['card']}` : rejected))).toEqual([
      'simpiece.deck.unknown OP13-083',
      'simpiece.deck.unknown ST10-010',
      'simpiece.deck.unknown P-029',
      'simpiece.deck.notFifty',
    ])
  })

  it('may lead: below a heading, or first and one too many', () => {
    expect(read('Leader\n1 Sabo (OP13-001)\nCharacters\n4xOP01-016')).toMatchObject({ leader: 'OP13-001', names: { 'OP13-001': 'Sabo' } })
    const fifty = Array.from({ length: 12 }, (_, i) => `4xOP13-0${i + 20}`).join('\n')
    expect(read(`1xOP13-001\n${fifty}\n2xOP01-016`).leader).toBe('OP13-001')
    expect(read(`2xOP13-001\n${fifty}`).leader).toBeNull()
    expect(read(`1xOP13-001\n${fifty}`).leader).toBeNull()
  })
})

it('[SIM3] cards that become known fill their gaps, Leaders among them', () => {
  const fifty = Array.from({ length: 12 }, (_, i) => `4xOP01-0${i + 10}`).join('\n')
  const led = read(`1 Vivi (OP13-001)\n${fifty}\n2xOP13-083`)
  const { leader, rows } = led
  expect(fillGaps(led)).toBe(led)
  const known = [
    replaceCard({ ...cards.find(({ id }) => id === 'OP01-002')!, id: 'OP13-001', name: 'Vivi' }),
    replaceCard({ ...cards.find(({ id }) => id === 'OP01-016')!, id: 'OP13-083', name: 'Sabo' }),
  ]
  expect(fillGaps({ leader: null, rows: [...rows, { id: 'OP13-001', count: 1 }] })).toEqual({ leader: 'OP13-001', rows })
  // Taken for the Leader because it was first, and none.
  expect(fillGaps({ leader: 'OP13-083', rows: [{ id: 'OP13-001', count: 1 }] })).toEqual({
    leader: 'OP13-001',
    rows: [{ id: 'OP13-083', count: 1 }],
  })
  expect(checkDeck(fillGaps(led)).map(({ rejected }) => rejected)).not.toContain('simpiece.deck.unknown')
  expect(leader).toBe('OP13-001')
  for (const restore of known.toReversed()) restore()
})
