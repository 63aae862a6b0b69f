import { honourOf, remembered, type Round } from '@parlor/mahjong'
import { memo, type ReactElement, type WheelEvent } from 'react'
import { Icon } from '../../house/icon.tsx'
import { useWords } from '../../words/words.ts'
import './history.css'
import type { Scenery } from './present.ts'
import { roundWords } from './label.ts'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

/** A wheel turns the strip, which has nowhere to go but sideways. */
function turned({ currentTarget, deltaY, shiftKey, ctrlKey }: WheelEvent<HTMLElement>): void {
  if (!shiftKey && !ctrlKey) currentTarget.scrollLeft += deltaY
}

/** The last hands in small, newest first: a strip that scrolls and never grows. */
export function History({ scenery }: { scenery: Scenery }): ReactElement {
  const words = useWords()
  const rounds = scenery.history.slice(-remembered).toReversed()
  const label = words.say({ key: 'table.history' }, strings[words.language])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section className="hb-history" aria-label={label} tabIndex={0} onWheel={turned}>
      {rounds.length === 0 && <p className="hb-history-none">{words.say({ key: 'table.historyNone' }, strings[words.language])}</p>}
      <ol data-turn={(rounds[0]?.number ?? 0) % 2}>
        {rounds.map((round, place) => (
          <Entry key={round.number} round={round} newest={place === 0} />
        ))}
      </ol>
    </section>
  )
}

const Entry = memo(function Entry({ round, newest }: { round: Round; newest: boolean }): ReactElement {
  const words = useWords()
  const { tiles, total, bet, won } = round
  return (
    <li className="hb-round" data-won={won} data-newest={newest}>
      <span className="sr-only">{words.say(roundWords(round), strings[words.language])}</span>
      <span className="hb-round-tiles" aria-hidden="true">
        {tiles.map((tile) => (
          <Tile key={tile.id} tile={tile} coin={false}>
            {newest && honourOf(tile.face) && <span className="hb-pop">{won ? '+1' : '−1'}</span>}
          </Tile>
        ))}
      </span>
      <span className="hb-round-words numbers" aria-hidden="true">
        <b>{total}</b>
        <Icon name={bet === 'higher' ? 'up' : 'down'} size={16} />
        <Icon name={won ? 'check' : 'close'} size={16} />
      </span>
    </li>
  )
})
