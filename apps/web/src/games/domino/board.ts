import type { DominoMove, DominoTypes, DominoView, Tile } from '@parlor/domino'
import { msg } from '@parlor/kernel'
import type { FrameDemand } from '../../game-ui/canvas/frame-loop.ts'
import { openCanvasStage, type CreateCanvasScene, type StageSize, type CanvasStage } from '../../game-ui/canvas/canvas-stage.ts'
import { Playback } from '../../game-ui/canvas/playback.ts'
import { listenToPointer } from '../../game-ui/canvas/pointer-input.ts'
import type { Board, BoardHost, EventAndView } from '../../web-game/board.ts'
import type { BoardStyle } from '../../platform/settings/board-style.ts'
import { AnimatedTable, type TileTiming } from './animated-table.ts'
import { tileKeys, type TargetTilePose } from './tile-animator.ts'
import { createGestureHandlers, idleInteraction, type GestureDeps } from './gestures.ts'
import type { InteractionState, Slot } from './view-model.ts'
import { DominoScene, type FrameState } from './canvas-scene.ts'
import { buildInstantTimeline, outcomeMessage, buildTimeline, type AnimationStep } from './timeline.ts'
import { buildInteractiveViewModel, type InteractiveViewModel } from './interactive-view-model.ts'
import { displayedTableOf } from './displayed-table.ts'
import { textScale } from './text-scale.ts'
import { CurrentThemeLoader } from './themes/current-theme-loader.ts'
import { durations } from './design-tokens.ts'
import { glowAt, isOpponentToMove, missingPipsBySeat, turnTitle } from './frame-values.ts'
import { isTableCoveredByDialog, onCanvasTextsOrCoverChange, canvasTexts } from './canvas-page-state.ts'

/** Opens the canvas board in the page's element. */
export async function openBoard(host: BoardHost<DominoTypes>): Promise<Board<DominoTypes>> {
  const board = new DominoBoard(host)
  await board.open()
  return board
}

/** The idle glow animation stops after this time without a change. */
const idleTimeout = 30_000

/** Draws the shown table, animates events, and reports the player's moves. */
class DominoBoard implements Board<DominoTypes> {
  readonly #host: BoardHost<DominoTypes>
  readonly #table = new AnimatedTable()
  readonly #playback = new Playback<AnimationStep>()
  readonly #themeLoader: CurrentThemeLoader
  readonly #stops: (() => void)[] = []
  #stage: CanvasStage<DominoScene> | null = null
  #style: BoardStyle
  #size: StageSize | null = null
  #view: DominoView | null = null
  #moves: readonly DominoMove[] = []
  #scene: InteractiveViewModel | null = null
  #interaction: InteractionState = idleInteraction
  #aimed: Slot | null = null
  #clock = 0
  /** Animation time at which the held tile was picked up. */
  #pickedUpAt = 0
  #idleTime = 0
  #frozen = false
  #pressed = false
  #skipNextAnimation = true
  /** Told what the running animation has made visible. */
  #onShown: (index: number) => void = () => {}

  constructor(host: BoardHost<DominoTypes>) {
    this.#host = host
    this.#style = host.style
    this.#themeLoader = new CurrentThemeLoader(() => this.#arrange(true))
  }

