/** How often the side that begins wins between strong bots, in percent, from and to; presets with the swap rule are evened out by it. */
export const rates: Readonly<Record<string, readonly [from: number, to: number]>> = {
  letter: [100, 100],
}
