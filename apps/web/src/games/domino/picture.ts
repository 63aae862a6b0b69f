import { setOf } from '@parlor/domino'
import type Phaser from 'phaser'
import type { Tempo } from '../../canvas/loop.ts'
import type { Picture, Size } from '../../canvas/stage.ts'
import { Actor } from './actor.ts'
import type { Area } from './area.ts'
import { frames, makeDeck, type Deck } from './deck.ts'
import { depths } from './depths.ts'
import type { Piece } from './ensemble.ts'
import { Furniture, type Note } from './furniture.ts'
import { makeGround } from './ground.ts'
import type { Slot } from './present.ts'
import type { Shown } from './shown.ts'
import type { Art } from './themes/art.ts'
import { faceName } from './themes/atlas.ts'
import { shades } from './tokens.ts'
import { voice } from './voice.ts'

/** What the picture asks its board for. */
export interface Sight {
  /** Called with every frame before it is drawn; says how soon the next one is wanted. */
  tick(elapsed: number): Tempo
  resized(size: Size): void
  /** Null before there is anything to show, or anything to show it with. */
  look(): Look | null
}

/** Everything that is to be seen in one frame. */
export interface Look {
  readonly art: Art
  readonly area: Area
  readonly shown: Shown
  readonly pieces: ReadonlyMap<string, Piece>
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
  readonly note: Note | null
}

type Image = Phaser.GameObjects.Image

/** Everything that was built for one theme, size and arrangement. */
interface Staging {
  readonly key: string
  readonly deck: Deck
  readonly ground: Image
  readonly furniture: Furniture
  readonly actors: Map<Piece, Actor>
  /** Those whose tile has gone, for the next one that comes. */
  readonly spare: Actor[]
  readonly ghosts: { readonly face: Image; readonly slot: Image }[]
  readonly mark: Image
}

let count = 0
/** Tiles made at a stretch, so that no frame has to carry all of them. */
const stretch = 14

/** The table on stage. It draws what it is told and knows no rule. */
export class DominoPicture implements Picture {
  readonly #scene: Phaser.Scene
  readonly #sight: Sight
  #size: Size | null = null
  #set: Staging | null = null
  #built: readonly unknown[] = []
  /** The first stage while it is being built, a part with every frame. */
  #building: Generator<void, Staging> | null = null

  constructor(scene: Phaser.Scene, sight: Sight) {
    this.#scene = scene
    this.#sight = sight
  }

  resize(size: Size): void {
    this.#size = size
    this.#strike()
    this.#sight.resized(size)
  }

  step(elapsed: number): Tempo {
    const pace = this.#sight.tick(elapsed)
    const look = this.#sight.look()
    if (look && this.#size) this.#draw(look, this.#size)
    return this.#building ? 'busy' : pace
  }

  #draw(look: Look, size: Size): void {
    const set = this.#ready(look, size)
    if (!set) return
    const { tops, bottoms } = setOf(look.shown.rules)
    const name = ({ tile }: Piece) => (tile === null ? null : faceName(tops[tile]!, bottoms[tile]!))
    const seen = new Set<Piece>()
    for (const piece of look.pieces.values()) {
      seen.add(piece)
      let actor = set.actors.get(piece)
      if (!actor) set.actors.set(piece, (actor = set.spare.pop() ?? new Actor(this.#scene, set.deck)))
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
    furniture.showPlates(look.shown, voice(), look.dots, look.thinks, look.pulses)
    furniture.showKnowledge(look.shown, look.lacks, voice())
    furniture.showSum(look.sum, voice())
    furniture.showPoints(look.slots)
    furniture.showTitle(look.area.title.shared && look.button !== null ? null : look.title)
    furniture.showButton(look.button, look.pressed)
    furniture.showNote(look.note)
  }

  /** Ghosts where a tile can go, the nearest one more solid than the other. */
  #drawSlots(set: Staging, { slots, aimed }: Look, ratio: number, nameOf: (tile: number) => string): void {
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
      slot.setAlpha(near ? 0.5 : shades.slot)
    }
    const mark = slots.length > 0 ? aimed : null
    set.mark.setVisible(mark !== null)
    if (mark)
      set.mark
        .setPosition(mark.x * ratio, mark.y * ratio)
        .setRotation(mark.angle)
        .setScale((mark.size * ratio) / set.deck.width)
  }

  #addGhost(deck: Deck): { face: Image; slot: Image } {
    const add = (depth: number) => this.#scene.add.image(0, 0, deck.key, frames.slot).setDepth(depth).setVisible(false)
    return { face: add(depths.slot), slot: add(depths.slot + 0.1) }
  }

  /** The stage as this theme, this size and this arrangement want it; null while the first one is not ready. Later ones are built at once. */
  #ready(look: Look, size: Size): Staging | null {
    const { art, area, shown } = look
    const wanted = [art, size, shown.rules.set, area.tile, area.upright, area.board.height, area.text]
    const same = wanted.every((value, i) => value === this.#built[i])
    if (this.#set && same) return this.#set
    const first = this.#built.length === 0 || (this.#building !== null && same)
    if (!same) {
      this.#strike()
      this.#built = wanted
      this.#building = this.#build(look, size)
    }
    let step = this.#building!.next()
    while (!step.done && !first) step = this.#building!.next()
    if (!step.done) return null
    this.#building = null
    return (this.#set = step.value)
  }

  *#build({ art, area, shown, pieces }: Look, size: Size): Generator<void, Staging> {
    const key = `domino-${++count}`
    const { maxPip } = setOf(shown.rules)
    const ground = yield* makeGround(this.#scene, `${key}-ground`, art, area, size)
    yield
    const deck = yield* makeDeck(this.#scene.textures, `${key}-deck`, art, maxPip as 6 | 9 | 12, area.tile * size.ratio)
    yield
    const mark = this.#scene.add
      .image(0, 0, deck.key, frames.mark)
      .setDepth(depths.slot + 0.2)
      .setVisible(false)
    const furniture = new Furniture(this.#scene, size.ratio, area, art)
    const spare: Actor[] = []
    while (spare.length < pieces.size) {
      if (spare.length % stretch === 0) yield
      spare.push(new Actor(this.#scene, deck))
    }
    return { key, deck, ground, furniture, actors: new Map(), spare, ghosts: [], mark }
  }

  #strike(): void {
    // One that is not finished is finished first: only a whole stage knows what there is to take away.
    let step = this.#building?.next()
    while (step && !step.done) step = this.#building!.next()
    this.#building = null
    const set = step?.value ?? this.#set
    if (!set) return
    this.#set = null
    for (const actor of [...set.actors.values(), ...set.spare]) actor.destroy()
    for (const { face, slot } of set.ghosts) [face, slot].forEach((image) => image.destroy())
    set.mark.destroy()
    set.ground.destroy()
    set.furniture.destroy()
    for (const part of ['deck', 'ground']) this.#scene.textures.remove(`${set.key}-${part}`)
  }
}
