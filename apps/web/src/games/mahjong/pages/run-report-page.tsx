import { isRejection } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { mahjong, runReportOf, startChips, type BetReport, type MahjongTypes, type RunReport } from '@parlor/mahjong'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { Link, useParams } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { LoadingPlaceholder } from '../../../ui/loading-placeholder.tsx'
import { localMatchFromSave } from '../../../session/local-match.ts'
import { openSaveStore } from '../../../data/save-store.ts'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../web-game/web-game.ts'
import { DealFairnessCheck } from '../deal-fairness-check.tsx'
import { stakeFiguresOf } from '../stake-figures.tsx'
import { strings } from '../strings.ts'
import { TileFaceSymbols, Tile } from '../tile.tsx'
import './report.css'
import { ScoreChart } from './score-chart.tsx'

type Run = { readonly id: string; readonly match: Match<MahjongTypes> } | 'none' | null

/** `/mahjong/report/<run>`: every bet beside the best one, in place of the shared analysis; without a run, the last finished one. */
export default function RunReportPage({ webGame: _ }: { webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const { '*': wanted = '' } = useParams()
  const run = useRun(wanted)
  if (run === null) return <LoadingPlaceholder />
  return (
    <Page title={say('page.report.title')} layout="wide" back={{ to: '/mahjong/', label: say('title') }}>
      {run === 'none' ? <p>{say('report.none')}</p> : <RunReportView {...run} />}
    </Page>
  )
}

function useRun(wanted: string): Run {
  const [run, setRun] = useState<Run>(null)
  useEffect(() => {
    let mounted = true
    void findRun(wanted).then((found) => mounted && setRun(found))
    return () => {
      mounted = false
    }
  }, [wanted])
  return run
}

async function findRun(wanted: string): Promise<Run> {
  const saves = await openSaveStore()
  const id = wanted !== '' ? wanted : await lastFinishedRun()
  const found = id === null ? null : await saves.find(id)
  if (!found || isRejection(found) || found.save.game !== 'mahjong') return 'none'
  const opening = localMatchFromSave(mahjong.game, found.save)
  // Of a run that goes on, the report would tell the deal.
  return isRejection(opening) || 'lastState' in opening || !opening.match.outcome
    ? 'none'
    : { id: found.save.id, match: opening.match as Match<MahjongTypes> }
}

async function lastFinishedRun(): Promise<string | null> {
  const all = await (await openSaveStore()).list()
  const over = all.filter((save) => !('damaged' in save) && save.game === 'mahjong' && save.over)
  return over.toSorted((a, b) => ('updated' in b ? b.updated : 0) - ('updated' in a ? a.updated : 0))[0]?.id ?? null
}

function RunReportView({ id, match }: { id: string; match: Match<MahjongTypes> }): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const report = useMemo(() => runReportOf(match), [match])
  const living = match.start.honors === 'kind'
  const [missed, setMissed] = useState(false)
  const shown = missed ? report.bets.filter(({ sound }) => !sound) : report.bets
  return (
    <div className="hb-report">
      <TileFaceSymbols />
      {report.givenAway ? <StakesFigures report={report} /> : <RunFigures report={report} living={living} />}
      <ScoreChart lines={report.lines} stakes={report.givenAway !== null} />
      <div className="hb-report-tools">
        <label className="hb-report-check">
          <input type="checkbox" checked={missed} onChange={(event) => setMissed(event.target.checked)} />
          <span>{say('report.missed')}</span>
        </label>
        <LinkButton icon="play" to={`/mahjong/replay/${id}`}>
          {translator.t('table.replay')}
        </LinkButton>
      </div>
      {shown.length === 0 ? (
        <p>{say(report.bets.length === 0 ? 'report.noBets' : 'report.allSound')}</p>
      ) : (
        <ol className="hb-report-bets">
          {shown.map((bet) => (
            <BetReportRow key={bet.number} bet={bet} living={living} id={id} />
          ))}
        </ol>
      )}
      <DealFairnessCheck match={match} id={id} />
    </div>
  )
}

