import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isMoveEntry, languages, type GamePackage } from '@parlor/kernel'
import { eventsFor, formatMessage, type Match, type StringTable } from '@parlor/kernel/host'
import { playMatch, seatBots } from '../bot-play.ts'
import { gameById } from '../games.ts'
import { readBots, dealMatch, matchFlags, readMatchOptions } from '../match-arguments.ts'
import { seedFlag, UsageError, type Command } from '../command.ts'

export const watchCommand: Command = {
  name: 'watch',
  positionals: '<game>',
  flags: {
    bots: 'who plays, by name, separated by commas',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
    language: 'en, de or fr (default en)',
  },
  about: 'Plays one match between bots and shows every position and what happened, in words.',
  run(args, tell) {
    const pkg = gameById(args.positionals[0])
    const options = readMatchOptions(pkg, args)
    const levels = readBots(pkg, args, options)
    const seed = seedFlag(args)
    const language = args.flags['language'] ?? 'en'
    if (!(languages as readonly string[]).includes(language)) throw new UsageError(`--language is one of ${languages.join(', ')}.`)
    const strings = stringsOf(pkg, language)
    const match = dealMatch(pkg, options, seed)
    const steps: { position: string; move: string; sentences: string[] }[] = []
    const start = pkg.game.notation.writeState(match.start)
    const name = (at: number) => `${levels[at]?.id ?? '?'} (${at})`
    tell(draw(start))
    playMatch(pkg, match, seatBots(pkg, levels, seed), (now) => {
      const step = boardLines(pkg, now, (message) => formatMessage(strings, language, message, name))
      steps.push(step)
      tell('', `${steps.length}. ${step.move}`, ...step.sentences.map((line) => `   ${line}`), draw(step.position))
    })
    return { data: { game: pkg.game.id, seed, start, steps, outcome: match.outcome }, lines: [] }
  },
}

function boardLines(pkg: GamePackage, match: Match, toText: (message: Parameters<typeof formatMessage>[2]) => string) {
  const { entry, events, state } = match.history.at(-1)!
  return {
    position: pkg.game.notation.writeState(state),
    move: isMoveEntry(entry) ? entry.move : entry.kind,
    sentences: pkg.text.sentences(eventsFor(events, 'watcher'), match.view('watcher')).map(toText),
  }
}

/** A position as a board: games that write it in one line separate rows by slashes. */
function draw(position: string): string {
  return position
    .split(position.includes('\n') ? '\n' : '/')
    .map((row) => `   ${row}`)
    .join('\n')
}

function stringsOf(pkg: GamePackage, language: string): StringTable {
  const path = createRequire(import.meta.url).resolve(`@parlor/${pkg.game.id}/strings/${language}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as StringTable
}
