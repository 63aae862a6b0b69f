import type { Me } from '@parlor/protocol'
import { digest, freshId, freshToken } from '../random.ts'
import type { PersonRow } from '../store/people.ts'
import type { Stores } from '../store/stores.ts'
import type { Auth } from './auth.ts'

/** A year: whoever comes back within it is who they were. */
const guestSeconds = 31_536_000

/** Who sends a request. */
export interface Identity {
  readonly person: PersonRow
  readonly email: string | null
  /** What lets them in: it ends when they sign out, change their password or are forgotten. */
  readonly key: string
}

/** Tells people apart by their cookies: an account's session, or a guest's own token, of which only the digest is kept. */
export class Identities {
  readonly #stores: Stores
  readonly #auth: Auth
  readonly #secure: boolean

  constructor(stores: Stores, auth: Auth, secure: boolean) {
    this.#stores = stores
    this.#auth = auth
    this.#secure = secure
  }

  async identify(cookie: string): Promise<Identity | null> {
    const { people } = this.#stores
    if (/(?:^|;\s*)(?:__Secure-)?parlor\.session_token=/.test(cookie)) {
      const session = await this.#auth.session(cookie)
      if (session) {
        const person = (await people.findBy('account', session.account)) ?? (await this.#create(session.account, null))
        return { person, email: session.email, key: `session:${session.token}` }
      }
    }
    const token = this.#tokenIn(cookie)
    const person = token === null ? null : await people.findBy('token', digest(token))
    return person && { person, email: null, key: `guest:${digest(token!)}` }
  }

  /** A new guest, and the cookie that makes them one. */
  async arrive(): Promise<{ readonly identity: Identity; readonly cookie: string }> {
    const token = freshToken()
    const person = await this.#create(null, digest(token))
    return { identity: { person, email: null, key: `guest:${digest(token)}` }, cookie: this.#cookie(token, guestSeconds) }
  }

  /** A guest's own cookie for another year; null for whoever has none. */
  renewed(cookie: string): string | null {
    const token = this.#tokenIn(cookie)
    return token === null ? null : this.#cookie(token, guestSeconds)
  }

  /** Those of the keys that still let somebody in. */
  async alive(keys: readonly string[]): Promise<Set<string>> {
    const of = (kind: string) => keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
    const { people } = this.#stores
    const [guests, sessions] = await Promise.all([people.guestsBy(of('guest:')), people.sessionsBy(of('session:'))])
    return new Set([...guests.map((token) => `guest:${token}`), ...sessions.map((token) => `session:${token}`)])
  }

  /** The cookie that makes a guest nobody. */
  get farewell(): string {
    return this.#cookie('', 0)
  }

  async #create(account: string | null, token: string | null): Promise<PersonRow> {
    const id = freshId()
    const person = { id, name: `Guest ${id.slice(0, 4).toUpperCase()}`, account }
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
export function meOf({ person, email }: Pick<Identity, 'person' | 'email'>): Me {
  return { id: person.id, name: person.name, guest: person.account === null, email }
}
