import type { Me } from '@parlor/protocol'
import { defaultGuestName } from '../store/person-names.ts'
import { sha256Hex } from '../hash.ts'
import { freshId, freshToken } from '../random.ts'
import type { OwnPersonRow } from '../store/people.ts'
import type { Stores } from '../store/stores.ts'
import type { Auth } from './auth.ts'

/** Lifetime of a guest's cookie: a year. */
const guestSeconds = 31_536_000

export interface Identity {
  readonly person: OwnPersonRow
  /** Credential: invalid after sign-out, password change or deletion. */
  readonly key: string
}

/** Identifies people by cookie: an account's session, or a guest token, stored only as a digest. */
export class Identities {
  readonly #stores: Stores
  readonly #auth: Auth
  readonly #secure: boolean
  /** People seen since the last write, and those already written today. */
  #seenSinceWrite = new Set<string>()
  #writtenToday = new Set<string>()
  #day = 0

  constructor(stores: Stores, auth: Auth, secure: boolean) {
    this.#stores = stores
    this.#auth = auth
    this.#secure = secure
  }

  async identify(cookie: string): Promise<Identity | null> {
    const identity = await this.#find(cookie)
    if (identity && !this.#writtenToday.has(identity.person.id)) this.#seenSinceWrite.add(identity.person.id)
    return identity
  }

  /** Writes the last-seen day in one statement; guests unseen for long are deleted. */
  async writeLastSeen(): Promise<void> {
    const day = Math.floor(this.#stores.clock.now() / 86_400_000)
    if (day !== this.#day) this.#writtenToday = new Set()
    this.#day = day
    const seen = this.#seenSinceWrite
    this.#seenSinceWrite = new Set()
    await this.#stores.people.markSeen([...seen])
    for (const person of seen) this.#writtenToday.add(person)
  }

  async #find(cookie: string): Promise<Identity | null> {
    const { people } = this.#stores
    if (/(?:^|;\s*)(?:__Secure-)?parlor\.session_token=/.test(cookie)) {
      const session = await this.#auth.session(cookie)
      if (session) {
        const person = (await people.findBy('account', session.account)) ?? (await this.#create(session.account, null))
        return { person, key: `session:${session.token}` }
      }
    }
    const token = this.#tokenIn(cookie)
    const person = token === null ? null : await people.findBy('token', sha256Hex(token))
    return person && { person, key: `guest:${sha256Hex(token!)}` }
  }

  async createGuest(): Promise<{ readonly identity: Identity; readonly cookie: string }> {
    const token = freshToken()
    const person = await this.#create(null, sha256Hex(token))
    return { identity: { person, key: `guest:${sha256Hex(token)}` }, cookie: this.#cookie(token, guestSeconds) }
  }

  /** The guest's cookie for another year; null without one. */
  renewedGuestCookie(cookie: string): string | null {
    const token = this.#tokenIn(cookie)
    return token === null ? null : this.#cookie(token, guestSeconds)
  }

  /** The credentials that are still valid. */
  async validKeys(keys: readonly string[]): Promise<Set<string>> {
    const of = (kind: string) => keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
    const { people } = this.#stores
    const [guests, sessions] = await Promise.all([people.validGuestTokens(of('guest:')), people.validSessionTokens(of('session:'))])
    return new Set([...guests.map((token) => `guest:${token}`), ...sessions.map((token) => `session:${token}`)])
  }

  /** Deletes the guest cookie. */
  get expiredGuestCookie(): string {
    return this.#cookie('', 0)
  }

  async #create(account: string | null, token: string | null): Promise<OwnPersonRow> {
    const id = freshId()
    const person = { id, name: defaultGuestName(id), account, unique: false, email: null }
    await this.#stores.people.create({ ...person, token, created: this.#stores.clock.now() })
    return person
  }

  get #name(): string {
    return this.#secure ? '__Host-parlor_guest' : 'parlor_guest'
  }

  #tokenIn(cookie: string): string | null {
    for (const part of cookie.split(';')) {
      const [name, value] = part.trim().split('=', 2)
      if (name === this.#name && value && /^[\w-]{43}$/.test(value)) return value
    }
    return null
  }

  #cookie(value: string, seconds: number): string {
    return `${this.#name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${this.#secure ? '; Secure' : ''}`
  }
}

export function meOf({ id, name, account, unique, email }: OwnPersonRow): Me {
  return { id, name, guest: account === null, unique, email }
}
