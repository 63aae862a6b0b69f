import { botFor, decide, type Bot } from '@parlor/bots'
import { quietSink, rngFrom, type StateCore, type GamePackage, type Level, type Rng, type Seat } from '@parlor/kernel'
import { levelByName, randomMove } from '../bot-play.ts'
import { gameById } from '../games.ts'
import { optionSetsFor, evenPortion } from '../option-sets.ts'
import { formatCount } from '../text-table.ts'
import { readBotNames, dealMatch, matchFlags } from '../match-arguments.ts'
import { ProgressBar } from '../progress-bar.ts'
import { seedFlag, UsageError, integerFlag, type Command } from '../command.ts'

export const botHonestyCommand: Command = {
  name: 'honest',
  positionals: '<game>',
  flags: {
    bots: 'the bots to try, separated by commas (default: the strongest)',
    states: 'positions each is asked in, spread over all presets (default 1000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Asks bots in positions of random matches, and again after everything they cannot see was changed: their moves must be the same.',
  run(args, tell) {
    const pkg = gameById(args.positionals[0])
    if (pkg.game.information === 'open') throw new UsageError(`${pkg.game.id} hides nothing.`)
    const levels = readBotNames(args, pkg.strategy.levels.at(-1)!.id).map((name) => trusted(pkg, name))
    const wanted = integerFlag(args, 'states', 1000, 1, 1_000_000)
    const { optionSets, about } = optionSetsFor(pkg, args)
    const trials = levels.map((level) => {
      const progress = new ProgressBar(`${pkg.game.id} ${level.id}`, wanted)
      const trial: Trial = { asked: 0, changed: 0, differed: 0, matches: 0 }
      for (const [i, { id, options }] of optionSets.entries())
        tryOut(pkg, options, botFor(pkg, level), evenPortion(wanted, optionSets.length, i), `${seedFlag(args)}/${id}`, trial, progress)
      progress.done()
      tell(
        `${pkg.game.id}: ${level.id} asked in ${formatCount(trial.asked)} positions over ${about}, hidden things changed in ${formatCount(trial.changed)} of them, ${trial.differed} answers differ`,
      )
      return { bot: level.id, ...trial }
    })
    const ok = trials.every(({ asked, changed, differed }) => differed === 0 && changed > asked / 2)
    return { data: { game: pkg.game.id, trials }, lines: [], ok }
  },
}

/** Number of decisions, of those in which hidden information could be changed, and of those in which the answer changed with it. */
interface Trial {
  asked: number
  changed: number
  differed: number
  matches: number
}

function trusted(pkg: GamePackage, name: string): Level {
  const level = levelByName(pkg, name)
  if (level.kind === 'policy' && pkg.strategy.policies[level.policy]?.sees === 'state')
    throw new UsageError(`${name} says itself that it looks at everything.`)
  return level
}

/** Decks differ from match to match, and the determinized state may hold any that are consistent with the view. */
function tryOut(pkg: GamePackage, options: unknown, bot: Bot, wanted: number, seed: string, trial: Trial, progress: ProgressBar): void {
  const { game } = pkg
  const rng = rngFrom(`honest ${seed}`)
  const out: unknown[] = []
  let state: StateCore | null = null
  for (let asked = 0, matches = 0; asked < wanted;) {
    if (state === null || state.outcome !== null) {
      state = game.clone(firstState(pkg, options, `${seed}/${matches++}`)) as StateCore
      trial.matches++
    }
    const seat: Seat = state.pending[0]!.seat
    // A few moves apart, so that many matches are sampled.
    if (game.moves(state, seat, out) > 1 && rng[0] % 3 === 0) {
      asked++
      compare(pkg, bot, state, rng, trial)
      progress.at(trial.asked)
    }
    game.apply(state, seat, randomMove(pkg, state, seat, rng, out), quietSink)
  }
}

function compare({ game }: GamePackage, bot: Bot, state: StateCore, rng: Rng, trial: Trial): void {
  const { seat } = state.pending[0]!
  const other = game.determinize(JSON.parse(JSON.stringify(game.view(state, seat))), seat, rng) as StateCore
  const rngState: Rng = [...rng]
  const [here, there] = [state, other].map((one) => decide(bot, { view: game.view(one, seat), seat, rng: [...rngState] as Rng }).move)
  trial.asked++
  if (game.notation.writeState(other) !== game.notation.writeState(state)) trial.changed++
  if (game.notation.writeMove(here) !== game.notation.writeMove(there)) trial.differed++
}

function firstState(pkg: GamePackage, options: unknown, seed: string): unknown {
  const { presets } = pkg.game.secrets
  const rng = rngFrom(`decks ${seed}`)
  const decks = Array.from(
    { length: pkg.game.seatCount(options) },
    (_, i) => presets[(rng[i % 3]! >>> 0) % Math.max(1, presets.length)]?.options,
  )
  return dealMatch(pkg, options, seed, presets.length > 0 ? (decks as object[]) : undefined).start
}
