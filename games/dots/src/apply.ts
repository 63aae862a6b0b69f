import { setOutcome, passTurn, type Seat, type EventSink } from '@parlor/kernel'
import { boardGeometryOf, maxSide, type BoardGeometry } from './board-geometry.ts'
import { winOutcome } from './score.ts'
import type { ChangedCell, DotsEvent, DotsMove, DotsState } from './types.ts'

/** Queue of cells to burst, shared by all games: it grows to the longest cascade seen and is never freed. */
const queue: number[] = []
let queued = 0

export function apply(state: DotsState, seat: Seat, move: DotsMove, sink: EventSink<DotsEvent>): void {
  const board = boardGeometryOf(state)
  const cell = move.row * state.cols + move.col
  const before = state.held[seat]!
  const theirs = state.held[1 - seat]!
  const count = (state.dots[cell] = state.dots[cell]! + 1)
  if (state.owner[cell] !== seat) {
    state.owner[cell] = seat
    state.held[seat] = before + 1
  }
  if (!sink.quiet) sink.emit({ kind: 'placed', seat, cell, dots: count })
  queued = 0
  if (count > board.capacity[cell]!) queue[queued++] = cell
  let burst = 0
  let waves = 0
  while (burst < queued && state.held[seat] !== board.playable) {
    const from = burst
    burst = burstWave(state, seat, board, from)
    waves++
    if (!sink.quiet)
      sink.emit({ kind: 'wave', seat, wave: waves, bursts: queue.slice(from, burst), after: after(state, board, from, burst) })
  }
  const won = state.held[seat] === board.playable
  if (won) {
    state.seq++
    setOutcome(state, winOutcome(seat))
  } else passTurn(state, 1 - seat, 'place')
  if (sink.quiet) return
  const held = [state.held[0]!, state.held[1]!]
  sink.emit({ kind: 'tally', seat, cell, bursts: burst, waves, gained: held[seat]! - before, lost: theirs - held[1 - seat]!, held })
  if (won) sink.emit({ kind: 'won', seat, moves: state.seq })
}

/** Bursts every queued cell; those it overfills are queued for the next wave. Stops at once when everything is the seat's. */
function burstWave(state: DotsState, seat: Seat, board: BoardGeometry, from: number): number {
  const { owner, dots, held } = state
  const { capacity, neighbours, playable } = board
  const end = queued
  for (let i = from; i < end; i++) {
    const cell = queue[i]!
    const size = capacity[cell]!
    dots[cell] = dots[cell]! - size
    for (let at = cell * 4; at < cell * 4 + size; at++) {
      const near = neighbours[at]!
      const who = owner[near]!
      const count = dots[near]! + 1
      dots[near] = count
      if (who !== seat) {
        owner[near] = seat
        held[seat] = held[seat]! + 1
        if (who === 1 - seat) held[who] = held[who]! - 1
      }
      // A cell is queued when it first overfills and bursts before it can gain a second capacity's worth: once per burst is enough.
      if (count === capacity[near]! + 1) queue[queued++] = near
    }
    if (held[seat] === playable) return i + 1
  }
  return end
}

/** Per cell, the event that last listed it: tells in O(1) whether this one has. */
const listedIn: number[] = Array.from({ length: maxSide * maxSide }, () => 0)
let report = 0

/** Cells of the current event; copied at its exact length, since a grown array reserves a dozen slots more. */
const reported: ChangedCell[] = []

function after(state: DotsState, board: BoardGeometry, from: number, to: number): ChangedCell[] {
  report++
  let count = 0
  for (let i = from; i < to; i++) {
    const burst = queue[i]!
    const first = burst * 4
    for (let at = first - 1; at < first + board.capacity[burst]!; at++) {
      const cell = at < first ? burst : board.neighbours[at]!
      if (listedIn[cell] === report) continue
      listedIn[cell] = report
      reported[count++] = { cell, owner: state.owner[cell]!, dots: state.dots[cell]! }
    }
  }
  return reported.slice(0, count)
}
