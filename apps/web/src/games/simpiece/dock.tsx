import type { ReactElement } from 'react'
import { useWords } from '../../words/words.ts'
import { TableCard } from './card.tsx'
import type { HalfProps } from './half.tsx'
import { teller } from './label.ts'
import type { TableData } from './present.ts'

export const tabs = ['hand', 'mine', 'theirs'] as const
export type Tab = (typeof tabs)[number]

/** The zone a question is about, so that nobody has to look for it; null where the one that is open will do. */
export function tabFor({ asked, question }: Pick<TableData, 'asked' | 'question'>): Tab | null {
  if (asked === 'block') return 'mine'
  return asked === 'counter' || asked === 'mulligan' || question?.zone === 'hand' ? 'hand' : null
}

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
