/** The 95 % Wilson score interval for a share of n games; valid near 0 and 1, where the normal one is not. */
export function wilsonInterval(share: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1]
  const z = 1.959964
  const centre = share + (z * z) / (2 * n)
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)]
}
