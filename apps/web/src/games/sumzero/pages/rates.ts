/** How often the side that begins wins, in percent: measured, and where the interval of 95 % lies. */
export interface Rate {
  readonly share: number
  readonly from: number
  readonly to: number
  readonly games: number
}

/** Each preset between strong bots, as printed by `lab balance sumzero`. */
export const rates: Readonly<Record<string, Rate>> = {
  letter: { share: 100, from: 96, to: 100, games: 100 },
}

/** The same for Standard 8×8 with the swap rule. */
export const swapRate = 20
