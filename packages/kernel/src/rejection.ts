/** Why something was rejected: a message key with its parameters, never prose. */
export interface Rejection {
  readonly rejected: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Builds a rejection. */
export function reject(code: string, params?: Readonly<Record<string, string | number>>): Rejection {
  return params ? { rejected: code, params } : { rejected: code }
}

/** Type guard for results that may be a rejection. */
export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && typeof (value as Rejection).rejected === 'string'
}
