import { boardGeometryOf, moveAt, type DotsEvent, type DotsTypes, type DotsMove, type DotsView } from '@parlor/dots'
import { openCanvasStage, type CreateCanvasScene, type CanvasStage } from '../../game-ui/canvas/canvas-stage.ts'
import { Playback } from '../../game-ui/canvas/playback.ts'
import { listenToPointer, type Point } from '../../game-ui/canvas/pointer-input.ts'
import type { Board, BoardHost, EventAndView } from '../../web-game/board.ts'
import type { BoardStyle } from '../../platform/settings/board-style.ts'
import { buildTimeline, type AnimationStep } from './timeline.ts'
import { cellAt, layOutBoard } from './screen-layout.ts'
import { DotsScene, type SceneDeps } from './canvas-scene.ts'
import { buildViewModel } from './view-model.ts'
import { isStepMode } from './preferences.ts'

/** Pause before the win animation, in milliseconds. */
const winPause = 260
/** Speed of a stepwise cascade without animation: only its stops are shown. */
const instantSpeed = 1000

/** Opens the canvas board in the page's element. */
export async function openBoard(host: BoardHost<DotsTypes>): Promise<Board<DotsTypes>> {
  const board = new DotsBoard(host)
  await board.open()
  return board
}

/** Draws the shown board, animates events, and reports the player's taps. */
class DotsBoard implements Board<DotsTypes> {
  readonly #host: BoardHost<DotsTypes>
  readonly #playback = new Playback<AnimationStep>()
  readonly #stops: (() => void)[] = []
  #stage: CanvasStage<DotsScene> | null = null
  #style: BoardStyle
  /** The displayed view: the last one shown, or the one after the last visible event of a cascade. */
  #view: DotsView | null = null
  #moves: readonly DotsMove[] = []
  #aim: number | null = null
  #pointed: number | null = null
  #last: number | null = null
  #frozen = false
  /** What the running animation makes visible, and whom to tell. */
  #steps: readonly EventAndView<DotsTypes>[] = []
  #onShown: (index: number) => void = () => {}
  /** Number of waves of the running cascade. */
  #waves = 0

  constructor(host: BoardHost<DotsTypes>) {
    this.#host = host
    this.#style = host.style
  }

