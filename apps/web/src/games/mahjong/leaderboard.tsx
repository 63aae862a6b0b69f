import { places, type Entry, type HonourRule } from '@parlor/mahjong'
import { useState, type ReactElement } from 'react'
import { Button } from '../../house/button.tsx'
import { Ask } from '../../table/ask.tsx'
import { useWords } from '../../words/words.ts'
import { clearLeaderboard, useKept } from './keeping.ts'
import { strings } from './strings.ts'

/** The five best runs of a mode; `own` is the place to light up. */
export function Leaderboard({ rule, own = null }: { rule: HonourRule; own?: number | null }): ReactElement {
  const words = useWords()
  const board = useKept((kept) => kept.leaderboards[rule])
  const say = (key: string) => words.say({ key }, strings[words.language])
  return (
    <table className="hb-board numbers">
      <caption className="sr-only">{say(rule === 'kind' ? 'landing.boardLiving' : 'landing.boardClassic')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{say('landing.rank')}</th>
          <th scope="col">{say('landing.name')}</th>
          <th scope="col">{say('table.score')}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: places }, (_, place) => (
          <Row key={place} place={place} entry={board[place] ?? null} own={place === own} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ place, entry, own }: { place: number; entry: Entry | null; own: boolean }): ReactElement {
  return (
    <tr data-own={own} data-empty={entry === null}>
      <td className="hb-rank">{place + 1}</td>
      <td className="hb-board-name">{entry?.name ?? '–'}</td>
      <td className="hb-board-score">{entry?.score ?? ''}</td>
    </tr>
  )
}

/** Asks before it wipes. */
export function ClearButton({ rule }: { rule: HonourRule }): ReactElement {
  const words = useWords()
  const [asking, setAsking] = useState(false)
  const empty = useKept((kept) => kept.leaderboards[rule].length === 0 && !kept.damaged.includes(rule))
  const say = (key: string) => words.say({ key }, strings[words.language])
  return (
    <>
      <Button kind="quiet" icon="trash" aria-disabled={empty} onClick={() => !empty && setAsking(true)}>
        {say('landing.clear')}
      </Button>
      {asking && (
        <Ask
          danger
          title={say('landing.clearTitle')}
          text={say('landing.clearText')}
          yes={say('landing.clear')}
          onYes={() => clearLeaderboard(rule)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
