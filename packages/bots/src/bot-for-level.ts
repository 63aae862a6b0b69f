import { reject, type GamePackage, type GameTypes, type Level, type Rejection } from '@parlor/kernel'
import { alphabetaBot } from './alphabeta-bot.ts'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy-bot.ts'
import { planSearchBot } from './plan-search-bot.ts'
import { ismctsBot } from './ismcts-bot.ts'
import { mctsBot } from './mcts-bot.ts'
import { policyBot } from './policy-bot.ts'
import { randomBot } from './random-bot.ts'
import { BotRequestError, throwBotError } from './bot-request-error.ts'
import { withWinInOne } from './with-win-in-one.ts'
import { withBlunders } from './with-blunders.ts'
import { withSolver } from './with-solver.ts'

/** Why no bot can play this level of this game; null when one can. Depends on the game's declaration only. */
export function checkLevel<K extends GameTypes>({ game, strategy }: GamePackage<K>, level: Level): Rejection | null {
  if ('solve' in level && level.solve) {
    if (game.information !== 'open' && !strategy.solveFromView) return reject('bots.needsOpen', { game: game.id, bot: 'solve' })
    if (game.information === 'open' && !strategy.solve) return reject('bots.noSolver', { game: game.id })
  }
  switch (level.kind) {
    case 'policy':
      return Object.hasOwn(strategy.policies, level.policy) ? null : reject('bots.noPolicy', { game: game.id, policy: level.policy })
    case 'alphabeta':
      if (game.information !== 'open') return reject('bots.needsOpen', { game: game.id, bot: level.kind })
      if (!game.zeroSum) return reject('bots.needsZeroSum', { game: game.id, bot: level.kind })
      if (game.seats[0] !== 2 || game.seats[1] !== 2) return reject('bots.needsTwoSeats', { game: game.id, bot: level.kind })
      return null
    case 'mcts':
      return game.information === 'open' ? null : reject('bots.needsOpen', { game: game.id, bot: level.kind })
    case 'guided':
      return strategy.heuristicMove ? null : reject('bots.noGuide', { game: game.id })
    default:
      return null
  }
}

/** The bot for a level or a level id of the game; every game also has `random`. Throws a `BotRequestError`. */
export function botFor<K extends GameTypes>(pkg: GamePackage<K>, level: Level | string): Bot<K> {
  const found = typeof level === 'string' ? levelByName(pkg, level) : level
  const refused = checkLevel(pkg, found)
  if (refused) throw new BotRequestError(refused)
  let bot = createBot(pkg, found)
  if ('solve' in found && found.solve) bot = withSolver(pkg, bot, found.solve)
  if ('blunderPercent' in found && found.blunderPercent) bot = withBlunders(pkg, bot, found.blunderPercent, found)
  return bot
}

function levelByName<K extends GameTypes>({ game, strategy }: GamePackage<K>, name: string): Level {
  const level = strategy.levels.find(({ id }) => id === name)
  if (level) return level
  return name === 'random' ? { id: 'random', kind: 'random' } : throwBotError('bots.noLevel', { game: game.id, level: name.slice(0, 40) })
}

function createBot<K extends GameTypes>(pkg: GamePackage<K>, level: Level): Bot<K> {
  switch (level.kind) {
    case 'policy':
      return policyBot(pkg, level.id, level.policy)
    case 'random':
      return randomBot(pkg.game, level.id)
    case 'greedy':
      return greedyBot(pkg, level.id)
    case 'alphabeta':
      return alphabetaBot(pkg, level.id, level)
    case 'mcts':
      return withWinInOne(pkg, mctsBot(pkg, level.id, level), level.simulations)
    case 'ismcts':
      return ismctsBot(pkg, level.id, level)
    case 'guided':
      return planSearchBot(pkg, level.id, level)
  }
}
