import { msg, type Message } from '@parlor/kernel'
import { eventsFor, type Match } from '@parlor/kernel/host'
import { dayOfSeed, honourOf, runReportOf, type LeaderboardEntry, type MahjongTypes, type RunReport } from '@parlor/mahjong'
import { useCallback, useMemo, type ReactElement } from 'react'
import { useStored } from '../../platform/storage/use-stored.ts'
import { listResults, type MatchResult } from '../../data/match-result.ts'
import type { KeyValueStore } from '../../platform/storage/key-value-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { MatchSectionProps } from '../../web-game/web-game.ts'
import './result-summary.css'
import { DealFairnessCheck } from './deal-fairness-check.tsx'
import { isCountedRun, rankOf, useLeaderboardStore } from './leaderboard-store.ts'
import { Leaderboard } from './leaderboard.tsx'
import { NameForm } from './name-form.tsx'
import { StakeFigures } from './stake-figures.tsx'
import { ScoreChart } from './pages/score-chart.tsx'
import { FinalScore, RunMoments } from './run-ending.tsx'
import { strings } from './strings.ts'

/** Summary of a finished run: score, rank, luck and skill, and the deal check. */
export function ResultSummary({ match, id }: MatchSectionProps<MahjongTypes>): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const translate = (key: string, params = {}) => translator.say({ key, params }, own)
  const standing = useLeaderboardStanding(match, id)
  const report = useMemo(() => runReportOf(match), [match])
  const name = useLeaderboardStore((state) => state.name)
  const why = useMemo(() => runEndMessage(match), [match])
  const { score, bets } = match.state
  return (
    <div className="hb-result">
      <p className="hb-final">
        <FinalScore score={score} />
        <span>
          <strong>{standing.entry?.name ?? (name || translate('seat.0'))}</strong>
          <span>{translate(match.start.honors === 'stakes' ? 'after.chips' : 'after.of', { count: bets })}</span>
        </span>
      </p>
      <p className="hb-standing" role="status">
        {why && <span className="hb-result-reason">{translator.say(why, own)} </span>}
        {standing.said && translator.say(standing.said, own)}
      </p>
      {standing.entry && name === '' && <NameForm rule={match.origin.options.honors} entry={standing.entry} />}
      {report.givenAway ? <StakeFigures report={report} /> : <LuckAndSkill report={report} />}
      <RunMoments report={report} living={match.start.honors === 'kind'} />
      <div className="hb-end-board">
        {dayOfSeed(match.origin.seed) === null && (
          <section>
            <h3>{translate('landing.leaderboard')}</h3>
            <Leaderboard rule={match.origin.options.honors} own={standing.rank} />
          </section>
        )}
        {report.bets.length > 1 && <ScoreChart lines={report.lines} stakes={report.givenAway !== null} />}
      </div>
      <DealFairnessCheck match={match} id={id} />
    </div>
  )
}

/** How the run ended, naming the honour that ended it; null for a resigned one. */
export function runEndMessage(match: Match<MahjongTypes>): Message | null {
  const over = eventsFor(match.history.at(-1)?.events ?? [], 0).find((event) => event.kind === 'over')
  if (!over) return null
  return over.face === null ? msg(`outcome.${over.ending}`) : msg(`after.${over.ending}`, { tile: msg(`honour.${honourOf(over.face)!}`) })
}

/** The run's rank and its leaderboard entry; a daily run has none. */
function useLeaderboardStanding(
  match: Match<MahjongTypes>,
  id: string,
): { readonly said: Message | null; readonly entry: LeaderboardEntry | null; readonly rank: number | null } {
  const board = useLeaderboardStore((state) => state.leaderboards[match.origin.options.honors])
  const result = useStored(
    useCallback(async (store: KeyValueStore) => (await listResults('mahjong', store)).find((one) => one.id === id) ?? null, [id]),
  )
  if (dayOfSeed(match.origin.seed) !== null) return { said: null, entry: null, rank: null }
  if (!isCountedRun(match)) return { said: uncountedMessage(match, result), entry: null, rank: null }
  if (!result) return { said: null, entry: null, rank: null }
  const rank = rankOf(board, match.state.score, result.at)
  return rank === null
    ? { said: msg('after.noPlace'), entry: null, rank: null }
    : { said: msg('after.place', { place: rank }), entry: board[rank - 1]!, rank: rank - 1 }
}

/** Why the run is not on the leaderboard; one that was played on after its end counts as it first ended. */
export function uncountedMessage(
  { practice, outcome }: Pick<Match<MahjongTypes>, 'practice' | 'outcome'>,
  result: MatchResult | null,
): Message {
  if (!practice) return msg(outcome?.reason.startsWith('outcome.') ? 'after.nothing' : 'after.left')
  return result && result.practice === null ? msg('after.playedOn', { score: result.score }) : msg('after.practice')
}

function LuckAndSkill({ report }: { report: RunReport }): ReactElement {
  const translator = useTranslator()
  const translate = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const signed = translator.number(report.luck, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (
    <dl className="hb-result-figures numbers">
      <div>
        <dt>{translate('after.skill')}</dt>
        <dd>{translator.number(report.skill, { style: 'percent', maximumFractionDigits: 1 })}</dd>
      </div>
      <div>
        <dt>{translate('after.luck')}</dt>
        <dd data-good={report.luck >= 0}>{signed}</dd>
      </div>
      <div>
        <dt>{translate('after.streak')}</dt>
        <dd>{report.longestStreak}</dd>
      </div>
    </dl>
  )
}
