import { highestStake } from '@parlor/mahjong'
import { useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './stake-control.css'
import { strings } from './strings.ts'

/** Chips that are laid on the stake. */
const chipValues = [1, 5, 25, 100] as const

/** The stake, kept from bet to bet as far as there are chips for it. */
export function useStake(chips: number): [stake: number, setStake: (stake: number) => void] {
  const [wanted, setWanted] = useState(10)
  const within = (stake: number) => Math.max(1, Math.min(highestStake(chips), Math.round(stake)))
  return [within(wanted), (stake) => setWanted(within(stake))]
}

interface StakeControlProps {
  readonly chips: number
  readonly stake: number
  readonly open: boolean
  readonly onStake: (stake: number) => void
  readonly onCashOut: () => void
}

/** What is staked: by slider, by chips, or by keys; and the way out with all chips. */
export function StakeControl({ chips, stake, open, onStake, onCashOut }: StakeControlProps): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const say = (key: string, params = {}) => translator.say({ key, params }, own)
  const most = highestStake(chips)
  const [asking, setAsking] = useState(false)
  return (
    <div className="hb-stake" role="group" aria-label={say('stake.label')}>
      <label className="hb-stake-slider">
        <span>
          {say('stake.label')} <b className="numbers">{translator.number(stake)}</b>
        </span>
        <input
          type="range"
          min={1}
          max={Math.max(1, most)}
          value={stake}
          aria-disabled={!open}
          aria-valuetext={say('stake.of', { stake: translator.number(stake), chips: translator.number(chips) })}
          onChange={(event) => open && onStake(Number(event.target.value))}
        />
      </label>
      <span className="hb-stake-chips">
        {chipValues.map((value) => (
          <button
            key={value}
            type="button"
            className="hb-chip numbers"
            data-chip={value}
            aria-label={say('stake.add', { value })}
            aria-disabled={!open || stake >= most}
            onClick={() => open && onStake(stake === 1 && value > 1 ? value : stake + value)}
          >
            {value}
          </button>
        ))}
        <button
          type="button"
          className="hb-chip"
          data-chip="all"
          aria-disabled={!open || stake >= most}
          onClick={() => open && onStake(most)}
        >
          {say('stake.all')}
        </button>
      </span>
      <Button kind="quiet" className="hb-cash-out" aria-disabled={!open} onClick={() => open && setAsking(true)}>
        {say('stake.cashOut')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={say('stake.askCashOut')}
          text={say('stake.askCashOutText', { chips: translator.number(chips) })}
          yes={say('stake.cashOut')}
          onYes={onCashOut}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
