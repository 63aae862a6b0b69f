import { tileSetOf } from '@parlor/domino'
import type Phaser from 'phaser'
import type { FrameDemand } from '../../game-ui/canvas/frame-loop.ts'
import type { CanvasScene, StageSize } from '../../game-ui/canvas/canvas-stage.ts'
import { TileSprite } from './tile-sprite.ts'
import type { ScreenLayout } from './screen-layout.ts'
import { textureFrames, createTileTexture, type TileTexture } from './tile-texture.ts'
import { layerDepths } from './layer-depths.ts'
import type { AnimatedTile } from './tile-animator.ts'
import { TableHud } from './table-hud.ts'
import type { TableMessage } from './table-message.ts'
import { createTableBackground } from './table-background.ts'
import type { Slot } from './view-model.ts'
import type { DisplayedTable } from './displayed-table.ts'
import type { LoadedTheme } from './themes/load-theme.ts'
import { faceName } from './themes/face-atlas.ts'
import { opacities } from './design-tokens.ts'
import { canvasTexts } from './canvas-page-state.ts'

/** Callbacks to the board. */
interface SceneDeps {
  /** Called before every frame is drawn; returns how soon the next one is needed. */
  tick(elapsed: number): FrameDemand
  resized(size: StageSize): void
  /** Null before there is a table or a theme. */
  frameState(): FrameState | null
}

/** Everything that one frame draws. */
export interface FrameState {
  readonly art: LoadedTheme
  readonly area: ScreenLayout
  readonly shown: DisplayedTable
  readonly pieces: ReadonlyMap<string, AnimatedTile>
  readonly slots: readonly Slot[]
  /** The slot a tile would go to if it were dropped now. */
  readonly aimed: Slot | null
  readonly glow: number
  readonly dots: number
  readonly thinks: boolean
  readonly pulses: readonly number[]
  /** By seat the pips it is known to lack; null where the player has turned that off. */
  readonly lacks: readonly (readonly number[])[] | null
  readonly title: string | null
  /** Sum of the open ends, where it counts. */
  readonly sum: number | null
  readonly button: string | null
  readonly pressed: boolean
  readonly message: TableMessage | null
}

type Image = Phaser.GameObjects.Image

/** Objects built for one theme, size and layout. */
interface SceneObjects {
  readonly key: string
  readonly deck: TileTexture
  readonly background: Image
  readonly hud: TableHud
  readonly sprites: Map<AnimatedTile, TileSprite>
  /** Sprites whose tile has gone, for reuse. */
  readonly spare: TileSprite[]
  readonly ghosts: { readonly face: Image; readonly slot: Image }[]
  readonly mark: Image
}

let count = 0
/** Sprites created per frame, so that the first build does not block a frame. */
const spritesPerYield = 14

/** The canvas scene: draws the frame state and knows no rules. */
export class DominoScene implements CanvasScene {
  readonly #scene: Phaser.Scene
  readonly #deps: SceneDeps
  #size: StageSize | null = null
  #objects: SceneObjects | null = null
  #built: readonly unknown[] = []
  /** The first build in progress, continued with every frame. */
  #building: Generator<void, SceneObjects> | null = null

  constructor(scene: Phaser.Scene, deps: SceneDeps) {
    this.#scene = scene
    this.#deps = deps
  }

  resize(size: StageSize): void {
    this.#size = size
    this.#destroyObjects()
    this.#deps.resized(size)
  }

