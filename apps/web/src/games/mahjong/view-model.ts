import {
  bestBet,
  chancesOfLastBets,
  decisiveBet,
  winChance,
  nextHandOdds,
  worthOfLastBets,
  type Bet,
  type BetWorths,
  type MahjongEvent,
  type MahjongMove,
  type MahjongView,
  type Odds,
  type OddsAid,
  type Round,
  type Tile,
} from '@parlor/mahjong'

type EventOf<Kind extends MahjongEvent['kind']> = Extract<MahjongEvent, { kind: Kind }>

/** The table as data, at rest and during an animation. */
export interface ViewModel {
  /** The current hand, or the one being dealt. */
  readonly hand: readonly Tile[]
  /** The hand that is leaving. */
  readonly leaving: readonly Tile[]
  /** By place in the hand: how much the value of an honour that has just moved changed. */
  readonly shifts: readonly number[]
  /** Start and end of the total's count, and the total after all honours have moved. */
  readonly from: number
  readonly to: number
  readonly settled: number
  /** The bet being made. */
  readonly bet: Bet | null
  /** Stakes: the chips there are, with what is staked taken off while it is open; null elsewhere. */
  readonly chips: number | null
  /** Its result is not shown yet. */
  readonly resolving: boolean
  /** Result of the latest round. */
  readonly outcome: 'won' | 'lost' | 'tie' | null
  /** The latest round was lost by nothing or by one. */
  readonly near: boolean
  /** This bet is the last one, or may end the run by an honour of the hand; null while neither is so, or a bet is being resolved. */
  readonly decisive: 'last' | 'maybe' | null
  /** Newest last; the newest may be the one just resolved. */
  readonly history: readonly Round[]
  readonly score: number
  readonly streak: number
  readonly bets: number
  readonly draw: number
  readonly discard: number
  readonly exhaustions: number
  /** Null where there is no bet to make, or the player has turned them off. */
  readonly odds: Odds | null
  /** What the bets of the round before were worth in Living honours. Null before the first, while its result is open, and without odds. */
  readonly worths: BetWorths | null
  /** Their chances, where the odds are shown after the bet. */
  readonly chances: BetWorths | null
  /** Honours of the hand end the run at either end of their scale. */
  readonly steered: boolean
  readonly open: boolean
  readonly dealing: boolean
}

/** Builds the view model from a view and the events being animated; `before` is the view before them. */
export function buildViewModel(
  view: MahjongView,
  moves: readonly MahjongMove[],
  playing: readonly MahjongEvent[],
  before: MahjongView | null,
  shown: OddsAid,
): ViewModel {
  const bet = findEvent(playing, 'bet')
  const dealt = findEvent(playing, 'dealt')
  const { hand, total, history, score, streak, exhaustions } = view
  const last = history.at(-1)
  /** The view that was bet from. */
  const betOn = bet && before ? before : null
  const isResolved = betOn?.bets !== view.bets
  return {
    hand,
    shifts: betOn && dealt ? hand.map(({ value }, place) => value - dealt.tiles[place]!.value) : [],
    leaving: betOn?.hand ?? [],
    from: betOn?.total ?? (dealt ? 0 : total),
    to: dealt?.total ?? total,
    settled: total,
    bet: bet?.bet ?? null,
    chips: view.honors === 'stakes' ? view.score : null,
    resolving: betOn !== null && betOn.bets === view.bets,
    outcome: last ? outcomeOf(last) : null,
    near: last !== undefined && isNearMiss(last),
    decisive: betOn || view.outcome ? null : decisiveBet(view),
    history,
    score,
    streak,
    bets: betOn ? betOn.bets + 1 : view.bets,
    draw: view.pile.length,
    discard: view.discard.length,
    exhaustions,
    odds: !view.outcome && (shown === 'always' || (shown === 'after' && betOn)) ? nextHandOdds(betOn ?? view) : null,
    worths: view.honors === 'kind' && shown !== 'never' && isResolved ? worthOfLastBets(view) : null,
    chances: shown === 'after' && isResolved ? chancesOfLastBets(view) : null,
    steered: view.honors === 'kind',
    open: moves.length > 0 && playing.length === 0,
    dealing: dealt !== null,
  }
}

function findEvent<Kind extends MahjongEvent['kind']>(events: readonly MahjongEvent[], kind: Kind): EventOf<Kind> | null {
  return (events.find((event) => event.kind === kind) as EventOf<Kind> | undefined) ?? null
}

function outcomeOf({ won, total, next }: { readonly won: boolean; readonly total: number; readonly next: number }): 'won' | 'lost' | 'tie' {
  return won ? 'won' : next === total ? 'tie' : 'lost'
}

/** A tie, or one off. */
export function isNearMiss({ won, total, next }: Pick<Round, 'won' | 'total' | 'next'>): boolean {
  return !won && Math.abs(next - total) <= 1
}

/** Chance of a bet in whole percent; the two and the tie may not add up to 100 after rounding. */
export function winPercentOf(odds: Odds, bet: Bet): number {
  return Math.round(100 * winChance(odds, bet))
}

/** The bet that the odds favour; null when equal. */
export function likelierBet(odds: Odds): Bet | null {
  return odds.higher === odds.lower ? null : bestBet(odds)
}
