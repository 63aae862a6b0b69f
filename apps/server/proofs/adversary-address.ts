/** The addresses of the adversary of `stall`. */
export function adversaryAddress(at: number): string {
  return `203.0.${Math.floor(at / 200)}.${(at % 200) + 1}`
}
