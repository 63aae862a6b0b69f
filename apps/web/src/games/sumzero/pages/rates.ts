/** How often the side that begins wins, in percent: measured, and where the interval of 95 % lies. */
export interface Rate {
  readonly share: number
  readonly from: number
  readonly to: number
  readonly games: number
}

/** Each preset between two Experts (the last one: Apprentices), as `lab balance sumzero` counts it. */
export const rates: Readonly<Record<string, Rate>> = {
  standard: { share: 59, from: 48, to: 69, games: 80 },
  quick: { share: 64, from: 48, to: 77, games: 39 },
  unlimited: { share: 49, from: 44, to: 53, games: 400 },
  pillars: { share: 56, from: 45, to: 67, games: 73 },
  letter: { share: 100, from: 96, to: 100, games: 100 },
}
