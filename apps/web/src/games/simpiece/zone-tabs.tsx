import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { TableCard } from './table-card.tsx'
import type { PlayerHalfProps } from './player-half.tsx'
import { translatorFor } from './aria-labels.ts'
import type { ViewModel } from './view-model.ts'

const zoneTabIds = ['hand', 'mine', 'theirs'] as const
export type ZoneTab = (typeof zoneTabIds)[number]

/** The zone tab that a question needs; null where the open one will do. */
export function zoneTabForQuestion({ asked, question }: Pick<ViewModel, 'asked' | 'question'>): ZoneTab | null {
  if (asked === 'block') return 'mine'
  return asked === 'counter' || asked === 'mulligan' || question?.zone === 'hand' ? 'hand' : null
}

/** On a phone: one zone at a time, large enough to read; the table above stays visible. */
export function ZoneTabs(props: {
  tab: ZoneTab
  onTab: (tab: ZoneTab) => void
  near: PlayerHalfProps
  far: PlayerHalfProps
}): ReactElement {
  const { tab, onTab, near, far } = props
  const translate = translatorFor(useTranslator())
  const shown = tab === 'mine' ? near : far
  return (
    <>
      <div className="st-tabs" role="tablist" aria-label={translate('table.tabs')}>
        {zoneTabIds.map((one) => (
          <button key={one} type="button" role="tab" id={`st-tab-${one}`} aria-selected={tab === one} onClick={() => onTab(one)}>
            {translate(`table.tab.${one}`, {
              count: one === 'hand' ? near.half.hand.length : one === 'mine' ? near.half.characters.length : far.half.characters.length,
            })}
          </button>
        ))}
      </div>
      {tab !== 'hand' && (
        <div className="st-dock" role="tabpanel" aria-labelledby={`st-tab-${tab}`} tabIndex={0}>
          <ul>
            {[shown.half.leader, ...shown.half.characters, ...(shown.half.stage ? [shown.half.stage] : [])].map((item) => (
              <li key={item.handle}>
                <TableCard item={item} mark={shown.markOf(item)} note={shown.noteOf(item)} size="hand" cursor={false} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
