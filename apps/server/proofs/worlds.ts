import { defaultOptions, heardBy, isRejection, Match, nextWord, rngFrom, sha256, type GamePackage, type Rng } from '@parlor/kernel'
import { Fold } from '../src/match/fold.ts'
import { Room, text, type Viewing } from '../src/match/room.ts'
import type { MatchRow } from '../src/store/matches.ts'
import { games } from '../src/games.ts'

/** What was looked at, and what gave something away. */
export interface LeakReport {
  readonly states: number
  /** Frames of both worlds that were compared byte for byte. */
  frames: number
  /** Worlds that really differ in something hidden. */
  different: number
  /** Kinds of messages among them. */
  readonly kinds: Set<string>
  leaks: string[]
}

/** A match from the middle: the same table, whatever the hidden cards are. */
function worldFrom(pkg: GamePackage, row: MatchRow, state: unknown): { room: Room; viewing: Viewing; frames: string[]; fold: Fold } {
  const world: GamePackage = { ...pkg, game: { ...pkg.game, setup: () => pkg.game.clone(state) as never } }
  const people = new Map(
    row.seats.map((_, seat) => [`p${seat}`, { id: `p${seat}`, name: `Player ${seat}`, account: null, unique: false, strengths: {} }]),
  )
  const room = new Room(world, row, people)
  const fold = new Fold(world, row)
  room.fold = fold
  const frames: string[] = []
  const viewing: Viewing = { person: '', seq: null, send: (frame) => void frames.push(frame) }
  return { room, viewing, frames, fold }
}

/**
 * Two worlds that differ only in what a seat may not know: everything that leaves the server for that seat is compared byte for byte, in
 * the state itself and over the moves that follow for as long as the seat sees and hears the same.
 */
export function findLeaks(pkg: GamePackage, states: number, seed: string): LeakReport {
  const report: LeakReport = { states, frames: 0, different: 0, kinds: new Set(), leaks: [] }
  const rng = rngFrom(seed)
  let looked = 0
  for (let game = 0; looked < states; game++) {
    const row = rowFor(pkg, `${seed} ${game}`, game)
    const match = Match.begin(pkg.game, { options: row.options, seed: row.seed })
    if (isRejection(match)) throw new Error(match.rejected)
    while (!match.outcome && looked < states) {
      if (nextWord(rng) % 3 === 0) {
        compare(pkg, row, match, nextWord(rng) % (match.seatCount + 1), rng, report)
        looked++
      }
      if (isRejection(playAny(match, rng))) throw new Error('a legal move was refused')
    }
  }
  return report
}

function compare(pkg: GamePackage, row: MatchRow, match: Match, at: number, rng: Rng, report: LeakReport): void {
  const viewer = at < match.seatCount ? at : ('watcher' as const)
  // Whoever looks on knows less than any seat: what one of them cannot tell apart, they cannot.
  const seat = viewer === 'watcher' ? nextWord(rng) % match.seatCount : viewer
  const other: unknown = pkg.game.determinize(match.view(seat), seat, rngFrom(String(nextWord(rng))))
  const worlds = [match.state as unknown, other].map((state) => worldFrom(pkg, row, state)) as [World, World]
  const [one, two] = worlds
  if (one.fold.match.hash() !== two.fold.match.hash()) report.different++
  const person = viewer === 'watcher' ? 'nobody' : `p${viewer}`
  if (!one.room.mayWatch(person)) return
  for (const world of worlds) {
    const viewing = { ...world.viewing, person }
    world.room.viewers.add(viewing)
    tellAll(world, viewing)
  }
  check(report, pkg, one, two, `state ${report.frames}`)
  for (let step = 0; step < 4; step++) {
    const moved = stepBoth(one, two, rng)
    if (!moved) return
    const sees = worlds.map(({ fold }) => JSON.stringify([fold.match.view(viewer), heardBy(fold.match.line.at(-1)!.events, viewer)]))
    // From here on they may know the difference: they have seen it.
    if (sees[0] !== sees[1]) return
    for (const world of worlds) world.room.showAll(2_000)
    check(report, pkg, one, two, `after ${step + 1}`)
  }
}

type World = ReturnType<typeof worldFrom>

