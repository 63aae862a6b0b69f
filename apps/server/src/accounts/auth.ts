import { betterAuth } from 'better-auth'
import { limits } from '@parlor/protocol'
import { freshId } from '../random.ts'
import type { Pool } from '../store/pool.ts'

/**
 * Passwords and sessions, kept by a library that does nothing else. Only these calls of it are reachable from outside. It knows an account by
 * an address: made up for accounts by name, a real one for those that were made by e-mail.
 */
export interface Auth {
  /** An account under an address that is made up. */
  signUp(password: string): Promise<AuthResult>
  /** Takes as long where there is no such address. */
  signIn(address: string, password: string): Promise<AuthResult>
  signOut(cookie: string): Promise<readonly string[]>
  /** The account of whoever sent these cookies, and which of its sessions they name. */
  session(cookie: string): Promise<{ readonly account: string; readonly token: string } | null>
  /** Also ends every other session of the account. */
  changePassword(cookie: string, current: string, next: string): Promise<readonly string[]>
  /** Whether it is the account's password. */
  verifyPassword(cookie: string, password: string): Promise<boolean>
}

export interface AuthResult {
  readonly account: string
  /** Set-Cookie headers. */
  readonly cookies: readonly string[]
}

const day = 86_400

/** No address ends so: `.invalid` is kept free for ever (RFC 2606). */
const placeholderDomain = 'account.invalid'

/** An address that nobody has. */
export const unusedPlaceholderEmail = `nobody@${placeholderDomain}`

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
    // The routes in front of it are limited already.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  // Nothing but the cookies is handed on: neither address nor browser is kept.
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

/** The library's own word for what went wrong; empty for anything else. */
export function authErrorCode(error: unknown): string {
  const { body } = (error ?? {}) as { body?: { code?: unknown } }
  return typeof body?.code === 'string' ? body.code : ''
}
