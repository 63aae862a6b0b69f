import type Phaser from 'phaser'
import type { Renderer } from '../../game-ui/canvas/renderer.ts'
import type { StageSize } from '../../game-ui/canvas/canvas-stage.ts'
import { CellSprite } from './cell-sprite.ts'
import { createAtlas } from './atlas.ts'
import { createPreviewBadge, type PreviewBadge } from './preview-badge.ts'
import { addImage, layerDepths, atlasFrames, smoothingShare, placeImage, type SpriteContext, type Image } from './sprite-context.ts'
import { paintBackground } from './paint-background.ts'
import { labelFontSize, coordinateLabels } from './coordinate-labels.ts'
import type { ViewModel } from './view-model.ts'
import { Particles } from './particles.ts'

/** All images of one board at one size in one theme. */
export interface BoardSprites {
  readonly key: string
  readonly context: SpriteContext
  readonly background: Image
  readonly cells: ReadonlyMap<number, CellSprite>
  readonly bridges: Map<string, BridgeSprite>
  readonly particles: Particles
  readonly badge: PreviewBadge
  readonly reticle: Image
  readonly pointer: Image
  readonly last: Image
  readonly refused: Image
}

interface BridgeSprite {
  readonly image: Image
  share: number
  wanted: boolean
}

/** Textures need keys that were never used: the last cast's may still be on its way out. */
let lastTextureNumber = 0

/** Everything whose change means painting anew. */
export function spritesKey({ layout, theme, blocks }: ViewModel, { width, height, ratio }: StageSize): string {
  return [width, height, ratio, layout.rows, layout.cols, theme.id, theme.owners[0].light, blocks.join()].join('|')
}

export function createBoardSprites(
  scene: Phaser.Scene,
  renderer: Renderer,
  font: string,
  scenery: ViewModel,
  size: StageSize,
): BoardSprites {
  const { ratio } = size
  const { layout, theme } = scenery
  const turn = ++lastTextureNumber
  const pitch = layout.pitch * ratio
  const names = coordinateLabels(layout)
  const lettering = { font, size: labelFontSize(layout.pitch) * ratio, texts: names.map(({ text }) => text) }
  const atlas = createAtlas(scene.textures, `dots-atlas-${turn}`, pitch, theme, lettering)
  const context: SpriteContext = { scene, atlas, theme, pitch, lowDetail: renderer === 'canvas' }
  for (const { text, x, y } of names)
    placeImage(context, addImage(context, atlasFrames.name(text), layerDepths.name), x * ratio, y * ratio, 1, 0.95)
  return {
    key: spritesKey(scenery, size),
    context,
    background: addBackground(scene, `dots-ground-${turn}`, scenery, size),
    cells: new Map(scenery.cells.map(({ cell, x, y }) => [cell, new CellSprite(context, cell, x * ratio, y * ratio)])),
    bridges: new Map(),
    particles: new Particles(context),
    badge: createPreviewBadge(scene, `dots-badge-${turn}`, ratio, font),
    reticle: addImage(context, atlasFrames.reticle, layerDepths.mark),
    pointer: addImage(context, atlasFrames.pointer, layerDepths.mark),
    last: addImage(context, atlasFrames.last, layerDepths.mark),
    refused: addImage(context, atlasFrames.refused, layerDepths.mark),
  }
}

/** Takes a cast off the stage, textures included. */
export function destroyBoardSprites(scene: Phaser.Scene, cast: BoardSprites): void {
  cast.badge.destroy()
  const groundKey = cast.background.texture.key
  for (const child of [...scene.children.list]) child.destroy()
  scene.textures.remove(groundKey)
  scene.textures.remove(cast.context.atlas.key)
}

/** Tells which neighbours are joined from now on. */
export function updateBridges(cast: BoardSprites, scenery: ViewModel, instant: boolean): void {
  for (const joint of cast.bridges.values()) joint.wanted = false
  for (const { from, to, side } of scenery.bridges) {
    const name = `${from} ${to} ${side}`
    const joint = cast.bridges.get(name) ?? addBridgeSprite(cast, name, from, to, side)
    joint.wanted = true
  }
  if (instant) for (const joint of cast.bridges.values()) joint.share = joint.wanted ? 1 : 0
}

/** Lets joints grow and wither; true while any does. */
export function animateBridges(cast: BoardSprites, elapsed: number): boolean {
  let moving = false
  const share = smoothingShare(elapsed, 130)
  for (const joint of cast.bridges.values()) {
    joint.share += ((joint.wanted ? 1 : 0) - joint.share) * share
    moving ||= joint.share > 0.02 && joint.share < 0.98
    placeImage(cast.context, joint.image, joint.image.x, joint.image.y, 1, joint.share)
  }
  return moving
}

function addBridgeSprite(cast: BoardSprites, name: string, from: number, to: number, side: 0 | 1): BridgeSprite {
  const [a, b] = [cast.cells.get(from)!, cast.cells.get(to)!]
  const image = addImage(cast.context, atlasFrames.bridge(side), layerDepths.bridge)
  image.setPosition((a.x + b.x) / 2, (a.y + b.y) / 2).setRotation(a.x === b.x ? Math.PI / 2 : 0)
  const joint = { image, share: 0, wanted: true }
  cast.bridges.set(name, joint)
  return joint
}

function addBackground(scene: Phaser.Scene, key: string, { layout, theme, blocks }: ViewModel, { width, height, ratio }: StageSize): Image {
  const ground = document.createElement('canvas')
  ground.width = Math.round(width * ratio)
  ground.height = Math.round(height * ratio)
  const scaled = { ...layout, pitch: layout.pitch * ratio, left: layout.left * ratio, top: layout.top * ratio }
  paintBackground(ground.getContext('2d')!, ground.width, ground.height, scaled, theme, blocks)
  scene.textures.addCanvas(key, ground)
  return scene.add.image(0, 0, key).setOrigin(0, 0).setDepth(layerDepths.ground)
}
