import type Phaser from 'phaser'
import type { Renderer } from '../../canvas/renderer.ts'
import type { Size } from '../../canvas/stage.ts'
import { Actor } from './actor.ts'
import { makeAtlas } from './atlas.ts'
import { makeBadge, type Badge } from './badge.ts'
import { addImage, depths, frames, glide, place, type Easel, type Image } from './easel.ts'
import { paintGround } from './ground.ts'
import { letterSize, namesAround } from './names.ts'
import type { Scenery } from './present.ts'
import { Sparks } from './sparks.ts'

/** All images of one board at one size in one theme. */
export interface Cast {
  readonly key: string
  readonly easel: Easel
  readonly ground: Image
  readonly actors: ReadonlyMap<number, Actor>
  readonly bridges: Map<string, Joint>
  readonly sparks: Sparks
  readonly badge: Badge
  readonly reticle: Image
  readonly pointer: Image
  readonly last: Image
  readonly refused: Image
}

interface Joint {
  readonly image: Image
  share: number
  wanted: boolean
}

/** Textures need keys that were never used: the last cast's may still be on its way out. */
let serial = 0

/** Everything whose change means painting anew. */
export function keyOf({ layout, theme, blocks }: Scenery, { width, height, ratio }: Size): string {
  return [width, height, ratio, layout.rows, layout.cols, theme.id, theme.owners[0].light, blocks.join()].join('|')
}

export function buildCast(scene: Phaser.Scene, renderer: Renderer, font: string, scenery: Scenery, size: Size): Cast {
  const { ratio } = size
  const { layout, theme } = scenery
  const turn = ++serial
  const pitch = layout.pitch * ratio
  const names = namesAround(layout)
  const lettering = { font, size: letterSize(layout.pitch) * ratio, texts: names.map(({ text }) => text) }
  const atlas = makeAtlas(scene.textures, `dots-atlas-${turn}`, pitch, theme, lettering)
  const easel: Easel = { scene, atlas, theme, pitch, thrifty: renderer === 'canvas' }
  for (const { text, x, y } of names) place(easel, addImage(easel, frames.name(text), depths.name), x * ratio, y * ratio, 1, 0.95)
  return {
    key: keyOf(scenery, size),
    easel,
    ground: addGround(scene, `dots-ground-${turn}`, scenery, size),
    actors: new Map(scenery.cells.map(({ cell, x, y }) => [cell, new Actor(easel, cell, x * ratio, y * ratio)])),
    bridges: new Map(),
    sparks: new Sparks(easel),
    badge: makeBadge(scene, `dots-badge-${turn}`, ratio, font),
    reticle: addImage(easel, frames.reticle, depths.mark),
    pointer: addImage(easel, frames.pointer, depths.mark),
    last: addImage(easel, frames.last, depths.mark),
    refused: addImage(easel, frames.refused, depths.mark),
  }
}

/** Takes a cast off the stage, textures included. */
export function dismissCast(scene: Phaser.Scene, cast: Cast): void {
  cast.badge.destroy()
  const groundKey = cast.ground.texture.key
  for (const child of [...scene.children.list]) child.destroy()
  scene.textures.remove(groundKey)
  scene.textures.remove(cast.easel.atlas.key)
}

/** Tells which neighbours are joined from now on. */
export function joinBridges(cast: Cast, scenery: Scenery, instant: boolean): void {
  for (const joint of cast.bridges.values()) joint.wanted = false
  for (const { from, to, side } of scenery.bridges) {
    const name = `${from} ${to} ${side}`
    const joint = cast.bridges.get(name) ?? addJoint(cast, name, from, to, side)
    joint.wanted = true
  }
  if (instant) for (const joint of cast.bridges.values()) joint.share = joint.wanted ? 1 : 0
}

/** Lets joints grow and wither; true while any does. */
export function stepBridges(cast: Cast, elapsed: number): boolean {
  let moving = false
  const share = glide(elapsed, 130)
  for (const joint of cast.bridges.values()) {
    joint.share += ((joint.wanted ? 1 : 0) - joint.share) * share
    moving ||= joint.share > 0.02 && joint.share < 0.98
    place(cast.easel, joint.image, joint.image.x, joint.image.y, 1, joint.share)
  }
  return moving
}

function addJoint(cast: Cast, name: string, from: number, to: number, side: 0 | 1): Joint {
  const [a, b] = [cast.actors.get(from)!, cast.actors.get(to)!]
  const image = addImage(cast.easel, frames.bridge(side), depths.bridge)
  image.setPosition((a.x + b.x) / 2, (a.y + b.y) / 2).setRotation(a.x === b.x ? Math.PI / 2 : 0)
  const joint = { image, share: 0, wanted: true }
  cast.bridges.set(name, joint)
  return joint
}

function addGround(scene: Phaser.Scene, key: string, { layout, theme, blocks }: Scenery, { width, height, ratio }: Size): Image {
  const ground = document.createElement('canvas')
  ground.width = Math.round(width * ratio)
  ground.height = Math.round(height * ratio)
  const scaled = { ...layout, pitch: layout.pitch * ratio, left: layout.left * ratio, top: layout.top * ratio }
  paintGround(ground.getContext('2d')!, ground.width, ground.height, scaled, theme, blocks)
  scene.textures.addCanvas(key, ground)
  return scene.add.image(0, 0, key).setOrigin(0, 0).setDepth(depths.ground)
}
