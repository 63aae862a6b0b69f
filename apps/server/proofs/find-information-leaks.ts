import { isMoveEntry, isRejection, nextRandomWord, rngFrom, type GamePackage, type Rng } from '@parlor/kernel'
import { defaultOptions, Match, sha256 } from '@parlor/kernel/host'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { MatchRoom, encodeMessage, type MatchSubscriber } from '../src/match/match-room.ts'
import type { MatchRow } from '../src/store/matches.ts'
import { games } from '../src/games.ts'
import { playingMatchRow } from './playing-match-row.ts'
import { cardsAllowedFor, cards, maxCopies, builtInDecks } from '@parlor/simpiece'
import { knowledgeModels, type KnowledgeModel, type MatchSegment } from './knowledge-model.ts'

/** What was compared, and the leaks found. */
interface LeakReport {
  readonly states: number
  /** Frame pairs compared byte for byte. */
  frames: number
  /** World pairs that differ in something hidden. */
  different: number
  /** Moves followed in both worlds. */
  steps: number
  /** Message kinds among the frames. */
  readonly kinds: Set<string>
  leaks: string[]
}

/** A match from mid-game: the same table, other hidden cards. */
function createWorld(
  pkg: GamePackage,
  row: MatchRow,
  state: unknown,
): { room: MatchRoom; subscriber: MatchSubscriber; frames: string[]; replayed: ReplayedMatch } {
  const world: GamePackage = { ...pkg, game: { ...pkg.game, setup: () => pkg.game.clone(state) as never } }
  const people = new Map(
    row.seats.map((_, seat) => [`p${seat}`, { id: `p${seat}`, name: `Player ${seat}`, account: null, unique: false, strengths: {} }]),
  )
  const room = new MatchRoom(world, row, people)
  const replayed = new ReplayedMatch(world, row)
  room.replayed = replayed
  const frames: string[] = []
  const subscriber: MatchSubscriber = { person: '', seq: null, send: (frame) => void frames.push(frame) }
  return { room, subscriber, frames, replayed }
}

/** Maximum moves followed. */
const mostSteps = 8
const stretchesPerMatch = 12

/**
 * Compares, byte for byte with order and length, what a viewer is sent in two worlds that differ only in what the viewer cannot have
 * learned by the rules, over some moves, until something that differs is shown.
 */
export function findInformationLeaks(pkg: GamePackage, states: number, seed: string): LeakReport {
  const report: LeakReport = { states, frames: 0, different: 0, steps: 0, kinds: new Set(), leaks: [] }
  const model = knowledgeModels[pkg.game.id]
  if (!model) throw new Error(`nobody has written down what players of ${pkg.game.id} may know`)
  const rng = rngFrom(seed)
  for (let game = 0; report.different < states; game++) {
    const row = matchRowFor(pkg, `${seed} ${game}`, game, rng)
    const match = Match.begin(pkg.game, { options: row.options, secrets: row.secrets, seed: row.seed })
    if (isRejection(match)) throw new Error(match.rejected)
    while (!match.outcome) if (isRejection(playAny(match, rng))) throw new Error('a legal move was refused')
    for (let i = 0; i < stretchesPerMatch && report.different < states; i++) {
      const from = nextRandomWord(rng) % match.history.length
      const to = Math.min(match.history.length - 1, from + (nextRandomWord(rng) % (mostSteps + 1)))
      const seat = nextRandomWord(rng) % (match.seatCount + 1)
      compareWorlds(pkg, row, model, { match, from, to, viewer: seat < match.seatCount ? seat : 'watcher' }, rng, report)
    }
  }
  return report
}

function compareWorlds(pkg: GamePackage, row: MatchRow, model: KnowledgeModel, stretch: MatchSegment, rng: Rng, report: LeakReport): void {
  const { match, from, to, viewer } = stretch
  const other = model.otherWorld(stretch, rng)
  if (other === null) return
  const worlds = [match.stateAt(from) as unknown, other].map((state) => createWorld(pkg, row, state)) as [World, World]
  const [one, two] = worlds
  if (one.replayed.match.hash() === two.replayed.match.hash()) return
  const person = viewer === 'watcher' ? 'nobody' : `p${viewer}`
  if (!one.room.mayWatch(person)) return
  report.different++
  for (const world of worlds) {
    const subscriber = { ...world.subscriber, person }
    world.room.subscribers.add(subscriber)
    sendEverything(world, subscriber)
  }
  compareFrames(report, pkg, one, two, `at ${from} to ${viewer}`)
  for (let step = from; step < to; step++) {
    const { entry } = match.history[step]!
    if (!isMoveEntry(entry)) return
    const move: unknown = pkg.game.notation.readMove(entry.move)
    const moves = [move, model.move(stretch, entry.seat, move, rng)]
    // A move illegal in the other world rules that world out: the viewer has learned something.
    if (worlds.some(({ replayed }, i) => pkg.game.check(replayed.match.state, entry.seat, moves[i]))) return
    for (const [i, { replayed }] of worlds.entries()) {
      if (isRejection(replayed.match.play(entry.seat, moves[i]))) return
      replayed.recordCommitted({ entry: replayed.match.log.at(-1)!, at: 1_500, waited: 0, mover: `${entry.seat}:${replayed.seq}` })
    }
    if (!model.looksSame(viewer, one.replayed.match, two.replayed.match)) return
    for (const world of worlds) world.room.broadcastUpdate(2_000)
    report.steps++
    compareFrames(report, pkg, one, two, `after ${step + 1} to ${viewer}`)
  }
}

