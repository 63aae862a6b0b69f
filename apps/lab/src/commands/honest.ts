import { botFor, decide } from '@parlor/bots'
import { quietTable, rngFrom, type Core, type GamePackage, type Rng, type Seat } from '@parlor/kernel'
import { levelNamed, randomMove } from '../arena.ts'
import { gameNamed } from '../games.ts'
import { grouped } from '../layout.ts'
import { botNames, deal, matchFlags, optionsOf } from '../match.ts'
import { Progress } from '../progress.ts'
import { seedOf, UsageError, wholeNumber, type Command } from '../usage.ts'

export const trusting: Command = {
  name: 'honest',
  words: '<game>',
  flags: {
    bots: 'the bot to try (default: the strongest)',
    states: 'positions it is asked in (default 1000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Asks a bot in positions of random matches, and again after everything it cannot see was changed: its move must be the same.',
  run(args) {
    const pkg = gameNamed(args.words[0])
    if (pkg.game.information === 'open') throw new UsageError(`${pkg.game.id} hides nothing.`)
    const [name] = botNames(args, pkg.judgement.levels.at(-1)!.id)
    const level = levelNamed(pkg, name!)
    if (level.kind === 'policy' && pkg.judgement.policies[level.policy]?.sees === 'state')
      throw new UsageError(`${name} says itself that it looks at everything.`)
    const wanted = wholeNumber(args, 'states', 1000, 1, 1_000_000)
    const trial = tryOut(pkg, optionsOf(pkg, args), botFor(pkg, level), wanted, seedOf(args))
    const { asked, changed, differed } = trial
    return {
      data: { game: pkg.game.id, bot: name, ...trial },
      lines: [
        `${pkg.game.id}: ${name} asked in ${grouped(asked)} positions, hidden things changed in ${grouped(changed)} of them, ${differed} answers differ`,
      ],
      ok: differed === 0 && changed > asked / 2,
    }
  },
}

/** Decks differ from match to match, and the other world may hold any that fit what was seen. */
function tryOut(pkg: GamePackage, options: unknown, bot: ReturnType<typeof botFor>, wanted: number, seed: string) {
  const { game } = pkg
  const rng = rngFrom(`honest ${seed}`)
  const progress = new Progress('honest', wanted)
  const out: unknown[] = []
  let [asked, changed, differed, state, matches] = [0, 0, 0, null as Core | null, 0]
  while (asked < wanted) {
    if (state === null || state.outcome !== null) state = game.clone(begun(pkg, options, `${seed}/${matches++}`)) as Core
    const seat: Seat = state.pending[0]!.seat
    // A few moves apart, so that many matches are seen.
    if (game.moves(state, seat, out) > 1 && rng[0] % 3 === 0) {
      const other = game.determinize(JSON.parse(JSON.stringify(game.view(state, seat))), seat, rng) as Core
      const words: Rng = [...rng]
      const [here, there] = [state, other].map((one) => decide(bot, { view: game.view(one, seat), seat, rng: [...words] as Rng }).move)
      asked++
      if (game.notation.writeState(other) !== game.notation.writeState(state)) changed++
      if (game.notation.writeMove(here) !== game.notation.writeMove(there)) differed++
      progress.at(asked)
    }
    game.apply(state, seat, randomMove(pkg, state, seat, rng, out), quietTable)
  }
  progress.done()
  return { asked, changed, differed, matches }
}

function begun(pkg: GamePackage, options: unknown, seed: string): unknown {
  const { presets } = pkg.game.secrets
  const rng = rngFrom(`decks ${seed}`)
  const decks = Array.from(
    { length: pkg.game.seatCount(options) },
    (_, i) => presets[(rng[i % 3]! >>> 0) % Math.max(1, presets.length)]?.options,
  )
  return deal(pkg, options, seed, presets.length > 0 ? (decks as object[]) : undefined).start
}
