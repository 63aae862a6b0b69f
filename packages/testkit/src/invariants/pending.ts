import { decisionOf, type GameTypes } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import type { CheckRun } from '../check-run.ts'

/** P2: pending decisions are the same in the state and in every view, and no decision id repeats. */
export function checkPending<K extends GameTypes>(run: CheckRun<K>, state: K['State'], before: K['State'] | null, used: Set<number>): void {
  const { seats } = run
  const broken = (message: string): void => run.fail('P2 pending', message)
  const asked = new Set<number>()
  for (const { id, seat, kind } of state.pending) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) broken(`seat ${seat} owes an answer, but there are ${seats} seats`)
    if (asked.has(seat)) broken(`seat ${seat} owes two answers at once`)
    if (typeof kind !== 'string' || kind === '') broken(`seat ${seat} owes an answer of no kind`)
    const carried = before && decisionOf(before.pending, seat)
    if (used.has(id) && !(carried?.id === id && carried.kind === kind)) broken(`decision ${id} of seat ${seat} was there before`)
    asked.add(seat)
    used.add(id)
  }
  if (new Set(state.pending.map(({ id }) => id)).size < state.pending.length) broken('two decisions share an id')
  if (state.outcome ? state.pending.length > 0 : state.pending.length === 0)
    broken(state.outcome ? 'somebody owes an answer though the match is over' : 'nobody owes an answer though the match goes on')
  if (before) run.expect(state.seq === before.seq + 1, 'P2 pending', `seq went from ${before.seq} to ${state.seq} in one move`)
  checkViews(run, state)
}

function checkViews<K extends GameTypes>(run: CheckRun<K>, state: K['State']): void {
  for (let viewer = 0; viewer <= run.seats; viewer++) {
    const who = viewer === run.seats ? 'watcher' : viewer
    const view = run.game.view(state, who)
    const owed = canonicalJson(state.pending.filter(({ seat }) => seat === who))
    const shown = canonicalJson(view.pending.filter(({ seat }) => seat === who))
    const same = view.seq === state.seq && canonicalJson(view.outcome) === canonicalJson(state.outcome) && owed === shown
    run.expect(same, 'P2 pending', `the view of ${who} shows another seq, outcome or decision of its own than the state`)
  }
}
