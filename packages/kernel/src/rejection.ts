/** Why something was refused: a message key with its parameters, never prose. */
export interface Rejection {
  readonly rejected: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A rejection with its reason. */
export function reject(code: string, params?: Readonly<Record<string, string | number>>): Rejection {
  return params ? { rejected: code, params } : { rejected: code }
}

/** Tells a rejection from the value that was hoped for. */
export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && typeof (value as Rejection).rejected === 'string'
}
