import { isRejection, pickRandom, rngFrom, type Rng, type Seat } from '@parlor/kernel'
import { eventsFor, Match, formatMessage, type StringTable } from '@parlor/kernel/host'
import {
  builtInDecks,
  simpiece,
  type SimPieceEvent,
  type SimPieceTypes,
  type SimPieceMove,
  type SimPieceSeatSecret,
  type SimPieceState,
} from '@parlor/simpiece'
import { golden } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import english from '../strings/en.json' with { type: 'json' }

const { game, text } = simpiece

type Choose = (match: Match<SimPieceTypes>, seat: Seat, rng: Rng) => SimPieceMove | 'resign'

/** Aggressive moves first, sometimes a random one. */
const keenly: readonly SimPieceMove['kind'][] = ['goFirst', 'keep', 'yes', 'pick', 'play', 'activate', 'give', 'attack', 'block', 'counter']

const keen: Choose = (match, seat, rng) => {
  const moves = match.moves(seat)
  const first = keenly.find((kind) => moves.some((move) => move.kind === kind))
  const wanted = moves.filter(({ kind }) => kind === first)
  return pickRandom(rng, wanted.length > 0 && pickRandom(rng, [true, true, true, false]) ? wanted : moves)
}

const peaceful: Choose = (match, seat, rng) =>
  pickRandom(
    rng,
    match.moves(seat).filter(({ kind }) => kind !== 'attack'),
  )

const tired: Choose = (match, seat, rng) => (match.state.turn === 6 && match.state.phase === 'main' ? 'resign' : keen(match, seat, rng))

interface Transcript {
  readonly match: Match<SimPieceTypes>
  readonly events: readonly SimPieceEvent[]
  readonly transcript: string
}

/** A deck with four copies each of twelve cards and two of the thirteenth. */
function deckOf(leader: string, numbers: string): SimPieceSeatSecret {
  const rows = numbers.split(' ').map((number, i) => `${i < 12 ? 4 : 2}xOP01-${number}`)
  return { leader: `OP01-${leader}`, deck: rows.join(' ') }
}

const zoro = deckOf('001', '004 006 007 008 009 013 014 016 017 025 026 029 120')
const law = deckOf('002', '012 015 022 033 035 044 047 049 050 054 028 058 051')
const oden = deckOf('031', '032 033 034 037 038 040 041 042 046 048 055 059 121')
const doflamingo = deckOf('060', '063 064 068 069 071 072 073 074 075 077 086 088 070')
const crocodile = deckOf('062', '067 078 079 080 083 084 085 093 087 089 090 118 114')
const king = deckOf('091', '093 095 098 100 101 102 104 105 113 115 116 119 094')

/** Transcript of a match as a spectator sees it, with its last position. */
function transcriptOf(secrets: readonly SimPieceSeatSecret[], seed: string, choose: Choose): Transcript {
  const match = Match.begin(game, { options: game.options.presets[0]!.options, secrets, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const rng = rngFrom(seed)
  const lines: string[] = []
  const events: SimPieceEvent[] = []
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    const move = choose(match, seat, rng)
    const step = move === 'resign' ? match.resign(seat) : match.play(seat, move)
    if (isRejection(step)) throw new Error(`${JSON.stringify(move)} is refused: ${step.rejected}`)
    const visible = eventsFor(step.events, 'watcher') as SimPieceEvent[]
    events.push(...(step.events.map(({ event }) => event) as SimPieceEvent[]))
    lines.push(`${seat} ${move === 'resign' ? move : game.notation.writeMove(move)}`)
    for (const one of text.sentences(visible, game.view(match.state, 'watcher')))
      lines.push(`  ${formatMessage(english as StringTable, 'en', one, (who) => `P${who + 1}`)}`)
    expect(countCards(match.state), lines.at(-1)).toEqual([50, 50, 10, 10])
  }
  lines.push(game.notation.writeState(match.state), `over ${JSON.stringify(match.outcome)}`, `hash ${match.hash()}`)
  return { match, events, transcript: lines.join('\n') }
}

/** Number of cards (without Leader) and DON!! of each side: constant. */
function countCards({ sides, stack }: SimPieceState): number[] {
  const cards = sides.map(
    ({ hand, deck, life, trash, limbo, characters }, seat) =>
      hand.length +
      deck.length +
      life.length +
      trash.length +
      limbo.length +
      characters.length +
      stack.filter((frame) => frame.kind === 'room' && frame.seat === seat).length,
  )
  const don = sides.map(({ donActive, donRested, donDeck, leader, characters }) =>
    [leader, ...characters].reduce((sum, one) => sum + one.don, donActive + donRested + donDeck),
  )
  return [...cards, ...don]
}

/** Cards drawn and DON!! added in the first two turns, and the first turn with an attack. */
function opening(events: readonly SimPieceEvent[]): { drawn: number[]; don: number[]; attack: number } {
  const found = { drawn: [0, 0], don: [0, 0], attack: Infinity }
  let turn = 0
  let phase = 'setup'
  for (const event of events) {
    if (event.kind === 'phase') ({ turn, phase } = event)
    else if (event.kind === 'attacks') found.attack = Math.min(found.attack, turn)
    else if (turn < 1 || turn > 2) continue
    else if (event.kind === 'moved' && event.cause === 'draw' && phase === 'draw' && event.card !== null) found.drawn[turn - 1]!++
    else if (event.kind === 'don' && event.from === 'deck' && phase === 'don') found.don[turn - 1]! += event.count
  }
  return found
}

describe('golden games', () => {
  it('[SIM40] ends without Life', () => {
    const { match, events, transcript } = transcriptOf([zoro, law], 'life', keen)
    expect(match.outcome).toMatchObject({ reason: 'outcome.life' })
    expect(match.state.sides.map(({ life }) => life.length)).toContain(0)
    expect(opening(events)).toMatchObject({ drawn: [0, 1], don: [1, 2] })
    expect(opening(events).attack).toBeGreaterThan(2)
    golden('life.txt', transcript)
  })

  it('[SIM41] ends without cards', () => {
    const { match, transcript } = transcriptOf([oden, doflamingo], 'deckOut', peaceful)
    const loser = match.outcome!.ranks.indexOf(2)
    expect(match.outcome!.reason).toBe('outcome.deckOut')
    expect(match.state.sides.map(({ deck }) => deck.length === 0)).toEqual([loser === 0, loser === 1])
    golden('deckOut.txt', transcript)
  })

  it('[SIM42] ends by giving up', () => {
    const { match, transcript } = transcriptOf([king, crocodile], 'resign', tired)
    expect(match.outcome).toMatchObject({ reason: 'resign', ranks: match.state.active === 0 ? [2, 1] : [1, 2] })
    golden('resign.txt', transcript)
  })

  it('[SIM8, SIM9, SIM18] every match opens by the rules of the first turns', () => {
    for (const [i, { id, options }] of builtInDecks.entries()) {
      const { events } = transcriptOf([options, builtInDecks[(i + 3) % builtInDecks.length]!.options], `opening ${i}`, tired)
      const { drawn, don, attack } = opening(events)
      expect([drawn, don, attack > 2], id).toEqual([[0, 1], [1, 2], true])
    }
  })
})
