import { reject, type GamePackage, type Kinds, type Level, type Rejection } from '@parlor/kernel'
import { alphabeta } from './alphabeta.ts'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { guided } from './guided.ts'
import { ismcts } from './ismcts.ts'
import { mcts } from './mcts.ts'
import { policy } from './policy.ts'
import { random } from './random.ts'
import { Refusal, refuse } from './refusal.ts'
import { seizing } from './seizing.ts'
import { slipping } from './slips.ts'
import { solving } from './solving.ts'

/** Why no bot can play this level of this game; null when one can. Judged by what the game declares of itself. */
export function refusal<K extends Kinds>({ game, judgement }: GamePackage<K>, level: Level): Rejection | null {
  if ('solve' in level && level.solve) {
    if (game.information !== 'open' && !judgement.foresee) return reject('bots.needsOpen', { game: game.id, bot: 'solve' })
    if (game.information === 'open' && !judgement.solve) return reject('bots.noSolver', { game: game.id })
  }
  switch (level.kind) {
    case 'policy':
      return Object.hasOwn(judgement.policies, level.policy) ? null : reject('bots.noPolicy', { game: game.id, policy: level.policy })
    case 'alphabeta':
      if (game.information !== 'open') return reject('bots.needsOpen', { game: game.id, bot: level.kind })
      if (!game.zeroSum) return reject('bots.needsZeroSum', { game: game.id, bot: level.kind })
      if (game.seats[0] !== 2 || game.seats[1] !== 2) return reject('bots.needsTwoSeats', { game: game.id, bot: level.kind })
      return null
    case 'mcts':
      return game.information === 'open' ? null : reject('bots.needsOpen', { game: game.id, bot: level.kind })
    case 'guided':
      return judgement.guide ? null : reject('bots.noGuide', { game: game.id })
    default:
      return null
  }
}

/** The bot for a level, or for the name of one of the game's levels; every game also has `random`. Throws a `Refusal`. */
export function botFor<K extends Kinds>(pkg: GamePackage<K>, level: Level | string): Bot<K> {
  const found = typeof level === 'string' ? named(pkg, level) : level
  const refused = refusal(pkg, found)
  if (refused) throw new Refusal(refused)
  let bot = made(pkg, found)
  if ('solve' in found && found.solve) bot = solving(pkg, bot, found.solve)
  if ('slips' in found && found.slips) bot = slipping(pkg, bot, found.slips, found)
  return bot
}

function named<K extends Kinds>({ game, judgement }: GamePackage<K>, name: string): Level {
  const level = judgement.levels.find(({ id }) => id === name)
  if (level) return level
  return name === 'random' ? { id: 'random', kind: 'random' } : refuse('bots.noLevel', { game: game.id, level: name.slice(0, 40) })
}

function made<K extends Kinds>(pkg: GamePackage<K>, level: Level): Bot<K> {
  switch (level.kind) {
    case 'policy':
      return policy(pkg, level.id, level.policy)
    case 'random':
      return random(pkg.game, level.id)
    case 'greedy':
      return greedy(pkg, level.id)
    case 'alphabeta':
      return alphabeta(pkg, level.id, level)
    case 'mcts':
      return seizing(pkg, mcts(pkg, level.id, level), level.simulations)
    case 'ismcts':
      return ismcts(pkg, level.id, level)
    case 'guided':
      return guided(pkg, level.id, level)
  }
}
