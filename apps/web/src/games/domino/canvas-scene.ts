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
import { canvasTexts } from './canvas-texts.ts'

/** What the picture asks its board for. */
interface SceneDeps {
  /** Called with every frame before it is drawn; says how soon the next one is wanted. */
  tick(elapsed: number): FrameDemand
  resized(size: StageSize): void
  /** Null before there is anything to show, or anything to show it with. */
  look(): FrameState | null
}

/** Everything that is to be seen in one frame. */
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
  /** By seat the pips it has shown not to hold; null where the player does not want to see that. */
  readonly lacks: readonly (readonly number[])[] | null
  readonly title: string | null
  /** What the open ends add up to, where that counts. */
  readonly sum: number | null
  readonly button: string | null
  readonly pressed: boolean
  readonly message: TableMessage | null
}

type Image = Phaser.GameObjects.Image

/** Everything that was built for one theme, size and arrangement. */
interface SceneObjects {
  readonly key: string
  readonly deck: TileTexture
  readonly ground: Image
  readonly furniture: TableHud
  readonly actors: Map<AnimatedTile, TileSprite>
  /** Those whose tile has gone, for the next one that comes. */
  readonly spare: TileSprite[]
  readonly ghosts: { readonly face: Image; readonly slot: Image }[]
  readonly mark: Image
}

let count = 0
/** Tiles made at a stretch, so that no frame has to carry all of them. */
const spritesPerYield = 14

/** The table on stage. It draws what it is told and knows no rule. */
export class DominoScene implements CanvasScene {
  readonly #scene: Phaser.Scene
  readonly #deps: SceneDeps
  #size: StageSize | null = null
  #objects: SceneObjects | null = null
  #built: readonly unknown[] = []
  /** The first stage while it is being built, a part with every frame. */
  #building: Generator<void, SceneObjects> | null = null

  constructor(scene: Phaser.Scene, sight: SceneDeps) {
    this.#scene = scene
    this.#deps = sight
  }

  resize(size: StageSize): void {
    this.#size = size
    this.#destroyObjects()
    this.#deps.resized(size)
  }

  step(elapsed: number): FrameDemand {
    const pace = this.#deps.tick(elapsed)
    const look = this.#deps.look()
    if (look && this.#size) this.#draw(look, this.#size)
    return this.#building ? 'busy' : pace
  }

  #draw(look: FrameState, size: StageSize): void {
    const set = this.#objectsFor(look, size)
    if (!set) return
    const { tops, bottoms } = tileSetOf(look.shown.rules)
    const name = ({ tile }: AnimatedTile) => (tile === null ? null : faceName(tops[tile]!, bottoms[tile]!))
    const seen = new Set<AnimatedTile>()
    for (const piece of look.pieces.values()) {
      seen.add(piece)
      let actor = set.actors.get(piece)
      if (!actor) set.actors.set(piece, (actor = set.spare.pop() ?? new TileSprite(this.#scene, set.deck)))
      actor.draw(piece, name(piece), look.glow, size.ratio)
    }
    for (const [piece, actor] of set.actors) {
      if (seen.has(piece)) continue
      actor.hide()
      set.spare.push(actor)
      set.actors.delete(piece)
    }
    this.#drawSlots(set, look, size.ratio, (tile) => faceName(tops[tile]!, bottoms[tile]!))
    const { furniture } = set
    furniture.showPlates(look.shown, canvasTexts(), look.dots, look.thinks, look.pulses)
    furniture.showKnowledge(look.shown, look.lacks, canvasTexts())
    furniture.showSum(look.sum, canvasTexts())
    furniture.showPoints(look.slots)
    furniture.showTitle(look.area.title.shared && look.button !== null ? null : look.title)
    furniture.showButton(look.button, look.pressed)
    furniture.showMessage(look.message)
  }

  /** Ghosts where a tile can go, the nearest one more solid than the other. */
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

  /** The stage as this theme, this size and this arrangement want it; null while the first one is not ready. Later ones are built at once. */
  #objectsFor(look: FrameState, size: StageSize): SceneObjects | null {
    const { art, area, shown } = look
    const wanted = [art, size, shown.rules.set, area.tile, area.portrait, area.board.height, area.text]
    const same = wanted.every((value, i) => value === this.#built[i])
    if (this.#objects && same) return this.#objects
    const first = this.#built.length === 0 || (this.#building !== null && same)
    if (!same) {
      this.#destroyObjects()
      this.#built = wanted
      this.#building = this.#build(look, size)
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
    const ground = yield* createTableBackground(this.#scene, `${key}-ground`, art, area, size)
    yield
    const deck = yield* createTileTexture(this.#scene.textures, `${key}-deck`, art, maxPip as 6 | 9 | 12, area.tile * size.ratio)
    yield
    const mark = this.#scene.add
      .image(0, 0, deck.key, textureFrames.mark)
      .setDepth(layerDepths.slot + 0.2)
      .setVisible(false)
    const furniture = new TableHud(this.#scene, size.ratio, area, art)
    const spare: TileSprite[] = []
    while (spare.length < pieces.size) {
      if (spare.length % spritesPerYield === 0) yield
      spare.push(new TileSprite(this.#scene, deck))
    }
    return { key, deck, ground, furniture, actors: new Map(), spare, ghosts: [], mark }
  }

  #destroyObjects(): void {
    // One that is not finished is finished first: only a whole stage knows what there is to take away.
    let step = this.#building?.next()
    while (step && !step.done) step = this.#building!.next()
    this.#building = null
    const set = step?.value ?? this.#objects
    if (!set) return
    this.#objects = null
    for (const actor of [...set.actors.values(), ...set.spare]) actor.destroy()
    for (const { face, slot } of set.ghosts) [face, slot].forEach((image) => image.destroy())
    set.mark.destroy()
    set.ground.destroy()
    set.furniture.destroy()
    for (const part of ['deck', 'ground']) this.#scene.textures.remove(`${set.key}-${part}`)
  }
}
