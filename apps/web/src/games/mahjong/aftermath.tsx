import { say, type Match, type Message } from '@parlor/kernel'
import { dayOf, reportOf, squaresOf, type MahjongKinds, type RunReport } from '@parlor/mahjong'
import { useMemo, type ReactElement } from 'react'
import { Button, LinkButton } from '../../house/button.tsx'
import { toast } from '../../house/toast.tsx'
import { useWords, type Words } from '../../words/words.ts'
import type { MatchProps } from '../door.ts'
import './aftermath.css'
import { Fairness } from './fair.tsx'
import { counts, useKept } from './keeping.ts'
import { strings } from './strings.ts'

/** What a run that is over has brought: the score, its place, luck and skill, and proof of the deal. */
export function Aftermath({ match, id }: MatchProps<MahjongKinds>): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  const tell = (key: string, params = {}) => words.say({ key, params }, own)
  const standing = useStanding(match, dayOf(match.origin.seed))
  const report = useMemo(() => reportOf(match), [match])
  const kept = useKept((state) => state.name)
  const day = dayOf(match.origin.seed)
  const { score, bets } = match.state
  return (
    <div className="hb-aftermath">
      <p className="hb-final">
        <span className="hb-final-score numbers">{score}</span>
        <span>
          <strong>{kept || tell('seat.0')}</strong>
          <span>{tell('after.of', { bets })}</span>
        </span>
      </p>
      <p className="hb-standing" role="status">
        {words.say(standing, own)}
      </p>
      <Balance report={report} />
      <div className="hb-after-actions">
        <LinkButton icon="chart" to={`/mahjong/report/${id}`}>
          {tell('after.report')}
        </LinkButton>
        {day !== null && (
          <Button icon="copy" onClick={() => void copyDay(day, report, words)}>
            {tell('after.share')}
          </Button>
        )}
      </div>
      <Fairness match={match} />
    </div>
  )
}

/** What the run means for the leaderboard, or for its day. */
function useStanding(match: Match<MahjongKinds>, day: string | null): Message {
  const words = useWords()
  const { score } = match.state
  const board = useKept((state) => state.leaderboards[match.origin.options.honors])
  const name = useKept((state) => state.name) || words.say({ key: 'seat.0' }, strings[words.language])
  const days = useKept((state) => state.days)
  if (!counts(match)) return say(match.practice ? 'after.practice' : 'after.left')
  if (day !== null) return say('after.day', { day, score: days.find((one) => one.day === day)?.score ?? score })
  const place = board.findLastIndex((entry) => entry.score === score && entry.name === name)
  return place < 0 ? say('after.noPlace') : say('after.place', { place: place + 1 })
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

async function copyDay(day: string, report: RunReport, words: Words): Promise<void> {
  const own = strings[words.language]
  const head = words.say({ key: 'after.shareText', params: { day, score: report.score, bets: report.bets.length } }, own)
  const text = `${head}\n${squaresOf(report.bets.map(({ won }) => won))}\n${location.origin}/mahjong/`
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: words.say({ key: 'after.copied' }, own), tone: 'good' })
  } catch {
    toast({ text: words.say({ key: 'after.notCopied' }, own), tone: 'bad' })
  }
}
