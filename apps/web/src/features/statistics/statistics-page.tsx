import type { StringTable } from '@parlor/kernel/host'
import { useCallback, useEffect, useMemo, type ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import type { Save } from '../../data/save.ts'
import { listResults, type MatchResult } from '../../data/match-result.ts'
import { computeStatistics, type Statistics, type MatchTally } from '../../data/statistics.ts'
import type { KeyValueStore } from '../../platform/storage/key-value-store.ts'
import { StorageBanner } from '../../ui/storage-banner.tsx'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import './statistics-page.css'
import { SaveList } from '../saves/save-list.tsx'
import { recordFinishedSave } from '../../session/record-result.ts'
import { useGame } from '../../web-game/use-game.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import { useStored } from '../../platform/storage/use-stored.ts'
import { useSaves } from '../../data/use-saves.ts'
import '../../ui/style/dialog-fields.css'

/** `/dots/statistics`: statistics of the finished matches on this device. */
export default function StatisticsPage(): ReactElement {
  const { game = '' } = useParams()
  const { t, say, language } = useTranslator()
  const webGame = useGame(game)
  const results = useResults(game)
  const statistics = useMemo(() => results && computeStatistics(results), [results])
  const finished = useFinishedSaves(game, webGame)
  if (!webGame || !results || !statistics) return <LoadingPlaceholder />
  const strings = webGame.strings[language]
  const title = say({ key: 'title' }, strings)
  return (
    <Page title={t('stats.of', { game: title })} back={{ to: `/${game}/`, label: title }} banner={<StorageBanner />}>
      {statistics.all.games === 0 ? (
        <>
          <p className="page-subtitle">{t(statistics.practice > 0 ? 'stats.onlyPractice' : 'stats.none')}</p>
          <LinkButton kind="primary" size="large" icon="play" to={`/${game}/play/new`}>
            {t('options.play')}
          </LinkButton>
          <RecentMatches saves={finished} />
        </>
      ) : (
        <>
          <StatisticTiles tally={statistics.all} scored={hasOneScore(webGame)} records={webGame.records ?? []} strings={strings} />
          {webGame.StatisticsSection && <webGame.StatisticsSection results={results.filter(({ practice }) => practice === null)} />}
          <RecentMatches saves={finished} />
          {webGame.game.seats[1] > 1 && <OpponentStatistics statistics={statistics} records={webGame.records ?? []} strings={strings} />}
          {statistics.practice > 0 && <p className="dialog-note">{t('stats.practice', { count: statistics.practice })}</p>}
        </>
      )}
    </Page>
  )
}

/** The last finished matches, to replay. */
function RecentMatches({ saves }: { saves: readonly Save[] }): ReactElement | null {
  const { t } = useTranslator()
  if (saves.length === 0) return null
  return (
    <section className="stats-recent" aria-labelledby="recent">
      <h2 id="recent" className="stats-title">
        {t('stats.recent')}
      </h2>
      <SaveList saves={saves} most={4} />
    </section>
  )
}

/** Records the result of each that has none: its page may have been closed before it was stored. */
function useFinishedSaves(game: string, webGame: WebGame | null): readonly Save[] {
  const saves = useSaves(game)
  const finished = useMemo(() => saves?.filter((save): save is Save => !('damaged' in save) && save.over) ?? [], [saves])
  useEffect(() => {
    if (webGame) for (const save of finished) void recordFinishedSave(webGame, save).catch(() => undefined)
  }, [webGame, finished])
  return finished
}

function useResults(game: string): readonly MatchResult[] | null {
  return useStored(useCallback((store: KeyValueStore) => listResults(game, store), [game]))
}

interface RecordMarksProps {
  /** The game's statistics with a shown maximum. */
  readonly records: readonly string[]
  readonly strings: StringTable
}

/** Whether all matches are scored alike: else the best score of one mode would stand beside those of others. */
function hasOneScore({ game, records = [] }: WebGame): boolean {
  return !game.zeroSum && !game.options.presets.some(({ id }) => records.includes(id))
}

function StatisticTiles({ tally, scored, records, strings }: RecordMarksProps & { tally: MatchTally; scored: boolean }): ReactElement {
  const translator = useTranslator()
  const { t, say, number } = translator
  // Without opponents there are no wins.
  const alone = tally.won + tally.lost + tally.drawn === 0
  const tiles: [string, string | null][] = [
    [t('stats.games'), number(tally.games)],
    [t('stats.rate'), alone ? null : formatWinRate(tally, translator)],
    [t('stats.streak'), alone ? null : number(tally.streak)],
    [t('stats.bestStreak'), alone ? null : number(tally.bestStreak)],
    [t('stats.fastest'), tally.fastestWin === null ? null : t('saves.moves', { count: tally.fastestWin })],
    [t('stats.longest'), tally.longest === null ? null : t('saves.moves', { count: tally.longest })],
    [t('stats.best'), !scored || tally.bestScore === null ? null : number(tally.bestScore)],
    ...records.map((mark): [string, string | null] => [say({ key: `mark.${mark}` }, strings), formatBestMark(tally, mark, translator)]),
    [t('stats.played'), formatPlayTime(tally.played, translator)],
  ]
  return (
    <dl className="stat-tiles">
      {tiles
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label} className="stat-tile">
            <dt>{label}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Results per opponent: a card each, so that nothing is cut off on a phone. */
function OpponentStatistics({ statistics, records, strings }: RecordMarksProps & { statistics: Statistics }): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  return (
    <section aria-labelledby="by-opponent">
      <h2 id="by-opponent" className="stats-title">
        {t('stats.byOpponent')}
      </h2>
      <ul className="stats">
        {[...statistics.opponents].map(([opponent, tally]) => (
          <li key={opponent} className="stat panel">
            <h3>{opponentName(opponent, strings, translator)}</h3>
            <WinRateBar tally={tally} />
            <OpponentFacts tally={tally} records={records} strings={strings} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Won, drawn and lost as a stacked bar; the figures below say the same. */
function WinRateBar({ tally }: { tally: MatchTally }): ReactElement | null {
  const translator = useTranslator()
  const { t } = translator
  const { won, lost, drawn } = tally
  if (won + lost + drawn === 0) return null
  return (
    <p className="stat-rate">
      <span className="stat-bar" aria-hidden="true">
        <i data-of="won" style={{ flexGrow: won }} />
        <i data-of="drawn" style={{ flexGrow: drawn }} />
        <i data-of="lost" style={{ flexGrow: lost }} />
      </span>
      <span className="numbers">{formatWinRate(tally, translator)}</span> {t('stats.wonOf')}
    </p>
  )
}

function OpponentFacts({ tally, records, strings }: RecordMarksProps & { tally: MatchTally }): ReactElement {
  const translator = useTranslator()
  const { t, say, number } = translator
  const facts: [string, string | null][] = [
    [t('stats.games'), number(tally.games)],
    [t('stats.won'), number(tally.won)],
    [t('stats.lost'), number(tally.lost)],
    [t('stats.drawn'), tally.drawn > 0 ? number(tally.drawn) : null],
    [t('stats.bestStreak'), tally.bestStreak > 0 ? number(tally.bestStreak) : null],
    [t('stats.fastest'), tally.fastestWin === null ? null : t('saves.moves', { count: tally.fastestWin })],
    ...records.map((mark): [string, string | null] => [say({ key: `mark.${mark}` }, strings), formatBestMark(tally, mark, translator)]),
  ]
  return (
    <dl className="stat-facts">
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function opponentName(opponent: string, strings: StringTable, { t, say }: Translator): string {
  if (opponent === 'people') return t('stats.people')
  if (opponent === 'nobody') return t('stats.alone')
  return opponent
    .split('+')
    .map((level) => say({ key: `level.${level}` }, strings))
    .join(', ')
}

/** Maximum of one statistic; null where there is none. */
function formatBestMark({ marks }: MatchTally, mark: string, { number }: Translator): string | null {
  const highest = marks[mark]
  return highest === undefined ? null : number(highest)
}

/** Win rate; null without decided matches. */
function formatWinRate({ won, lost, drawn }: MatchTally, { number }: Translator): string | null {
  const counted = won + lost + drawn
  return counted === 0 ? null : number(won / counted, { style: 'percent' })
}

function formatPlayTime(ms: number, { t, number }: Translator): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  return minutes < 60 ? t('stats.minutes', { count: minutes }) : t('stats.hours', { count: number(Math.round(minutes / 6) / 10) })
}