  async open(): Promise<void> {
    const { element } = this.#host
    await this.#themeLoader.open(this.#style)
    const createScene: CreateCanvasScene<DominoScene> = (scene) => new DominoScene(scene, this.#sceneDeps())
    this.#stage = await openCanvasStage(element, createScene, () => this.#host.onMissing?.())
    this.#listen(element)
  }

  show(view: DominoView, moves: readonly DominoMove[]): void {
    this.#playback.stop()
    this.#view = view
    this.#moves = moves
    this.#table.reset(displayedTableOf(view), view.outcome ? outcomeMessage(view) : null)
    if (moves.length === 0) this.#setInteraction(idleInteraction)
    this.#themeLoader.requireSet(view.rules.set)
    this.#arrange(this.#skipNextAnimation)
    this.#skipNextAnimation = false
  }

  play(steps: readonly EventAndView<DominoTypes>[], onShown: (index: number) => void): Promise<void> | null {
    this.#playback.stop()
    const { displayed } = this.#table
    if (!displayed) return null
    this.#setInteraction(idleInteraction)
    this.#view = null
    this.#moves = []
    this.#table.begin()
    this.#onShown = onShown
    const { speed } = this.#style
    const timeline = this.#isInstantOrHidden
      ? buildInstantTimeline(steps, displayed, document.hidden ? 0 : speed)
      : buildTimeline(steps, displayed, speed)
    if (timeline.length === 0) {
      this.#table.message = null
      for (const step of timeline.steps) this.#performStep(step)
      return null
    }
    const played = this.#playback.start(timeline)
    this.#wake()
    return played
  }

  skip(): void {
    if (!this.#playback.active) return
    this.#playback.stop()
    this.#table.cancel()
    this.#skipNextAnimation = true
    this.#wake()
  }

  freeze(frozen: boolean): void {
    this.#frozen = frozen
    this.#wake()
  }

  restyle(style: BoardStyle): void {
    this.#style = style
    this.#themeLoader.setStyle(style)
    if (this.#isInstant) this.skip()
    this.#arrange(true)
  }

  point(move: DominoMove | null): void {
    if (move?.kind !== 'play') this.#setInteraction(idleInteraction)
    else this.#setInteraction({ chosen: this.#tileOf(move.top, move.bottom), held: null, place: move.place })
    this.#arrange(this.#isInstant, durations.lift)
  }

  refuse(move: DominoMove): void {
    if (move.kind === 'play') this.#nudge(this.#tileOf(move.top, move.bottom))
  }

  destroy(): void {
    for (const stop of this.#stops.splice(0)) stop()
    this.#playback.stop()
    this.#themeLoader.close()
    this.#stage?.destroy()
    this.#stage = null
  }

  get #isInstant(): boolean {
    return this.#style.speed === 0 || this.#style.reducedMotion
  }

  /** No animation: turned off by the player, or the page is hidden. */
  get #isInstantOrHidden(): boolean {
    return this.#isInstant || document.hidden
  }

  #wake(): void {
    this.#idleTime = 0
    this.#stage?.wake()
  }

  /** Remaining time in which a picked-up tile moves to the pointer; after that it follows without delay. */
  get #pickUpTimeLeft(): number {
    return this.#isInstant ? 0 : Math.max(0, durations.lift - (this.#clock - this.#pickedUpAt))
  }

  #setInteraction(interaction: InteractionState): void {
    if (interaction.held?.tile !== this.#interaction.held?.tile) this.#pickedUpAt = this.#clock
    this.#interaction = interaction
    this.#aimed = null
  }

