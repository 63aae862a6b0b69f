import type { Strings } from '@parlor/kernel'
import { useCallback, type ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { listResults } from '../storage/result.ts'
import { addUp, type Statistics, type Tally } from '../storage/statistics.ts'
import type { Vault } from '../storage/vault.ts'
import { VaultBanner } from '../table/notices.tsx'
import { useWords, type Words } from '../words/words.ts'
import './play.css'
import { SaveList } from './save-list.tsx'
import { useDoor } from './use-door.ts'
import { useKept } from './use-kept.ts'
import { useSaves } from './use-saves.ts'

/** `/dots/statistics`: what the finished matches on this device add up to. */
export default function StatisticsPage(): ReactElement {
  const { game = '' } = useParams()
  const { t, say, language } = useWords()
  const door = useDoor(game)
  const statistics = useStatistics(game)
  if (!door || !statistics) return <Waiting />
  const strings = door.strings[language]
  const title = say({ key: 'title' }, strings)
  return (
    <Page title={t('stats.of', { game: title })} back={{ to: `/${game}/`, label: title }} banner={<VaultBanner />}>
      {statistics.all.games === 0 ? (
        <>
          <p className="game-line">{t(statistics.practice > 0 ? 'stats.onlyPractice' : 'stats.none')}</p>
          <LinkButton kind="primary" size="large" icon="play" to={`/${game}/play/new`}>
            {t('options.play')}
          </LinkButton>
        </>
      ) : (
        <>
          <Tiles tally={statistics.all} zeroSum={door.game.zeroSum} records={door.records ?? []} strings={strings} />
          <Recent game={game} />
          {door.game.seats[1] > 1 && <Opponents statistics={statistics} records={door.records ?? []} strings={strings} />}
        </>
      )}
      {statistics.practice > 0 && <p className="sheet-note">{t('stats.practice', { count: statistics.practice })}</p>}
    </Page>
  )
}

/** The last matches that were played to the end, to look at again. */
function Recent({ game }: { game: string }): ReactElement | null {
  const { t } = useWords()
  const finished = useSaves(game)?.filter((save) => !('damaged' in save) && save.over) ?? []
  if (finished.length === 0) return null
  return (
    <section className="stats-recent" aria-labelledby="recent">
      <h2 id="recent" className="stats-title">
        {t('stats.recent')}
      </h2>
      <SaveList saves={finished} most={4} />
    </section>
  )
}

function useStatistics(game: string): Statistics | null {
  return useKept(useCallback(async (vault: Vault) => addUp(await listResults(game, vault)), [game]))
}

interface RecordProps {
  /** The game's own figures of which the highest is told. */
  readonly records: readonly string[]
  readonly strings: Strings
}

function Tiles({ tally, zeroSum, records, strings }: RecordProps & { tally: Tally; zeroSum: boolean }): ReactElement {
  const words = useWords()
  const { t, say, number } = words
  // Alone at the table there is nobody to win against.
  const alone = tally.won + tally.lost + tally.drawn === 0
  const tiles: [string, string | null][] = [
    [t('stats.games'), number(tally.games)],
    [t('stats.rate'), alone ? null : rate(tally, words)],
    [t('stats.streak'), alone ? null : number(tally.streak)],
    [t('stats.bestStreak'), alone ? null : number(tally.bestStreak)],
    [t('stats.fastest'), tally.fastestWin === null ? null : t('saves.moves', { count: tally.fastestWin })],
    [t('stats.longest'), tally.longest === null ? null : t('saves.moves', { count: tally.longest })],
    [t('stats.best'), zeroSum || tally.bestScore === null ? null : number(tally.bestScore)],
    ...records.map((mark): [string, string | null] => [say({ key: `mark.${mark}` }, strings), best(tally, mark, words)]),
    [t('stats.played'), time(tally.played, words)],
  ]
  return (
    <dl className="tiles">
      {tiles
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label} className="tile">
            <dt>{label}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** How it went against each opponent: a card each, so that nothing is cut off on a phone. */
function Opponents({ statistics, records, strings }: RecordProps & { statistics: Statistics }): ReactElement {
  const words = useWords()
  const { t } = words
  return (
    <section aria-labelledby="by-opponent">
      <h2 id="by-opponent" className="stats-title">
        {t('stats.byOpponent')}
      </h2>
      <ul className="stats">
        {[...statistics.opponents].map(([opponent, tally]) => (
          <li key={opponent} className="stat panel">
            <h3>{opponentName(opponent, strings, words)}</h3>
            <Rate tally={tally} />
            <Facts tally={tally} records={records} strings={strings} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Won, drawn and lost as one bar; the figures below say the same. */
function Rate({ tally }: { tally: Tally }): ReactElement | null {
  const words = useWords()
  const { t } = words
  const { won, lost, drawn } = tally
  if (won + lost + drawn === 0) return null
  return (
    <p className="stat-rate">
      <span className="stat-bar" aria-hidden="true">
        <i data-of="won" style={{ flexGrow: won }} />
        <i data-of="drawn" style={{ flexGrow: drawn }} />
        <i data-of="lost" style={{ flexGrow: lost }} />
      </span>
      <span className="numbers">{rate(tally, words)}</span> {t('stats.wonOf')}
    </p>
  )
}

function Facts({ tally, records, strings }: RecordProps & { tally: Tally }): ReactElement {
  const words = useWords()
  const { t, say, number } = words
  const facts: [string, string | null][] = [
    [t('stats.games'), number(tally.games)],
    [t('stats.won'), number(tally.won)],
    [t('stats.lost'), number(tally.lost)],
    [t('stats.drawn'), tally.drawn > 0 ? number(tally.drawn) : null],
    [t('stats.bestStreak'), tally.bestStreak > 0 ? number(tally.bestStreak) : null],
    [t('stats.fastest'), tally.fastestWin === null ? null : t('saves.moves', { count: tally.fastestWin })],
    ...records.map((mark): [string, string | null] => [say({ key: `mark.${mark}` }, strings), best(tally, mark, words)]),
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

function opponentName(opponent: string, strings: Strings, { t, say }: Words): string {
  if (opponent === 'people') return t('stats.people')
  if (opponent === 'nobody') return t('stats.alone')
  return opponent
    .split('+')
    .map((level) => say({ key: `level.${level}` }, strings))
    .join(', ')
}

/** The highest of one of the game's figures; null where there is none. */
function best({ marks }: Tally, mark: string, { number }: Words): string | null {
  const highest = marks[mark]
  return highest === undefined ? null : number(highest)
}

/** Won of those that were won or lost or drawn; null where none was. */
function rate({ won, lost, drawn }: Tally, { number }: Words): string | null {
  const counted = won + lost + drawn
  return counted === 0 ? null : number(won / counted, { style: 'percent' })
}

function time(ms: number, { t, number }: Words): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  return minutes < 60 ? t('stats.minutes', { count: minutes }) : t('stats.hours', { count: number(Math.round(minutes / 6) / 10) })
}
