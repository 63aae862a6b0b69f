import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { UsageError, wholeNumber, type Command } from '../usage.ts'

/** The proofs of online play, by what they do to it; each starts the databases it needs. */
const proofs = {
  load: 'many matches at one node over real sockets, beside plain inserts of the same rows',
  kill: 'nodes killed with −9 at random instants, some between a commit and its answer',
  once: 'moves sent again and again, out of order, at two nodes that come and go; eight writers; a paused node',
  outage: 'Redis stopped and cut off, PostgreSQL restarted, a thousand clients dropped at once',
  crowd:
    '10 000 live matches, 500 of them played, 5 000 sockets at two nodes: statements, memory, p99, and what breaks first at ten times that',
  leak: 'two worlds that differ in hidden cards, compared byte for byte',
  trespass: 'one person’s calls for other people’s things',
  farm: 'ten ways to lift a rating without playing better, over sockets and for a day',
} as const

const flags = {
  matches: 'matches in all (kill), live matches (crowd)',
  seconds: 'how long to measure (load, crowd)',
  turns: 'how often, plain inserts and malformed frames in turns with it (load)',
  'at-once': 'matches at a time',
  kills: 'kills, every other pair between a commit and its answer (kill)',
  pace: 'nobody thinks longer about a move, in milliseconds (kill)',
  every: 'at most so many milliseconds from a node’s return to the next kill (kill)',
  embedded: '1 for the embedded database (kill)',
  moves: 'moves to make (once)',
  rounds: 'rounds of eight writers (once)',
  pauses: 'late writes of a paused node (once)',
  clients: 'clients to drop (outage), open sockets (crowd)',
  states: 'states per game (leak)',
  calls: 'calls (trespass)',
  copies: 'send every move up to so many times (load)',
  latency: 'up to so many milliseconds before a frame goes out (load)',
  cut: 'in so many of a hundred moves the socket is cut (load)',
  trials: 'days of each scheme (farm)',
  honest: 'honest days to compare with (farm)',
  newcomers: 'honest newcomers who find their place (farm)',
  tables: 'tables of Domino with an accomplice (farm)',
  hostile: '1 sends malformed frames meanwhile (load)',
} as const

export const online: Command = {
  name: 'online',
  words: '<proof>',
  flags,
  about: `Proves what online play promises: ${Object.entries(proofs)
    .map(([name, about]) => `${name} (${about})`)
    .join('; ')}.`,
  async run(args, tell) {
    const name = args.words[0] ?? ''
    if (!Object.hasOwn(proofs, name)) throw new UsageError(`Proofs: ${Object.keys(proofs).join(', ')}.`)
    const words = Object.keys(flags).flatMap((flag) =>
      args.flags[flag] === undefined ? [] : [`--${flag}=${wholeNumber(args, flag, 0, 0, 1e7)}`],
    )
    const path = fileURLToPath(new URL(`../../../server/proofs/${name}.ts`, import.meta.url))
    const lines: string[] = []
    // In a process of its own: it brings servers up and kills them, and what it measures is not to be shared.
    const child = spawn(process.execPath, [...process.execArgv, path, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      tell(line)
    })
    // Not `exit`: by then not everything it said has been read.
    const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)))
    return { data: { proof: name, lines, code }, lines: [], ok: code === 0 }
  },
}