  async open(): Promise<void> {
    const { element } = this.#host
    const font = getComputedStyle(element).fontFamily || 'sans-serif'
    const paint: CreateCanvasScene<DotsScene> = (scene, renderer) => new DotsScene(scene, renderer, font, this.#sceneDeps())
    this.#stage = await openCanvasStage(element, paint, () => this.#host.onMissing?.())
    this.#listen(element)
  }

  show(view: DotsView, moves: readonly DotsMove[], last?: DotsMove | null): void {
    this.#playback.stop()
    const before = this.#view
    const jump = before === null || before.shape !== view.shape || view.seq < before.seq || view.seq > before.seq + 1
    if (last !== undefined) this.#last = last && cellOfMove(last, view)
    else if (jump) this.#last = null
    this.#view = view
    this.#moves = moves
    this.#refresh(jump || this.#style.reducedMotion)
  }

  play(steps: readonly EventAndView<DotsTypes>[], onShown: (index: number) => void): Promise<void> | null {
    this.#playback.stop()
    const events = steps.map(({ event }) => event)
    this.#last = events.find((event) => event.kind === 'placed')?.cell ?? this.#last
    const waves = events.filter((event) => event.kind === 'wave').length
    const stepping = isStepMode() && waves > 1
    if (!this.#view || (!stepping && this.#isInstant()) || document.hidden) {
      this.#sound(events)
      return null
    }
    this.#aim = null
    this.#waves = waves
    this.#steps = steps
    this.#onShown = onShown
    const played = this.#playback.start(buildTimeline(events, this.#isInstant() ? instantSpeed : this.#style.speed || 1, stepping))
    this.#refresh(false)
    return played.then(() => this.#host.onStep?.(null))
  }

  step(): boolean {
    if (this.#playback.stopsLeft === 0) return false
    if (!this.#playback.waiting) return true
    this.#playback.resume()
    this.#host.onStep?.(null)
    this.#stage?.wake()
    return true
  }

  skip(): void {
    if (!this.#playback.active) return
    this.#playback.stop()
    this.#stage?.scene.stopEffects()
    this.#stage?.wake()
  }

  freeze(frozen: boolean): void {
    this.#frozen = frozen
    this.#stage?.wake()
  }

  restyle(style: BoardStyle): void {
    if (sameStyle(this.#style, style)) return
    this.#style = style
    if (this.#isInstant() && !this.#playback.waiting) this.skip()
    this.#refresh(true)
  }

  point(move: DotsMove | null): void {
    this.#pointed = move && this.#view ? move.row * this.#view.cols + move.col : null
    this.#refresh(false)
  }

  refuse(move: DotsMove): void {
    if (this.#view && !this.#style.reducedMotion) this.#stage?.scene.refuse(cellOfMove(move, this.#view))
    this.#stage?.wake()
  }

  destroy(): void {
    for (const stop of this.#stops.splice(0)) stop()
    this.#playback.stop()
    this.#stage?.destroy()
    this.#stage = null
  }

  /** No animation: turned off by the player. */
  #isInstant(): boolean {
    return this.#style.speed === 0 || this.#style.reducedMotion
  }

  #refresh(instant: boolean): void {
    this.#stage?.scene.refresh(instant)
    this.#stage?.wake()
  }

  /** No aim and no markers during a cascade. */
  #sceneDeps(): SceneDeps {
    const still = () => !this.#playback.active
    return {
      viewModel: (size) =>
        this.#view &&
        buildViewModel(this.#view, still() ? this.#moves : [], this.#style, size, still() ? (this.#aim ?? this.#pointed) : null),
      tick: (elapsed) => {
        const waited = this.#playback.waiting
        if (!this.#frozen) this.#playback.tick(elapsed, (step) => this.#performStep(step))
        const { active, waiting, stopsLeft } = this.#playback
        if (waiting && !waited) this.#host.onStep?.({ at: this.#waves - stopsLeft, of: this.#waves })
        return active && !waiting
      },
      breathing: () => !this.#style.reducedMotion,
      pointed: () => (still() ? this.#pointed : null),
      last: () => (still() ? this.#last : null),
      frozen: () => this.#frozen,
    }
  }

  #performStep(step: AnimationStep): void {
    const scene = this.#stage!.scene
    const side = step.seat === 0 ? 0 : 1
    switch (step.kind) {
      case 'place':
        this.#showEvent(step.index)
        scene.flashPlacement(step.cell, side)
        return this.#host.onSound('place')
      case 'burst':
        this.#burst(step.cells, side, step.flight)
        return this.#host.onSound('burst', step.wave)
      case 'land':
        this.#showEvent(step.index)
        return scene.flashArrivals(step.cells, side)
      case 'won':
        scene.playWinLight(step.cell, side, winPause / (this.#style.speed || 1))
        return this.#host.onSound('won')
    }
  }

  #showEvent(index: number): void {
    this.#display(this.#steps[index]!.view)
    this.#onShown(index)
  }

  /** Leaving dots are drawn in flight; the cell keeps what it holds beyond its capacity. */
  #burst(cells: readonly number[], side: 0 | 1, flight: number): void {
    if (this.#isInstant()) return
    const view = this.#view!
    const { capacity, neighbours } = boardGeometryOf(view)
    const dots = [...view.dots]
    for (const cell of cells) dots[cell] = Math.max(0, dots[cell]! - capacity[cell]!)
    this.#display({ ...view, dots })
    for (const cell of cells) this.#stage!.scene.burst(cell, side, neighbours.slice(cell * 4, cell * 4 + capacity[cell]!), flight)
  }

  #display(view: DotsView): void {
    this.#view = view
    this.#stage!.scene.refresh(this.#isInstant())
  }

  /** Without animation a move still has its sound. */
  #sound(events: readonly DotsEvent[]): void {
    const kinds = new Set(events.map(({ kind }) => kind))
    if (kinds.has('won')) this.#host.onSound('won')
    else if (kinds.has('wave')) this.#host.onSound('burst', 1)
    else if (kinds.has('placed')) this.#host.onSound('place')
  }

  /** Marks the cell; returns the cursor. */
  #aimAt(cell: number | null): string {
    if (this.#aim !== cell) {
      this.#aim = cell
      this.#refresh(false)
    }
    const open = cell !== null && !this.#playback.active && !this.#frozen
    return open && this.#moves.some((move) => cellOfMove(move, this.#view!) === cell) ? 'pointer' : ''
  }

  #listen(element: HTMLElement): void {
    const cellUnder = ({ x, y }: Point) =>
      this.#view && cellAt(layOutBoard(element.clientWidth, element.clientHeight, this.#view.rows, this.#view.cols), x, y)
    const aim = (at: Point | null) => this.#aimAt(at && cellUnder(at))
    // A finger may touch down anywhere and slide, so that small cells can be hit; sliding off the board cancels.
    const stopPointer = listenToPointer<'board'>(element, {
      busy: () => this.#playback.active && !this.#frozen,
      skip: () => {
        if (!this.step()) this.skip()
      },
      press: (at, early) => {
        if (early) return null
        element.style.cursor = aim(at)
        return 'board'
      },
      onMove: (_, at) => {
        element.style.cursor = aim(at)
      },
      // Any cell, so that a wrong one can be explained.
      onRelease: (_, at) => {
        const cell = cellUnder(at)
        if (cell !== null) this.#host.onMove(moveAt(Math.floor(cell / this.#view!.cols), cell % this.#view!.cols))
      },
      onCancel: () => aim(null),
      onHover: aim,
    })
    // A hidden page draws no frames: without the skip the animation's promise would never resolve.
    const onHidden = () => document.hidden && this.skip()
    document.addEventListener('visibilitychange', onHidden)
    this.#stops.push(stopPointer, () => document.removeEventListener('visibilitychange', onHidden))
  }
}

function cellOfMove({ row, col }: DotsMove, { cols }: DotsView): number {
  return row * cols + col
}

/** True when nothing changed that the board uses. */
function sameStyle(a: BoardStyle, b: BoardStyle): boolean {
  return (Object.keys(a) as (keyof BoardStyle)[]).every((key) => a[key] === b[key])
}
