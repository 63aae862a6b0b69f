import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, test, vi } from 'vitest'
import { strings } from '../src/games/dots/strings.ts'
import { seatNamesFor } from '../src/session/seat-names.ts'
import { botPlayer, personPlayer, remotePlayer } from '../src/data/player.ts'
import { logLinesOf, type LogLine } from '../src/session/log-lines.ts'
import { describeChance } from '../src/table/format-chance.ts'
import { describeHint } from '../src/table/hint-card.tsx'
import { describeOutcome } from '../src/table/result-panel.tsx'
import { describeLogLine } from '../src/table/match-log.tsx'
import { lineNumberAt } from '../src/table/merge-log-lines.ts'
import { describeTurn } from '../src/table/table-announcements.ts'
import { languages, type Language } from '../src/platform/i18n/language.ts'
import { createTranslator } from '../src/platform/i18n/translator.ts'
import de from '../strings/de.json' with { type: 'json' }
import en from '../strings/en.json' with { type: 'json' }
import fr from '../strings/fr.json' with { type: 'json' }
import { referencePackage } from './reference-package.ts'
import { dots } from './fakes.ts'

vi.mock('../src/web-game/game-infos.ts', () => ({ gameInfos: [], gameInfoOf: () => null }))

const own = { en, de, fr }

function sentencesOf(language: Language = 'en', you: number | null = 0): string[] {
  const translator = createTranslator(language, own[language])
  const match = Match.fromPosition(dots.game, 'bC./.../..A red')
  if (isRejection(match)) throw new Error(match.rejected)
  for (const [seat, move] of [
    [0, 'a1'],
    [1, 'c3'],
  ] as const)
    match.play(seat, dots.game.notation.readMove(move))
  match.resign(0)
  const nameOf = (seat: number) => (seat === you ? translator.t('table.you') : ['Red', 'Blue'][seat]!)
  return logLinesOf(dots, match, 'watcher').map((line) => describeLogLine(line, translator, strings[language], nameOf))
}

describe('the log', () => {
  test('says “you” to the only person, and names everybody else', () => {
    expect(sentencesOf()).toEqual([
      'You play a1: chain of 2, you gain 4 cells, you own 5 of 9.',
      'Blue plays c3: 2 of 2 dots, 1 of 9 owned.',
      'You resign.',
    ])
    expect(sentencesOf('en', null)).toEqual([
      'Red plays a1: chain of 2, 4 cells gained, 5 of 9 owned.',
      'Blue plays c3: 2 of 2 dots, 1 of 9 owned.',
      'Red resigns.',
    ])
  })

  test.each(languages)('has complete sentences in %s', (language) => {
    for (const sentence of [...sentencesOf(language), ...sentencesOf(language, null)]) expect(sentence).toMatch(/^\p{Lu}[^[\]{}]+\.$/u)
  })

  test('names moves, but never hidden ones', () => {
    const match = Match.fromPosition(dots.game, '.../.../..A red')
    if (isRejection(match)) throw new Error(match.rejected)
    match.play(0, { row: 1, col: 2 })
    expect(logLinesOf(dots, match, 'watcher')[0]!.move).toEqual({
      move: { row: 1, col: 2 },
      moveText: { key: 'move', params: { cell: 'c2' } },
    })
    const hidden = Match.begin(referencePackage.game, { options: referencePackage.game.options.presets[0]!.options, seed: 'hidden' })
    if (isRejection(hidden)) throw new Error(hidden.rejected)
    const { seat } = hidden.state.pending[0]
    hidden.play(seat, hidden.moves(seat)[0])
    expect(logLinesOf(referencePackage, hidden, seat)[0]!.move).not.toBeNull()
    expect(logLinesOf(referencePackage, hidden, 'watcher')[0]!.move).toBeNull()
  })
})

test.each([
  [1, 'wins against any reply'],
  [0.99, 'over 95% to win'],
  [0.634, 'about 65% to win'],
  [0.5, 'about 50% to win'],
  [0.01, 'under 5% to win'],
  [0, 'loses against the best replies'],
])('a chance of %d is described as “%s”', (chance, sentence) => {
  expect(describeChance(chance, createTranslator('en', en))).toBe(sentence)
})

test('a position whose line says nothing is told by the last line that does', () => {
  const line = (number: number, ...keys: readonly string[]): LogLine => ({
    ...{ number, seat: 0, kind: 'move', move: null },
    said: keys.map((key) => ({ key })),
  })
  const lines = [line(1), line(2, 'placed'), line(3), line(4)]
  expect([0, 1, 2, 3, 4].map((at) => lineNumberAt(lines, lines, at, true))).toEqual([0, 0, 2, 2, 2])
  expect([0, 1, 2, 3, 4].map((at) => lineNumberAt(lines, lines, at))).toEqual([0, 1, 2, 3, 4])
})

test('where several owe a move at once, yours is named', () => {
  const translator = createTranslator('en', en)
  const [you, other] = [personPlayer, remotePlayer('Ben')]
  const turnFor = (turn: readonly number[], players = [other, you]) =>
    describeTurn({ turn, seat: 1, players }, translator, (seat) => `Seat ${seat}`)
  expect(turnFor([0, 1])).toBe('Your turn')
  expect(turnFor([0])).toBe('Seat 0 to move')
  expect(turnFor([0, 1], [you, you])).toBe('Seat 1 to move')
  expect(turnFor([])).toBe('The game is over')
})

