import { domino, type DominoTypes } from '@parlor/domino'
import { isRejection, rngFrom, type Viewer } from '@parlor/kernel'
import { eventsFor, Match, formatMessage, type StringTable } from '@parlor/kernel/host'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import de from '../../strings/de.json' with { type: 'json' }
import en from '../../strings/en.json' with { type: 'json' }
import fr from '../../strings/fr.json' with { type: 'json' }
import { buildPosition, type PositionParts } from '../build-position.ts'

const { game } = domino
const { notation } = game
const languages: Record<string, StringTable> = { en, de, fr }
const names = ['Player', 'Left AI', 'Top AI', 'Right AI']

describe('moves as text', () => {
  it('[DOM29] name the tile and the end', () => {
    expect(notation.readMove('2-5 left')).toEqual({ kind: 'play', top: 2, bottom: 5, place: 'left' })
    expect(notation.readMove('5-2 down')).toEqual({ kind: 'play', top: 2, bottom: 5, place: 'down' })
    expect(notation.readMove('12-12')).toEqual({ kind: 'play', top: 12, bottom: 12, place: 'start' })
    expect(notation.readMove('draw')).toEqual({ kind: 'draw' })
    expect(notation.writeMove({ kind: 'play', top: 5, bottom: 2, place: 'right' })).toBe('2-5 right')
  })

  it('[DOM29] are refused when invalid', () => {
    for (const text of ['', '2', '2-', '13-1', '2-5 start', '2-5  left', 'Pass', '2-5 left ', '-1-2', '02-5', 'x'.repeat(100_000)])
      expect(notation.readMove(text)).toMatchObject({ rejected: 'domino.badMove' })
  })
})

describe('positions as text', () => {
  const scene: PositionParts = { hands: ['0-0 0-1', '1-1 2-6', '0-4 4-5', '4-4 5-5'], chain: '6-6 by 3, 3-6 left by 0', turn: 1 }

  it.each<[string, PositionParts]>([
    ['a hand', scene],
    ['the first tile', { hands: scene.hands, turn: 2 }],
    ['something shown', { ...scene, facts: ['3<=0 3.6<=1', '-', '1.2.3<=0', '-'], blocked: '0' }],
    ['a hand of a match', { ...scene, options: { target: 150, partners: true }, hand: 12, totals: [10, 20, 10, 20] }],
    ['an end', { ...scene, hands: ['', '1-1 2-6', '0-4 4-5', '4-4'], turn: 'over' }],
    ['Fish', { ...scene, turn: 'over', hands: ['0-0', '1-1', '0-4', '4-4'] }],
    ['giving up', { ...scene, turn: 'resign 2' }],
    [
      'a spinner with arms',
      {
        ...scene,
        options: { variant: 'fives' },
        hands: ['0-0', '0-1', '0-2', '0-3'],
        chain: '5-6 by 3, 6-6 right by 0, 3-6 right by 1, 2-6 down by 2',
      },
    ],
  ])('[DOM30] %s', (_, one) => {
    const text = buildPosition(one)
    const state = notation.readState(text, rngFrom('text'))
    if (isRejection(state)) throw new Error(JSON.stringify(state))
    expect(notation.writeState(state)).toBe(text)
  })

  it.each<[string, string]>([
    ['', 'domino.badPosition'],
    [buildPosition(scene).replace('six', 'seven'), 'options.notAChoice'],
    [buildPosition(scene).replace('block', 'draw').replace('nobody', 'others'), 'domino.freePassNeedsBlock'],
    [buildPosition(scene).replace('turn 1', 'turn 4'), 'domino.badPosition'],
    [buildPosition(scene).replace('0: 0-0', '0: 0-7'), 'domino.badPosition'],
    [buildPosition(scene).replace('0: 0-0', '0: 0-1'), 'domino.twice'],
    [buildPosition(scene).replace('0: 0-0 ', '0: '), 'domino.missingTiles'],
    [buildPosition(scene).replace('3-6 left', '3-6 up'), 'domino.badPosition'],
    [buildPosition(scene).replace('3-6 left', '3-6'), 'domino.badPosition'],
    [buildPosition({ ...scene, facts: ['0<=0', '-', '-', '-'] }), 'domino.shownOtherwise'],
    [buildPosition({ ...scene, facts: ['3<=1 2<=2', '-', '-', '-'] }), 'domino.badPosition'],
    [buildPosition({ ...scene, blocked: '1' }), 'domino.shownOtherwise'],
    [buildPosition({ ...scene, freed: '1' }), 'domino.shownOtherwise'],
    [buildPosition({ ...scene, lead: '6-6' }), 'domino.badLead'],
    [buildPosition({ ...scene, hands: ['', '2-6 1-1', '0-4', '4-4'] }), 'domino.emptyHand'],
    [buildPosition({ ...scene, options: { target: 100 }, turn: 'over' }), 'domino.notOver'],
    [buildPosition({ hands: scene.hands, turn: 1, starter: 2 }), 'domino.otherStarter'],
    [buildPosition({ ...scene, hand: 2 }), 'domino.badPosition'],
    ['x'.repeat(10_000), 'domino.badPosition'],
  ])('[DOM30] %# is refused', (text, code) => {
    expect(notation.readState(text, rngFrom('text'))).toMatchObject({ rejected: code })
  })
})

