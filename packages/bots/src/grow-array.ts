/** The same numbers in an array of the new length. */
export function growArray<T extends Int32Array | Float64Array | Int8Array>(old: T, length: number): T {
  const larger = new (old.constructor as new (length: number) => T)(length)
  larger.set(old)
  return larger
}
