import type Phaser from 'phaser'
import type { RendererKind } from '../../game-ui/canvas/choose-renderer.ts'
import type { StageSize } from '../../game-ui/canvas/canvas-stage.ts'
import { smoothingFactor } from '../../game-ui/canvas/easings.ts'
import { CellSprite } from './cell-sprite.ts'
import { createAtlas } from './atlas.ts'
import { createMovePreviewBadge, type MovePreviewBadge } from './move-preview-badge.ts'
import { addImage, layerDepths, atlasFrameNames, placeImage, type SpriteContext, type Image } from './sprite-context.ts'
import { paintBackground } from './paint-background.ts'
import { labelFontSize, coordinateLabels } from './coordinate-labels.ts'
import type { ViewModel } from './view-model.ts'
import { Particles } from './particles.ts'

/** All images of one board at one size in one theme. */
export interface BoardGameObjects {
  readonly key: string
  readonly context: SpriteContext
  readonly background: Image
  readonly cells: ReadonlyMap<number, CellSprite>
  readonly bridges: Map<string, BridgeSprite>
  readonly particles: Particles
  readonly badge: MovePreviewBadge
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

/** Texture keys must be new: the previous sprites may not be destroyed yet. */
let lastTextureNumber = 0

/** Sprites are rebuilt when this key changes. */
export function boardRebuildKey({ layout, theme, blocks }: ViewModel, { width, height, ratio }: StageSize): string {
  return [width, height, ratio, layout.rows, layout.cols, theme.id, theme.owners[0].light, blocks.join()].join('|')
}

export function createBoardGameObjects(
  scene: Phaser.Scene,
  renderer: RendererKind,
  font: string,
  viewModel: ViewModel,
  size: StageSize,
): BoardGameObjects {
  const { ratio } = size
  const { layout, theme } = viewModel
  const turn = ++lastTextureNumber
  const pitch = layout.pitch * ratio
  const names = coordinateLabels(layout)
  const lettering = { font, size: labelFontSize(layout.pitch) * ratio, texts: names.map(({ text }) => text) }
  const atlas = createAtlas(scene.textures, `dots-atlas-${turn}`, pitch, theme, lettering)
  const context: SpriteContext = { scene, atlas, theme, pitch, lowDetail: renderer === 'canvas' }
  for (const { text, x, y } of names)
    placeImage(context, addImage(context, atlasFrameNames.name(text), layerDepths.name), x * ratio, y * ratio, 1, 0.95)
  return {
    key: boardRebuildKey(viewModel, size),
    context,
    background: addBackground(scene, `dots-ground-${turn}`, viewModel, size),
    cells: new Map(viewModel.cells.map(({ cell, x, y }) => [cell, new CellSprite(context, cell, x * ratio, y * ratio)])),
    bridges: new Map(),
    particles: new Particles(context),
    badge: createMovePreviewBadge(scene, `dots-badge-${turn}`, ratio, font),
    reticle: addImage(context, atlasFrameNames.reticle, layerDepths.mark),
    pointer: addImage(context, atlasFrameNames.pointer, layerDepths.mark),
    last: addImage(context, atlasFrameNames.last, layerDepths.mark),
    refused: addImage(context, atlasFrameNames.refused, layerDepths.mark),
  }
}

/** Destroys the sprites and their textures. */
export function destroyBoardGameObjects(scene: Phaser.Scene, sprites: BoardGameObjects): void {
  sprites.badge.destroy()
  const groundKey = sprites.background.texture.key
  for (const child of [...scene.children.list]) child.destroy()
  scene.textures.remove(groundKey)
  scene.textures.remove(sprites.context.atlas.key)
}

/** Updates which neighbours are joined. */
export function updateBridges(sprites: BoardGameObjects, viewModel: ViewModel, instant: boolean): void {
  for (const joint of sprites.bridges.values()) joint.wanted = false
  for (const { from, to, side } of viewModel.bridges) {
    const name = `${from} ${to} ${side}`
    const joint = sprites.bridges.get(name) ?? addBridgeSprite(sprites, name, from, to, side)
    joint.wanted = true
  }
  if (instant) for (const joint of sprites.bridges.values()) joint.share = joint.wanted ? 1 : 0
}

/** Animates bridges in and out; true while any changes. */
export function animateBridges(sprites: BoardGameObjects, elapsed: number): boolean {
  let moving = false
  const share = smoothingFactor(elapsed, 130)
  for (const joint of sprites.bridges.values()) {
    joint.share += ((joint.wanted ? 1 : 0) - joint.share) * share
    moving ||= joint.share > 0.02 && joint.share < 0.98
    placeImage(sprites.context, joint.image, joint.image.x, joint.image.y, 1, joint.share)
  }
  return moving
}

function addBridgeSprite(sprites: BoardGameObjects, name: string, from: number, to: number, side: 0 | 1): BridgeSprite {
  const [a, b] = [sprites.cells.get(from)!, sprites.cells.get(to)!]
  const image = addImage(sprites.context, atlasFrameNames.bridge(side), layerDepths.bridge)
  image.setPosition((a.x + b.x) / 2, (a.y + b.y) / 2).setRotation(a.x === b.x ? Math.PI / 2 : 0)
  const joint = { image, share: 0, wanted: true }
  sprites.bridges.set(name, joint)
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
