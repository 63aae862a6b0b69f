import type { TilePlace, Tile } from './types.ts'

/** Half a tile: its centre and its pips. */
export interface TileHalf {
  readonly x: number
  readonly y: number
  readonly pip: number
}

/** A tile in the layout. x runs right and y down from the middle, in tile widths; rotation is in degrees, clockwise, 0 with the smaller half on top. */
export interface PlacedTile {
  readonly tile: Tile
  readonly place: TilePlace
  readonly x: number
  readonly y: number
  readonly rotation: 0 | 90 | 180 | 270
  readonly standing: boolean
  /** 0 along the first row, 1 to 3 around a corner, 4 along the rows after it. */
  readonly phase: 0 | 1 | 2 | 3 | 4
  /** The inner half, which touches the chain, then the outer one; of the tile in the middle the left or upper one first. */
  readonly halves: readonly [TileHalf, TileHalf]
}
