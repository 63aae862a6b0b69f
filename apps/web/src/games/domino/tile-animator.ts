import type { Tile } from '@parlor/domino'
import { PoseTween, type Pose, type TweenOptions } from './tween.ts'

/** Target pose of a tile; `key` identifies the same physical tile over time. */
export interface TargetTilePose {
  readonly key: string
  readonly tile: Tile | null
  readonly faceUp: boolean
  readonly pose: Pose
  readonly depth: number
  readonly glow: boolean
}

/** A tile being drawn. */
export interface AnimatedTile {
  readonly mover: PoseTween
  tile: Tile | null
  depth: number
  glow: boolean
  /** Fading out; removed afterwards. */
  leaving: boolean
}

export const tileKeys = {
  tile: (tile: Tile) => `t${tile}`,
  hidden: (seat: number, index: number) => `h${seat}.${index}`,
  sleeping: (index: number) => `b${index}`,
  /** By its tile where that is known. */
  held: (seat: number, index: number, tile: Tile | null) => (tile === null ? tileKeys.hidden(seat, index) : tileKeys.tile(tile)),
}

/** Poses and tweens of all tiles, independent of what draws them. */
export class TileAnimator {
  readonly pieces = new Map<string, AnimatedTile>()

  /** Animates every tile to its target; new ones appear there, and missing ones fade out. */
  animateTo(
    sprites: readonly TargetTilePose[],
    timing: (sprite: TargetTilePose, index: number) => TweenOptions & { readonly flipDelay?: number; readonly half: number },
  ): void {
    const wanted = new Set<string>()
    for (const [index, sprite] of sprites.entries()) {
      wanted.add(sprite.key)
      const piece = this.pieces.get(sprite.key) ?? this.#addTile(sprite)
      const { flipDelay = 0, half, ...move } = timing(sprite, index)
      piece.leaving = false
      piece.depth = sprite.depth
      piece.glow = sprite.glow
      if (sprite.tile !== null) piece.tile = sprite.tile
      piece.mover.tweenTo(sprite.pose, move)
      piece.mover.flip(sprite.faceUp, flipDelay, half)
    }
    for (const [key, piece] of this.pieces) if (!wanted.has(key)) this.#fadeOut(key, piece)
  }

  /** Places everything at once. */
  snapTo(sprites: readonly TargetTilePose[]): void {
    this.pieces.clear()
    for (const sprite of sprites) this.#addTile(sprite)
  }

  /** Changes a tile's key: a hidden tile was revealed, or moves up in its hand. */
  rename(from: string, to: string): void {
    const piece = this.pieces.get(from)
    if (!piece || from === to) return
    this.pieces.delete(from)
    this.pieces.set(to, piece)
  }

  /** A tile has landed: pushes its neighbours. */
  shakeNeighbours(key: string): void {
    const at = this.pieces.get(key)?.mover.target
    if (!at) return
    for (const [other, { mover }] of this.pieces) {
      const { x, y } = mover.pose
      const far = Math.hypot(x - at.x, y - at.y)
      if (other === key || far === 0 || far > at.size * 3.5) continue
      const push = at.size * 0.05 * (1 - far / (at.size * 3.5))
      mover.shake(((x - at.x) / far) * push, ((y - at.y) / far) * push)
    }
  }

  /** Shakes a tile that cannot be played. */
  shake(key: string): void {
    const piece = this.pieces.get(key)
    piece?.mover.shake(piece.mover.pose.size * 0.14, 0, 3)
  }

  /** Advances by some milliseconds; true while anything moves. */
  step(elapsed: number): boolean {
    let moving = false
    for (const [key, piece] of this.pieces) {
      piece.mover.step(elapsed)
      if (piece.mover.moving) moving = true
      else if (piece.leaving) this.pieces.delete(key)
    }
    return moving
  }

  #addTile(sprite: TargetTilePose): AnimatedTile {
    const piece: AnimatedTile = {
      mover: new PoseTween(sprite.pose, sprite.faceUp),
      tile: sprite.tile,
      depth: sprite.depth,
      glow: sprite.glow,
      leaving: false,
    }
    this.pieces.set(sprite.key, piece)
    return piece
  }

  #fadeOut(key: string, piece: AnimatedTile): void {
    if (piece.leaving) return
    piece.leaving = true
    piece.glow = false
    piece.mover.tweenTo({ ...piece.mover.pose, alpha: 0 }, { duration: 120, ease: 'line' })
    if (!piece.mover.moving) this.pieces.delete(key)
  }
}
