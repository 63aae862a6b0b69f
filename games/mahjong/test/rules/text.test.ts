import { isRejection, languages, rngFrom, type Language } from '@parlor/kernel'
import { eventsFor, Match, formatMessage, type StringTable } from '@parlor/kernel/host'
import { mahjong, type MahjongTypes } from '@parlor/mahjong'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import de from '../../strings/de.json' with { type: 'json' }
import en from '../../strings/en.json' with { type: 'json' }
import fr from '../../strings/fr.json' with { type: 'json' }

const { notation } = mahjong.game
const strings: Record<Language, StringTable> = { en, de, fr }

describe('bets as text', () => {
  it('[HB20] are words or their first letters', () => {
    for (const text of ['higher', 'h', 'H', 'Higher']) expect(notation.readMove(text)).toEqual({ bet: 'higher' })
    for (const text of ['lower', 'l', 'L', 'LOWER']) expect(notation.readMove(text)).toEqual({ bet: 'lower' })
    expect(notation.writeMove({ bet: 'lower' })).toBe('lower')
  })

  it('[HB20] are refused when they are anything else', () => {
    for (const text of ['', 'hi', 'equal', ' higher', 'low', 'h'.repeat(1_000_000)])
      expect(notation.readMove(text)).toMatchObject({ rejected: 'mahjong.badMove' })
  })
})

describe('positions as text', () => {
  it.each([
    'classic bets 0 score 0 streak 0 out 0\nhand 1m 2s 3p E\ndraw 9m C F P\ndiscard',
    'classic bets 40 score 30 streak 3 out 1\nhand E7 E3 E C4\ndraw 9m C F P 1m\ndiscard N W6 S4',
    'living bets 40 score 30 streak 3 out 1\nvalues 5 9 1 5 5 6 4\nhand E E E C\ndraw 9m C F P 1m\ndiscard N W S',
    'living bets 41 score 30 streak 0 out 1 over\nvalues 5 10 1 5 5 6 4\nhand E E E C\ndraw 9m\ndiscard N W S',
    'classic bets 201 score 150 streak 0 out 3 over\nhand 1m 2s 3p E\ndraw\ndiscard 1m',
    'classic bets 12 score 9 streak 0 out 0 resign\nhand 1m 2s 3p E\ndraw 9m C F P\ndiscard',
  ])('[HB21] %j', (position) => {
    const state = notation.readState(position, rngFrom('text'))
    expect(isRejection(state) ? state : notation.writeState(state)).toBe(position)
  })

  it('[HB21] accept Windows line ends', () => {
    const state = notation.readState(
      'classic bets 0 score 0 streak 0 out 0\r\nhand 1m 2s 3p E\r\ndraw 9m C F P\r\ndiscard',
      rngFrom('text'),
    )
    expect(isRejection(state)).toBe(false)
  })

  it('[HB21] go with the honours they name, and with no others', () => {
    const position = 'living bets 4 score 3 streak 3 out 0\nvalues 5 9 1 5 5 6 4\nhand E E E C\ndraw 9m C F P 1m\ndiscard N W S'
    expect(Match.begin(mahjong.game, { options: { honors: 'instance' }, seed: 'fit', position })).toEqual({
      rejected: 'match.otherOptions',
    })
    const match = Match.fromPosition(mahjong.game, position, { options: { honors: 'instance' } })
    expect(isRejection(match) ? match : match.origin.options).toEqual({ honors: 'kind' })
  })

  const rest = 'hand 1m 2s 3p E\ndraw 9m C F P\ndiscard'
  const head = 'classic bets 0 score 0 streak 0 out 0'
  it.each([
    ['', 'mahjong.badPosition'],
    [`modern bets 0 score 0 streak 0 out 0\n${rest}`, 'mahjong.badPosition'],
    [`${head}\nvalues 5 5 5 5 5 5 5\n${rest}`, 'mahjong.badPosition'],
    [`living bets 0 score 0 streak 0 out 0\n${rest}`, 'mahjong.badPosition'],
    [`living bets 0 score 0 streak 0 out 0\nvalues 5 5 5 5 5 5 11\n${rest}`, 'mahjong.badPosition'],
    [`${head}\n${rest}\n`, 'mahjong.badPosition'],
    [`${head}\nhand 1m 2s 3p E\ndiscard\ndraw 9m C F P`, 'mahjong.badPosition'],
    [`${head} later\n${rest}`, 'mahjong.badPosition'],
    ['x'.repeat(9000), 'mahjong.badPosition'],
    [`classic bets 202 score 0 streak 0 out 0\n${rest}`, 'mahjong.badCounts'],
    [`classic bets 3 score 4 streak 0 out 0\n${rest}`, 'mahjong.badCounts'],
    [`classic bets 3 score 2 streak 3 out 0\n${rest}`, 'mahjong.badCounts'],
    [`${head}\nhand 1m 2s 3p\ndraw 9m C F P\ndiscard`, 'mahjong.handOfFour'],
    [`${head}\nhand 1m 2s 3p E\ndraw 9m C F\ndiscard`, 'mahjong.pileTooShort'],
    [`${head}\nhand 1m 2s 3p X\ndraw 9m C F P\ndiscard`, 'mahjong.badTile'],
    [`${head}\nhand 1m 2s 3p 0m\ndraw 9m C F P\ndiscard`, 'mahjong.badTile'],
    [`${head}\nhand 1m6 2s 3p E\ndraw 9m C F P\ndiscard`, 'mahjong.badTile'],
    [`${head}\nhand 1m  2s 3p\ndraw 9m C F P\ndiscard`, 'mahjong.badTile'],
    [`${head}\nhand 1m 1m 1m 1m\ndraw 1m C F P\ndiscard`, 'mahjong.tooManyCopies'],
    [`${head} over\n${rest}`, 'mahjong.notOver'],
    [`${head}\nhand 1m 2s 3p E10\ndraw 9m C F P\ndiscard`, 'mahjong.alreadyOver'],
    [`classic bets 9 score 0 streak 0 out 3\n${rest}`, 'mahjong.alreadyOver'],
    [`living bets 0 score 0 streak 0 out 0\nvalues 5 5 5 5 5 5 5\nhand 1m 2s 3p E6\ndraw 9m C F P\ndiscard`, 'mahjong.badTile'],
  ])('[HB21] %j is refused with %s', (position, code) => {
    expect(notation.readState(position, rngFrom('text'))).toMatchObject({ rejected: code })
  })
})

