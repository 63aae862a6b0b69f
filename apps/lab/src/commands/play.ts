import { writeFileSync } from 'node:fs'
import { isPlayed, writeMatch } from '@parlor/kernel'
import { playMatch, seat } from '../arena.ts'
import { gameNamed } from '../games.ts'
import { botsOf, deal, matchFlags, optionsOf } from '../match.ts'
import { seedOf, UsageError, type Command } from '../usage.ts'

export const playing: Command = {
  name: 'play',
  words: '<game>',
  flags: {
    bots: 'who plays, by name, separated by commas',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
    out: 'write the match to this file, a hash after every move',
  },
  about: 'Plays one match between bots and says how it ended.',
  run(args) {
    const pkg = gameNamed(args.words[0])
    const options = optionsOf(pkg, args)
    const levels = botsOf(pkg, args, options)
    const seed = seedOf(args)
    const match = deal(pkg, options, seed)
    const outcome = playMatch(pkg, match, seat(pkg, levels, seed))
    const moves = match.line.map(({ deed }) => (isPlayed(deed) ? deed.move : deed.kind))
    if (args.flags['out'] !== undefined) save(args.flags['out'], JSON.stringify(writeMatch(match, { hashes: true })))
    const bots = levels.map(({ id }) => id)
    return {
      data: { game: pkg.game.id, seed, bots, moves, outcome, hash: match.hash() },
      lines: [
        `${pkg.game.id}, seed ${seed}: ${moves.length} moves, ${outcome.reason}`,
        ...bots.map((bot, i) => `  seat ${i} ${bot}: rank ${outcome.ranks[i]}, score ${outcome.scores[i]}`),
        `  moves: ${moves.join(' ')}`,
        `  hash:  ${match.hash()}`,
      ],
    }
  },
}

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch {
    throw new UsageError(`${path} cannot be written.`)
  }
}
