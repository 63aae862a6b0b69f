import { botFor, decide, type Bot } from '@parlor/bots'
import { quietSink, rngFrom, type GamePackage, type Outcome, type Seat } from '@parlor/kernel'
import { levelByName } from '../bot-play.ts'
import { gameById } from '../games.ts'
import { formatCount } from '../text-table.ts'
import { readBotNames, dealMatch, matchFlags, readMatchOptions } from '../match-arguments.ts'
import { ProgressBar } from '../progress-bar.ts'
import { seedFlag, UsageError, integerFlag, type Command } from '../command.ts'

/** Result of a bot against all possible opponents. */
interface Proof {
  /** Different positions in which it decided. */
  asked: number
  won: number
  drawn: number
  lost: number
  /** Positions left when the limit was reached. */
  open: number
}

export const tryEveryReplyCommand: Command = {
  name: 'prove',
  positionals: '<game>',
  flags: {
    bots: 'the bot to try',
    seat: 'where it sits (default 0)',
    positions: 'positions after which to give up (default 1000000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Tries every reply there is against a bot, in small open games without chance; fails when the bot loses or too much is left open.',
  run(args) {
    const pkg = gameById(args.positionals[0])
    if (pkg.game.information !== 'open') throw new UsageError(`${pkg.game.id} hides things, so replies cannot be tried one by one.`)
    const options = readMatchOptions(pkg, args)
    const [name, ...others] = readBotNames(args, '')
    if (others.length > 0) throw new UsageError('--bots names one bot here.')
    const seat = integerFlag(args, 'seat', 0, 0, pkg.game.seatCount(options) - 1)
    const limit = integerFlag(args, 'positions', 1_000_000)
    const proof = new ExhaustiveTrial(pkg, botFor(pkg, levelByName(pkg, name!)), seat, seedFlag(args)).run(
      dealMatch(pkg, options, seedFlag(args)).start,
      limit,
    )
    const { asked, won, drawn, lost, open } = proof
    return {
      data: { game: pkg.game.id, options, bot: name, seat, ...proof },
      lines: [
        `${pkg.game.id}: ${name} in seat ${seat} against every reply: ${formatCount(asked)} positions, ${formatCount(won)} endings won, ${formatCount(drawn)} drawn, ${formatCount(lost)} lost${open > 0 ? `, ${formatCount(open)} positions left open` : ''}`,
      ],
      ok: lost === 0 && open === 0,
    }
  },
}

class ExhaustiveTrial {
  readonly #pkg: GamePackage
  readonly #bot: Bot
  readonly #seat: Seat
  readonly #seed: string
  readonly #seen = new Set<string>()
  readonly #proof: Proof = { asked: 0, won: 0, drawn: 0, lost: 0, open: 0 }
  readonly #queue: unknown[] = []

  constructor(pkg: GamePackage, bot: Bot, seat: Seat, seed: string) {
    this.#pkg = pkg
    this.#bot = bot
    this.#seat = seat
    this.#seed = seed
  }

  run(start: unknown, limit: number): Proof {
    const progress = new ProgressBar('proving', limit)
    this.#explore(start)
    for (let state = this.#queue.pop(); state !== undefined; state = this.#queue.pop()) {
      if (this.#proof.asked === limit) {
        this.#proof.open = this.#queue.length + 1
        break
      }
      this.#answer(state)
      progress.at(this.#proof.asked)
    }
    progress.done()
    return this.#proof
  }

  /** The bot's move; cached, so that the same position always gives the same answer. */
  #answer(state: unknown): void {
    const { game } = this.#pkg
    this.#proof.asked++
    const rng = rngFrom(`${this.#seed}/${game.notation.writeState(state)}`)
    const { move } = decide(this.#bot, { view: game.view(state, this.#seat), seat: this.#seat, rng })
    this.#explore(this.#after(state, this.#seat, move))
  }

  /** All moves of the others from here, until the bot decides again or the match is over. */
  #explore(state: unknown): void {
    const { game } = this.#pkg
    const { outcome, pending } = state as { outcome: Outcome | null; pending: { seat: Seat }[] }
    if (outcome) return this.#end(outcome)
    const text = game.notation.writeState(state)
    if (this.#seen.has(text)) return
    this.#seen.add(text)
    const { seat } = pending[0]!
    if (seat === this.#seat) return void this.#queue.push(state)
    const moves: unknown[] = []
    const count = game.moves(state, seat, moves)
    for (const move of moves.slice(0, count)) this.#explore(this.#after(state, seat, move))
  }

  #after(state: unknown, seat: Seat, move: unknown): unknown {
    const { game } = this.#pkg
    const next = game.clone(state)
    const { rng } = next as { rng: readonly number[] }
    const counter = rng[3]
    game.apply(next, seat, move, quietSink)
    if (rng[3] !== counter) throw new UsageError(`${game.id} throws dice, so replies cannot be tried one by one.`)
    return next
  }

  #end({ ranks }: Outcome): void {
    const tied = ranks.filter((rank) => rank === 1).length > 1
    this.#proof[ranks[this.#seat] !== 1 ? 'lost' : tied ? 'drawn' : 'won']++
  }
}
