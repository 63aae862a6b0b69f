/** From the bottom up; the parts of one tile use fractions in between. */
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
