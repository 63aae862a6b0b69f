import { betterAuth } from 'better-auth'
import { limits } from '@parlor/protocol'
import { freshId } from '../random.ts'
import type { Pool } from '../store/pool.ts'

/**
 * Passwords and sessions, by better-auth; only these calls of it are reachable from outside. It identifies an account by an e-mail address:
 * a placeholder for accounts by name, a real one for those created by e-mail.
 */
export interface Auth {
  /** An account under a placeholder address. */
  signUp(password: string): Promise<AuthResult>
  /** Constant time: takes as long for an unknown address. */
  signIn(address: string, password: string): Promise<AuthResult>
  signOut(cookie: string): Promise<readonly string[]>
  /** Account and session token of these cookies. */
  session(cookie: string): Promise<{ readonly account: string; readonly token: string } | null>
  /** Also ends all other sessions of the account. */
  changePassword(cookie: string, current: string, next: string): Promise<readonly string[]>
  verifyPassword(cookie: string, password: string): Promise<boolean>
}

interface AuthResult {
  readonly account: string
  /** Set-Cookie headers. */
  readonly cookies: readonly string[]
}

const day = 86_400

/** `.invalid` is reserved (RFC 2606): no real address ends so. */
export const placeholderDomain = 'account.invalid'

/** A placeholder that no account has. */
export const nonexistentAccountEmail = `nobody@${placeholderDomain}`

export function isPlaceholderEmail(address: string): boolean {
  return address.toLowerCase().endsWith(`@${placeholderDomain}`)
}

export function openAuth(pool: Pool, secret: string, secure: boolean): Auth {
  const [minPasswordLength, maxPasswordLength] = limits.password
  const { api } = betterAuth({
    database: pool as never,
    secret,
    baseURL: secure ? 'https://parlor.invalid' : 'http://parlor.invalid',
    emailAndPassword: { enabled: true, minPasswordLength, maxPasswordLength, autoSignIn: true },
    session: { expiresIn: 60 * day, updateAge: day },
    advanced: { useSecureCookies: secure, cookiePrefix: 'parlor', ipAddress: { disableIpTracking: true } },
    // The HTTP routes are limited already.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  // Only the cookie is passed: neither address nor browser is stored.
  const carrying = (cookie: string) => new Headers({ cookie })
  return {
    async signUp(password) {
      const body = { email: `${freshId()}@${placeholderDomain}`, password, name: 'player' }
      const { headers, response } = await api.signUpEmail({ body, returnHeaders: true })
      return { account: response.user.id, cookies: headers.getSetCookie() }
    },
    async signIn(address, password) {
      const { headers, response } = await api.signInEmail({ body: { email: address, password }, returnHeaders: true })
      return { account: response.user.id, cookies: headers.getSetCookie() }
    },
    async signOut(cookie) {
      const { headers } = await api.signOut({ headers: carrying(cookie), returnHeaders: true })
      return headers.getSetCookie()
    },
    async session(cookie) {
      const found = await api.getSession({ headers: carrying(cookie) })
      return found && { account: found.user.id, token: found.session.token }
    },
    async changePassword(cookie, currentPassword, newPassword) {
      const { headers } = await api.changePassword({
        headers: carrying(cookie),
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },
    async verifyPassword(cookie, password) {
      try {
        return (await api.verifyPassword({ headers: carrying(cookie), body: { password } })).status
      } catch {
        return false
      }
    },
  }
}

/** better-auth's error code; empty for other errors. */
export function authErrorCode(error: unknown): string {
  const { body } = (error ?? {}) as { body?: { code?: unknown } }
  return typeof body?.code === 'string' ? body.code : ''
}
