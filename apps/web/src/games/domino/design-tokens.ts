/** Milliseconds at 1×; higher speeds divide them. */
export const durations = {
  beforeDeal: 1000,
  deal: 1000,
  dealGap: 200,
  /** Maximum for a whole deal: larger sets are dealt as fast as the smallest. */
  dealGaps: 5400,
  flipHalf: 200,
  place: 500,
  back: 500,
  /** Tiles that move aside. */
  shift: 350,
  lift: 120,
  pulse: 300,
  fade: 300,
  message: 1000,
  ending: 1000,
  /** Time the open hands stay visible before the next deal. */
  showdown: 2600,
  glow: 500,
  dots: 400,
  /** A sound that is ready later than this is not played. */
  late: 250,
} as const

/** Lengths in CSS pixels at the reference size of 960 by 600; areas shrink with the screen, touch targets and text do not. */
export const sizes = {
  tile: 60,
  /** Minimum width of a hand tile, as a touch target. */
  leastTile: 44,
  otherScale: 0.5,
  dragScale: 1.1,
  gap: 6,
  leastGap: 4,
  pass: { width: 120, height: 50 },
  title: 28,
  score: 18,
  name: 16,
  ending: 36,
  radius: 12,
} as const

/** Opacities from 0 to 1. */
export const opacities = {
  slot: 0.4,
  dim: 0.4,
  lock: 0.5,
  glow: [0.3, 0.8],
  plate: 0.55,
} as const

export const pulseScale = 1.2
/** A tile dropped below this fraction of the screen height goes back to the hand. */
export const handDropZoneTop = 2 / 3
/** Vibrations in milliseconds: pick up, and put down. */
export const vibrations = { pickUp: 10, snap: 20 } as const
/** Artificial thinking time of bots at 1×, in milliseconds. */
export const botThinkingTime = [500, 3000] as const
