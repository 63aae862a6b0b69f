import type { ReactElement } from 'react'
import { useWords } from '../../words/words.ts'
import { TableCard } from './card.tsx'
import type { HalfProps } from './half.tsx'
import { teller } from './label.ts'

export const tabs = ['hand', 'mine', 'theirs'] as const
export type Tab = (typeof tabs)[number]

/** On a phone: one zone at a time, large enough to read; the table above stays as it is. */
export function Dock(props: { tab: Tab; onTab: (tab: Tab) => void; near: HalfProps; far: HalfProps }): ReactElement {
  const { tab, onTab, near, far } = props
  const tell = teller(useWords())
  const shown = tab === 'mine' ? near : far
  return (
    <>
      <div className="st-tabs" role="tablist" aria-label={tell('table.tabs')}>
        {tabs.map((one) => (
          <button key={one} type="button" role="tab" id={`st-tab-${one}`} aria-selected={tab === one} onClick={() => onTab(one)}>
            {tell(`table.tab.${one}`, {
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
