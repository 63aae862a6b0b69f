import { reject, type Rejection } from '@parlor/kernel'

/** Thrown where a bot cannot do what it was asked; `rejection` holds the reason as a message key. */
export class Refusal extends Error {
  readonly rejection: Rejection

  constructor(rejection: Rejection) {
    super(`${rejection.rejected} ${JSON.stringify(rejection.params ?? {})}`)
    this.name = 'Refusal'
    this.rejection = rejection
  }
}

/** Throws a refusal. */
export function refuse(code: string, params?: Rejection['params']): never {
  throw new Refusal(reject(code, params))
}
