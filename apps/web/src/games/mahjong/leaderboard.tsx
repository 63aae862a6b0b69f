import { leaderboardSize, type LeaderboardEntry, type RunMode } from '@parlor/mahjong'
import { useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { clearLeaderboard, useLeaderboardStore } from './leaderboard-store.ts'
import { strings } from './strings.ts'

const captions = { instance: 'landing.boardClassic', kind: 'landing.boardLiving', stakes: 'landing.boardStakes' } as const

/** The five best runs of a mode; `own` is the rank to highlight. */
export function Leaderboard({ rule, own = null }: { rule: RunMode; own?: number | null }): ReactElement {
  const translator = useTranslator()
  const board = useLeaderboardStore((state) => state.leaderboards[rule])
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  return (
    <table className="hb-board numbers">
      <caption className="sr-only">{say(captions[rule])}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{say('landing.rank')}</th>
          <th scope="col">{say('landing.name')}</th>
          <th scope="col">{say(rule === 'stakes' ? 'table.chips' : 'table.score')}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: leaderboardSize }, (_, index) => (
          <LeaderboardRow key={index} index={index} entry={board[index] ?? null} own={index === own} />
        ))}
      </tbody>
    </table>
  )
}

function LeaderboardRow({ index, entry, own }: { index: number; entry: LeaderboardEntry | null; own: boolean }): ReactElement {
  const translator = useTranslator()
  return (
    <tr data-own={own} data-empty={entry === null}>
      <td className="hb-rank">{index + 1}</td>
      <td className="hb-board-name">
        {entry?.name ?? '–'}
        {entry && <small>{translator.say({ key: `landing.odds.${entry.odds ?? 'always'}` }, strings[translator.language])}</small>}
      </td>
      <td className="hb-board-score">{entry ? translator.number(entry.score) : ''}</td>
    </tr>
  )
}

/** Clears a leaderboard after a confirmation. */
export function ClearLeaderboardButton({ rule }: { rule: RunMode }): ReactElement {
  const translator = useTranslator()
  const [asking, setAsking] = useState(false)
  const empty = useLeaderboardStore((state) => state.leaderboards[rule].length === 0 && !state.damaged.includes(rule))
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  return (
    <>
      <Button kind="quiet" icon="trash" aria-disabled={empty} onClick={() => !empty && setAsking(true)}>
        {say('landing.clear')}
      </Button>
      {asking && (
        <ConfirmDialog
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
