import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { UsageError, integerFlag, type Command } from '../command.ts'

interface Proof {
  readonly about: string
  /** What it does at full size. */
  readonly size: string
  /** A size that takes a few seconds. */
  readonly quick: Readonly<Partial<Record<Flag, number>>>
}

const flags = {
  quick: '1 for a small size of everything, in two minutes',
  matches: 'tables in all (kill), live matches (crowd), ordinary matches (stall)',
  seconds: 'how long to measure (load, crowd, stall)',
  turns: 'how often, plain inserts and malformed frames in turns with it (load)',
  'at-once': 'tables at a time',
  kills: 'kills, every other pair between a commit and its answer (kill)',
  pace: 'nobody thinks longer about a move, in milliseconds (kill)',
  every: 'at most so many milliseconds from a node’s return to the next kill (kill)',
  embedded: '1 for the embedded database (kill)',
  moves: 'moves to make (once)',
  rounds: 'rounds of eight writers (once)',
  pauses: 'late writes of a paused node (once)',
  clients: 'clients to drop (outage), open sockets (crowd)',
  crashes: 'how often PostgreSQL is killed with −9 (outage)',
  away: 'how many milliseconds something is away (outage)',
  disk: 'megabytes of the disk that is filled (outage)',
  full: 'how many milliseconds it is full (outage)',
  states: 'pairs of worlds per game (leak)',
  calls: 'calls (trespass)',
  copies: 'send every move up to so many times (load)',
  latency: 'up to so many milliseconds before a frame goes out (load)',
  cut: 'in so many of a hundred moves the socket is cut (load)',
  trials: 'days of each scheme (farm)',
  honest: 'honest days to compare with (farm)',
  newcomers: 'honest newcomers who find their place (farm)',
  tables: 'tables of Domino with an accomplice (farm)',
  addresses: 'addresses of the adversary (stall)',
  hostile: '1 sends malformed frames meanwhile (load)',
} as const
type Flag = keyof typeof flags

/** The proofs of online play, by name; each starts the databases it needs. */
const proofs: Readonly<Record<string, Proof>> = {
  leak: {
    about: 'two worlds that differ in what a seat has not been shown, whole streams compared byte for byte',
    size: '2 000 pairs of worlds per hidden game',
    quick: { states: 100 },
  },
  trespass: {
    about: 'one person’s calls for other people’s things by every route and asking',
    size: '10 000 calls',
    quick: { calls: 400 },
  },
  once: {
    about: 'everything sent again and again, out of order, at two nodes that come and go; eight writers; a paused node',
    size: '50 000 moves',
    quick: { moves: 400, rounds: 50, pauses: 1, 'at-once': 28 },
  },
  outage: {
    about: 'Redis stopped and cut off, PostgreSQL restarted, killed with −9 and on a full disk, a thousand clients dropped at once',
    size: '6 kinds, 1 000 clients',
    quick: { clients: 40, crashes: 1, away: 2_000, full: 6_000, 'at-once': 14 },
  },
  load: {
    about: 'many matches at one node over real sockets, beside plain inserts of the same rows, and all games at once',
    size: '100 tables at a time',
    quick: { seconds: 3, turns: 1, 'at-once': 28 },
  },
  crowd: {
    about:
      '10 000 live matches, 500 of them played, 5 000 sockets at two nodes: statements, memory, p99, and what breaks first at ten times that',
    size: '10 000 matches, 5 000 sockets',
    quick: { matches: 200, 'at-once': 10, clients: 40, seconds: 5 },
  },
  farm: {
    about: 'twelve schemes to lift a rating without playing better, for a day, and eleven of them over sockets',
    size: '12 schemes',
    quick: { trials: 2, honest: 4, newcomers: 4, tables: 20 },
  },
  stall: {
    about: 'ordinary matches with short clocks beside an adversary who does all that the limits allow, also straight after a restart',
    size: '200 matches, 50 addresses',
    quick: { matches: 20, addresses: 5, seconds: 12 },
  },
  kill: {
    about: 'nodes killed with −9 at random instants, some between a commit and its answer',
    size: '200 kills, 500 tables at a time',
    quick: { kills: 4, matches: 28, 'at-once': 28, pace: 500 },
  },
}

interface ProofRun {
  readonly name: string
  readonly size: string
  readonly seconds: number
  readonly findings: number
  readonly code: number
  readonly lines: readonly string[]
}

/** In a separate process: it starts and kills servers, and must not share CPU with what it measures. */
async function run(name: string, size: string, args: readonly string[], tell: (line: string) => void): Promise<ProofRun> {
  const path = fileURLToPath(new URL(`../../../server/proofs/${name}.ts`, import.meta.url))
  const lines: string[] = []
  const began = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    tell(line)
  })
  // Not `exit`: by then not all output has been read.
  const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)))
  const count = /^findings: (\d+)$/.exec(lines.at(-1) ?? '')?.[1]
  const findings = Number(count ?? 0)
  return {
    name,
    size,
    seconds: Math.round((performance.now() - began) / 1000),
    findings: code === 0 ? findings : Math.max(1, findings),
    code,
    lines,
  }
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}

export const onlineProofsCommand: Command = {
  name: 'online',
  positionals: '<proof>|all',
  flags,
  about: `Proves what online play guarantees: ${Object.entries(proofs)
    .map(([name, { about }]) => `${name} (${about})`)
    .join('; ')}; all (one after the other, with one table at the end).`,
  async run(args, tell) {
    const name = args.positionals[0] ?? ''
    if (name !== 'all' && !Object.hasOwn(proofs, name)) throw new UsageError(`Proofs: ${Object.keys(proofs).join(', ')}, all.`)
    const given = Object.fromEntries(
      (Object.keys(flags) as Flag[]).flatMap((flag) =>
        args.flags[flag] === undefined ? [] : [[flag, integerFlag(args, flag, 0, 0, 1e7)]],
      ),
    ) as Partial<Record<Flag, number>>
    const quick = given.quick === 1
    const ran: ProofRun[] = []
    for (const [one, proof] of Object.entries(proofs)) {
      if (name !== 'all' && name !== one) continue
      const { quick: _, ...sizes } = { ...(quick ? proof.quick : {}), ...given }
      const proofArgs = Object.entries(sizes).map(([flag, value]) => `--${flag}=${value}`)
      const size = proofArgs.length === 0 ? proof.size : proofArgs.join(' ').replaceAll('--', '')
      if (name === 'all') tell(`${one}: ${size}`)
      ran.push(await run(one, size, proofArgs, tell))
    }
    const seconds = ran.reduce((sum, one) => sum + one.seconds, 0)
    const rows = ran.map((one) => [one.name, one.size, String(one.seconds), String(one.findings)])
    const lines =
      name === 'all'
        ? table([
            ['proof', 'size', 'seconds', 'findings'],
            ...rows,
            ['all', '', String(seconds), String(ran.reduce((sum, one) => sum + one.findings, 0))],
          ])
        : []
    return { data: { proofs: ran }, lines, ok: ran.every(({ findings }) => findings === 0) }
  },
}