/** Every message that can go out about a match. */
function tellAll({ room, fold, frames }: World, viewing: Viewing): void {
  room.show(viewing, 1_000)
  room.showTable(viewing)
  room.showPresence(viewing)
  room.tell({ kind: 'reaction', match: room.id, seat: 0, reaction: 'hello' }, viewing)
  const rendering = room.rendering(viewing.person)
  for (const answer of [rendering.lobby(), rendering.own(fold), rendering.replay(fold)]) frames.push(JSON.stringify(answer))
  const seat = room.seatOf(viewing.person)
  if (seat === 'watcher') return
  const id = 'abcdefgh'
  for (const move of [null, 7, 'x', [], {}, { kind: 'pass' }, { card: 1 }]) {
    const why = fold.pkg.game.check(fold.match.state, seat, move)
    frames.push(text(why ? { kind: 'refused', id, why } : { kind: 'done', id, seq: fold.seq + 1 }))
  }
  frames.push(JSON.stringify(fold.match.moves(seat)), JSON.stringify(fold.match.undoable(seat)))
}

/** The same move in both worlds, where it can be played in both. */
function stepBoth(one: World, two: World, rng: Rng): boolean {
  const { pending } = one.fold.match.state as { pending: { seat: number }[] }
  if (pending.length === 0) return false
  const { seat } = pending[nextWord(rng) % pending.length]!
  const moves = one.fold.match.moves(seat)
  const move: unknown = moves[nextWord(rng) % moves.length]
  if (two.fold.pkg.game.check(two.fold.match.state, seat, move)) return false
  for (const { fold } of [one, two]) {
    if (isRejection(fold.match.play(seat, move))) return false
    fold.took({ entry: fold.match.log.at(-1)!, at: 1_500, mover: `${seat}:${fold.seq}` })
  }
  return true
}

function check(report: LeakReport, pkg: GamePackage, one: World, two: World, when: string): void {
  const count = Math.max(one.frames.length, two.frames.length)
  for (let i = 0; i < count; i++) {
    report.frames++
    report.kinds.add(/^\{"kind":"(\w+)"/.exec(one.frames[i] ?? '')?.[1] ?? 'answer')
    if (one.frames[i] !== two.frames[i])
      report.leaks.push(`${pkg.game.id} ${when}: ${one.frames[i]?.slice(0, 300)} | ${two.frames[i]?.slice(0, 300)}`)
  }
  one.frames.length = 0
  two.frames.length = 0
}

function playAny(match: Match, rng: Rng): unknown {
  const { pending } = match.state as { pending: { seat: number }[] }
  const { seat } = pending[nextWord(rng) % pending.length]!
  const moves = match.moves(seat)
  return match.play(seat, moves[nextWord(rng) % moves.length])
}

/** Every preset in turn, and every kind of clock. */
function rowFor(pkg: GamePackage, seed: string, turn: number): MatchRow {
  const { presets } = pkg.game.options
  const options = presets[turn % presets.length]!.options as MatchRow['options']
  const clocks: readonly MatchRow['clock'][] = [
    { kind: 'move', seconds: 60 },
    { kind: 'total', minutes: 5, increment: 2 },
    { kind: 'none' },
  ]
  const seats = Array.from({ length: pkg.game.seatCount(options) }, (_, seat) => ({
    kind: 'person' as const,
    person: `p${seat}`,
    left: false,
    rating: null,
  }))
  return {
    id: '0'.repeat(20),
    game: pkg.game.id,
    version: pkg.game.version,
    options,
    secrets: seats.map(() => defaultOptions(pkg.game.secrets) as never),
    seed,
    hash: sha256('same'),
    deal: null,
    state: 'playing',
    seats,
    host: 'p0',
    code: null,
    visibility: 'private',
    clock: clocks[turn % clocks.length]!,
    spectators: { kind: 'allowed' },
    absent: { kind: 'wait' },
    ranked: false,
    asked: null,
    offer: turn % 2 === 0 ? null : { seat: 0, seq: 0, granted: [] },
    undoAsked: null,
    undoMuted: [],
    draw: null,
    said: null,
    rematch: [],
    pledges: null,
    next: null,
    outcome: null,
    share: null,
    revision: 1,
    created: 1,
    started: 1,
    ended: null,
  }
}

/** The games in which there is something to give away. */
export const hiddenGames = games.filter(({ game }) => game.information === 'hidden')
