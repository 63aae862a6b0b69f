import { isRejection, rngFrom } from '@parlor/kernel'
import { eventsFor, Match, formatMessage, type StringTable } from '@parlor/kernel/host'
import { parsePiecesFile, sumzero, type SumZeroMove } from '@parlor/sumzero'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import de from '../../strings/de.json' with { type: 'json' }
import en from '../../strings/en.json' with { type: 'json' }
import fr from '../../strings/fr.json' with { type: 'json' }

const { notation } = sumzero.game
const languages: Record<string, StringTable> = { en, de, fr }

describe('moves as text', () => {
  it.each([
    ['buy T4', { kind: 'buy', piece: 'T4' }],
    ['pass', { kind: 'pass' }],
    ['take', { kind: 'swap', take: true }],
    ['keep', { kind: 'swap', take: false }],
    ['T4:2@c5', { kind: 'place', piece: 'T4', pose: 2, x: 2, y: 4 }],
    ['I5:0@ax50', { kind: 'place', piece: 'I5', pose: 0, x: 49, y: 49 }],
    ['I5:0@z1', { kind: 'place', piece: 'I5', pose: 0, x: 25, y: 0 }],
    ['I5:0@aa1', { kind: 'place', piece: 'I5', pose: 0, x: 26, y: 0 }],
  ])('[SUM21] %s', (text, move) => {
    expect(notation.readMove(text)).toEqual(move)
    expect(notation.writeMove(move as SumZeroMove)).toBe(text)
  })

  it.each([
    '',
    'buy',
    'buy t4',
    'PASS',
    'T4@c5',
    'T4:8@c5',
    'T4:0@ay1',
    'T4:0@c51',
    'T4:0@c0',
    'T4:0@5c',
    'T4:0@c5 ',
    'T4:0@c5'.repeat(500_000),
  ])('[SUM21] not %#', (text) => {
    expect(notation.readMove(text)).toMatchObject({ rejected: 'sumzero.badMove' })
  })
})

describe('positions as text', () => {
  it.each([
    '8x8 45 1 - - 33/33 - cyan cyan drafts',
    '8x8 45 * T4*3,I5 - 16/33 - orange+swap cyan drafts passed',
    '8x8 4 1,1,0,1,1,1,1 T4 - 29/33 - cyan orange drafts',
    '8x8 4 2 T4 O4 0/0 - cyan+swap orange swaps',
    '#../.../... 4 0 T4 - 0/0 - cyan cyan lays',
    '8x8 4 0 - - 0/0 O4:0@a1,O4:0@c1 cyan over',
    '8x8 4 0 T4 O4 0/0 - cyan over orange resign',
    '5x5 4+Dot~1~#+Ell~9~#.-## 1 Dot Ell 3/4 Dot:0@a1 orange cyan lays',
  ])('[SUM22] %s', (position) => {
    const state = notation.readState(position, rngFrom('text'))
    if (isRejection(state)) throw new Error(state.rejected)
    expect(notation.writeState(state)).toBe(position)
  })

  it.each([
    ['', 'sumzero.size'],
    ['8x8', 'sumzero.noPieces'],
    ['8x8 6', 'sumzero.badLibrary'],
    ['8x8 45 1 - - 33/33 - cyan', 'sumzero.badPosition'],
    ['8x8 45 1,1 - - 33/33 - cyan cyan drafts', 'sumzero.badPosition'],
    ['8x8 45 x - - 33/33 - cyan cyan drafts', 'sumzero.badPosition'],
    ['8x8 45 1 Q9 - 33/33 - cyan cyan drafts', 'sumzero.badPosition'],
    ['8x8 45 1 T4,T4 - 33/33 - cyan cyan drafts', 'sumzero.badPosition'],
    ['8x8 45 1 T4*0 - 33/33 - cyan cyan drafts', 'sumzero.badPosition'],
    ['8x8 45 1 - - 33 - cyan cyan drafts', 'sumzero.badPosition'],
    ['8x8 45 1 - - 3/33 - cyan cyan drafts', 'sumzero.badPosition'],
    ['8x8 45 1 - - 33/33 - cyan cyan drafts twice', 'sumzero.badPosition'],
    ['8x8 45 1 - - 33/33 - cyan cyan swaps', 'sumzero.badPosition'],
    ['8x8 45 1 - - 33/33 - red cyan drafts', 'sumzero.badPosition'],
    ['8x8 45 1 T4 - 33/33 - cyan orange lays', 'sumzero.badPosition'],
    ['8x8 45 1 - - 33/33 - cyan cyan lays', 'sumzero.badPosition'],
    ['8x8 45 1 T4 - 33/33 - cyan cyan sleeps', 'sumzero.badPosition'],
    ['8x8 45 1 T4 - 33/33 - cyan over', 'sumzero.notOver'],
    ['8x8 45 1 T4 - 33/33 - cyan over cyan stuck', 'sumzero.badPosition'],
    ['8x8 45 1 T4 - 33/33 pass cyan cyan lays', 'sumzero.badPosition'],
    ['8x8 45 1 T4 - 33/33 T4:0 cyan orange lays', 'sumzero.badMove'],
    ['8x8 45 1 T4 T4 33/33 O4:0@a1,O4:0@b2 cyan cyan lays', 'sumzero.overlap'],
    ['8x8 45 1 T4 T4 33/33 O4:0@h8 cyan orange lays', 'sumzero.outOfBounds'],
    ['x'.repeat(100_000), 'sumzero.badPosition'],
  ])('[SUM22] not %s', (position, rejected) => {
    expect(notation.readState(position, rngFrom('text'))).toMatchObject({ rejected })
  })
})

