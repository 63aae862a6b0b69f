import { isRejection, type Rejection } from '@parlor/kernel'
import { foldName, readAccountName, readName, refuse, type Me } from '@parlor/protocol'
import { deed } from '../match/deeds.ts'
import type { Rooms } from '../match/rooms.ts'
import { authCode, isMadeUp, nobodysAddress } from '../people/auth.ts'
import { meOf } from '../people/identity.ts'
import { freshId } from '../random.ts'
import { leaveDeal } from '../tables/reveal.ts'
import { stand } from '../tables/sit.ts'
import type { Desk, Handler } from './handlers.ts'

type AccountRoute = 'arrive' | 'me' | 'rename' | 'erase' | 'enlist' | 'enter' | 'exit' | 'repass'

/** Somebody who is erased leaves so many tables at most. */
const mostLeft = 1_000

/** Guests, accounts, names and passwords. */
export const accountHandlers: { readonly [N in AccountRoute]: Handler<N> } = {
  async arrive({ identities }, { who, cookie: sent, setCookies }) {
    if (who) {
      const renewed = who.person.account === null ? identities.renewed(sent) : null
      if (renewed !== null) setCookies([renewed])
      return meOf(who.person)
    }
    const { identity, cookie } = await identities.arrive()
    setCookies([cookie])
    return meOf(identity.person)
  },

  me: async (_, { who }) => meOf(who!.person),

  async rename(desk, { who, body }) {
    const { person } = who!
    return person.account === null ? renameGuest(desk, person.id, body.name) : renameAccount(desk, person.id, body.name)
  },

  async erase({ rooms, auth, identities, changed }, { who, person, cookie, body, setCookies }) {
    const { account } = who!.person
    if (account !== null) {
      const { password } = body
      if (password === null) return refuse('account.wrongPassword')
      const refused = await withPassword(rooms, `own:${account}`, () => auth.verify(cookie, password))
      if (refused) return refused
    }
    await leaveAll(rooms, person)
    await rooms.stores.people.erase(person, account)
    await changed(person)
    setCookies([identities.farewell])
    return {}
  },

  async enlist({ rooms, auth, identities, changed }, { who, person, body, setCookies }) {
    if (who!.person.account !== null) return refuse('account.already')
    const name = readAccountName(body.name)
    if (isRejection(name)) return name
    const { names, people } = rooms.stores
    // Asked before the password is hashed, which takes a while; what counts is whether the name is free when it is taken.
    if ((await names.addressOf(name)) !== null) return refuse('account.nameTaken')
    const { account, cookies } = await auth.signUp(body.password)
    const naming = await names.enlist(person, account, name, body.email)
    if (naming.taken) {
      await people.discard(account)
      return refuse('account.nameTaken')
    }
    setCookies([...cookies, identities.farewell])
    await changed(person, ...naming.displaced)
    return meOf((await people.findBy('id', person))!)
  },

  async enter({ rooms, auth, identities }, { who, body, setCookies }) {
    const { people } = rooms.stores
    const typed = body.name.trim()
    const isAddress = typed.includes('@')
    const address = isAddress ? (isMadeUp(typed) ? null : typed) : await rooms.stores.names.addressOf(typed)
    const key = isAddress ? `email:${typed.toLowerCase()}` : `name:${foldName(typed)}`
    let cookies: readonly string[] = []
    let account = ''
    const refused = await withPassword(rooms, key, async () => {
      try {
        ;({ account, cookies } = await auth.signIn(address ?? nobodysAddress, body.password))
        return true
      } catch (error) {
        if (authCode(error).startsWith('INVALID_EMAIL')) return false
        throw error
      }
    })
    if (refused) return refused
    // A sign-up by e-mail that was cut off between its two steps left an account without a person: it is the guest's who comes for it.
    const orphan = (await people.findBy('account', account)) === null
    if (orphan && who && who.person.account === null) await people.adoptAccount(who.person.id, account)
    const identity = await identities.identify(cookies.map((one) => one.split(';', 1)[0]).join('; '))
    setCookies([...cookies, identities.farewell])
    return meOf(identity?.person ?? (await people.findBy('account', account))!)
  },

  async exit({ rooms, auth, identities, changed }, { who, person, cookie, setCookies }) {
    const guest = who!.person.account === null
    if (guest) await rooms.stores.people.dismiss(person)
    setCookies([...(guest ? [] : await auth.signOut(cookie)), identities.farewell])
    await changed(person)
    return {}
  },

  async repass({ rooms, auth, changed }, { who, person, cookie, body, setCookies }) {
    const { account } = who!.person
    if (account === null) return refuse('account.none')
    // Counted apart from signing in: whoever guesses from outside keeps the owner from nothing here.
    const refused = await withPassword(rooms, `own:${account}`, async () => {
      try {
        setCookies(await auth.changePassword(cookie, body.current, body.next))
        return true
      } catch (error) {
        if (authCode(error) === 'INVALID_PASSWORD') return false
        throw error
      }
    })
    if (refused) return refused
    await changed(person)
    return {}
  },
}

/** Tries a password unless too many were wrong lately; null when it was right. */
async function withPassword({ stores }: Rooms, key: string, isRight: () => Promise<boolean>): Promise<Rejection | null> {
  const wait = await stores.failures.attempt(key)
  if (wait !== null) return refuse('account.paused', { count: wait })
  if (!(await isRight())) return refuse('account.wrongPassword')
  await stores.failures.clear(key)
  return null
}

async function renameGuest({ rooms, changed }: Desk, person: string, wanted: string): Promise<Me | Rejection> {
  const { names, people } = rooms.stores
  const name = readName(wanted)
  if (isRejection(name)) return name
  if (!(await names.callGuest(person, name))) return refuse('account.nameTaken')
  await changed(person)
  return meOf((await people.findBy('id', person))!)
}

async function renameAccount({ rooms, changed }: Desk, person: string, wanted: string): Promise<Me | Rejection> {
  const { names, people } = rooms.stores
  const name = readAccountName(wanted)
  if (isRejection(name)) return name
  const naming = await names.callAccount(person, name)
  if (naming.taken) return refuse('account.nameTaken')
  await changed(person, ...naming.displaced)
  return meOf((await people.findBy('id', person))!)
}

/** Nobody waits for somebody who is no more: tables that wait are left, matches that are played are given up or played on. */
async function leaveAll(rooms: Rooms, person: string): Promise<void> {
  const { matches } = rooms.stores
  for (const { id } of await matches.of(person, 'open', Infinity, mostLeft)) await stand(rooms, person, id)
  // A deal goes on without their word, and is left like any other match once it has begun.
  for (const { id } of await matches.of(person, 'dealing', Infinity, mostLeft)) {
    const room = await rooms.open(id)
    if (!isRejection(room)) await room.run(() => leaveDeal(rooms, room, person))
  }
  for (const { id } of await matches.of(person, 'playing', Infinity, mostLeft))
    await deed(rooms, person, { kind: 'leave', match: id, id: freshId() }, () => {})
}
