import { isRejection, type Rejection } from '@parlor/kernel'
import { foldName, readAccountName, readGuestName, refuse, type Me } from '@parlor/protocol'
import { runMatchCommand } from '../match/match-commands.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import { authErrorCode, isPlaceholderEmail, nonexistentAccountEmail } from '../accounts/auth.ts'
import { meOf } from '../accounts/identities.ts'
import { freshId } from '../random.ts'
import { leaveDuringDeal } from '../tables/collect-player-words.ts'
import { standUp } from '../tables/seating.ts'
import type { HandlerDeps, Handler } from './handlers.ts'

type AccountRoute = 'ensureGuest' | 'me' | 'rename' | 'deleteMe' | 'signUp' | 'signIn' | 'signOut' | 'changePassword'

/** Maximum tables left when a person is deleted. */
const maxTablesLeft = 1_000

export const accountHandlers: { readonly [N in AccountRoute]: Handler<N> } = {
  async ensureGuest({ identities }, { identity, cookie: sent, setCookies }) {
    if (identity) {
      const renewed = identity.person.account === null ? identities.renewedGuestCookie(sent) : null
      if (renewed !== null) setCookies([renewed])
      return meOf(identity.person)
    }
    const guest = await identities.createGuest()
    setCookies([guest.cookie])
    return meOf(guest.identity.person)
  },

  me: async (_, { identity }) => meOf(identity!.person),

  async rename(deps, { identity, body }) {
    const { person } = identity!
    return person.account === null ? renameGuest(deps, person.id, body.name) : renameAccount(deps, person.id, body.name)
  },

  async deleteMe({ rooms, auth, identities, publishPeopleChange }, { identity, person, cookie, body, setCookies }) {
    const { account } = identity!.person
    if (account !== null) {
      const { password } = body
      if (password === null) return refuse('account.wrongPassword')
      const refused = await tryPassword(rooms, `own:${account}`, () => auth.verifyPassword(cookie, password))
      if (refused) return refused
    }
    await leaveAllTables(rooms, person)
    await rooms.stores.people.erase(person, account)
    await publishPeopleChange(person)
    setCookies([identities.expiredGuestCookie])
    return {}
  },

  async signUp({ rooms, auth, identities, publishPeopleChange }, { identity, person, body, setCookies }) {
    if (identity!.person.account !== null) return refuse('account.already')
    const name = readAccountName(body.name)
    if (isRejection(name)) return name
    const { names, people } = rooms.stores
    // Checked before hashing the password, which is slow; what decides is the unique index.
    if ((await names.signInAddressOf(name)) !== null) return refuse('account.nameTaken')
    const { account, cookies } = await auth.signUp(body.password)
    const naming = await names.createAccount(person, account, name, body.email).catch(async (error: unknown) => {
      // Without a person nobody could erase it.
      await people.deleteAccount(account)
      throw error
    })
    if (naming.taken) {
      await people.deleteAccount(account)
      return refuse('account.nameTaken')
    }
    setCookies([...cookies, identities.expiredGuestCookie])
    await publishPeopleChange(person, ...naming.displaced)
    return meOf((await people.findBy('id', person))!)
  },

  async signIn({ rooms, auth, identities }, { identity, body, setCookies }) {
    const { people } = rooms.stores
    const typed = body.name.trim()
    const isAddress = typed.includes('@')
    const address = isAddress ? (isPlaceholderEmail(typed) ? null : typed) : await rooms.stores.names.signInAddressOf(typed)
    const key = isAddress ? `email:${typed.toLowerCase()}` : `name:${foldName(typed)}`
    let cookies: readonly string[] = []
    let account = ''
    const refused = await tryPassword(rooms, key, async () => {
      try {
        ;({ account, cookies } = await auth.signIn(address ?? nonexistentAccountEmail, body.password))
        return true
      } catch (error) {
        if (authErrorCode(error).startsWith('INVALID_EMAIL')) return false
        throw error
      }
    })
    if (refused) return refused
    // A sign-up by e-mail that was interrupted left an account without a person: it goes to the guest who signs in.
    const orphan = (await people.findBy('account', account)) === null
    if (orphan && identity && identity.person.account === null) await people.adoptAccount(identity.person.id, account)
    const signedIn = await identities.identify(cookies.map((one) => one.split(';', 1)[0]).join('; '))
    setCookies([...cookies, identities.expiredGuestCookie])
    return meOf(signedIn?.person ?? (await people.findBy('account', account))!)
  },

  async signOut({ rooms, auth, identities, publishPeopleChange }, { identity, person, cookie, setCookies }) {
    const guest = identity!.person.account === null
    if (guest) await rooms.stores.people.clearGuestToken(person)
    setCookies([...(guest ? [] : await auth.signOut(cookie)), identities.expiredGuestCookie])
    await publishPeopleChange(person)
    return {}
  },

  async changePassword({ rooms, auth, publishPeopleChange }, { identity, person, cookie, body, setCookies }) {
    const { account } = identity!.person
    if (account === null) return refuse('account.none')
    // A separate counter from sign-in: guesses from outside do not lock the owner out here.
    const refused = await tryPassword(rooms, `own:${account}`, async () => {
      try {
        setCookies(await auth.changePassword(cookie, body.current, body.next))
        return true
      } catch (error) {
        if (authErrorCode(error) === 'INVALID_PASSWORD') return false
        throw error
      }
    })
    if (refused) return refused
    await publishPeopleChange(person)
    return {}
  },
}

/** Checks a password unless too many were wrong lately; null when it is right. */
async function tryPassword({ stores }: MatchRooms, key: string, isRight: () => Promise<boolean>): Promise<Rejection | null> {
  const wait = await stores.passwordFailures.countAttempt(key)
  if (wait !== null) return refuse('account.paused', { count: wait })
  if (!(await isRight())) return refuse('account.wrongPassword')
  await stores.passwordFailures.clear(key)
  return null
}

async function renameGuest({ rooms, publishPeopleChange }: HandlerDeps, person: string, wanted: string): Promise<Me | Rejection> {
  const { names, people } = rooms.stores
  const name = readGuestName(wanted)
  if (isRejection(name)) return name
  if (!(await names.renameGuest(person, name))) return refuse('account.nameTaken')
  await publishPeopleChange(person)
  return meOf((await people.findBy('id', person))!)
}

async function renameAccount({ rooms, publishPeopleChange }: HandlerDeps, person: string, wanted: string): Promise<Me | Rejection> {
  const { names, people } = rooms.stores
  const name = readAccountName(wanted)
  if (isRejection(name)) return name
  const naming = await names.renameAccount(person, name)
  if (naming.taken) return refuse('account.nameTaken')
  await publishPeopleChange(person, ...naming.displaced)
  return meOf((await people.findBy('id', person))!)
}

/** Leaves every table of a deleted person: open ones are left, matches resigned or played on by a substitute. */
async function leaveAllTables(rooms: MatchRooms, person: string): Promise<void> {
  const { matches } = rooms.stores
  for (const { id } of await matches.ofPerson(person, 'open', maxTablesLeft)) await standUp(rooms, person, id)
  // A deal goes on without their word, and the match is left once it has started.
  for (const { id } of await matches.ofPerson(person, 'dealing', maxTablesLeft)) {
    const room = await rooms.open(id)
    if (!isRejection(room)) await room.runExclusive(() => leaveDuringDeal(rooms, room, person))
  }
  for (const { id } of await matches.ofPerson(person, 'playing', maxTablesLeft))
    await runMatchCommand(rooms, person, { kind: 'leave', match: id, id: freshId() }, () => {})
}
