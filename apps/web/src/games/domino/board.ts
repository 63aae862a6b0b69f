import type { DominoEvent, DominoMove, DominoTypes, DominoView, HandResult, Tile } from '@parlor/domino'
import { msg, type Message } from '@parlor/kernel'
import type { FrameDemand } from '../../game-ui/canvas/frame-loop.ts'
import { openCanvasStage, type CreateCanvasScene, type StageSize, type CanvasStage } from '../../game-ui/canvas/canvas-stage.ts'
import { playClip } from '../../platform/sound/sound-player.ts'
import type { Board, BoardHost } from '../../web-game/board.ts'
import type { BoardStyle } from '../../platform/settings/board-style.ts'
import { TileAnimator, tileKeys, type TargetTilePose } from './tile-animator.ts'
import { isMessageGone, type TableMessage } from './table-hud.ts'
import { createGestureHandlers, idleInteraction, type GestureDeps } from './gestures.ts'
import { undealtTile, rekeyPlayedTile, type InteractionState, type Slot } from './view-model.ts'
import { listenToPointer } from './pointer-input.ts'
import { DominoScene, type FrameState } from './canvas-scene.ts'
import { Playback } from './playback.ts'
import { buildInstantTimeline, outcomeMessage, buildTimeline, type AnimationStep } from './timeline.ts'
import { buildInteractiveViewModel, type InteractiveViewModel } from './interactive-view-model.ts'
import { applyEvent, displayedTableOf, type DisplayedTable } from './displayed-table.ts'
import { textScale } from './text-scale.ts'
import type { LoadedTheme } from './themes/load-theme.ts'
import type { SoundKey } from './themes/theme.ts'
import { ThemeLoader } from './themes/theme-loader.ts'
import { durations } from './design-tokens.ts'
import { glowAt, isOpponentToMove, missingPips, turnTitle } from './frame-values.ts'
import { isTableCovered, onCanvasTextsChange, canvasTexts } from './canvas-texts.ts'

/** Opens the table of Domino in the page's element. */
export async function openBoard(host: BoardHost<DominoTypes>): Promise<Board<DominoTypes>> {
  const board = new DominoBoard(host)
  await board.open()
  return board
}

/** After this long without anything new the light stands still, until something happens. */
const idleTimeout = 30_000

interface TileTiming {
  readonly key: string
  readonly delay: number
  readonly duration: number
  readonly arc: number
  readonly flipDelay: number
}

/** Draws what it is shown, animates what it is told, and says what the player does with their tiles. */
class DominoBoard implements Board<DominoTypes> {
  readonly #host: BoardHost<DominoTypes>
  readonly #tiles = new TileAnimator()
  readonly #playback = new Playback()
  readonly #themeLoader: ThemeLoader
  readonly #stops: (() => void)[] = []
  #stage: CanvasStage<DominoScene> | null = null
  #style: BoardStyle
  #size: StageSize | null = null
  #view: DominoView | null = null
  #displayed: DisplayedTable | null = null
  #moves: readonly DominoMove[] = []
  #scene: InteractiveViewModel | null = null
  #interaction: InteractionState = idleInteraction
  #aimed: Slot | null = null
  /** Tiles that still lie in the deck. */
  #deck = new Set<string>()
  /** The tile on its way to the board. */
  #landing: string | null = null
  #ending: Message | null = null
  #note: TableMessage | null = null
  #pulses = [Infinity, Infinity, Infinity, Infinity]
  #clock = 0
  /** When the tile under the finger was picked up. */
  #pickedUpAt = 0
  #idleTime = 0
  #frozen = false
  #pressed = false
  #skipNextAnimation = true

  constructor(host: BoardHost<DominoTypes>) {
    this.#host = host
    this.#style = host.style
    this.#themeLoader = new ThemeLoader(() => this.#refresh())
  }

