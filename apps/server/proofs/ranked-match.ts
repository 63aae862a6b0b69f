import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, rngFrom, type GamePackage, type Rejection, type Rng, type ViewCore } from '@parlor/kernel'
import { signUp } from './test-account.ts'
import { freshRequestId, randomMove, type TestClient, type TestSocket } from './test-client.ts'

/** A client at a ranked match, with its socket. */
interface SeatedClient {
  readonly guest: TestClient
  readonly socket: TestSocket
  readonly seat: number
}

/** Clients paired by the ranked queue, by seat. */
export interface RankedMatch {
  readonly match: string
  readonly sitters: readonly SeatedClient[]
}

/** A client with an account, for ranked play. */
export async function newAccountClient(base: string): Promise<TestClient> {
  return (await signUp(base)).guest
}

/** Joins the ranked queue; returns the refusal where it is closed. */
export async function joinRankedQueue(socket: TestSocket, pkg: GamePackage, id = freshRequestId()): Promise<Rejection | 'queued'> {
  const answer = Promise.race([
    socket.nextMessage('queued'),
    socket.nextMessage('paired'),
    socket.nextMessage('refused', (message) => message.id === id),
  ])
  socket.send({ kind: 'queue', id, game: pkg.game.id, preset: pkg.game.options.presets[0]!.id, ranked: true, secret: null })
  const message = await answer
  return message.kind === 'refused' ? message.why : 'queued'
}

/** Queues these clients together, waits for their pairing and watches the match. */
export async function startRankedMatch(guests: readonly TestClient[], pkg: GamePackage): Promise<RankedMatch> {
  const sockets = await Promise.all(guests.map((guest) => guest.connect()))
  const paired = sockets.map((socket) => socket.nextMessage('paired'))
  for (const socket of sockets) {
    const refused = await joinRankedQueue(socket, pkg)
    if (isRejection(refused)) throw new Error(`not let into the queue: ${refused.rejected}`)
  }
  const { match } = (await Promise.all(paired))[0]!
  const sitters = await Promise.all(
    sockets.map(async (socket, i) => {
      const table = socket.nextMessage('table')
      const synced = socket.nextMessage('sync')
      socket.send({ kind: 'watch', match, from: null })
      const { you } = (await table).table
      await synced
      return { guest: guests[i]!, socket, seat: you! }
    }),
  )
  return { match, sitters: sitters.toSorted((a, b) => a.seat - b.seat) }
}

/** The latest view. */
export function currentView({ socket }: SeatedClient, match: string): ViewCore {
  const message = socket.messages.findLast(
    (one) => (one.kind === 'sync' || (one.kind === 'steps' && one.steps.length > 0)) && one.match === match,
  )
  if (message?.kind === 'sync') return message.view
  if (message?.kind === 'steps') return message.steps.at(-1)!.view
  throw new Error('nothing of the match has been seen')
}

/** Chooses a seat's move; null waits. */
type MoveChooser = (view: ViewCore, seat: number) => { decision: number; move: string } | null

/** Plays until every seat has made that many moves or the match is over. */
export async function playUntilMoves(
  { match, sitters }: RankedMatch,
  pkg: GamePackage,
  least: number,
  choose?: MoveChooser,
): Promise<void> {
  const rng: Rng = rngFrom(match)
  const made = sitters.map(() => 0)
  for (let seq = 1; made.some((count) => count < least);) {
    const view = currentView(sitters[0]!, match)
    if (view.outcome) return
    const seat = view.pending.find((one) => made[one.seat]! < least + 1)?.seat ?? view.pending[0]!.seat
    const sitter = sitters[seat]!
    const move = (choose ?? ((seen, at) => randomMove(pkg, seen, at, rng)))(currentView(sitter, match), seat)
    if (!move) throw new Error('nobody moves')
    const answer = await sitter.socket.request({ kind: 'move', match, id: freshRequestId(), ...move, group: null, seen: seq })
    if (isRejection(answer)) throw new Error(`move refused: ${answer.rejected}`)
    seq = answer!
    made[seat]!++
    await seen(sitters, match, seq)
  }
}

/** Waits until everybody has received that seq. */
async function seen(sitters: readonly SeatedClient[], match: string, seq: number): Promise<void> {
  const has = ({ socket }: SeatedClient) =>
    socket.messages.some(
      (one) =>
        (one.kind === 'steps' && one.match === match && (one.steps.at(-1)?.seq ?? 0) >= seq) || (one.kind === 'sync' && one.seq >= seq),
    )
  while (!sitters.every(has)) await wait(2)
}

export async function waitUntilOver({ match, sitters }: RankedMatch) {
  for (;;) {
    const table = await sitters[0]!.guest.requestOrThrow('table', undefined as never, { match })
    if (table.state === 'over') return table
    await wait(20)
  }
}

export function closeSockets({ sitters }: RankedMatch): void {
  for (const { socket } of sitters) socket.close()
}