describe('sentences', () => {
  function sentencesOf(scene: PositionParts, moves: readonly string[], viewer: Viewer = 'watcher', language = 'en'): string[] {
    const { match } = given(domino, buildPosition(scene))
      .allowOpenDecisions()
      .when(...moves)
    const events = eventsFor(match.history.at(-1)!.events, viewer)
    return domino.text
      .sentences(events, match.view(viewer))
      .map((message) => formatMessage(languages[language]!, language, message, (seat) => names[seat]!))
  }

  it('[DOM31] name a tile by its matching half, the ends and the tiles left', () => {
    const scene: PositionParts = { hands: ['0-0', '2-5 1-1 1-2 1-3 1-4', '0-4', '4-4'], chain: '3-5 by 0', turn: 1 }
    expect(sentencesOf(scene, ['2-5 right'])).toEqual(['Left AI plays 5-2 on the right; ends 3 and 2; 4 tiles left.'])
    expect(sentencesOf(scene, ['2-5 right'], 0, 'de')).toEqual(['Left AI legt 5-2 rechts; Enden 3 und 2; noch 4 Steine.'])
    expect(sentencesOf(scene, ['2-5 right'], 0, 'fr')).toEqual(['Left AI pose 5-2 à droite\u202f; bouts 3 et 2\u202f; restent 4 dominos.'])
  })

  it('[DOM31] describe a pass by what it rules out', () => {
    const scene: PositionParts = { hands: ['0-0', '0-1', '0-4', '4-4'], chain: '2-3 by 0', turn: 1 }
    expect(sentencesOf(scene, ['pass'])).toEqual(['Left AI passes: no 2 and no 3.', 'A point for Player, who placed last: 1.'])
  })

  it('[DOM31] announce a win and a Fish', () => {
    expect(sentencesOf({ hands: ['0-0', '2-5', '0-4', '4-4'], chain: '3-5 by 0', turn: 1 }, ['2-5 right'])).toEqual([
      'Left AI plays 5-2 on the right, the last tile; ends 3 and 2.',
      'Left AI wins!',
    ])
    const fish: PositionParts = { hands: ['0-0', '0-1', '0-4', '5-6'], chain: '6-6 by 3' }
    expect(sentencesOf(fish, ['pass', 'pass', 'pass']).at(-1)).toBe('Fish: nobody after Right AI could play.')
  })

  it('[DOM31] name a drawn tile only to whoever drew it', () => {
    const scene: PositionParts = {
      options: { variant: 'draw' },
      hands: ['0-0', '0-1', '0-4', '4-4'],
      chain: '2-3 by 0',
      turn: 1,
      yard: '5-6',
    }
    expect(sentencesOf(scene, ['draw'], 1)).toEqual(['Left AI draws 5-6; 22 tiles in the boneyard.'])
    expect(sentencesOf(scene, ['draw'], 0)).toEqual(['Left AI draws; 22 tiles in the boneyard.'])
  })

  it('[DOM31] announce the points of a hand and the end of a match', () => {
    const scene: PositionParts = { options: { target: 100 }, hands: ['1-2', '0-2', '0-4', '4-4'], chain: '1-3 by 3', totals: [90, 0, 0, 0] }
    expect(sentencesOf(scene, ['1-2 left'])).toEqual([
      'Player plays 1-2 on the left, the last tile; ends 2 and 3.',
      'The hand goes to Player: 14 points with 0 pips in hand, 104 in all.',
      'Player wins the match with 104 points.',
    ])
  })

  it('[DOM31] exist for every message, in every language', () => {
    const rng = rngFrom('words')
    for (const [i, { options }] of [...game.options.presets, ...game.options.presets].entries()) {
      const match = Match.begin(game, { options, seed: `words ${i}` })
      if (isRejection(match)) throw new Error(match.rejected)
      const batches = [...match.openingEvents(0).map((event) => [event])]
      while (!match.outcome) {
        const { seat } = match.state.pending[0]!
        for (const [language, strings] of Object.entries(languages)) {
          const move = match.moves(seat)[0]!
          const messages = [domino.text.move(move, match.view(seat)), domino.text.reason!(match.view(seat), seat, move)]
          for (const message of messages) expect(formatMessage(strings, language, message, String)).not.toMatch(/[[{]/)
        }
        const step = match.play(seat, game.sample!(match.state, seat, rng))
        if (isRejection(step)) throw new Error(step.rejected)
        batches.push(eventsFor(step.events, 0))
      }
      for (const events of batches)
        for (const [language, strings] of Object.entries(languages))
          for (const message of domino.text.sentences(events, match.view(0)))
            expect(formatMessage(strings, language, message, String)).not.toMatch(/[[{]/)
    }
  })
})

describe('reasons', () => {
  it.each<[PositionParts, string, string]>([
    [{ hands: ['1-2', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }, '1-2 left', 'This is your last tile: it wins the hand.'],
    [
      { options: { variant: 'fives' }, hands: ['1-2 0-0', '0-2', '0-4', '4-4'], chain: '1-3 by 3' },
      '1-2 left',
      'The ends add up: 5 points.',
    ],
    [
      { hands: ['1-2 0-0', '0-4', '0-5', '4-4'], chain: '1-3 by 3', facts: ['-', '2.3<=0', '-', '-'] },
      '1-2 left',
      'Left AI has shown no 2 and no 3 and must pass.',
    ],
    [{ hands: ['1-1 0-0', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }, '1-1 left', 'A double has only one number: better gone early.'],
    [{ hands: ['1-2 2-5 2-6', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }, '1-2 left', 'Leaves ends for 2 of your other tiles.'],
    [{ hands: ['1-6 0-0', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }, '1-6 left', 'Gets rid of 7 pips.'],
    [{ hands: ['1-2 5-6', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }, '1-2 left', 'Costs you less than the others.'],
    [{ hands: ['0-0', '0-2', '0-4', '4-4'], chain: '1-3 by 3' }, 'pass', 'Nothing fits and there is nothing to draw.'],
  ])('[DOM31] %# %s', (scene, text, expected) => {
    const { match } = given(domino, buildPosition(scene))
    const move = notation.readMove(text)
    if (isRejection(move)) throw new Error(move.rejected)
    expect(formatMessage(en, 'en', domino.text.reason!(match.view(0), 0, move), (seat) => names[seat]!)).toBe(expected)
  })
})

describe('after the match', () => {
  function played(seed: string): Match<DominoTypes> {
    const { options } = game.options.presets.find(({ id }) => id === 'draw')!
    const match = Match.begin(game, { options, seed })
    if (isRejection(match)) throw new Error(match.rejected)
    const rng = rngFrom(seed)
    while (!match.outcome) match.play(match.state.pending[0]!.seat, game.sample!(match.state, match.state.pending[0]!.seat, rng))
    return match
  }

  it('[DOM37] with the seed anybody deals the same hands again, one after the other; another seed deals others', () => {
    const seed = '00112233445566778899aabbccddeeff'
    const match = played(seed)
    expect(match.state.hand).toBeGreaterThan(0)
    const again = Match.begin(game, { options: match.origin.options, seed })
    if (isRejection(again)) throw new Error(again.rejected)
    expect(again.start).toEqual(match.start)
    for (const { entry } of match.history) expect(again.replayEntry(entry)).toBeNull()
    expect(again.state).toEqual(match.state)
    expect(played('ffeeddccbbaa99887766554433221100').start.hands).not.toEqual(match.start.hands)
  })
})