  async open(): Promise<void> {
    const { element } = this.#host
    await this.#themeLoader.open(this.#style)
    const paint: CreateCanvasScene<DominoScene> = (scene) => new DominoScene(scene, this.#sceneDeps())
    this.#stage = await openCanvasStage(element, paint, () => this.#host.onMissing?.())
    this.#listen(element)
  }

  show(view: DominoView, moves: readonly DominoMove[]): void {
    this.#playback.stop()
    this.#deck.clear()
    this.#view = view
    this.#displayed = displayedTableOf(view)
    this.#moves = moves
    this.#ending = view.outcome ? outcomeMessage(view) : null
    if (moves.length === 0) this.#setInteraction(idleInteraction)
    this.#themeLoader.requireSet(view.rules.set)
    this.#arrange(this.#skipNextAnimation)
    this.#skipNextAnimation = false
  }

  play(events: readonly DominoEvent[]): Promise<void> {
    this.#playback.stop()
    const shown = this.#displayed
    if (!shown) return Promise.resolve()
    this.#setInteraction(idleInteraction)
    this.#view = null
    this.#moves = []
    this.#landing = null
    const { speed } = this.#style
    const script = this.#isInstantOrHidden
      ? buildInstantTimeline(events, shown, document.hidden ? 0 : speed)
      : buildTimeline(events, shown, speed)
    if (script.length === 0) {
      this.#note = null
      for (const beat of script.steps) this.#performStep(beat)
      return Promise.resolve()
    }
    const played = this.#playback.start(script)
    this.#wake()
    return played
  }

  skip(): void {
    if (!this.#playback.active) return
    this.#playback.stop()
    this.#deck.clear()
    this.#note = null
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
    this.#refresh()
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

  /** Nothing glides: the player wants it so, or nobody is looking. */
  get #isInstantOrHidden(): boolean {
    return this.#isInstant || document.hidden
  }

  get #theme(): LoadedTheme | null {
    return this.#themeLoader.theme
  }

  #wake(): void {
    this.#idleTime = 0
    this.#stage?.wake()
  }

