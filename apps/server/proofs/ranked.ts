import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, rngFrom, type GamePackage, type Rejection, type Rng, type ViewCore } from '@parlor/kernel'
import { signUp } from './account.ts'
import { freshAskId, randomMove, type Guest, type Line } from './client.ts'

/** Somebody at the table of a ranked match, with what they see of it. */
export interface Sitter {
  readonly guest: Guest
  readonly line: Line
  readonly seat: number
}

/** People who have been brought together by the ranked queue, by seat. */
export interface RankedMatch {
  readonly match: string
  readonly sitters: readonly Sitter[]
}

/** Somebody who may play ranked. */
export async function newPlayer(base: string): Promise<Guest> {
  return (await signUp(base)).guest
}

/** Waits in the ranked queue; the refusal where it is closed, else the line that is told of the match. */
export async function queueUp(line: Line, pkg: GamePackage, id = freshAskId()): Promise<Rejection | 'queued'> {
  const answer = Promise.race([line.next('queued'), line.next('paired'), line.next('refused', (tell) => tell.id === id)])
  line.send({ kind: 'queue', id, game: pkg.game.id, preset: pkg.game.options.presets[0]!.id, ranked: true, secret: null })
  const tell = await answer
  return tell.kind === 'refused' ? tell.why : 'queued'
}

/** These people queue together, are paired with each other and look at their match. */
export async function rankedMatch(guests: readonly Guest[], pkg: GamePackage): Promise<RankedMatch> {
  const lines = await Promise.all(guests.map((guest) => guest.connect()))
  const paired = lines.map((line) => line.next('paired'))
  for (const line of lines) {
    const refused = await queueUp(line, pkg)
    if (isRejection(refused)) throw new Error(`not let into the queue: ${refused.rejected}`)
  }
  const { match } = (await Promise.all(paired))[0]!
  const sitters = await Promise.all(
    lines.map(async (line, i) => {
      const table = line.next('table')
      const synced = line.next('sync')
      line.send({ kind: 'watch', match, from: null })
      const { you } = (await table).table
      await synced
      return { guest: guests[i]!, line, seat: you! }
    }),
  )
  return { match, sitters: sitters.toSorted((a, b) => a.seat - b.seat) }
}

/** What somebody sees now. */
export function viewOf({ line }: Sitter, match: string): ViewCore {
  const tell = line.heard.findLast((one) => (one.kind === 'sync' || (one.kind === 'steps' && one.steps.length > 0)) && one.match === match)
  if (tell?.kind === 'sync') return tell.view
  if (tell?.kind === 'steps') return tell.steps.at(-1)!.view
  throw new Error('nothing of the match has been seen')
}

/** How a seat chooses; null lets it wait. */
export type Choose = (view: ViewCore, seat: number) => { decision: number; move: string } | null

/** Plays on until everybody has made at least so many moves or it is over. */
export async function playOn({ match, sitters }: RankedMatch, pkg: GamePackage, least: number, choose?: Choose): Promise<void> {
  const rng: Rng = rngFrom(match)
  const made = sitters.map(() => 0)
  for (let seq = 1; made.some((count) => count < least);) {
    const view = viewOf(sitters[0]!, match)
    if (view.outcome) return
    const seat = view.pending.find((one) => made[one.seat]! < least + 1)?.seat ?? view.pending[0]!.seat
    const sitter = sitters[seat]!
    const move = (choose ?? ((seen, at) => randomMove(pkg, seen, at, rng)))(viewOf(sitter, match), seat)
    if (!move) throw new Error('nobody moves')
    const answer = await sitter.line.ask({ kind: 'move', match, id: freshAskId(), ...move, group: null, seen: seq })
    if (isRejection(answer)) throw new Error(`move refused: ${answer.rejected}`)
    seq = answer!
    made[seat]!++
    await seen(sitters, match, seq)
  }
}

/** Waits until everybody has been told so much. */
async function seen(sitters: readonly Sitter[], match: string, seq: number): Promise<void> {
  const has = ({ line }: Sitter) =>
    line.heard.some(
      (one) =>
        (one.kind === 'steps' && one.match === match && (one.steps.at(-1)?.seq ?? 0) >= seq) || (one.kind === 'sync' && one.seq >= seq),
    )
  while (!sitters.every(has)) await wait(2)
}

/** The table once the match is over. */
export async function overAt({ match, sitters }: RankedMatch) {
  for (;;) {
    const table = await sitters[0]!.guest.ask('table', undefined as never, { match })
    if (table.state === 'over') return table
    await wait(20)
  }
}

export function leave({ sitters }: RankedMatch): void {
  for (const { line } of sitters) line.close()
}
