import type { Session, TableState } from './session.ts'

/** Range of the delay in milliseconds. It is random: nobody learns from it that there was no choice. */
const minDelay = 700
const maxDelay = 1500

/** What a session knows of a game's automatic answers. */
export interface AutomaticAnswerDeps {
  speed(): 0 | 1 | 2 | 4
  /** The answer that leaves the person no choice; null where there is one, or the person answers everything. */
  readonly automaticMove?: ((view: never, moves: never[]) => unknown) | undefined
}

/** Gives a person's only answer after a delay. After an undo the person answers. Returns a stop function. */
export function answerAutomatically(
  session: Pick<Session, 'store' | 'match'> & Required<Pick<Session, 'move'>>,
  deps: AutomaticAnswerDeps,
): () => void {
  const { automaticMove } = deps
  if (!automaticMove) return () => {}
  /** Log length of the decision that is waited for. */
  let watched: number | null = null
  /** The last answer; restarting may replace a match under the same id. */
  let answered = { match: session.match, seq: -1 }
  let timer: ReturnType<typeof setTimeout> | undefined

  function watch(state: TableState): void {
    const decision = isAsked(state) ? state.view.seq : null
    if (decision === watched) return
    clearTimeout(timer)
    watched = decision
    const undone = answered.match === session.match && state.view.seq <= answered.seq
    if (decision === null || undone || moveFor(state) === null) return
    timer = setTimeout(answer, (minDelay + Math.random() * (maxDelay - minDelay)) / (deps.speed() || 2))
  }

  function moveFor({ view, moves }: TableState): unknown {
    return automaticMove!(view as never, moves as never[])
  }

  function answer(): void {
    const state = session.store.getState()
    const move = moveFor(state)
    if (move === null) return
    answered = { match: session.match, seq: state.view.seq }
    session.move(move)
  }

  const unsubscribe = session.store.subscribe(watch)
  watch(session.store.getState())
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

function isAsked({ moves, busy, paused = false, curtain = null, trouble = null }: TableState): boolean {
  return moves.length > 0 && !busy && !paused && curtain === null && trouble === null
}