describe('sentences', () => {
  function sentencesOf(position: string, move: string, language: Language = 'en'): string[] {
    const { match } = given(mahjong, position).when(move)
    return mahjong.text
      .sentences(eventsFor(match.history[0]!.events, 0), match.view(0))
      .map((message) => formatMessage(strings[language], language, message, String))
  }

  const position = 'living bets 20 score 11 streak 0 out 0\nvalues 5 5 5 5 6 5 5\nhand E 9m 8m 9s\ndraw 3s E 9p C 1p 1p 1p 1p\ndiscard'

  it('[HB22] announce the total, the win, the score, changed values, and the hand', () => {
    expect(sentencesOf(position, 'lower')).toEqual([
      'Next total 23, lower. You win. Score 12.',
      'East rises to 6.',
      '3 bamboo, East wind worth 6, 9 dots, red dragon worth 6. Total 24.',
    ])
  })

  it('[HB22] begin with a capital letter', () => {
    const dealt = 'classic bets 0 score 0 streak 0 out 0\nhand 5m 5m 5m 5m\ndraw C 1m E 1s 1p 1p 1p 1p\ndiscard'
    expect(sentencesOf(dealt, 'lower').at(-1)).toBe('Red dragon worth 5, 1 character, East wind worth 5, 1 bamboo. Total 12.')
    expect(sentencesOf(dealt, 'lower', 'de').at(-1)).toBe('Roter Drache mit Wert 5, 1 Zeichen, Ostwind mit Wert 5, 1 Bambus. Summe 12.')
    expect(sentencesOf(dealt, 'lower', 'fr').at(-1)).toBe(
      'Dragon rouge valant 5, 1 caractère, vent d’est valant 5, 1 bambou. Total\u00a0: 12.',
    )
  })

  it('[HB22] announce a loss and a tie', () => {
    expect(sentencesOf(position, 'higher')[0]).toBe('Next total 23, lower. You lose. Score 11.')
    expect(sentencesOf(position, 'higher')[1]).toBe('East falls to 4.')
    expect(sentencesOf('classic bets 0 score 0 streak 0 out 0\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 5s 1p 1p 1p 1p\ndiscard', 'higher')[0]).toBe(
      'Next total 20, the same. You lose. Score 0.',
    )
  })

  it('[HB22] announce a new pile and the end', () => {
    expect(sentencesOf('classic bets 0 score 0 streak 0 out 0\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 6s\ndiscard', 'higher')).toContain(
      'The pile ran out. A fresh deck joins it: 140 tiles to draw.',
    )
    expect(sentencesOf('classic bets 200 score 9 streak 0 out 2\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 6s\ndiscard', 'higher').at(-1)).toBe(
      'The pile ran out for the third time. The run is over: 10 of 201 bets won.',
    )
    expect(sentencesOf('classic bets 3 score 1 streak 0 out 0\nhand E9 5m 5m 5m\ndraw 9s 9s 9s 6s\ndiscard', 'higher').at(-1)).toBe(
      'East has reached 10. The run is over: 2 of 4 bets won.',
    )
    const first = 'classic bets 0 score 0 streak 0 out 0\nhand E9 5m 5m 5m\ndraw 9s 9s 9s 6s\ndiscard'
    expect(languages.map((language) => sentencesOf(first, 'higher', language).at(-1))).toEqual([
      'East has reached 10. The run is over: 1 of 1 bet won.',
      'Ost ist bei 10 angekommen. Der Lauf ist vorbei: 1 von 1 Wette gewonnen.',
      'Est est arrivé à 10. La partie est finie. Paris gagnés\u00a0: 1 sur 1.',
    ])
  })

  it.each(languages)('[HB22] leave no placeholder unfilled in %s', (language) => {
    const match = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed: language }) as Match<MahjongTypes>
    const messages = [...mahjong.text.sentences(match.openingEvents(0), match.view(0))]
    while (!match.outcome) {
      const step = match.play(0, { bet: match.view(0).total > 20 ? 'lower' : 'higher' })
      if (isRejection(step)) throw new Error(step.rejected)
      messages.push(...mahjong.text.sentences(eventsFor(step.events, 0), match.view(0)))
    }
    for (const message of messages) expect(formatMessage(strings[language], language, message, String)).not.toMatch(/[[\]{}]/)
  })

  it('[HB22] name a bet and why it is good', () => {
    const { match } = given(mahjong, position)
    const reason = mahjong.text.reason!(match.view(0), 0, { bet: 'lower' })
    expect(formatMessage(en, 'en', mahjong.text.move({ bet: 'lower' }, match.view(0)), String)).toBe('lower')
    expect(formatMessage(en, 'en', reason, String)).toMatch(
      /^Lower wins with \d+ of 100 next hands( and is worth \d+\.\d points of this run, higher \d+\.\d)?\.$/,
    )
  })
})
