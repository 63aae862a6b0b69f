import { chance, below, type GamePackage, type Kinds } from '@parlor/kernel'
import type { Bot } from './bot.ts'
import { glance, glanced } from './greedy.ts'
import { forkRng } from './question.ts'

/** The same bot, but so many moves in a hundred are played at random; a win in one is missed only by the blind. */
export function slipping<K extends Kinds>(pkg: GamePackage<K>, bot: Bot<K>, slips: number, blind = false): Bot<K> {
  return {
    id: bot.id,
    *think(question) {
      const rng = forkRng(question.rng)
      if (!chance(rng, slips, 100)) return yield* bot.think(question)
      const seen = glance(pkg, question, rng)
      const win = blind ? -1 : seen.wins.indexOf(true)
      return glanced(seen, win >= 0 ? win : below(rng, seen.moves.length))
    },
  }
}
