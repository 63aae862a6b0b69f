/** From the bottom up; a tile's own parts lie between two whole numbers. */
export const layerDepths = {
  ground: 0,
  slot: 4,
  sleeping: 5,
  chain: 10,
  plate: 190,
  hand: 200,
  flying: 400,
  held: 500,
  title: 600,
  message: 700,
} as const