  step(elapsed: number): FrameDemand {
    const demand = this.#deps.tick(elapsed)
    const frame = this.#deps.frameState()
    if (frame && this.#size) this.#draw(frame, this.#size)
    return this.#building ? 'busy' : demand
  }

  #draw(frame: FrameState, size: StageSize): void {
    const set = this.#objectsFor(frame, size)
    if (!set) return
    const { tops, bottoms } = tileSetOf(frame.shown.rules)
    const name = ({ tile }: AnimatedTile) => (tile === null ? null : faceName(tops[tile]!, bottoms[tile]!))
    const seen = new Set<AnimatedTile>()
    for (const piece of frame.pieces.values()) {
      seen.add(piece)
      let sprite = set.sprites.get(piece)
      if (!sprite) set.sprites.set(piece, (sprite = set.spare.pop() ?? new TileSprite(this.#scene, set.deck)))
      sprite.draw(piece, name(piece), frame.glow, size.ratio)
    }
    for (const [piece, sprite] of set.sprites) {
      if (seen.has(piece)) continue
      sprite.hide()
      set.spare.push(sprite)
      set.sprites.delete(piece)
    }
    this.#drawSlots(set, frame, size.ratio, (tile) => faceName(tops[tile]!, bottoms[tile]!))
    const { hud } = set
    hud.showPlates(frame.shown, canvasTexts(), frame.dots, frame.thinks, frame.pulses)
    hud.showKnowledge(frame.shown, frame.lacks)
    hud.showSum(frame.sum, canvasTexts())
    hud.showPoints(frame.slots)
    hud.showTitle(frame.area.title.shared && frame.button !== null ? null : frame.title)
    hud.showButton(frame.button, frame.pressed)
    hud.showMessage(frame.message)
  }

  /** Ghost tiles where a tile can go, the nearest one less transparent. */
  #drawSlots(set: SceneObjects, { slots, aimed }: FrameState, ratio: number, nameOf: (tile: number) => string): void {
    while (set.ghosts.length < slots.length) set.ghosts.push(this.#addGhost(set.deck))
    for (const [index, { face, slot }] of set.ghosts.entries()) {
      const at = slots[index]
      face.setVisible(at !== undefined)
      slot.setVisible(at !== undefined)
      if (!at) continue
      const near = at === aimed
      const scale = (at.size * ratio) / set.deck.width
      face.setFrame(nameOf(at.tile))
      for (const image of [face, slot])
        image
          .setPosition(at.x * ratio, at.y * ratio)
          .setRotation(at.angle)
          .setScale(scale)
      face.setAlpha(near ? 0.5 : 0.3)
      slot.setAlpha(near ? 0.5 : opacities.slot)
    }
    const mark = slots.length > 0 ? aimed : null
    set.mark.setVisible(mark !== null)
    if (mark)
      set.mark
        .setPosition(mark.x * ratio, mark.y * ratio)
        .setRotation(mark.angle)
        .setScale((mark.size * ratio) / set.deck.width)
  }

  #addGhost(deck: TileTexture): { face: Image; slot: Image } {
    const add = (depth: number) => this.#scene.add.image(0, 0, deck.key, textureFrames.slot).setDepth(depth).setVisible(false)
    return { face: add(layerDepths.slot), slot: add(layerDepths.slot + 0.1) }
  }

  /** The objects for this theme, size and layout; null while the first build is in progress. Later ones are built at once. */
  #objectsFor(frame: FrameState, size: StageSize): SceneObjects | null {
    const { art, area, shown } = frame
    const wanted = [art, size, shown.rules.set, area.tile, area.portrait, area.board.height, area.text]
    const same = wanted.every((value, i) => value === this.#built[i])
    if (this.#objects && same) return this.#objects
    const first = this.#built.length === 0 || (this.#building !== null && same)
    if (!same) {
      this.#destroyObjects()
      this.#built = wanted
      this.#building = this.#build(frame, size)
    }
    let step = this.#building!.next()
    while (!step.done && !first) step = this.#building!.next()
    if (!step.done) return null
    this.#building = null
    return (this.#objects = step.value)
  }

  *#build({ art, area, shown, pieces }: FrameState, size: StageSize): Generator<void, SceneObjects> {
    const key = `domino-${++count}`
    const { maxPip } = tileSetOf(shown.rules)
    const background = yield* createTableBackground(this.#scene, `${key}-ground`, art, area, size)
    yield
    const deck = yield* createTileTexture(this.#scene.textures, `${key}-deck`, art, maxPip as 6 | 9 | 12, area.tile * size.ratio)
    yield
    const mark = this.#scene.add
      .image(0, 0, deck.key, textureFrames.mark)
      .setDepth(layerDepths.slot + 0.2)
      .setVisible(false)
    const hud = new TableHud(this.#scene, size.ratio, area, art)
    const spare: TileSprite[] = []
    while (spare.length < pieces.size) {
      if (spare.length % spritesPerYield === 0) yield
      spare.push(new TileSprite(this.#scene, deck))
    }
    return { key, deck, background, hud, sprites: new Map(), spare, ghosts: [], mark }
  }

  #destroyObjects(): void {
    // An unfinished build is completed first: only a complete set knows what to destroy.
    let step = this.#building?.next()
    while (step && !step.done) step = this.#building!.next()
    this.#building = null
    const set = step?.value ?? this.#objects
    if (!set) return
    this.#objects = null
    for (const sprite of [...set.sprites.values(), ...set.spare]) sprite.destroy()
    for (const { face, slot } of set.ghosts) [face, slot].forEach((image) => image.destroy())
    set.mark.destroy()
    set.background.destroy()
    set.hud.destroy()
    for (const part of ['deck', 'ground']) this.#scene.textures.remove(`${set.key}-${part}`)
  }
}
