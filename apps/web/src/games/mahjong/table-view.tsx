import { cashOut, handText, isOffered, moveForBet, winOf, type Bet, type MahjongTypes } from '@parlor/mahjong'
import { useEffect, type CSSProperties, type ReactElement } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import './bets.css'
import { board } from './board.ts'
import { Hand } from './hand.tsx'
import { RoundHistory } from './round-history.tsx'
import './table-view.css'
import { Piles } from './piles.tsx'
import { StakeControl, useStake } from './stake-control.tsx'
import { likelierBet, winPercentOf, buildViewModel, type ViewModel } from './view-model.ts'
import { isRunOver } from './race-standings.tsx'
import './table-page.css'
import { strings } from './strings.ts'
import { TileFaceSymbols } from './tile.tsx'
import { noteOddsShown, oddsShownIn } from './odds-shown.ts'
import { keepPreferences, usePreferences } from './preferences.ts'
import { roundTimes } from './timing.ts'
import { HandTotal } from './hand-total.tsx'
import { isHeldEnter, useBetKeys } from './use-bet-keys.ts'

const bets = ['higher', 'lower'] as const

/** Streaks of more wins light the table no brighter. */
const highestStreakLight = 6

/** The table as DOM elements, timed by the board state. */
export function TableView({ view, moves, seat, id, daily, unfinished, onMove, onPoint }: GameTableProps<MahjongTypes>): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const chosen = usePreferences((choices) => choices.odds)
  const { playing, before, speed, frozen, pointed } = board.useBoardState()
  const over = isRunOver(view, seat)
  // Lessons and replays are watched with the odds, a daily challenge is played without; a run that goes on is watched as it is played.
  const watched = unfinished && id !== null ? oddsShownIn(id) : 'always'
  const shown = seat === null || id === null ? watched : daily && !over ? 'never' : chosen
  const viewModel = buildViewModel(view, moves, playing, before, over ? 'never' : shown)
  const played = seat !== null && !over ? id : null
  const begun = view.bets > 0
  useEffect(keepPreferences, [])
  useEffect(() => {
    if (played !== null) noteOddsShown(played, shown, begun)
  }, [played, shown, begun])
  const { chips, open } = viewModel
  const stake = useStake(chips ?? 0)
  const bet = (which: Bet) => {
    if (open && (chips === null || isOffered(view.total, which))) onMove(moveForBet(which, chips === null ? undefined : stake.amount))
  }
  /** Only who plays has a stake to choose. */
  const stakes = chips !== null && seat !== null
  const canStake = stakes && open
  const unpaid = canStake ? bets.find((which) => isOffered(view.total, which) && winOf(view.total, which, stake.amount) === 0) : undefined
  /** While a round is played its prices stand beside its odds. */
  const priced = viewModel.bet !== null && before ? before.total : view.total
  useBetKeys(seat !== null && !over, {
    bet,
    stake: (steps) => canStake && stake.set(stake.amount + steps * Math.max(1, Math.round(chips / 40))),
    takeBack: () => canStake && stake.takeBack(),
  })
  return (
    <div
      className="hb"
      style={timingVariables(speed)}
      data-still={speed === 0}
      data-frozen={frozen}
      data-locked={viewModel.bet !== null}
      data-resolving={viewModel.resolving}
      data-outcome={viewModel.outcome ?? undefined}
      data-near={viewModel.near}
      data-streak={Math.min(highestStreakLight, viewModel.streak)}
      data-over={over}
      data-stakes={stakes}
    >
      <TileFaceSymbols />
      <div className="hb-grid">
        <ScoreBar viewModel={viewModel} over={over} />
        <RoundHistory viewModel={viewModel} />
        <Hand viewModel={viewModel} />
        <p className="sr-only">{translator.say(handText(view.hand, view.total), own)}</p>
        <HandTotal {...{ viewModel, speed, frozen, unpaid }} />
        {stakes && <StakeControl {...{ chips, stake }} open={canStake && !over} onCashOut={() => onMove(cashOut)} />}
        <div className="hb-bets" role="group" aria-label={translator.say({ key: 'table.bet' }, own)}>
          {bets.map((which) => (
            <BetButton
              key={which}
              bet={which}
              viewModel={viewModel}
              pointed={pointed !== null && 'bet' in pointed && pointed.bet === which}
              price={!stakes ? null : isOffered(priced, which) ? winOf(priced, which, stake.amount) : 'none'}
              onBet={() => bet(which)}
              onPoint={(on) => onPoint(on ? moveForBet(which, chips === null ? undefined : stake.amount) : null)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Score, streak, number of bets and the two piles. */
function ScoreBar({ viewModel, over }: { viewModel: ViewModel; over: boolean }): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const { score, streak, bets, chips } = viewModel
  return (
    <div className="hb-figures">
      <dl className="hb-score">
        <dt>{translator.say({ key: chips === null ? 'table.score' : 'table.chips' }, own)}</dt>
        <dd key={score} className="numbers">
          {translator.number(score)}
        </dd>
      </dl>
      <dl className="hb-count">
        <dt>{translator.say({ key: 'table.betNumber' }, own)}</dt>
        <dd className="numbers">{bets + (viewModel.bet === null && !over ? 1 : 0)}</dd>
      </dl>
      <dl className="hb-streak" data-hot={streak >= 3}>
        <dt>{translator.say({ key: 'table.streak' }, own)}</dt>
        <dd className="numbers">{streak}</dd>
      </dl>
      <Piles viewModel={viewModel} />
    </div>
  )
}

interface BetButtonProps {
  readonly bet: Bet
  readonly viewModel: ViewModel
  readonly pointed: boolean
  /** Stakes: what the stake wins; `none` where the house takes no bet. */
  readonly price: number | 'none' | null
  readonly onBet: () => void
  readonly onPoint: (on: boolean) => void
}

/** Keeps its place and focus while it is disabled. */
function BetButton({ bet, viewModel, pointed, price, onBet, onPoint }: BetButtonProps): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const { odds, open } = viewModel
  const percent = odds && winPercentOf(odds, bet)
  return (
    <button
      type="button"
      className="hb-bet"
      data-bet={bet}
      data-chosen={viewModel.bet === bet}
      data-pointed={pointed}
      data-favourite={odds !== null && !viewModel.steered && price === null && likelierBet(odds) === bet}
      aria-disabled={!open || price === 'none'}
      onClick={onBet}
      onKeyDown={(event) => isHeldEnter(event) && event.preventDefault()}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <Icon name={bet === 'higher' ? 'up' : 'down'} />
      <span className="hb-bet-word">{translator.say({ key: `table.${bet}` }, own)}</span>
      <span className="hb-bet-chance numbers">
        {percent === null ? '' : translator.number(percent / 100, { style: 'percent' })}
        {price !== null && (
          <b className="hb-bet-price">{price === 'none' ? translator.say({ key: 'stake.noBet' }, own) : `+${translator.number(price)}`}</b>
        )}
      </span>
    </button>
  )
}

/** The timing of a round as CSS variables, so that styles and code share it. */
function timingVariables(speed: number): CSSProperties {
  const { leave, leaving, stagger, glide } = roundTimes
  return {
    '--pace': speed || 1,
    '--leave': `${leave}ms`,
    '--leaving': `${leaving}ms`,
    '--stagger': `${stagger}ms`,
    '--glide': `${glide}ms`,
  } as CSSProperties
}
