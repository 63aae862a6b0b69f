import { setOutcome, isRejection, reject, resignReasons, type Notation, type Rejection, type ResignReason, type Rng } from '@parlor/kernel'
import { endingOf, outcomeOf, resignationOutcome } from './score.ts'
import { maxMoves, emptyState } from './setup.ts'
import { clone } from './copy-state.ts'
import { cashOut, moveForBet } from './moves.ts'
import {
  copiesPerFace,
  deckSize,
  faceCount,
  faceOf,
  handSize,
  honourOf,
  honours,
  isHonour,
  maxDecks,
  readFace,
  valueSlotOf,
  startHonourValue,
  tileValueOf,
  writeFace,
} from './tiles.ts'
import { runModes, type MahjongTypes, type MahjongMove, type MahjongState } from './types.ts'

export const notation: Notation<MahjongTypes> = { writeMove, readMove, writeState, readState }

/** The bet, in Stakes with its stake; or cashing out. */
function writeMove(move: MahjongMove): string {
  if ('cashOut' in move) return 'cash'
  return move.stake === undefined ? move.bet : `${move.bet} ${move.stake}`
}

/** The whole word, or its first letter. */
function readMove(text: string): MahjongMove | Rejection {
  const found = text.length > 12 ? null : /^(?:(higher|h)|(lower|l)|(cash))(?: ([1-9]\d{0,4}))?$/i.exec(text)
  if (!found || (found[3] && found[4])) return reject('mahjong.badMove', { move: text.slice(0, 20) })
  if (found[3]) return cashOut
  return moveForBet(found[1] ? 'higher' : 'lower', found[4] === undefined ? undefined : Number(found[4]))
}

const modes = { instance: 'classic', kind: 'living', stakes: 'stakes' } as const

function writeState(state: MahjongState): string {
  const { honors, values, bets, score, streak, exhaustions, outcome } = state
  const mode = modes[honors]
  const ending = outcome ? ` ${endWordOf(outcome.reason)}` : ''
  const write = (ids: readonly number[]) => ids.map((id) => ` ${writeTile(state, id)}`).join('')
  return [
    `${mode} bets ${bets} score ${score} streak ${streak} out ${exhaustions}${ending}`,
    ...(honors === 'kind' ? [`values ${values.join(' ')}`] : []),
    `hand${write(state.hand)}`,
    `draw${write(state.draw.toReversed())}`,
    `discard${write(state.discard)}`,
  ].join('\n')
}

/** Where each instance has a value of its own, it follows the letter unless it is 5. */
function writeTile({ honors, values }: MahjongState, id: number): string {
  const value = honors !== 'kind' && isHonour(id) ? tileValueOf(honors, values, id) : startHonourValue
  return `${writeFace(faceOf(id))}${value === startHonourValue ? '' : value}`
}

function endWordOf(reason: string): string {
  return isGivenUp(reason) ? reason : reason === 'outcome.cashedOut' ? 'cashed' : 'over'
}

function isGivenUp(reason: string): boolean {
  return resignReasons.includes(reason as ResignReason)
}

const longest = 8000
const firstLine =
  /^(classic|living|stakes) bets (\d{1,3}) score (\d{1,12}) streak (\d{1,3}) out ([0-3])(?: (over|cashed|resign|time|left))?$/

function readState(text: string, rng: Rng): MahjongState | Rejection {
  if (text.length > longest) return reject('mahjong.badPosition', { line: 0 })
  const [first = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n')
  const found = firstLine.exec(first)
  if (!found) return reject('mahjong.badPosition', { line: 1 })
  const state = emptyState(
    runModes.find((mode) => modes[mode] === found[1])!,
    rng,
  )
  const [bets, score, streak, out] = found.slice(2, 6).map(Number) as [number, number, number, number]
  const won = state.honors === 'stakes' ? bets : score
  if (bets > maxMoves() || won > bets || streak > won) return reject('mahjong.badCounts')
  Object.assign(state, { bets, score, streak, exhaustions: out })
  return readRows(state, rest) ?? settle(state, found[6] ?? null) ?? clone(state)
}

function readRows(state: MahjongState, rows: readonly string[]): Rejection | null {
  const living = state.honors === 'kind'
  if (living && !readValues(state, rows[0] ?? '')) return reject('mahjong.badPosition', { line: 2 })
  const dealt = new Array<number>(faceCount).fill(0)
  const names = ['hand', 'draw', 'discard'] as const
  const from = living ? 1 : 0
  if (rows.length !== from + names.length) return reject('mahjong.badPosition', { line: rows.length + 1 })
  for (const [i, name] of names.entries()) {
    const [label, ...tokens] = rows[from + i]!.split(' ')
    if (label !== name) return reject('mahjong.badPosition', { line: from + i + 2 })
    for (const token of tokens) {
      const id = readTile(state, token, dealt)
      if (isRejection(id)) return id
      state[name].push(id)
    }
  }
  state.draw.reverse()
  return null
}

function readValues(state: MahjongState, row: string): boolean {
  const found = new RegExp(`^values((?: (?:10|\\d)){${honours.length}})$`).exec(row)
  if (found) state.values = found[1]!.trim().split(' ').map(Number)
  return found !== null
}

/** Copies of a face differ only by their values, so each takes the next id of its face. */
function readTile(state: MahjongState, token: string, dealt: number[]): number | Rejection {
  const found = /^([1-9][msp]|[ESWNCFP])(10|\d)?$/.exec(token)
  const face = found && readFace(found[1]!)
  if (!found || face === null) return reject('mahjong.badTile', { tile: token.slice(0, 10) })
  const copy = dealt[face]!++
  if (copy >= copiesPerFace * decksOf(state)) return reject('mahjong.tooManyCopies', { tile: found[1]! })
  const id = Math.floor(copy / copiesPerFace) * deckSize + face * copiesPerFace + (copy % copiesPerFace)
  if (found[2] === undefined) return id
  if (state.honors === 'kind' || honourOf(face) === null) return reject('mahjong.badTile', { tile: token })
  state.values[valueSlotOf(state.honors, id)] = Number(found[2])
  return id
}

function decksOf({ exhaustions }: MahjongState): number {
  return Math.min(maxDecks, exhaustions + 1)
}

/** Adds the bet decision, or ends the run; rejects inconsistent positions. */
function settle(state: MahjongState, word: string | null): Rejection | null {
  if (state.hand.length !== handSize) return reject('mahjong.handOfFour')
  const ending = endingOf(state)
  if (word === 'over') {
    if (!ending) return reject('mahjong.notOver')
    setOutcome(state, outcomeOf(state.score, ending))
    return null
  }
  if (ending) return reject('mahjong.alreadyOver')
  if (word === 'cashed') {
    if (state.honors !== 'stakes') return reject('mahjong.notOver')
    setOutcome(state, outcomeOf(state.score, 'cashedOut'))
    return null
  }
  if (state.draw.length < handSize) return reject('mahjong.pileTooShort')
  if (word) setOutcome(state, { ...resignationOutcome(state), reason: word })
  else state.pending = [{ id: 0, seat: 0, kind: 'bet' }]
  return null
}
