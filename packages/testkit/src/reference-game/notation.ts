import {
  addDecision,
  rankLast,
  setOutcome,
  reject,
  resignReasons,
  type Notation,
  type Outcome,
  type Rejection,
  type Rng,
} from '@parlor/kernel'
import { trimZeros } from './moves.ts'
import { readSeat, writeSeat } from './seat-notation.ts'
import { outcomeOf } from './score.ts'
import { emptyState } from './setup.ts'
import { clone } from './copy-state.ts'
import type { CaravanTypes, CaravanMove, CaravanOptions, CaravanState } from './types.ts'

/*
 * Moves: `pass`, `t7` (turn the card with handle 7), `c7:2-0-1` (commit it with coins in three lanes).
 * Positions: a first line with the round and the options, then one line per seat; see `seat-notation.ts`.
 */
export const notation: Notation<CaravanTypes> = { writeMove, readMove, writeState, readState }

function writeMove(move: CaravanMove): string {
  if (move.kind === 'pass') return 'pass'
  return move.kind === 'turn' ? `t${move.handle}` : `c${move.handle}:${trimZeros(move.coins).join('-')}`
}

function readMove(text: string): CaravanMove | Rejection {
  if (text === 'pass') return { kind: 'pass' }
  const turn = /^t([1-9]\d{0,5})$/.exec(text)
  if (turn) return { kind: 'turn', handle: Number(turn[1]) }
  const commit = /^c([1-9]\d{0,5}):((?:\d{1,2}-){0,4}\d{1,2})?$/.exec(text)
  if (!commit) return reject('caravan.badMove', { move: text.slice(0, 20) })
  return { kind: 'commit', handle: Number(commit[1]), coins: trimZeros(commit[2] ? commit[2].split('-').map(Number) : []) }
}

/** The first line shows whether the scout has decided; the bids show who has yet to commit. */
function writeState(state: CaravanState): string {
  const { round, options, nextHandle, pending, outcome } = state
  const stage = outcome ? writeEnding(outcome) : pending[0]!.kind
  const first = `round ${round} ${stage} hand ${options.hand} lanes ${options.lanes} coins ${options.coins} rounds ${options.rounds} next ${nextHandle}`
  return [first, ...state.decks.map((_, seat) => writeSeat(state, seat))].join('\n')
}

/** Points give the outcome of a match that was played out; after a resignation, the stage holds reason and seat: `resign1`. */
function writeEnding({ ranks, reason }: Outcome): string {
  return (resignReasons as readonly string[]).includes(reason) ? `${reason}${ranks.indexOf(ranks.length)}` : 'over'
}

const firstLine =
  /^round (\d) (scout|commit|over|(?:resign|time|left)[0-3]) hand ([1-4]) lanes ([1-5]) coins (\d|1[0-2]) rounds ([1-9]) next ([1-9]\d{0,5})$/

function readState(text: string, rng: Rng): CaravanState | Rejection {
  if (text.length > 2000) return reject('caravan.badPosition', { line: 0 })
  const [first = '', ...rows] = text.split('\n')
  const found = firstLine.exec(first)
  if (!found || rows.length < 2 || rows.length > 4) return reject('caravan.badPosition', { line: 1 })
  const [round, hand, lanes, coins, rounds, nextHandle] = [found[1], found[3], found[4], found[5], found[6], found[7]].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const options: CaravanOptions = { seats: rows.length, hand, lanes, coins, rounds }
  const state = emptyState(
    options,
    rows.map(() => []),
    rng,
  )
  state.round = round
  state.nextHandle = nextHandle
  for (const [seat, row] of rows.entries()) {
    const wrong = readSeat(state, seat, row)
    if (wrong) return wrong
  }
  return settle(state, found[2]!) ?? clone(state)
}

/** Adds the decisions of the stage; rejects stages that are inconsistent with the rest. */
function settle(state: CaravanState, stage: string): Rejection | null {
  const { options, round, bids, hands } = state
  const open = bids.filter((bid) => bid === null).length
  const handles = hands.flat().map(({ handle }) => handle)
  if (new Set(handles).size < handles.length || handles.some((handle) => handle >= state.nextHandle)) return reject('caravan.badHandles')
  if ((stage === 'over') !== (round === options.rounds)) return reject('caravan.badStage', { stage })
  const [, reason, quitter] = /^(resign|time|left)(\d)$/.exec(stage) ?? []
  const fits = reason ? open > 0 && Number(quitter) < options.seats : stage === 'commit' ? open > 0 : open === bids.length
  if (round > options.rounds || !fits) return reject('caravan.badStage', { stage })
  if (reason) setOutcome(state, { ...rankLast(Number(quitter), options.seats), reason })
  else if (stage === 'over') setOutcome(state, outcomeOf(state.points))
  else if (stage === 'scout') addDecision(state, round % options.seats, 'scout')
  else for (const [seat, bid] of bids.entries()) if (!bid) addDecision(state, seat, 'commit')
  return null
}