type World = ReturnType<typeof createWorld>

/** Every message that can be sent about a match. */
function sendEverything({ room, replayed, frames }: World, subscriber: MatchSubscriber): void {
  room.sendUpdate(subscriber, 1_000)
  room.sendTable(subscriber)
  room.sendPresence(subscriber)
  room.broadcast({ kind: 'reaction', match: room.id, seat: 0, reaction: 'hello' }, subscriber)
  const rendering = room.renderer(subscriber.person)
  for (const answer of [rendering.lobbyTable(), rendering.ownTable(replayed), rendering.record(replayed)])
    frames.push(JSON.stringify(answer))
  const seat = room.seatOf(subscriber.person)
  if (seat === 'watcher') return
  const id = 'abcdefgh'
  for (const move of [null, 7, 'x', [], {}, { kind: 'pass' }, { card: 1 }]) {
    const why = replayed.pkg.game.check(replayed.match.state, seat, move)
    frames.push(encodeMessage(why ? { kind: 'refused', id, why } : { kind: 'done', id, seq: replayed.seq + 1 }))
  }
  frames.push(JSON.stringify(replayed.match.moves(seat)), JSON.stringify(replayed.match.undoable(seat)))
}

function compareFrames(report: LeakReport, pkg: GamePackage, one: World, two: World, when: string): void {
  const count = Math.max(one.frames.length, two.frames.length)
  for (let i = 0; i < count; i++) {
    report.frames++
    report.kinds.add(/^\{"kind":"(\w+)"/.exec(one.frames[i] ?? '')?.[1] ?? 'answer')
    if (one.frames[i] !== two.frames[i])
      report.leaks.push(`${pkg.game.id} ${when}: ${difference(one.frames[i] ?? '', two.frames[i] ?? '')}`)
  }
  one.frames.length = 0
  two.frames.length = 0
}

/** First difference of two frames, and their lengths. */
function difference(one: string, two: string): string {
  let at = 0
  while (at < one.length && one[at] === two[at]) at++
  const around = (frame: string) => frame.slice(Math.max(0, at - 60), at + 60)
  return `${one.length} and ${two.length} characters, ${around(one)} | ${around(two)}`
}

function playAny(match: Match, rng: Rng): unknown {
  const { pending } = match.state as { pending: { seat: number }[] }
  const { seat } = pending[nextRandomWord(rng) % pending.length]!
  const moves = match.moves(seat)
  return match.play(seat, moves[nextRandomWord(rng) % moves.length])
}

/** All presets and clock kinds in turn. */
function matchRowFor(pkg: GamePackage, seed: string, turn: number, rng: Rng): MatchRow {
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
  return playingMatchRow(pkg, [], {
    id: '0'.repeat(20),
    options,
    secrets: seats.map(() => (pkg.game.id === 'simpiece' ? randomDeck(rng) : (defaultOptions(pkg.game.secrets) as never))),
    seed,
    hash: sha256('same'),
    seats,
    host: 'p0',
    clock: clocks[turn % clocks.length]!,
    offer: turn % 2 === 0 ? null : { seat: 0, seq: 0, granted: [] },
    revision: 1,
    created: 1,
    started: 1,
  })
}

/** A preset deck, or any legal one. */
function randomDeck(rng: Rng): { leader: string; deck: string } {
  const ready = builtInDecks[nextRandomWord(rng) % builtInDecks.length]!.options
  if (nextRandomWord(rng) % 2 === 0) return { ...ready }
  const allowed = cardsAllowedFor(cards.findIndex(({ id }) => id === ready.leader))
  const counts = new Map<string, number>()
  for (let total = 0; total < 50;) {
    const { id } = cards[allowed[nextRandomWord(rng) % allowed.length]!]!
    if ((counts.get(id) ?? 0) >= maxCopies) continue
    counts.set(id, (counts.get(id) ?? 0) + 1)
    total++
  }
  return { leader: ready.leader, deck: [...counts].map(([id, count]) => `${count}x${id}`).join(' ') }
}

export const hiddenInformationGames = games.filter(({ game }) => game.information === 'hidden')
