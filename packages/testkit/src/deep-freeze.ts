/** Freezes a value recursively, so that a forbidden mutation throws at once. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}

/** True for the error that a mutation of a frozen value throws. */
export function isFrozenError(error: unknown): boolean {
  return error instanceof TypeError && /read only|not extensible|Cannot (delete|redefine|define) property/.test(error.message)
}
