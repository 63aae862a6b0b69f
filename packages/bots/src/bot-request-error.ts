import { reject, type Rejection } from '@parlor/kernel'

/** Thrown where a bot cannot handle a request; `rejection` holds the reason as a message key. */
export class BotRequestError extends Error {
  readonly rejection: Rejection

  constructor(rejection: Rejection) {
    super(`${rejection.rejected} ${JSON.stringify(rejection.params ?? {})}`)
    this.name = 'BotRequestError'
    this.rejection = rejection
  }
}

/** Throws a `BotRequestError`. */
export function throwBotError(code: string, params?: Rejection['params']): never {
  throw new BotRequestError(reject(code, params))
}
