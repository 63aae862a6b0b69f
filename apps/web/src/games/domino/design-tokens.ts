/** Milliseconds at 1×; faster tables divide them. */
export const durations = {
  beforeDeal: 1000,
  deal: 1000,
  dealGap: 200,
  /** A larger set is dealt in the time of the smallest: nobody waits for ninety tiles one by one. */
  dealGaps: 5400,
  flipHalf: 200,
  place: 500,
  back: 500,
  /** Things that make room for others. */
  shift: 350,
  lift: 120,
  pulse: 300,
  fade: 300,
  message: 1000,
  ending: 1000,
  /** How long the open hands can be looked at before the next deal. */
  showdown: 2600,
  glow: 500,
  dots: 400,
  doubleTap: 350,
  /** A sound that is ready this much later than it was wanted is not heard. */
  late: 250,
} as const

/** Lengths in CSS pixels at the reference size of 960 by 600; areas shrink with the screen, targets and text do not. */
export const sizes = {
  tile: 60,
  /** No hand tile is narrower: it must be hit by a thumb. */
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

/** Shares of full opacity. */
export const opacities = {
  slot: 0.4,
  dim: 0.4,
  lock: 0.5,
  glow: [0.3, 0.8],
  plate: 0.55,
} as const

export const pulseScale = 1.2
/** A tile dropped lower than this share of the screen goes back to the hand. */
export const dropLimit = 2 / 3
/** Vibrations in milliseconds: picked up, and put down. */
export const vibrations = { pickUp: 10, snap: 20 } as const
/** How long a bot seems to think at 1×, in milliseconds. */
export const botThinkingTime = [500, 3000] as const
