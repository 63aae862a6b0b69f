import type { ClientMessage, ClientMessageOf, RouteName } from '@parlor/protocol'
import { freshRequestId } from './test-client.ts'

/** A request for another person's data. */
export interface TrespassAttempt {
  readonly body?: object
  readonly query?: string
  /** Whether a successful response reveals nothing: it is the caller's own, or public. */
  harmless?(answer: unknown): boolean
  /** Sent by another client, so that its effect does not spoil the other calls. */
  readonly byAnother?: boolean
}

/** Ids of others' data, none of which a response may contain. */
export interface TrespassVictims {
  readonly matches: readonly string[]
  readonly people: readonly string[]
}

const secret = null
const password = 'not the password'
const word = 'a'.repeat(64)

/** Attempts by route; the type requires every route of the protocol. */
export function routeAttempts({ matches, people }: TrespassVictims): { readonly [N in RouteName]: readonly TrespassAttempt[] } {
  /** Public, with nothing of others in it. */
  const harmless = (answer: unknown) => {
    const text = JSON.stringify(answer)
    return ![...matches, ...people].some((name) => text.includes(name))
  }
  const own: TrespassAttempt = { harmless }
  return {
    serverInfo: [own],
    ensureGuest: [own],
    me: [own],
    rename: [{ body: { name: 'Stranger' }, harmless }],
    exportData: [own],
    deleteMe: [{ body: { password: null }, harmless, byAnother: true }],
    readAccountData: [{ harmless: (answer) => (answer as { value?: unknown }).value === null }],
    saveAccountData: [{ body: { revision: 1, value: { stolen: true } } }],
    signUp: [{ body: { name: 'admin', password, email: null } }],
    signIn: [{ body: { name: 'somebody', password } }],
    signOut: [{ body: {}, harmless, byAnother: true }],
    changePassword: [{ body: { current: password, next: password } }],
    lobby: [own, { query: '?game=dots', harmless }],
    myTables: [own],
    openTable: [{ body: { id: freshRequestId(), table: {} } }],
    quickMatch: [{ body: { id: freshRequestId(), game: 'chess', secret } }],
    table: [{}],
    takeSeat: [{ body: { seat: 0, secret } }, { body: { seat: null, secret } }],
    standUp: [{ body: {} }],
    setBotSeat: [{ body: { seat: 1, level: 'random' } }, { body: { seat: 1, level: null } }],
    tableByCode: [{}],
    history: [own, { query: '?before=1', harmless }],
    replay: [{}],
    shareReplay: [{ body: {} }],
    sharedReplay: [{}],
    rating: [own],
    ratingChange: [{ harmless: (answer) => (answer as { change?: unknown }).change === null }],
    leaderboard: [own],
    revealWord: [{ body: { word } }],
    anchorPages: [own],
    anchorPage: [own],
  }
}

/** Attempts by message kind; the type requires every kind of the protocol. */
export const messageAttempts: { readonly [K in ClientMessage['kind']]: (match: string, id: string) => readonly ClientMessageOf<K>[] } = {
  watch: (match) => [
    { kind: 'watch', match, from: null },
    { kind: 'watch', match, from: 0 },
  ],
  unwatch: (match) => [{ kind: 'unwatch', match }],
  move: (match, id) => [{ kind: 'move', match, id, decision: 0, move: 'a1', group: null, seen: 0 }],
  resign: (match, id) => [{ kind: 'resign', match, id }],
  leave: (match, id) => [{ kind: 'leave', match, id }],
  undo: (match, id) => (['ask', 'grant', 'deny', 'withdraw'] as const).map((step) => ({ kind: 'undo', match, id, step, seq: 0 })),
  muteUndo: (match, id) => [true, false].map((muted) => ({ kind: 'muteUndo', match, id, muted })),
  abort: (match, id) => [{ kind: 'abort', match, id }],
  claim: (match, id) => [{ kind: 'claim', match, id, seat: 0 }],
  draw: (match, id) => (['offer', 'accept', 'decline', 'withdraw'] as const).map((step) => ({ kind: 'draw', match, id, step, line: 0 })),
  rematch: (match, id) => [true, false].map((wanted) => ({ kind: 'rematch', match, id, wanted, commitment: wanted ? word : null })),
  react: (match) => [{ kind: 'react', match, reaction: 'hello' }],
  queue: (_match, id) => [{ kind: 'queue', id, game: 'dots', preset: 'nothing', ranked: false, secret, commitment: word }],
  unqueue: (_match, id) => [{ kind: 'unqueue', id }],
  ping: () => [{ kind: 'ping', at: 1 }],
}

/** Replies that reveal nothing. */
export const harmlessMessageKinds: ReadonlySet<string> = new Set(['refused', 'lost', 'pong'])
