import { writeFileSync } from 'node:fs'
import { isMoveEntry } from '@parlor/kernel'
import { writeMatch } from '@parlor/kernel/host'
import { playMatch, seatBots } from '../bot-play.ts'
import { gameById } from '../games.ts'
import { readBots, dealMatch, matchFlags, readMatchOptions } from '../match-arguments.ts'
import { seedFlag, UsageError, type Command } from '../command.ts'

export const playCommand: Command = {
  name: 'play',
  positionals: '<game>',
  flags: {
    bots: 'who plays, by name, separated by commas',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
    out: 'write the match to this file, a hash after every move',
  },
  about: 'Plays one match between bots and says how it ended.',
  run(args) {
    const pkg = gameById(args.positionals[0])
    const options = readMatchOptions(pkg, args)
    const levels = readBots(pkg, args, options)
    const seed = seedFlag(args)
    const match = dealMatch(pkg, options, seed)
    const outcome = playMatch(pkg, match, seatBots(pkg, levels, seed))
    const moves = match.history.map(({ entry }) => (isMoveEntry(entry) ? entry.move : entry.kind))
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