  /** Lays everything out again, at once or animated; `special` is a tile with a timing of its own. */
  #arrange(instant: boolean, duration: number = durations.shift, special: TileTiming | null = null): void {
    const { displayed } = this.#table
    if (!displayed || !this.#size) return
    const idle = !this.#playback.active
    const watched = this.#host.element.closest('.table-page:is([data-mood], [data-replay])') !== null
    const size = { ...this.#size, text: textScale(), watched }
    const scene = buildInteractiveViewModel(displayed, idle ? this.#moves : [], idle ? this.#view : null, size, this.#interaction)
    this.#scene = scene
    const { place, held } = this.#interaction
    this.#aimed = scene.slots.find((slot) => slot.place === place) ?? (held ? this.#aimed : null)
    const speed = this.#style.speed || 1
    const half = durations.flipHalf / speed
    const timing = (sprite: TargetTilePose) => {
      if (sprite.key === special?.key) return { ...special, half }
      return { duration: this.#held(sprite) ? this.#pickUpTimeLeft : duration / speed, half }
    }
    this.#table.moveTiles(scene, instant ? null : timing)
    this.#wake()
  }

  #held({ tile }: TargetTilePose): boolean {
    return tile !== null && this.#interaction.held?.tile === tile
  }

  #sceneDeps() {
    return {
      tick: (elapsed: number) => this.#tick(elapsed),
      resized: (size: StageSize) => {
        this.#size = size
        this.#arrange(true)
      },
      frameState: () => this.#frameState(),
    }
  }

  #tick(elapsed: number): FrameDemand {
    if (this.#frozen || isTableCoveredByDialog() || !this.#themeLoader.theme) return 'still'
    this.#playback.tick(elapsed, (step) => this.#performStep(step))
    this.#clock += elapsed
    if (this.#table.tick(elapsed) || this.#playback.active || this.#interaction.held) return 'busy'
    this.#idleTime += elapsed
    const glowing = (this.#scene?.playable.size ?? 0) > 0 || isOpponentToMove(this.#table.displayed)
    return glowing && !this.#style.reducedMotion && this.#idleTime < idleTimeout ? 'idle' : 'still'
  }

  #frameState(): FrameState | null {
    const { displayed: shown, tiles, pulses, ending, message } = this.#table
    const { theme: art } = this.#themeLoader
    const scene = this.#scene
    if (!shown || !scene || !art) return null
    return {
      art,
      area: scene.area,
      shown,
      pieces: tiles.pieces,
      slots: scene.slots,
      aimed: this.#aimed,
      glow: glowAt(this.#clock, this.#style.reducedMotion),
      dots: 1 + (Math.floor(this.#clock / durations.dots) % 3),
      thinks: !this.#playback.active && isOpponentToMove(shown),
      pulses,
      lacks: this.#view && missingPipsBySeat(this.#view),
      title: ending ? canvasTexts().say(ending) : turnTitle(shown),
      sum: scene.sum,
      button: scene.button && canvasTexts().say(msg(`button.${scene.button}`, { count: shown.boneyard })),
      pressed: this.#pressed,
      message,
    }
  }

  #performStep(step: AnimationStep): void {
    const movement = this.#table.perform(step, this.#isInstantOrHidden)
    if ('after' in step) this.#onShown(step.index)
    if (step.kind === 'sound') this.#themeLoader.playSound(step.sound)
    if (movement) this.#arrange(movement.instant, durations.shift, movement.special)
  }

  /** Shakes a tile that cannot be played. */
  #nudge(tile: Tile | null): void {
    if (tile === null || this.#isInstant) return
    this.#table.tiles.shake(tileKeys.tile(tile))
    this.#wake()
  }

  #tileOf(top: number, bottom: number): Tile | null {
    return this.#scene?.tileOf(top, bottom) ?? null
  }

  #listen(element: HTMLElement): void {
    const stopPointer = listenToPointer(element, createGestureHandlers(this.#gestureDeps()))
    // A hidden page draws no frames: without the skip the animation's promise would never resolve.
    const onHidden = () => document.hidden && this.skip()
    document.addEventListener('visibilitychange', onHidden)
    this.#stops.push(
      stopPointer,
      onCanvasTextsOrCoverChange(() => this.#wake()),
      () => document.removeEventListener('visibilitychange', onHidden),
    )
  }

  #gestureDeps(): GestureDeps {
    return {
      scene: () => this.#scene,
      frozen: () => this.#frozen,
      busy: () => this.#playback.active,
      interaction: () => this.#interaction,
      aimed: () => this.#aimed,
      aim: (slot) => {
        this.#aimed = slot
      },
      press: (pressed) => {
        this.#pressed = pressed
        this.#wake()
      },
      setInteraction: (interaction, duration) => {
        this.#setInteraction(interaction)
        this.#arrange(this.#isInstant && interaction.held === null, duration)
      },
      nudge: (tile) => this.#nudge(tile),
      skip: () => this.skip(),
      sound: (name) => this.#themeLoader.playSound(name),
      move: (move) => this.#host.onMove(move),
    }
  }
}
