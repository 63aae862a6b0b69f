import { highestStake } from '@parlor/mahjong'
import { useState, type ReactElement } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './stake-control.css'
import { strings } from './strings.ts'

/** Chips that are laid on the stake. */
const chipValues = [1, 5, 25, 100] as const

/** What is staked, and how it is changed. */
interface Stake {
  readonly amount: number
  readonly most: number
  set(amount: number): void
  /** Lays a chip on it; the stake is never nothing, and the first larger chip replaces the last one. */
  lay(chip: number): void
  /** Takes the last chip back; what came by slider or keys goes by the smallest chip that it can be paid with. */
  takeBack(): void
}

/** The stake, kept from bet to bet as far as there are chips for it. */
export function useStake(chips: number): Stake {
  const [{ wanted, laid }, setState] = useState<{ readonly wanted: number; readonly laid: readonly number[] }>({ wanted: 10, laid: [] })
  const most = highestStake(chips)
  const within = (amount: number) => Math.max(1, Math.min(most, Math.round(amount)))
  const amount = within(wanted)
  return {
    amount,
    most,
    set: (next) => setState({ wanted: within(next), laid: [] }),
    lay(chip) {
      const next = within(amount === 1 && chip > 1 ? chip : amount + chip)
      setState({ wanted: next, laid: [...laid, next - amount] })
    },
    takeBack: () => setState({ wanted: within(amount - (laid.at(-1) ?? smallestChipOf(amount))), laid: laid.slice(0, -1) }),
  }
}

/** The smallest chip of an amount that is paid in as few chips as can be. */
export function smallestChipOf(amount: number): number {
  let rest = amount
  let smallest = 1
  for (const chip of chipValues.toReversed())
    if (rest >= chip) {
      smallest = chip
      rest %= chip
    }
  return smallest
}

interface StakeControlProps {
  readonly chips: number
  readonly stake: Stake
  readonly open: boolean
  readonly onCashOut: () => void
}

/** What is staked: by slider, by chips, or by keys; and the way out with all chips. */
export function StakeControl({ chips, stake, open, onCashOut }: StakeControlProps): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const say = (key: string, params = {}) => translator.say({ key, params }, own)
  const { amount, most } = stake
  const [asking, setAsking] = useState(false)
  return (
    <div className="hb-stake" role="group" aria-label={say('stake.label')}>
      <label className="hb-stake-slider">
        <span>
          {say('stake.label')} <b className="numbers">{translator.number(amount)}</b>
        </span>
        <input
          type="range"
          min={1}
          max={Math.max(1, most)}
          value={amount}
          aria-disabled={!open}
          aria-valuetext={say('stake.of', { stake: translator.number(amount), chips: translator.number(chips), count: chips })}
          onChange={(event) => open && stake.set(Number(event.target.value))}
        />
      </label>
      <span className="hb-stake-chips">
        <IconButton
          icon="minus"
          label={say('stake.takeBack')}
          className="hb-take-back"
          aria-disabled={!open || amount === 1}
          onClick={() => open && stake.takeBack()}
        />
        {chipValues.map((value) => (
          <button
            key={value}
            type="button"
            className="hb-chip numbers"
            data-chip={value}
            aria-label={say('stake.add', { value })}
            aria-disabled={!open || amount >= most}
            onClick={() => open && amount < most && stake.lay(value)}
          >
            {value}
          </button>
        ))}
        <button
          type="button"
          className="hb-chip"
          data-chip="all"
          aria-disabled={!open || amount >= most}
          onClick={() => open && amount < most && stake.lay(most - amount)}
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
          text={say('stake.askCashOutText', { chips: translator.number(chips), count: chips })}
          yes={say('stake.cashOut')}
          onYes={onCashOut}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
