import { isRejection, reject, type GamePackage, type Rejection, type Seat } from '@parlor/kernel'
import { eventsFor, type Match, type HistoryStep } from '@parlor/kernel/host'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../web-game/board.ts'
import { PausableClock } from './pausable-clock.ts'
import { DetachableBoard } from './detachable-board.ts'
import { logLineOf, type LogLine } from './log-lines.ts'
import { personPlayer, remotePlayer } from '../data/player.ts'
import { idleTableState } from './idle-table-state.ts'
import { turnOf } from './turn-of.ts'
import type { Session, TableState } from './session.ts'
import { beginMatchAt } from '../web-game/diagram-positions.ts'

/** One task of a lesson. */
interface LessonTask {
  /** Accepted moves in the game's notation; absent: any legal move. */
  readonly moves: readonly string[]
  /** A puzzle: every legal move looks playable. */
  readonly find?: boolean
  /** Scripted replies: the first legal one is played. */
  readonly replies?: readonly string[]
}

/** A position, accepted moves, and scripted replies. */
export interface Lesson {
  readonly id: string
  readonly position: string
  /** The learner's seat. */
  readonly seat: Seat
  readonly tasks: readonly LessonTask[]
}

/** State of a lesson's table. */
type LessonState = TableState & {
  /** Index of the current task; the number of tasks when the lesson is done. */
  readonly task: number
}

interface LessonSessionDeps {
  speed(): 0 | 1 | 2 | 4
  onLogLine(line: LogLine): void
  /** Why a legal move is refused that the task does not ask for, and one after the last task; absent: in general words. */
  readonly refusals?: { readonly other: Rejection; readonly done: Rejection }
}

/** Delay before a reply at 1×, in milliseconds. */
const replyDelay = 600

/** A lesson in progress: the learner's moves, the replies, and the board. */
export class LessonSession implements Session {
  readonly store: StoreApi<LessonState>
  readonly lesson: Lesson
  readonly #pkg: GamePackage
  readonly #deps: LessonSessionDeps
  readonly #clock = new PausableClock()
  #match: Match
  readonly #board = new DetachableBoard()
  #epoch = 0

  constructor(pkg: GamePackage, lesson: Lesson, deps: LessonSessionDeps) {
    this.#pkg = pkg
    this.lesson = lesson
    this.#deps = deps
    this.#match = beginMatchAt(pkg.game, lesson.position, lesson.id)
    this.store = createStore<LessonState>(() => this.#stateAt(0))
  }

  attach(board: Board | null): () => void {
    const detach = this.#board.attach(board)
    this.#show()
    return detach
  }

  /** Plays the learner's move; rejected without effect where the task does not accept it. */
  move(move: unknown): Rejection | null {
    const { busy } = this.store.getState()
    const refused = busy ? reject('match.notYourTurn') : this.#play(move)
    if (refused && !busy) this.#board.refuse(move)
    return refused
  }

  #play(move: unknown): Rejection | null {
    const { task } = this.store.getState()
    const { refusals = { other: reject('lesson.other'), done: reject('match.notYourTurn') } } = this.#deps
    if (task >= this.lesson.tasks.length) return refusals.done
    if (!isAllowedMove(this.#pkg, this.lesson.tasks[task]!, move)) return refusals.other
    const step = this.#match.play(this.lesson.seat, move)
    if (isRejection(step)) return step
    void this.#follow(step, task)
    return null
  }

  point(move: unknown): void {
    this.#board.point(move)
  }

  skip(): void {
    this.#board.skip()
  }

  /** Restarts the lesson. */
  restart(): void {
    this.#halt()
    this.#match = beginMatchAt(this.#pkg.game, this.lesson.position, this.lesson.id)
    this.store.setState(this.#stateAt(0))
    this.#show()
  }

  close(): void {
    this.#halt()
    this.#board.attach(null)
  }

  #halt(): void {
    this.#epoch++
    this.#clock.cancelDelays()
    this.#board.skip()
  }

  async #follow(step: HistoryStep, task: number): Promise<void> {
    const epoch = this.#epoch
    this.store.setState({ busy: true, moves: [] })
    await this.#animate(step)
    if (epoch !== this.#epoch) return
    const reply = scriptedReply(this.#match, this.lesson.tasks[task]!)
    if (reply) {
      this.store.setState({ view: this.#match.view(this.lesson.seat) as unknown })
      this.#show()
      const speed = this.#deps.speed()
      await this.#clock.delay(speed === 0 ? 0 : replyDelay / speed)
      if (epoch !== this.#epoch) return
      const answered = this.#match.play(reply.seat, reply.move)
      if (!isRejection(answered)) await this.#animate(answered)
    }
    if (epoch !== this.#epoch) return
    this.store.setState(this.#stateAt(task + 1))
    this.#show()
  }

  async #animate(step: HistoryStep): Promise<void> {
    const { seat } = this.lesson
    const epoch = this.#epoch
    const { view } = this.store.getState()
    await this.#board.play(this.#pkg.game, view, eventsFor(step.events, seat), (next) => this.store.setState({ view: next }))
    // The lesson may have been begun anew, or left.
    if (epoch === this.#epoch) this.#deps.onLogLine(logLineOf(this.#pkg, step, this.#match.history.length, seat))
  }

  #stateAt(task: number): LessonState {
    const { seat, tasks } = this.lesson
    const match = this.#match
    const current = tasks[task]
    const moves = current ? match.moves(seat).filter((move) => current.find || isAllowedMove(this.#pkg, current, move)) : []
    return {
      ...idleTableState,
      players: Array.from({ length: match.seatCount }, (_, at) => (at === seat ? personPlayer : remotePlayer(''))),
      view: match.view(seat),
      seat,
      moves,
      turn: turnOf(match.state),
      practice: match.practice,
      outcome: match.outcome,
      task,
    }
  }

  #show(): void {
    const { view, moves } = this.store.getState()
    this.#board.show(view, moves)
  }
}

function isAllowedMove({ game }: GamePackage, { moves }: LessonTask, move: unknown): boolean {
  return moves.length === 0 || moves.includes(game.notation.writeMove(move))
}

/** The first legal scripted reply. */
function scriptedReply(match: Match, { replies = [] }: LessonTask): { readonly seat: Seat; readonly move: unknown } | null {
  const seat = match.state.pending[0]?.seat as Seat | undefined
  if (seat === undefined) return null
  for (const text of replies) {
    const move: unknown = match.game.notation.readMove(text)
    if (!isRejection(move) && match.game.check(match.state, seat, move) === null) return { seat, move }
  }
  return null
}
