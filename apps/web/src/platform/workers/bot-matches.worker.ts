import { botFor, decide, type Bot } from '@parlor/bots'
import { isRejection, quietSink, rngFrom, type GamePackage, type Level, type Rng } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { expose } from 'comlink'
import { loadGamePackage } from './game-packages.ts'

/** Matches between equal bots: the request. */
export interface BotMatchesRequest {
  readonly game: string
  readonly options: unknown
  readonly level: Level
  readonly matches: number
  readonly seed: string
}

/** Results so far. */
export interface BotMatchesResult {
  readonly played: number
  /** Wins by seat; a shared win is split. */
  readonly wins: readonly number[]
}

const botMatchesWorkerApi = {
  /** Plays all matches and reports after each; the caller terminates the worker to stop. */
  async measure(trial: BotMatchesRequest, tell: (so: BotMatchesResult) => void): Promise<BotMatchesResult> {
    const pkg = await loadGamePackage(trial.game)
    const wins: number[] = []
    for (let played = 1; played <= trial.matches; played++) {
      for (const [seat, share] of playBotMatch(pkg, trial, `${trial.seed}/${played}`).entries()) wins[seat] = (wins[seat] ?? 0) + share
      tell({ played, wins })
    }
    return { played: trial.matches, wins }
  },
}

export type BotMatchesWorkerApi = typeof botMatchesWorkerApi

/** Plays one match without a log; returns the win share of each seat. */
function playBotMatch({ game, ...rest }: GamePackage, { options, level }: BotMatchesRequest, seed: string): number[] {
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

expose(botMatchesWorkerApi)
