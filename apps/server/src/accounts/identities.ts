import type { Me } from '@parlor/protocol'
import { defaultGuestName } from '../store/account-names-migration.ts'
import { sha256Hex, freshId, freshToken } from '../random.ts'
import type { OwnPersonRow } from '../store/people.ts'
import type { Stores } from '../store/stores.ts'
import type { Auth } from './auth.ts'

/** A year: whoever comes back within it is who they were. */
const guestSeconds = 31_536_000

/** Who sends a request. */
export interface Identity {
  readonly person: OwnPersonRow
  /** What lets them in: it ends when they sign out, change their password or are forgotten. */
  readonly key: string
}

/** Tells people apart by their cookies: an account's session, or a guest's own token, of which only the digest is kept. */
export class Identities {
  readonly #stores: Stores
  readonly #auth: Auth
  readonly #secure: boolean
  /** Who came since that was last written, and who has been written today. */
  #seenSinceWrite = new Set<string>()
  #writtenToday = new Set<string>()
  #day = 0

  constructor(stores: Stores, auth: Auth, secure: boolean) {
    this.#stores = stores
    this.#auth = auth
    this.#secure = secure
  }

  async identify(cookie: string): Promise<Identity | null> {
    const who = await this.#find(cookie)
    if (who && !this.#writtenToday.has(who.person.id)) this.#seenSinceWrite.add(who.person.id)
    return who
  }

  /** Writes who was here, in one statement: whoever does not come back for long is forgotten. */
  async writeLastSeen(): Promise<void> {
    const day = Math.floor(this.#stores.clock.now() / 86_400_000)
    if (day !== this.#day) this.#writtenToday = new Set()
    this.#day = day
    const came = this.#seenSinceWrite
    this.#seenSinceWrite = new Set()
    await this.#stores.people.markSeen([...came])
    for (const person of came) this.#writtenToday.add(person)
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

  /** A new guest, and the cookie that makes them one. */
  async createGuest(): Promise<{ readonly identity: Identity; readonly cookie: string }> {
    const token = freshToken()
    const person = await this.#create(null, sha256Hex(token))
    return { identity: { person, key: `guest:${sha256Hex(token)}` }, cookie: this.#cookie(token, guestSeconds) }
  }

  /** A guest's own cookie for another year; null for whoever has none. */
  renewedGuestCookie(cookie: string): string | null {
    const token = this.#tokenIn(cookie)
    return token === null ? null : this.#cookie(token, guestSeconds)
  }

  /** Those of the keys that still let somebody in. */
  async validKeys(keys: readonly string[]): Promise<Set<string>> {
    const of = (kind: string) => keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
    const { people } = this.#stores
    const [guests, sessions] = await Promise.all([people.validGuestTokens(of('guest:')), people.validSessionTokens(of('session:'))])
    return new Set([...guests.map((token) => `guest:${token}`), ...sessions.map((token) => `session:${token}`)])
  }

  /** The cookie that makes a guest nobody. */
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

/** What a person is told about themselves. */
export function meOf({ id, name, account, unique, email }: OwnPersonRow): Me {
  return { id, name, guest: account === null, unique, email }
}
