import { maxTotal, type Odds } from '@parlor/mahjong'

/** Size of the curve's box. */
export const oddsCurveSize = { width: 320, height: 100 } as const

/** Range of totals of a hand. */
const least = 4
const most = maxTotal - 4

/** Three areas under one curve: totals with which lower wins, ties, and totals with which higher wins. */
interface OddsCurve {
  readonly lower: string
  readonly tie: string
  readonly higher: string
  /** Position of the current total, 0 to width. */
  readonly at: number
}

/** Probability of each next total as areas; heights are relative to the likeliest. */
export function oddsCurveOf({ ways }: Pick<Odds, 'ways'>, total: number): OddsCurve {
  const top = Math.max(1, ...ways)
  const step = oddsCurveSize.width / (most - least + 1)
  const x = (sum: number) => round((sum - least) * step)
  const y = (sum: number) => round(oddsCurveSize.height - (ways[sum]! / top) * (oddsCurveSize.height - 6))
  const area = (from: number, to: number): string => {
    if (from > to) return ''
    let path = `M${x(from)} ${oddsCurveSize.height}`
    for (let sum = from; sum <= to; sum++) path += `L${x(sum)} ${y(sum)}L${x(sum + 1)} ${y(sum)}`
    return `${path}L${x(to + 1)} ${oddsCurveSize.height}Z`
  }
  const here = Math.min(most, Math.max(least, total))
  return { lower: area(least, here - 1), tie: area(here, here), higher: area(here + 1, most), at: round(x(here) + step / 2) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
