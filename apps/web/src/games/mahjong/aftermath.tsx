import { heardBy, say, type Match, type Message } from '@parlor/kernel'
import { dayOf, honourOf, reportOf, type Entry, type MahjongKinds, type RunReport } from '@parlor/mahjong'
import { useCallback, useMemo, type ReactElement } from 'react'
import { LinkButton } from '../../house/button.tsx'
import { useKept as useStored } from '../../play/use-kept.ts'
import { listResults } from '../../storage/result.ts'
import type { Vault } from '../../storage/vault.ts'
import { useWords } from '../../words/words.ts'
import type { MatchProps } from '../door.ts'
import './aftermath.css'
import { Fairness } from './fair.tsx'
import { counts, placeOf, useKept } from './keeping.ts'
import { strings } from './strings.ts'

/** What a run that is over has brought: the score, its place, luck and skill, and proof of the deal. */
export function Aftermath({ match, id }: MatchProps<MahjongKinds>): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  const tell = (key: string, params = {}) => words.say({ key, params }, own)
  const standing = useStanding(match, id)
  const report = useMemo(() => reportOf(match), [match])
  const name = useKept((state) => state.name)
  const why = useMemo(() => whyOver(match), [match])
  const { score, bets } = match.state
  return (
    <div className="hb-aftermath">
      <p className="hb-final">
        <span className="hb-final-score numbers">{score}</span>
        <span>
          <strong>{standing.entry?.name ?? (name || tell('seat.0'))}</strong>
          <span>{tell('after.of', { bets })}</span>
        </span>
      </p>
      <p className="hb-standing" role="status">
        {why && <span className="hb-why">{words.say(why, own)} </span>}
        {standing.said && words.say(standing.said, own)}
      </p>
      <Balance report={report} />
      <div className="hb-after-actions">
        <LinkButton icon="chart" to={`/mahjong/report/${id}`}>
          {tell('after.report')}
        </LinkButton>
      </div>
      <Fairness match={match} id={id} />
    </div>
  )
}

/** How the run came to its own end, by name where an honour did it; null for one that was given up. */
export function whyOver(match: Match<MahjongKinds>): Message | null {
  const over = heardBy(match.line.at(-1)?.events ?? [], 0).find((event) => event.kind === 'over')
  if (!over) return null
  return over.face === null ? say(`outcome.${over.ending}`) : say(`after.${over.ending}`, { tile: say(`honour.${honourOf(over.face)!}`) })
}

/** What the run means for the leaderboard, and its entry there; the house speaks for a day. */
function useStanding(match: Match<MahjongKinds>, id: string): { readonly said: Message | null; readonly entry: Entry | null } {
  const board = useKept((state) => state.leaderboards[match.origin.options.honors])
  const at = useStored(
    useCallback(async (vault: Vault) => (await listResults('mahjong', vault)).find((one) => one.id === id)?.at ?? null, [id]),
  )
  if (dayOf(match.origin.seed) !== null) return { said: null, entry: null }
  if (!counts(match)) return { said: say(match.practice ? 'after.practice' : 'after.left'), entry: null }
  if (at === null) return { said: null, entry: null }
  const place = placeOf(board, match.state.score, at)
  return place === null ? { said: say('after.noPlace'), entry: null } : { said: say('after.place', { place }), entry: board[place - 1]! }
}

/** Luck and skill side by side. */
function Balance({ report }: { report: RunReport }): ReactElement {
  const words = useWords()
  const tell = (key: string, params = {}) => words.say({ key, params }, strings[words.language])
  const signed = words.number(report.luck, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (
    <dl className="hb-balance numbers">
      <div>
        <dt>{tell('after.skill')}</dt>
        <dd>{words.number(report.skill, { style: 'percent', maximumFractionDigits: 1 })}</dd>
      </div>
      <div>
        <dt>{tell('after.luck')}</dt>
        <dd data-good={report.luck >= 0}>{signed}</dd>
      </div>
      <div>
        <dt>{tell('after.streak')}</dt>
        <dd>{report.longestStreak}</dd>
      </div>
    </dl>
  )
}