/** Score, what was deserved and possible, luck and skill. */
function RunFigures({ report, living }: { report: RunReport; living: boolean }): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const one = (value: number) => translator.number(value, { maximumFractionDigits: 1 })
  return (
    <dl className="hb-report-figures numbers">
      <ReportFigure name={say('table.score')} value={`${report.score}`} note={say('after.of', { count: report.bets.length })} />
      <ReportFigure
        name={say('report.expected')}
        value={one(report.expected)}
        note={say(living ? (report.expected < 0 ? 'report.expectedNegative' : 'report.expectedLiving') : 'report.expectedNote')}
      />
      <ReportFigure
        name={say('report.best')}
        value={one(report.bestExpected)}
        note={say(living ? 'report.bestLiving' : 'report.bestNote')}
      />
      <ReportFigure
        name={say('after.luck')}
        value={translator.number(report.luck, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })}
        note={say('report.luckNote')}
      />
      <ReportFigure
        name={say('after.skill')}
        value={translator.number(report.skill, { style: 'percent', maximumFractionDigits: 1 })}
        note={say('report.skillNote', { sound: report.sound, count: report.bets.length })}
      />
      <ReportFigure name={say('after.streak')} value={`${report.longestStreak}`} note={say('report.streakNote')} />
    </dl>
  )
}

/** Stakes: the chips, what their stakes gave away, and luck. */
function StakesFigures({ report }: { report: RunReport }): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  return (
    <dl className="hb-report-figures numbers">
      <ReportFigure
        name={say('table.chips')}
        value={translator.number(report.score)}
        note={say('stake.chipsNote', { start: startChips, count: report.bets.length })}
      />
      {stakeFiguresOf(report, translator).map(([name, value, note]) => (
        <ReportFigure key={name} name={say(name)} value={value} note={say(note)} />
      ))}
      <ReportFigure name={say('after.streak')} value={`${report.longestStreak}`} note={say('report.streakNote')} />
    </dl>
  )
}

function ReportFigure({ name, value, note }: { name: string; value: string; note: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="hb-report-value">{value}</dd>
      <dd className="hb-report-note">{note}</dd>
    </div>
  )
}

function gradeKeyOf({ bet, best, stake, bestStake, sound }: BetReport, living: boolean): string {
  if (stake !== undefined) {
    if (sound) return 'report.soundStake'
    return bet !== best ? 'report.otherSide' : stake > bestStake! ? 'report.overStake' : 'report.underStake'
  }
  if (living) return sound ? 'report.soundLiving' : 'report.betterLiving'
  return sound ? 'report.sound' : 'report.better'
}

/** A bet, with a link to its position. */
function BetReportRow({ bet, living, id }: { bet: BetReport; living: boolean; id: string }): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const percent = (value: number) => translator.number(value, { style: 'percent', maximumFractionDigits: 0 })
  const points = (value: number) => translator.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <li className="hb-report-bet numbers" data-won={bet.won} data-sound={bet.sound}>
      <Link
        className="hb-report-number"
        to={`/mahjong/replay/${id}?at=${bet.at}`}
        aria-label={say('report.toTable', { number: bet.number })}
        title={translator.t('analysis.replay')}
      >
        {bet.number}
      </Link>
      <span className="hb-report-tiles">
        {bet.tiles.map((tile) => (
          <Tile key={tile.id} tile={tile} />
        ))}
      </span>
      <span>
        {say('report.line', { total: bet.total, bet: say(`move.${bet.bet}`), next: bet.next })}{' '}
        <span className="hb-report-chance">
          {say(gradeKeyOf(bet, living), {
            chance: percent(bet.chance),
            stake: bet.stake === undefined ? '' : translator.number(bet.stake),
            bestStake: bet.bestStake === undefined ? '' : translator.number(bet.bestStake),
            cost: translator.number(Math.expm1(bet.bestWorth - bet.worth), { style: 'percent', maximumFractionDigits: 1 }),
            best: say(`move.${bet.best}`),
            bestChance: percent(bet.bestChance),
            worth: points(bet.worth),
            bestWorth: points(bet.bestWorth),
          })}
        </span>
      </span>
      <Icon name={bet.won ? 'check' : 'close'} size={20} />
      <span className="sr-only">{say(bet.won ? 'report.won' : 'report.lost')}</span>
    </li>
  )
}