  #refresh(): void {
    this.#arrange(true)
  }

  /** How long a tile still needs to come to the finger that has just picked it up; from then on it lies under it. */
  get #pickUpTimeLeft(): number {
    return this.#isInstant ? 0 : Math.max(0, durations.lift - (this.#clock - this.#pickedUpAt))
  }

  #setInteraction(attention: InteractionState): void {
    if (attention.held?.tile !== this.#interaction.held?.tile) this.#pickedUpAt = this.#clock
    this.#interaction = attention
    this.#aimed = null
  }

  /** Everything to its place: at once, or gliding; `special` is a tile that travels in its own time. */
  #arrange(instant: boolean, duration: number = durations.shift, special: TileTiming | null = null): void {
    const { shown, size } = { shown: this.#displayed, size: this.#size }
    if (!shown || !size) return
    const still = !this.#playback.active
    this.#scene = buildInteractiveViewModel(
      shown,
      still ? this.#moves : [],
      still ? this.#view : null,
      { ...size, text: textScale() },
      this.#interaction,
    )
    const { slots } = this.#scene
    this.#aimed = slots.find(({ place }) => place === this.#interaction.place) ?? (this.#interaction.held ? this.#aimed : null)
    const sprites = this.#scene.sprites.map((sprite, index) =>
      this.#deck.has(sprite.key) ? undealtTile(sprite, this.#scene!.area, index) : sprite,
    )
    const speed = this.#style.speed || 1
    if (instant) this.#tiles.snapTo(sprites)
    else
      this.#tiles.animateTo(sprites, (sprite) => {
        const half = durations.flipHalf / speed
        if (sprite.key === special?.key) return { ...special, half }
        return { duration: this.#held(sprite) ? this.#pickUpTimeLeft : duration / speed, half }
      })
    this.#wake()
  }

  #held({ tile }: TargetTilePose): boolean {
    return tile !== null && this.#interaction.held?.tile === tile
  }

  #sceneDeps() {
    return {
      tick: (elapsed: number) => this.#tick(elapsed),
      resized: (size: StageSize) => this.#resized(size),
      look: () => this.#frameState(),
    }
  }

  #resized(size: StageSize): void {
    this.#size = size
    this.#arrange(true)
  }

  #tick(elapsed: number): FrameDemand {
    if (this.#frozen || isTableCovered() || !this.#theme) return 'still'
    this.#playback.tick(elapsed, (beat) => this.#performStep(beat))
    this.#clock += elapsed
    const moving = this.#tiles.step(elapsed)
    this.#pulses = this.#pulses.map((since) => since + elapsed)
    if (this.#note) {
      this.#note.time += elapsed
      if (isMessageGone(this.#note)) this.#note = null
    }
    if (moving || this.#playback.active || this.#note || this.#interaction.held || this.#pulses.some((since) => since < durations.pulse))
      return 'busy'
    this.#idleTime += elapsed
    const breathing = (this.#scene?.playable.size ?? 0) > 0 || (!this.#playback.active && isOpponentToMove(this.#displayed))
    return breathing && !this.#style.reducedMotion && this.#idleTime < idleTimeout ? 'idle' : 'still'
  }

  #frameState(): FrameState | null {
    const { shown, scene, art } = { shown: this.#displayed, scene: this.#scene, art: this.#theme }
    if (!shown || !scene || !art) return null
    return {
      art,
      area: scene.area,
      shown,
      pieces: this.#tiles.pieces,
      slots: scene.slots,
      aimed: this.#aimed,
      glow: glowAt(this.#clock, this.#style.reducedMotion),
      dots: 1 + (Math.floor(this.#clock / durations.dots) % 3),
      thinks: !this.#playback.active && isOpponentToMove(shown),
      pulses: this.#pulses,
      lacks: this.#view && missingPips(this.#view),
      title: this.#ending ? canvasTexts().say(this.#ending) : turnTitle(shown),
      sum: scene.sum,
      button: scene.button && canvasTexts().say(msg(`button.${scene.button}`, { count: shown.boneyard })),
      pressed: this.#pressed,
      note: this.#note,
    }
  }

  #performStep(beat: AnimationStep): void {
    switch (beat.kind) {
      case 'sound':
        if (beat.sound === 'tilePlace' && this.#landing !== null) this.#tiles.shakeNeighbours(this.#landing)
        return this.#sound(beat.sound)
      case 'message':
        this.#note = {
          text: canvasTexts().say(beat.message),
          big: beat.big,
          hold: beat.hold,
          time: this.#isInstantOrHidden ? durations.fade : 0,
        }
        return
      case 'gather':
        return this.#gather(beat.events)
      case 'throw':
        return this.#throw(beat)
      case 'play': {
        const key = (this.#landing = tileKeys.tile(beat.event.tile))
        rekeyPlayedTile(this.#tiles, this.#displayed!, beat.event.seat, beat.event.tile)
        this.#displayed = applyEvent(this.#displayed!, beat.event)
        return this.#arrange(false, durations.shift, { key, delay: beat.flip, duration: beat.flight, arc: 0.7, flipDelay: 0 })
      }
      case 'draw': {
        const { seat, tile } = beat.event
        const key = tile === null ? tileKeys.hidden(seat, this.#displayed!.hands[seat]!.length) : tileKeys.tile(tile)
        this.#tiles.rename(tileKeys.sleeping(this.#displayed!.boneyard - 1), key)
        this.#displayed = applyEvent(this.#displayed!, beat.event)
        return this.#arrange(false, durations.shift, { key, delay: 0, duration: beat.flight, arc: 0.7, flipDelay: beat.flight })
      }
      case 'pulse':
        this.#displayed = applyEvent(this.#displayed!, beat.event)
        this.#pulses[beat.event.seat] = 0
        return this.#arrange(false)
      case 'event':
        if (beat.event.kind === 'handOver') this.#reveal(beat.event.result)
        this.#displayed = applyEvent(this.#displayed!, beat.event)
        return this.#arrange(this.#isInstantOrHidden)
    }
  }

  /** All hands are shown, and what the hand has brought beats on the winner's plate. */
  #reveal({ hands, winner, points }: HandResult): void {
    for (const [seat, hand] of hands.entries())
      for (const [index, tile] of hand.entries()) this.#tiles.rename(tileKeys.hidden(seat, index), tileKeys.tile(tile))
    if (winner !== null && points > 0 && !this.#isInstantOrHidden) this.#pulses[winner] = 0
  }

  #gather(events: readonly DominoEvent[]): void {
    for (const event of events) this.#displayed = applyEvent(this.#displayed!, event)
    this.#ending = null
    this.#deck = new Set(this.#displayed!.hands.flatMap((hand, seat) => hand.map((tile, index) => tileKeys.held(seat, index, tile))))
    this.#arrange(true)
  }

  #throw({ seat, index, flight }: Extract<AnimationStep, { kind: 'throw' }>): void {
    const key = tileKeys.held(seat, index, this.#displayed!.hands[seat]![index] ?? null)
    this.#deck.delete(key)
    this.#arrange(false, durations.shift, { key, delay: 0, duration: flight, arc: 0.5, flipDelay: flight })
  }

  #sound(name: SoundKey): void {
    const asked = performance.now()
    // What had to be fetched for long belongs to something that is over by now.
    void this.#theme?.sound(name).then((bytes) => bytes && performance.now() - asked < durations.late && playClip(bytes))
  }

  /** A tile that cannot be played says so by a shake. */
  #nudge(tile: Tile | null): void {
    if (tile === null || this.#isInstant) return
    this.#tiles.shake(tileKeys.tile(tile))
    this.#wake()
  }

  #tileOf(top: number, bottom: number): Tile | null {
    return this.#scene?.tileOf(top, bottom) ?? null
  }

  #listen(element: HTMLElement): void {
    const stopPointer = listenToPointer<Tile>(element, createGestureHandlers(this.#gestureDeps()), durations.doubleTap)
    // A hidden page draws nothing: whoever waits for a deal there must not wait for ever.
    const onHidden = () => document.hidden && this.skip()
    document.addEventListener('visibilitychange', onHidden)
    this.#stops.push(
      stopPointer,
      onCanvasTextsChange(() => this.#wake()),
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
      setInteraction: (attention, duration) => {
        this.#setInteraction(attention)
        this.#arrange(this.#isInstant && attention.held === null, duration)
      },
      nudge: (tile) => this.#nudge(tile),
      skip: () => this.skip(),
      sound: (name) => this.#sound(name),
      move: (move) => this.#host.onMove(move),
    }
  }
}
