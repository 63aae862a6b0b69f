import { isPlainObject, isRejection, readJson } from '@parlor/kernel'
import { readMatch, readRecord } from '@parlor/kernel/host'
import { gameById } from '../games.ts'
import { readTextFile } from '../match-arguments.ts'
import type { Command } from '../command.ts'

export const replayCommand: Command = {
  name: 'replay',
  positionals: '<file>',
  flags: {},
  about: 'Runs a recorded match again and compares every hash it holds.',
  run(args) {
    const file = args.positionals[0]!
    const refuse = (why: string, params: unknown) => ({
      data: { file, ok: false, why, params },
      lines: [`${file}: ${why} ${JSON.stringify(params ?? {})}`],
      ok: false,
    })
    const json = readJson(readTextFile(file), { characters: 4_000_000, depth: 64 })
    if (isRejection(json)) return refuse(json.rejected, json.params)
    const value = recordIn(json.value)
    const record = readRecord(value)
    if (isRejection(record)) return refuse(record.rejected, record.params)
    const match = readMatch(gameById(record.game).game, value)
    if (isRejection(match)) return refuse(match.rejected, match.params)
    if ('lastState' in match) return refuse(match.why.rejected, match.why.params)
    const hashes = (record.hashes?.length ?? 0) + (record.hash === null ? 0 : 1)
    return {
      data: { file, ok: true, game: record.game, entries: record.log.length, hashes, hash: match.hash(), outcome: match.outcome },
      lines: [
        `${file}: ${record.game}, ${record.log.length} entries replayed, ${hashes} hashes equal, ${match.outcome ? match.outcome.reason : 'not finished'}`,
      ],
    }
  },
}

/** The record itself: files shared from the web app wrap it with the players. */
function recordIn(value: unknown): unknown {
  return isPlainObject(value) && value['format'] === 'parlor-share' ? value['record'] : value
}