function said(position: string, move: string, language = 'en'): string[] {
  const { match } = given(sumzero, position).when(move).allowOpenDecisions()
  const events = eventsFor(match.history.at(-1)!.events, 'watcher')
  return sumzero.text
    .sentences(events, match.view('watcher'))
    .map((message) => formatMessage(languages[language]!, language, message, (seat) => ['Cyan', 'Orange'][seat]!))
}

describe('a position and its options', () => {
  const { game } = sumzero
  const standard = { ...game.options.presets[0]!.options, budget: 0 }

  it.each([
    ['another board', '9x9 45 1 - - 33/33 - cyan cyan drafts', { rows: 9, cols: 9, budget: 33 }],
    ['blocked cells', '.../.../..#/... 4 0 L4 T4 0/0 - cyan cyan lays', { rows: 4, cols: 3, board: '.../.../..#/...', pentominoes: false }],
    ['the swap rule', '8x8 45 1 - - 33/33 - cyan+swap cyan drafts', { swap: true }],
    ['the other side first', '8x8 45 1 - - 33/33 - orange orange drafts', { starter: 'orange' }],
    ['pairs', '8x8 45 2 - - 33/33 - cyan cyan drafts', { stock: 'pairs' }],
    ['no end of pieces', '8x8 45 * T4 - 29/33 - cyan orange drafts', { stock: 'unlimited' }],
    ['more to spend', '8x8 45 1 - - 40/40 - cyan cyan drafts', { budget: 40 }],
  ])('[SUM22] %s needs other options', (_name, position, changed) => {
    expect(Match.begin(game, { options: standard, seed: 'fit', position })).toEqual({ rejected: 'match.otherOptions' })
    const match = Match.fromPosition(game, position, { options: standard })
    expect(isRejection(match) ? match : match.origin.options).toEqual({ ...standard, ...changed })
  })

  it('[SUM22] custom pieces become a file', () => {
    const position = '8x8 45+Dot~1~#+Big~9~##-.# 1 - - 33/33 - cyan cyan drafts'
    const match = Match.fromPosition(game, position, { options: standard })
    if (isRejection(match)) throw new Error(match.rejected)
    expect(parsePiecesFile(match.origin.options.pieces)).toMatchObject({
      pieces: [
        { id: 'Dot', cost: 1 },
        { id: 'Big', cost: 9 },
      ],
    })
    const again = Match.begin(game, { options: match.origin.options, seed: 'fit' })
    expect(isRejection(again) ? again : notation.writeState(again.state)).toBe(position)
  })

  it('[SUM22] a position reached by play needs no other options', () => {
    const after = (text: string) => given(game, text).allowOpenDecisions()
    for (const { options } of game.options.presets)
      expect(game.fitOptions!(options, game.setup(options, [], rngFrom('fit')))).toEqual(options)
    const swapped = after('8x8 45 1 T4 - 29/33 - cyan+swap orange swaps').when('take').match
    expect(game.fitOptions!(swapped.origin.options, swapped.state)).toEqual(swapped.origin.options)
  })
})

describe('the players’ rules', () => {
  it('[SUM8] name every budget of a preset that differs from the default', () => {
    const own = sumzero.game.options.presets.flatMap(({ options: { budget } }) => (budget === 0 ? [] : [budget]))
    expect(own.length).toBeGreaterThan(0)
    for (const strings of [en, de, fr])
      expect([...strings['rules.3.text'].matchAll(/\((\d+)\)/g)].map(([, budget]) => Number(budget))).toEqual(own)
  })
})

