import { botFor, decide, type Bot } from '@parlor/bots'
import { isRejection, quietSink, rngFrom, type GamePackage, type Level, type Rng } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { expose } from 'comlink'
import { loadGamePackage } from './game-packages.ts'

/** Games between equal bots: the request. */
export interface BotGamesRequest {
  readonly game: string
  readonly options: unknown
  readonly level: Level
  readonly games: number
  readonly seed: string
}

/** Results so far. */
export interface BotGamesResult {
  readonly played: number
  /** Wins by seat; a shared win is split. */
  readonly wins: readonly number[]
}

const botGamesWorkerApi = {
  /** Plays all games and reports after each; the caller terminates the worker to stop. */
  async measure(trial: BotGamesRequest, tell: (so: BotGamesResult) => void): Promise<BotGamesResult> {
    const pkg = await loadGamePackage(trial.game)
    const wins: number[] = []
    for (let played = 1; played <= trial.games; played++) {
      for (const [seat, share] of playBotGame(pkg, trial, `${trial.seed}/${played}`).entries()) wins[seat] = (wins[seat] ?? 0) + share
      tell({ played, wins })
    }
    return { played: trial.games, wins }
  },
}

export type BotGamesWorkerApi = typeof botGamesWorkerApi

/** Plays one game without a log; returns the win share of each seat. */
function playBotGame({ game, ...rest }: GamePackage, { options, level }: BotGamesRequest, seed: string): number[] {
  const match = Match.begin(game, { options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const state = game.clone(match.start)
  const players = Array.from({ length: match.seatCount }, (_, seat): { bot: Bot; rng: Rng } => ({
    bot: botFor({ game, ...rest }, level),
    rng: rngFrom(`${seed}/${seat}`),
  }))
  while (state.outcome === null) {
    const { seat } = state.pending[0]!
    const { bot, rng } = players[seat]!
    game.apply(state, seat, decide(bot, { view: game.view(state, seat), seat, rng }).move, quietSink)
  }
  const ranks = state.outcome.ranks as readonly number[]
  const winners = ranks.filter((rank) => rank === 1).length
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
}

expose(botGamesWorkerApi)
