import { eventsFor, isRejection, reject, type GamePackage, type Match, type Rejection, type Seat, type Step } from '@parlor/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../web-game/board.ts'
import { PausableClock } from './pausable-clock.ts'
import { BoardAdapter } from './board-adapter.ts'
import { logLineOf, type LogLine } from './log-lines.ts'
import { beginMatchAt } from '../web-game/diagram-positions.ts'

/** One thing asked of the learner. */
export interface LessonTask {
  /** What may be played, in the game's notation; none named: anything legal. */
  readonly moves: readonly string[]
  /** The learner is to find it: everything legal looks playable. */
  readonly find?: boolean
  /** What is played against it: the first of these that is legal. */
  readonly replies?: readonly string[]
}

/** A position, the moves allowed in it, and scripted replies. */
export interface Lesson {
  readonly id: string
  readonly position: string
  /** Whom the learner plays. */
  readonly seat: Seat
  readonly tasks: readonly LessonTask[]
}

/** What a lesson's table shows. */
export interface LessonState {
  readonly view: unknown
  /** What the learner may play now. */
  readonly moves: readonly unknown[]
  /** The task at hand, from 0; as many as there are when the lesson is learned. */
  readonly task: number
  readonly busy: boolean
}

/** The rest before a reply, at normal speed. */
const replyDelay = 600

/** A lesson being taken: the learner's moves, the replies, and the picture of both. */
export class LessonSession {
  readonly store: StoreApi<LessonState>
  readonly lesson: Lesson
  readonly #pkg: GamePackage
  readonly #deps: { speed(): 0 | 1 | 2 | 4; onLogLine(line: LogLine): void }
  readonly #clock = new PausableClock()
  #match: Match
  readonly #board = new BoardAdapter()
  #epoch = 0

  constructor(pkg: GamePackage, lesson: Lesson, deps: { speed(): 0 | 1 | 2 | 4; onLogLine(line: LogLine): void }) {
    this.#pkg = pkg
    this.lesson = lesson
    this.#deps = deps
    this.#match = beginMatchAt(pkg.game, lesson.position, lesson.id)
    this.store = createStore<LessonState>(() => this.#stateAt(0))
  }

  attach(board: Board | null): () => void {
    const takeBack = this.#board.attach(board)
    this.#show()
    return takeBack
  }

  /** Plays a move of the learner; one that the task does not ask for is refused, and nothing happens. */
  move(move: unknown): Rejection | null {
    const { task, busy } = this.store.getState()
    if (busy || task >= this.lesson.tasks.length) return reject('match.notYourTurn')
    if (!isAllowedMove(this.#pkg, this.lesson.tasks[task]!, move)) return reject('lesson.other')
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

  /** From the beginning. */
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

  async #follow(step: Step, task: number): Promise<void> {
    const epoch = this.#epoch
    this.store.setState({ busy: true, moves: [] })
    await this.#animate(step)
    if (epoch !== this.#epoch) return
    const reply = scriptedReply(this.#match, this.lesson.tasks[task]!)
    if (reply) {
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

  async #animate(step: Step): Promise<void> {
    const { seat } = this.lesson
    await this.#board.play(eventsFor(step.events, seat))
    this.#deps.onLogLine(logLineOf(this.#pkg, step, this.#match.history.length, seat))
  }

  #stateAt(task: number): LessonState {
    const asked = this.lesson.tasks[task]
    const moves = asked ? this.#match.moves(this.lesson.seat).filter((move) => asked.find || isAllowedMove(this.#pkg, asked, move)) : []
    return { view: this.#match.view(this.lesson.seat) as unknown, moves, task, busy: false }
  }

  #show(): void {
    const { view, moves } = this.store.getState()
    this.#board.show(view, moves)
  }
}

function isAllowedMove({ game }: GamePackage, { moves }: LessonTask, move: unknown): boolean {
  return moves.length === 0 || moves.includes(game.notation.writeMove(move))
}

/** The first of the scripted replies that can be played. */
function scriptedReply(match: Match, { replies = [] }: LessonTask): { readonly seat: Seat; readonly move: unknown } | null {
  const seat = match.state.pending[0]?.seat as Seat | undefined
  if (seat === undefined) return null
  for (const text of replies) {
    const move: unknown = match.game.notation.readMove(text)
    if (!isRejection(move) && match.game.check(match.state, seat, move) === null) return { seat, move }
  }
  return null
}
