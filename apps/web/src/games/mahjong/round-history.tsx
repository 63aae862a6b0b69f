import { honourOf, maxRememberedRounds, type Round } from '@parlor/mahjong'
import { memo, type ReactElement, type WheelEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './round-history.css'
import type { ViewModel } from './view-model.ts'
import { roundLabel } from './aria-labels.ts'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

/** The mouse wheel scrolls the strip sideways. */
function scrollByWheel({ currentTarget, deltaY, shiftKey, ctrlKey }: WheelEvent<HTMLElement>): void {
  if (!shiftKey && !ctrlKey) currentTarget.scrollLeft += deltaY
}

/** The last hands as thumbnails, newest first, in a scrolling strip. */
export function RoundHistory({ viewModel }: { viewModel: ViewModel }): ReactElement {
  const translator = useTranslator()
  const rounds = viewModel.history.slice(-maxRememberedRounds).toReversed()
  const label = translator.say({ key: 'table.history' }, strings[translator.language])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section className="hb-history" aria-label={label} tabIndex={0} onWheel={scrollByWheel}>
      {rounds.length === 0 && (
        <p className="hb-history-none">{translator.say({ key: 'table.historyNone' }, strings[translator.language])}</p>
      )}
      <ol data-turn={(rounds[0]?.number ?? 0) % 2}>
        {rounds.map((round, place) => (
          <RoundEntry key={round.number} round={round} newest={place === 0} />
        ))}
      </ol>
    </section>
  )
}

const RoundEntry = memo(function RoundEntry({ round, newest }: { round: Round; newest: boolean }): ReactElement {
  const translator = useTranslator()
  const { tiles, total, bet, won } = round
  return (
    <li className="hb-round" data-won={won} data-newest={newest}>
      <span className="sr-only">{translator.say(roundLabel(round), strings[translator.language])}</span>
      <span className="hb-round-tiles" aria-hidden="true">
        {tiles.map((tile) => (
          <Tile key={tile.id} tile={tile}>
            {newest && honourOf(tile.face) && <span className="hb-pop">{won ? '+1' : '−1'}</span>}
          </Tile>
        ))}
      </span>
      <span className="hb-round-text numbers" aria-hidden="true">
        <b>{total}</b>
        <Icon name={bet === 'higher' ? 'up' : 'down'} size={16} />
        <Icon name={won ? 'check' : 'close'} size={16} />
      </span>
    </li>
  )
})
