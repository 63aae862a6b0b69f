import { heardBy, isRejection, reject, type GamePackage, type Match, type Rejection, type Seat, type Step } from '@parlor/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../games/door.ts'
import { Clock } from '../session/clock.ts'
import { Picture } from '../session/picture.ts'
import { lineOf, type Line } from '../session/story.ts'
import { beginAt } from './position.ts'

/** One thing asked of the learner. */
export interface Task {
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
  readonly tasks: readonly Task[]
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
const rest = 600

/** A lesson being taken: the learner's moves, the replies, and the picture of both. */
export class LessonTable {
  readonly store: StoreApi<LessonState>
  readonly lesson: Lesson
  readonly #pkg: GamePackage
  readonly #around: { speed(): 0 | 1 | 2 | 4; told(line: Line): void }
  readonly #clock = new Clock()
  #match: Match
  readonly #picture = new Picture()
  #epoch = 0

  constructor(pkg: GamePackage, lesson: Lesson, around: { speed(): 0 | 1 | 2 | 4; told(line: Line): void }) {
    this.#pkg = pkg
    this.lesson = lesson
    this.#around = around
    this.#match = beginAt(pkg.game, lesson.position, lesson.id)
    this.store = createStore<LessonState>(() => this.#truth(0))
  }

  attach(board: Board | null): () => void {
    const takeBack = this.#picture.take(board)
    this.#show()
    return takeBack
  }

  /** Plays a move of the learner; one that the task does not ask for is refused, and nothing happens. */
  move(move: unknown): Rejection | null {
    const { task, busy } = this.store.getState()
    if (busy || task >= this.lesson.tasks.length) return reject('match.notYourTurn')
    if (!isAllowed(this.#pkg, this.lesson.tasks[task]!, move)) return reject('lesson.other')
    const step = this.#match.play(this.lesson.seat, move)
    if (isRejection(step)) return step
    void this.#follow(step, task)
    return null
  }

  point(move: unknown): void {
    this.#picture.point(move)
  }

  skip(): void {
    this.#picture.skip()
  }

  /** From the beginning. */
  restart(): void {
    this.#halt()
    this.#match = beginAt(this.#pkg.game, this.lesson.position, this.lesson.id)
    this.store.setState(this.#truth(0))
    this.#show()
  }

  close(): void {
    this.#halt()
    this.#picture.take(null)
  }

  #halt(): void {
    this.#epoch++
    this.#clock.drop()
    this.#picture.skip()
  }

  async #follow(step: Step, task: number): Promise<void> {
    const epoch = this.#epoch
    this.store.setState({ busy: true, moves: [] })
    await this.#animate(step)
    if (epoch !== this.#epoch) return
    const reply = replyOf(this.#match, this.lesson.tasks[task]!)
    if (reply) {
      const speed = this.#around.speed()
      await this.#clock.delay(speed === 0 ? 0 : rest / speed)
      if (epoch !== this.#epoch) return
      const answered = this.#match.play(reply.seat, reply.move)
      if (!isRejection(answered)) await this.#animate(answered)
    }
    if (epoch !== this.#epoch) return
    this.store.setState(this.#truth(task + 1))
    this.#show()
  }

  async #animate(step: Step): Promise<void> {
    const { seat } = this.lesson
    await this.#picture.play(heardBy(step.events, seat))
    this.#around.told(lineOf(this.#pkg, step, this.#match.line.length, seat))
  }

  #truth(task: number): LessonState {
    const asked = this.lesson.tasks[task]
    const moves = asked ? this.#match.moves(this.lesson.seat).filter((move) => asked.find || isAllowed(this.#pkg, asked, move)) : []
    return { view: this.#match.view(this.lesson.seat) as unknown, moves, task, busy: false }
  }

  #show(): void {
    const { view, moves } = this.store.getState()
    this.#picture.show(view, moves)
  }
}

function isAllowed({ game }: GamePackage, { moves }: Task, move: unknown): boolean {
  return moves.length === 0 || moves.includes(game.notation.writeMove(move))
}

/** The first of the scripted replies that can be played. */
function replyOf(match: Match, { replies = [] }: Task): { readonly seat: Seat; readonly move: unknown } | null {
  const seat = match.state.pending[0]?.seat as Seat | undefined
  if (seat === undefined) return null
  for (const text of replies) {
    const move: unknown = match.game.notation.readMove(text)
    if (!isRejection(move) && match.game.check(match.state, seat, move) === null) return { seat, move }
  }
  return null
}
