import { cpus } from 'node:os'
import { botFor, decide } from '@parlor/bots'
import { dots } from '@parlor/dots'
import { randomInt, isRejection, quietSink, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { begin, play, think, type PeerState } from './peer.ts'

const { game } = dots
const { options } = game.options.presets[0]!
const opening = dealt()
const json = process.argv.includes('--json')
const rounds = 6
const secondsEach = 1

/** Work per CPU second, the engines alternating in short slices, so that load affects both alike. */
async function sideBySide(ours: () => number, theirs: () => number | Promise<number>): Promise<{ ours: number; theirs: number }> {
  const done = [0, 0]
  const spent = [0, 0]
  const sides = [
    { work: ours, calls: await callsBetween(ours) },
    { work: theirs, calls: await callsBetween(theirs) },
  ]
  for (let round = 0; round < rounds; round++)
    for (const [i, { work, calls }] of sides.entries()) {
      const start = process.cpuUsage()
      let used = 0
      while (used < secondsEach) {
        for (let call = 0; call < calls; call++) done[i]! += await work()
        used = secondsSince(start)
      }
      spent[i]! += used
    }
  return { ours: done[0]! / spent[0]!, theirs: done[1]! / spent[1]! }
}

/** Calls between two readings of the clock: some milliseconds, so that reading it costs nothing. */
async function callsBetween(work: () => number | Promise<number>): Promise<number> {
  const start = process.cpuUsage()
  let calls = 0
  for (; secondsSince(start) < 0.2; calls++) await work()
  return Math.ceil(calls / 20)
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

function dealt(): Match {
  const match = Match.begin(game, { options, seed: '1' })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

const rng = rngFrom('peers')
const out: Parameters<typeof game.moves>[2] = []

function pureGame(): number {
  const match = dealt()
  while (!match.outcome) {
    const { seat } = match.state.pending[0]
    match.play(seat, out[randomInt(rng, game.moves(match.state, seat, out))])
  }
  return match.history.length
}

const scratch = game.clone(opening.start)

function searchGame(): number {
  game.copy(opening.start, scratch)
  let moves = 0
  for (; !scratch.outcome; moves++) {
    const { seat } = scratch.pending[0]!
    game.apply(scratch, seat, out[randomInt(rng, game.moves(scratch, seat, out))]!, quietSink)
  }
  return moves
}

function peerGame(): number {
  let state: PeerState = begin()
  let moves = 0
  for (; state.ctx.gameover === undefined; moves++) {
    const enemy = 1 - Number(state.ctx.currentPlayer)
    const free = state.G.owner.flatMap((owner, cell) => (owner === enemy ? [] : [cell]))
    state = play(state, free[randomInt(rng, free.length)]!)
  }
  return moves
}

/** Iterations per call, the same for both, so that the overhead of a call weighs equally. */
const iterations = 200

function ourSearch(): number {
  const bot = botFor(dots, { id: 'peers', kind: 'mcts', simulations: iterations })
  return decide(bot, { view: game.view(opening.start, 0), seat: 0, rng }).nodes
}

async function peerSearch(): Promise<number> {
  await think(iterations)
  return iterations
}

/** Both engines must agree on every position of random games; otherwise the comparison is meaningless. */
function checkAgreement(): void {
  let theirs: PeerState = begin()
  game.copy(opening.start, scratch)
  while (!scratch.outcome) {
    const { seat } = scratch.pending[0]!
    const move = out[randomInt(rng, game.moves(scratch, seat, out))]!
    game.apply(scratch, seat, move, quietSink)
    theirs = play(theirs, move.row * 5 + move.col)
    const { owner, dots: held } = theirs.G
    if (owner.some((who, cell) => who !== scratch.owner[cell]) || held.some((count, cell) => count !== scratch.dots[cell]))
      throw new Error('the two engines disagree about the rules')
  }
  if (theirs.ctx.gameover === undefined) throw new Error('the two engines disagree about the end')
}

for (let i = 0; i < 100; i++) checkAgreement()

/** `floor`: minimum ratio, below which the run fails. */
const measured = [
  { name: 'pure path (moves)', floor: 150, ...(await sideBySide(pureGame, peerGame)) },
  { name: 'search path (moves)', floor: 250, ...(await sideBySide(searchGame, peerGame)) },
  { name: 'tree search (iterations)', floor: 300, ...(await sideBySide(ourSearch, peerSearch)) },
]
const rows = measured.map(({ name, floor, ours, theirs }) => ({
  name,
  ours: Math.round(ours),
  theirs: Math.round(theirs),
  ratio: Math.round(ours / theirs),
  floor,
}))
if (json) process.stdout.write(JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, rows }, null, 2) + '\n')
else {
  process.stdout.write(`Dots 5×5 per CPU second, Node ${process.version}, ${cpus()[0]?.model}\n\n`)
  process.stdout.write(`${''.padEnd(26)}${'Parlor'.padStart(14)}${'boardgame.io'.padStart(14)}${'ratio'.padStart(8)}\n`)
  for (const { name, ours, theirs, ratio } of rows)
    process.stdout.write(`${name.padEnd(26)}${String(ours).padStart(14)}${String(theirs).padStart(14)}${`${ratio}×`.padStart(8)}\n`)
}
process.exitCode = rows.every(({ ratio, floor }) => ratio >= floor) ? 0 : 1
