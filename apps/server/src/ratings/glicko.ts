/** A Glicko-2 rating (Glickman 2012) on the usual scale. */
export interface GlickoRating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

export const initialRating: GlickoRating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** System constant: limits changes of volatility; 0.3 to 1.2 by the author, smaller where results are noisy. */
const tau = 0.5
const scale = 173.7178
const precision = 1e-6
const leastInformation = 1e-6

/** A result against one opponent: 1 won, ½ drawn, 0 lost. `weight` is its share of a full match, 1 by default. */
interface RatedResult {
  readonly against: GlickoRating
  readonly points: number
  readonly weight?: number
}

/**
 * The rating after these results, as one rating period. Each moves the rating by at most `most` points times its weight: a thrown match
 * cannot lift a new account by hundreds, and the deviation falls all the same.
 */
export function updateRating(self: GlickoRating, results: readonly RatedResult[], most = Infinity): GlickoRating {
  const mu = (self.rating - 1500) / scale
  const phi = self.deviation / scale
  if (results.length === 0) return { ...self, deviation: Math.min(350, scale * Math.hypot(phi, self.volatility)) }
  let information = 0
  let surprise = 0
  const surprises: (readonly [surprise: number, weight: number])[] = []
  for (const { against, points, weight = 1 } of results) {
    const sureness = g(against.deviation / scale)
    const expected = 1 / (1 + Math.exp(-sureness * (mu - (against.rating - 1500) / scale)))
    information += weight * sureness * sureness * expected * (1 - expected)
    const one = weight * sureness * (points - expected)
    surprise += one
    surprises.push([one, weight])
  }
  // Negligible weight: no change.
  if (information < leastInformation) return self
  const variance = 1 / information
  const volatility = volatilityOf(self.volatility, phi, variance, variance * surprise)
  const before = Math.hypot(phi, volatility)
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance)
  let { rating } = self
  for (const [one, weight] of surprises) rating += Math.max(-most * weight, Math.min(most * weight, scale * after * after * one))
  return { rating, deviation: scale * after, volatility }
}

/** Grows the deviation by days without a match: a year brings 50 to about 100. */
export function inflateDeviation(self: GlickoRating, days: number): GlickoRating {
  return { ...self, deviation: Math.min(initialRating.deviation, Math.hypot(self.deviation, 4.5 * Math.sqrt(Math.max(0, days)))) }
}

function g(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))
}

/** New volatility: step 5 of the paper, by the Illinois algorithm. */
function volatilityOf(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma)
  const f = (x: number) => {
    const e = Math.exp(x)
    const d = phi * phi + variance + e
    return (e * (delta * delta - phi * phi - variance - e)) / (2 * d * d) - (x - a) / (tau * tau)
  }
  let low = a
  let high: number
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance)
  else {
    let k = 1
    while (f(a - k * tau) < 0) k++
    high = a - k * tau
  }
  let fLow = f(low)
  let fHigh = f(high)
  while (Math.abs(high - low) > precision) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow)
    const fMiddle = f(middle)
    if (fMiddle * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else fLow /= 2
    high = middle
    fHigh = fMiddle
  }
  return Math.exp(low / 2)
}
