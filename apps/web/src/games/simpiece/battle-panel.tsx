import { cards, type CardHandle, type SimPieceEvent } from '@parlor/simpiece'
import { useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { CardFace } from './card-face/card-face.tsx'
import { cardName, isViewerName, translatorFor } from './aria-labels.ts'
import { confirmCounters, type InteractionMode, type ModeTransition } from './interaction-mode.ts'
import { findCardItem, type BattleData, type CardItem, type ViewModel } from './view-model.ts'

const steps = ['attack', 'block', 'counter', 'damage'] as const

interface BattlePanelProps {
  readonly table: ViewModel
  readonly battle: BattleData
  readonly mode: InteractionMode
  /** The event being animated. */
  readonly event: SimPieceEvent | null
  readonly target: CardHandle
  readonly onTarget: (target: CardHandle) => void
  readonly onTake: (turn: ModeTransition) => void
  readonly onBlockers: () => void
  readonly nameOf: (seat: number) => string
}

/** The battle: both cards, their power now and with the marked counters, the step, and the defender's options. */
export function BattlePanel(props: BattlePanelProps): ReactElement | null {
  const { table, battle, event } = props
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const { attackerItem } = battle
  // Its result is compared as the Damage Step ends.
  const now = battle.step === 'end' ? 'damage' : battle.step
  const targetItem = useLastSeenTarget(battle.targetItem)
  if (!attackerItem || !targetItem) return null
  const extra = markedCounters(props).reduce((sum, one) => sum + (one.boosts ? one.by : 0), 0)
  const attack = attackerItem.power ?? 0
  const defence = (targetItem.power ?? 0) + extra
  const wins = attack >= defence
  const flash = flashOf(event)
  return (
    <section className="st-battle" aria-label={translate('table.battle')} data-asked={table.asked ?? undefined}>
      <p className="sr-only">
        {translate('table.battleSaid', {
          attacker: cardName(attackerItem.card, translator),
          power: attack,
          target: cardName(targetItem.card, translator),
          against: defence,
        })}
      </p>
      <div className="st-duel" aria-hidden="true">
        <Fighter item={attackerItem} tone={wins ? 'good' : 'bad'} />
        <div className="st-versus" aria-hidden="true">
          <svg viewBox="0 0 60 24" focusable="false">
            <path d="M2 12H50M40 3l13 9-13 9" />
          </svg>
          <span>{translate('table.versus')}</span>
        </div>
        <Fighter item={targetItem} extra={extra} tone={wins ? 'bad' : 'good'} />
        {flash && (
          <p className="st-flash" data-tone={flash} key={flash}>
            {translate(`table.flash.${flash}`)}
          </p>
        )}
      </div>
      <ol className="st-steps" aria-label={translate('table.steps')}>
        {steps.map((one) => (
          <li key={one} data-now={one === now} aria-current={one === now ? 'step' : undefined}>
            {translate(`table.step.${one}`)}
          </li>
        ))}
      </ol>
      <DefenceButtons {...props} wins={wins} extra={extra} />
    </section>
  )
}

interface FighterProps {
  readonly item: Pick<CardItem, 'card' | 'power'>
  /** Power added by the marked counters. */
  readonly extra?: number
  readonly tone: 'good' | 'bad'
}

function Fighter({ item, extra = 0, tone }: FighterProps): ReactElement {
  const translator = useTranslator()
  const power = item.power ?? 0
  return (
    <div className="st-fighter" data-tone={tone}>
      <CardFace card={item.card!} size="hand" power={item.power ?? undefined} />
      <p>
        <span>{cardName(item.card, translator)}</span>
        {extra > 0 && <small className="numbers">{`${power} + ${extra} =`}</small>}
        <b className="numbers">{power + extra}</b>
      </p>
    </div>
  )
}

/** The attacked card as last seen: a K.O.'d card has left the field, but the panel still shows it. */
function useLastSeenTarget(item: CardItem | null): Pick<CardItem, 'card' | 'power'> | null {
  const [known, setKnown] = useState(item)
  if (item && (item.card !== known?.card || item.power !== known.power)) setKnown(item)
  return item ?? known
}

function flashOf(event: SimPieceEvent | null): 'ko' | 'blocked' | 'life' | 'missed' | null {
  if (event?.kind === 'blocks') return 'blocked'
  if (event?.kind === 'battle') return event.hit ? null : 'missed'
  if (event?.kind === 'damage') return 'life'
  return event?.kind === 'moved' && event.cause === 'ko' ? 'ko' : null
}

/** The marked cards, and the power they would add; an Event's effect is not included. */
function markedCounters({ mode, table, target, battle }: BattlePanelProps): { item: CardItem; by: number; boosts: boolean }[] {
  if (table.asked !== 'counter' || mode.kind !== 'choosing') return []
  return mode.chosen.flatMap((handle) => {
    const item = findCardItem(table.halves, handle)
    if (!item || item.card === null) return []
    const by = table.legalMoves.of(handle).counter.length > 0 ? (cards[item.card]!.counter ?? 0) : 0
    return [{ item, by, boosts: target === battle.target }]
  })
}

/** The defender's options: block, counter. Only these buttons decide. */
function DefenceButtons(props: BattlePanelProps & { wins: boolean; extra: number }): ReactElement | null {
  const { table, battle, mode, onTake, onBlockers, nameOf, wins } = props
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const { asked, question } = table
  if (asked === 'block')
    return (
      <div className="st-defence" role="group" aria-label={translate('table.ask.block')}>
        <p>{translate('table.ask.block')}</p>
        <div className="st-buttons">
          <Button onClick={() => onTake({ mode: { kind: 'calm' }, batch: { moves: [question!.done!] } })}>
            {translate('table.declineBlock')}
          </Button>
          <Button kind="primary" onClick={onBlockers}>
            {translate('table.selectBlocker')}
          </Button>
        </div>
      </div>
    )
  if (asked === 'counter') {
    const count = mode.kind === 'choosing' ? mode.chosen.length : 0
    return (
      <div className="st-defence" role="group" aria-label={translate('table.ask.counter')}>
        <p aria-live="polite">
          {count === 0 ? translate('table.ask.counter') : translate(wins ? 'table.notEnough' : 'table.holds', { count })}
        </p>
        <CounterTargetSelect {...props} />
        <div className="st-buttons">
          <Button onClick={() => onTake({ mode: { kind: 'calm' }, batch: { moves: [question!.done!] } })}>{translate('table.pass')}</Button>
          <Button
            kind="primary"
            aria-disabled={count === 0}
            onClick={() => count > 0 && onTake(confirmCounters(mode, table, props.target))}
          >
            {translate('table.confirmCounters', { count })}
          </Button>
        </div>
      </div>
    )
  }
  const name = nameOf(battle.defender)
  // Nobody is waited for in the Damage Step, and the player's own turn needs no notice.
  if (asked !== null || battle.step === 'damage' || battle.step === 'end' || isViewerName(name, translator)) return null
  return <p className="st-waiting">{translate('table.waiting', { name })}</p>
}

/** The card that counters apply to: usually the attacked one. */
function CounterTargetSelect({ table, target, onTarget, battle }: BattlePanelProps): ReactElement | null {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const own = table.halves[0]
  const options = [own.leader, ...own.characters]
  if (options.length < 2) return null
  return (
    <label className="st-counter-target">
      <span>{translate('table.counterFor')}</span>
      <select value={target} onChange={(event) => onTarget(Number(event.target.value))}>
        {options.map((item) => (
          <option key={item.handle} value={item.handle}>
            {item.zone === 'leader' ? translate('cards.kind.leader') : cardName(item.card, translator)}
            {item.handle === battle.target ? ` (${translate('table.attacked')})` : ''}
          </option>
        ))}
      </select>
    </label>
  )
}
