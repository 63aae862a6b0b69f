import { dots } from '@parlor/dots'
import { isRejection, rngFrom } from '@parlor/kernel'
import { eventsFor, formatMessage, type StringTable } from '@parlor/kernel/host'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import de from '../../strings/de.json' with { type: 'json' }
import en from '../../strings/en.json' with { type: 'json' }
import fr from '../../strings/fr.json' with { type: 'json' }

const { notation } = dots.game
const languages: Record<string, StringTable> = { en, de, fr }

describe('moves as text', () => {
  it('[DOT15] name the column by a letter and the row by a number, from the top left', () => {
    expect(notation.readMove('a1')).toEqual({ row: 0, col: 0 })
    expect(notation.readMove('c2')).toEqual({ row: 1, col: 2 })
    expect(notation.readMove('I9')).toEqual({ row: 8, col: 8 })
    expect(notation.writeMove({ row: 1, col: 2 })).toBe('c2')
  })

  it('[DOT15] are refused when they name no cell', () => {
    for (const text of ['', 'a', 'a0', 'j1', 'a10', '1a', 'a1 ', 'aa', ' a1', 'a.', 'ä1', 'a1'.repeat(500_000)])
      expect(notation.readMove(text)).toMatchObject({ rejected: 'dots.badMove' })
  })
})

describe('positions as text', () => {
  it.each([
    '.../.../... red',
    'ab1/#c3/Ab2 blue',
    '8../.../... over',
    'hgf/edc/bah over',
    '#aA/.../... red',
    'a../.../..A over blue resign',
    '.../.../... over red time',
  ])('[DOT16] %s', (position) => {
    const state = notation.readState(position, rngFrom('text'))
    if (position.startsWith('8')) expect(state).toEqual({ rejected: 'dots.notOver' })
    else if (isRejection(state)) throw new Error(state.rejected)
    else expect(notation.writeState(state)).toBe(position)
  })

  it('[DOT16] accept line breaks as row ends', () => {
    for (const text of ['a..\n...\n..A blue', 'a..\r\n...\r\n..A blue']) {
      const state = notation.readState(text, rngFrom('text'))
      expect(isRejection(state) ? state : notation.writeState(state)).toBe('a../.../..A blue')
    }
  })

  it.each([
    ['', 'dots.badPosition'],
    ['.../.../...', 'dots.badPosition'],
    ['.../.../... green', 'dots.badPosition'],
    ['.../.../... red now', 'dots.badPosition'],
    ['.../.../...  red', 'dots.badPosition'],
    [`${'.'.repeat(1000)} red`, 'dots.badPosition'],
    ['.../.. red', 'dots.size'],
    ['.../../... red', 'dots.ragged'],
    ['.../.?./... red', 'dots.badCell'],
    ['c../.../... red', 'dots.overfull'],
    ['aaa/aaa/aaa red', 'dots.alreadyWon'],
    ['aaa/aaa/aa. over', 'dots.notOver'],
    ['aaa/aaa/aa. over red', 'dots.badPosition'],
    ['aaa/aaa/aa. over green resign', 'dots.badPosition'],
    ['aaa/aaa/aa. over red boredom', 'dots.badPosition'],
    ['aaa/aaa/aaa over red resign', 'dots.alreadyWon'],
    ['.#./#../... over', 'dots.isolated'],
    ['.#./.#./.#. red', 'dots.split'],
  ])('[DOT16] %j is refused with %s', (position, code) => {
    expect(notation.readState(position, rngFrom('text'))).toMatchObject({ rejected: code })
  })
})

describe('sentences', () => {
  function sentencesOf(position: string, move: string, language = 'en'): string[] {
    const { match } = given(dots, position).when(move)
    const events = eventsFor(match.history[0]!.events, 'watcher')
    return dots.text
      .sentences(events, match.view('watcher'))
      .map((message) => formatMessage(languages[language]!, language, message, (seat) => `P${seat}`))
  }

  it('[DOT17] describe a move in one', () => {
    expect(sentencesOf('a../.../..A red', 'a1')).toEqual(['P0 plays a1: 2 of 2 dots, 1 of 9 owned.'])
    expect(sentencesOf('b../.../..A red', 'a1')).toEqual(['P0 plays a1: the cell bursts, 2 cells gained, 3 of 9 owned.'])
    expect(sentencesOf('bC./.../..A red', 'a1')).toEqual(['P0 plays a1: chain of 2, 4 cells gained, 5 of 9 owned.'])
    expect(sentencesOf('ba./a../..A red', 'a1')).toEqual(['P0 plays a1: the cell bursts, no cell gained, 3 of 9 owned.'])
  })

  it('[DOT17] announce a win in a second one', () => {
    expect(sentencesOf('bcb/cdC/bcb red', 'b2')).toEqual([
      'P0 plays b2: the cell bursts, 1 cell gained, 9 of 9 owned.',
      'P0 wins: every cell taken after 1 move.',
    ])
  })

  it('[DOT17] are complete in every language', () => {
    expect(sentencesOf('bC./.../..A red', 'a1', 'de')).toEqual(['P0 spielt a1: Kette von 2, 4 Felder gewonnen, 5 von 9 in Besitz.'])
    expect(sentencesOf('bC./.../..A red', 'a1', 'fr')).toEqual(['P0 joue a1\u00a0: chaîne de 2, 4 cases gagnées, 5 des 9 cases en main.'])
    for (const [language, strings] of Object.entries(languages)) {
      expect([language, Object.keys(strings)]).toEqual([language, Object.keys(en)])
      for (const [key, phrase] of Object.entries(strings)) expect([key, slots(phrase)]).toEqual([key, slots((en as StringTable)[key]!)])
    }
  })

  function slots(phrase: StringTable[string]): string[] {
    const text = typeof phrase === 'string' ? phrase : phrase.other
    return [...new Set(text.match(/\{\w+\}/g))].sort()
  }
})

describe('reasons', () => {
  it.each([
    ['bcb/cdC/bcb red', 'b2', 'The chain takes the whole board.'],
    ['bC./.../..A red', 'a1', 'Sets off a chain of 2, takes 1 enemy cell, and leaves nothing of yours in danger.'],
    ['bA./.../..A red', 'a1', 'Bursts and takes 1 enemy cell, and leaves nothing of yours in danger.'],
    ['aB./bC./..A red', 'a1', 'Fills the cell, ready to burst into its neighbour.'],
    ['.A./.b./... red', 'b2', 'Will be full no later than any enemy cell beside it.'],
    ['b../.../..A red', 'a1', 'Bursts into 2 free cells, and leaves nothing of yours in danger.'],
    ['aaa/aaa/aa. red', 'c3', 'Takes the last cell and with it the board.'],
    ['.../.../..A red', 'a1', 'A free cell with only 2 neighbours: 2 dots fill it.'],
    ['.../.../..A red', 'b1', 'A free cell with only 3 neighbours: 3 dots fill it.'],
    ['.#./.../..A red', 'a1', 'A free cell with one neighbour: a single dot fills it.'],
    ['.../.../..A red', 'b2', 'Grows where no enemy cell touches it.'],
    ['.../.../.AA red', 'b2', 'Gives away less than anything else.'],
  ])('[DOT17] %s %s', (position, text, expected) => {
    const { match } = given(dots, position)
    const move = notation.readMove(text)
    if (isRejection(move)) throw new Error(move.rejected)
    expect(formatMessage(en, 'en', dots.text.reason!(match.view(0), 0, move), String)).toBe(expected)
  })
})
