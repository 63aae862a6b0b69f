let table = new Float64Array(1024)
let known = 2

/**
 * Natural logarithms of 1..n by index. Built from additions, multiplications and divisions alone:
 * `Math.log` may differ in its last bit between browsers, and a tie in a tree would then fall differently.
 */
export function logarithmTable(n: number): Float64Array {
  if (n >= table.length) {
    let size = table.length
    while (size <= n) size *= 2
    const larger = new Float64Array(size)
    larger.set(table)
    table = larger
  }
  for (; known < table.length; known++) table[known] = table[known - 1]! + step(known)
  return table
}

/** ln(n) − ln(n − 1), by the series of the inverse hyperbolic tangent. */
function step(n: number): number {
  const z = 1 / (2 * n - 1)
  const square = z * z
  let power = z
  let sum = 0
  for (let odd = 1; odd < 40; odd += 2) {
    sum += power / odd
    power *= square
  }
  return 2 * sum
}