describe('sentences', () => {
  it('[SUM23] announce a purchase and a pass', () => {
    expect(said('8x8 45 1 - - 33/33 - cyan cyan drafts', 'buy T4')).toEqual(['Cyan buys T4 for 4, 29 left.'])
    expect(said('8x8 45 1 - - 33/33 - cyan cyan drafts', 'pass')).toEqual(['Cyan passes.'])
  })

  it('[SUM23] announce the end of the draft and a swap', () => {
    expect(said('8x8 4 1 T4 - 3/4 - cyan+swap orange drafts', 'buy O4')).toEqual([
      'Orange buys O4 for 4, 0 left.',
      'Cyan can afford nothing more and passes.',
      'Orange can afford nothing more and passes.',
      'The draft is over: Cyan has 1, Orange 1. First to lay: Cyan.',
    ])
    expect(said('8x8 4 1 T4 O4 3/3 - cyan+swap orange swaps', 'take')).toEqual(['Orange takes the other side. First to lay: Orange.'])
    expect(said('8x8 4 1 T4 O4 3/3 - cyan+swap orange swaps', 'keep', 'de')).toEqual([
      'Orange lässt die Teile, wie sie sind. Es beginnt: Cyan.',
    ])
  })

  it('[SUM23] announce a placement with the placements left, and having none', () => {
    expect(said('4x4 4 0 I4 O4 0/0 - cyan cyan lays', 'I4:1@b1')).toEqual([
      'Cyan: I4 turned by 90° at b1. 3 placements left to the other side.',
    ])
    expect(said('4x4 4 0 L4 O4 0/0 - cyan cyan lays', 'L4:1@a1', 'fr')[0]).toMatch(
      /^Cyan\u00a0: L4 retournée en a1\. Il reste \d+ placements/,
    )
    expect(said('3x3 4 0 T4 I4 0/0 - cyan cyan lays', 'T4:0@a1')).toEqual([
      'Cyan: T4 at a1. 0 placements left to the other side.',
      'Orange: nothing left to lay after 1 piece. Winner: Cyan.',
    ])
  })

  it('[SUM23] stay grammatical where the player is called “you”', () => {
    for (const [language, you, sentence] of [
      ['en', 'You', 'You: nothing left to lay after 1 piece. Winner: Orange.'],
      ['de', 'Du', 'Du: nach 1 Teil nichts mehr zu legen. Es gewinnt: Orange.'],
      ['fr', 'Vous', 'Vous\u00a0: plus rien à poser après 1 pièce. Gagne\u00a0: Orange.'],
    ] as const) {
      const { match } = given(sumzero, '3x3 4 0 I4 T4 0/0 - orange orange lays').when('T4:0@a1').allowOpenDecisions()
      const [, stuck] = sumzero.text.sentences(eventsFor(match.history.at(-1)!.events, 'watcher'), match.view('watcher'))
      expect(formatMessage(languages[language]!, language, stuck!, (seat) => [you, 'Orange'][seat]!)).toBe(sentence)
    }
  })

  it('[SUM23] name every answer and give a reason for each', () => {
    const speakOf = (position: string, move: string) => {
      const { match } = given(sumzero, position).allowOpenDecisions()
      const { seat } = match.state.pending[0]!
      const read = notation.readMove(move) as SumZeroMove
      const say = (message: ReturnType<typeof sumzero.text.move>) => formatMessage(en, 'en', message, String)
      return [say(sumzero.text.move(read, match.view(seat))), say(sumzero.text.reason!(match.view(seat), seat, read))]
    }
    expect(speakOf('8x8 45 1 - - 33/33 - cyan cyan drafts', 'buy L4')).toEqual([
      'buy L4',
      'L4 can lie 8 ways and finds room late in the game.',
    ])
    expect(speakOf('8x8 45 * O4 - 29/33 - orange orange drafts', 'buy O4')[1]).toBe('O4 lies one way only, yet it is worth its points.')
    expect(speakOf('8x8 45 1 - - 33/33 - cyan cyan drafts', 'pass')[0]).toBe('pass')
    expect(speakOf('8x8 4 1 T4 O4 3/3 - cyan+swap orange swaps', 'take')[0]).toBe('take the other side')
    expect(speakOf('8x8 4 1 T4 O4 3/3 - cyan+swap orange swaps', 'keep')[0]).toBe('keep your side')
    expect(speakOf('3x5 4 0 I4,T4 O4 0/0 - cyan cyan lays', 'I4:0@a2')[1]).toBe('Leaves the other side nothing to lay.')
    expect(speakOf('4x4 4 0 I4,L4 O4 0/0 - cyan cyan lays', 'I4:0@a1')[1]).toBe('Wins by force with 2 more pieces, whatever happens.')
    expect(speakOf('4x4 4 0 I4,L4 O4 0/0 - cyan cyan lays', 'L4:0@b1')[1]).toBe('Leaves the other side one placement of 9.')
    expect(speakOf('8x8 45 0 T4,L4,I4 O4 0/0 - cyan cyan lays', 'T4:0@a1')[1]).toMatch(/^Keeps you \d+ placements to \d+\.$/)
    expect(speakOf('8x8 45 0 T4 O4,L5,T4 0/0 - cyan cyan lays', 'T4:0@a1')[1]).toMatch(/^The best of what there is/)
  })
})
