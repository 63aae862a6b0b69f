import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, rngFrom, type GamePackage, type Rejection, type Rng, type ViewCore } from '@parlor/kernel'
import { signUp } from './test-account.ts'
import { freshRequestId, randomMove, type TestClient, type TestSocket } from './test-client.ts'

/** A client at a ranked match, with its socket. */
export interface SeatedClient {
  readonly guest: TestClient
  readonly line: TestSocket
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
export async function joinRankedQueue(line: TestSocket, pkg: GamePackage, id = freshRequestId()): Promise<Rejection | 'queued'> {
  const answer = Promise.race([
    line.nextMessage('queued'),
    line.nextMessage('paired'),
    line.nextMessage('refused', (tell) => tell.id === id),
  ])
  line.send({ kind: 'queue', id, game: pkg.game.id, preset: pkg.game.options.presets[0]!.id, ranked: true, secret: null })
  const tell = await answer
  return tell.kind === 'refused' ? tell.why : 'queued'
}

/** Queues these clients together, waits for their pairing and watches the match. */
export async function startRankedMatch(guests: readonly TestClient[], pkg: GamePackage): Promise<RankedMatch> {
  const lines = await Promise.all(guests.map((guest) => guest.connect()))
  const paired = lines.map((line) => line.nextMessage('paired'))
  for (const line of lines) {
    const refused = await joinRankedQueue(line, pkg)
    if (isRejection(refused)) throw new Error(`not let into the queue: ${refused.rejected}`)
  }
  const { match } = (await Promise.all(paired))[0]!
  const sitters = await Promise.all(
    lines.map(async (line, i) => {
      const table = line.nextMessage('table')
      const synced = line.nextMessage('sync')
      line.send({ kind: 'watch', match, from: null })
      const { you } = (await table).table
      await synced
      return { guest: guests[i]!, line, seat: you! }
    }),
  )
  return { match, sitters: sitters.toSorted((a, b) => a.seat - b.seat) }
}

/** The latest view. */
export function currentView({ line }: SeatedClient, match: string): ViewCore {
  const tell = line.messages.findLast(
    (one) => (one.kind === 'sync' || (one.kind === 'steps' && one.steps.length > 0)) && one.match === match,
  )
  if (tell?.kind === 'sync') return tell.view
  if (tell?.kind === 'steps') return tell.steps.at(-1)!.view
  throw new Error('nothing of the match has been seen')
}

/** Chooses a seat's move; null waits. */
export type MoveChooser = (view: ViewCore, seat: number) => { decision: number; move: string } | null

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
    const answer = await sitter.line.request({ kind: 'move', match, id: freshRequestId(), ...move, group: null, seen: seq })
    if (isRejection(answer)) throw new Error(`move refused: ${answer.rejected}`)
    seq = answer!
    made[seat]!++
    await seen(sitters, match, seq)
  }
}

/** Waits until everybody has received that seq. */
async function seen(sitters: readonly SeatedClient[], match: string, seq: number): Promise<void> {
  const has = ({ line }: SeatedClient) =>
    line.messages.some(
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
  for (const { line } of sitters) line.close()
}