test('in a shared match nobody is “You”', () => {
  const translator = createTranslator('en', en)
  const players = [personPlayer, botPlayer('easy')]
  const outcome = { ranks: [1, 2], scores: [1, 0], reason: 'outcome.allCells' }
  const [here, elsewhere] = [false, true].map((away) => seatNamesFor(players, strings.en, translator, away))
  expect([0, 1].map(here!)).toEqual(['You', 'Easy'])
  expect([0, 1].map(elsewhere!)).toEqual(['Red', 'Easy'])
  expect(describeOutcome(outcome, players, translator, here!, strings.en)).toBe('You win')
  expect(describeOutcome(outcome, players, translator, elsewhere!, strings.en)).toBe('Red wins')
})

test('the headline tells one loser among several winners, and joins the names of several', () => {
  const translator = createTranslator('en', en)
  const players = [personPlayer, ...(['easy', 'fair', 'hard'] as const).map((level) => botPlayer(level))]
  const headline = (ranks: readonly number[], names = ['You', 'Left', 'Top', 'Right']) =>
    describeOutcome({ ranks, scores: ranks, reason: 'resign' }, players, translator, (seat) => names[seat]!)
  expect(headline([4, 1, 1, 1])).toBe('You lose')
  expect(headline([4, 1, 1, 1], ['Ada', 'Left', 'Top', 'Right'])).toBe('Ada loses')
  expect(headline([3, 1, 3, 1])).toBe('Left and Right win')
  expect(headline([2, 1, 3, 3])).toBe('Left wins')
  expect(headline([1, 1, 1, 1])).toBe('A draw')
})

test('several people at one table are numbered, equal bots are told by where they sit', () => {
  const translator = createTranslator('en', en)
  const own = (key: string, texts: readonly string[]) => texts.map((text, seat) => [`seat.${seat}${key}`, text])
  const seats = Object.fromEntries([
    ['level.easy', 'Easy'],
    ...own('', ['Player', 'Left AI', 'Top AI', 'Right AI']),
    ...own('.person', ['Player 1', 'Player 2', 'Player 3', 'Player 4']),
    ...own('.place', ['bottom', 'left', 'top', 'right']),
  ]) as Record<string, string>
  const [person, bot] = [personPlayer, botPlayer('easy')]
  const namesOf = (...players: (typeof person)[]) => players.map((_, seat) => seatNamesFor(players, seats, translator)(seat))
  expect(namesOf(person, person)).toEqual(['Player 1', 'Player 2'])
  expect(namesOf(person, bot)).toEqual(['You', 'Easy'])
  expect(namesOf(person, bot, bot, bot)).toEqual(['You', 'Easy (left)', 'Easy (top)', 'Easy (right)'])
  expect(namesOf(bot, bot, person, bot)).toEqual(['Easy (top)', 'Easy (right)', 'You', 'Easy (left)'])
  expect(namesOf(person, bot, person, bot)).toEqual(['Player 1', 'Easy (Player 2)', 'Player 3', 'Easy (Player 4)'])
  expect(namesOf(bot, bot, bot, bot)[1]).toBe('Easy (left)')
})

test.each(languages)('a hint is announced in complete sentences in %s', (language) => {
  const translator = createTranslator(language, own[language])
  const cell = (name: string) => ({ key: 'move', params: { cell: name } })
  const others = [
    { move: null, moveText: cell('d5'), chance: 0.6, tied: true },
    { move: null, moveText: cell('d4'), chance: 0.6, tied: true },
    { move: null, moveText: cell('c1'), chance: 0.5, tied: false },
  ]
  const hint = { move: null, moveText: cell('a3'), reason: { key: 'reason.wins' }, chance: 0.6, line: [cell('b3'), cell('b2')], others }
  const sentence = describeHint(hint, translator, { strings: strings[language], nameOf: String, open: true })
  expect(sentence).toMatch(/^(\p{Lu}[^.]+\.\s?){7}$/u)
  if (language === 'en')
    expect(sentence).toBe(
      'Best move: a3. About 60% to win. Takes the last cell and with it the board. Then probably: b3 – b2. Just as good: d5 and d4. Also possible: c1 (about 50% to win). Chances hold for best play on both sides.',
    )
  const context = { strings: strings[language], nameOf: String }
  const found = (chance: number, next: number, more = {}) =>
    describeHint({ ...hint, chance, others: [{ ...others[2]!, chance: next }], ...more }, translator, context)
  expect(found(0.66, 0.5)).toContain(translator.t('table.hintClear', { gap: translator.number(0.15, { style: 'percent' }) }))
  expect(found(0.52, 0.5)).toContain(translator.t('table.hintSlight'))
  expect(found(1, 0.5)).toContain(translator.t('table.hintSole'))
  expect(found(0.1, 0.05, { missed: true })).toContain(translator.t('table.hintMissed'))
  expect(found(0.783, 0.16, { exact: true })).toContain(translator.number(0.78, { style: 'percent' }))
  expect(found(0.6, 0.5, { line: [cell('b3'), cell('b3'), cell('c1')] })).toContain('b3 ×2')
  expect(describeHint({ ...hint, chance: 1 }, translator, { strings: strings[language], nameOf: String, open: true })).not.toContain(
    translator.t('table.hintNote'),
  )
})
