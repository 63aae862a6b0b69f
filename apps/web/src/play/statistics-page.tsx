import type { Strings } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { listResults } from '../storage/result.ts'
import { addUp, type Statistics, type Tally } from '../storage/statistics.ts'
import { openVault } from '../storage/vault.ts'
import { VaultBanner } from '../table/notices.tsx'
import { useWords, type Words } from '../words/words.ts'
import './play.css'
import { useDoor } from './use-door.ts'

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
          <Opponents statistics={statistics} records={door.records ?? []} strings={strings} />
        </>
      )}
      {statistics.practice > 0 && <p className="sheet-note">{t('stats.practice', { count: statistics.practice })}</p>}
    </Page>
  )
}

function useStatistics(game: string): Statistics | null {
  const [statistics, setStatistics] = useState<Statistics | null>(null)
  useEffect(() => {
    let gone = false
    let stop = (): void => {}
    void openVault().then((vault) => {
      if (gone) return
      const read = (): void => void listResults(game, vault).then((results) => !gone && setStatistics(addUp(results)))
      stop = vault.watch(read)
      read()
    })
    return () => {
      gone = true
      stop()
    }
  }, [game])
  return statistics
}

interface RecordProps {
  /** The game's own figures of which the highest is told. */
  readonly records: readonly string[]
  readonly strings: Strings
}

function Tiles({ tally, zeroSum, records, strings }: RecordProps & { tally: Tally; zeroSum: boolean }): ReactElement {
  const words = useWords()
  const { t, say, number } = words
  const tiles: [string, string | null][] = [
    [t('stats.games'), number(tally.games)],
    [t('stats.rate'), rate(tally, words)],
    [t('stats.streak'), number(tally.streak)],
    [t('stats.bestStreak'), number(tally.bestStreak)],
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

function Opponents({ statistics, records, strings }: RecordProps & { statistics: Statistics }): ReactElement {
  const words = useWords()
  const { t, say, number } = words
  return (
    // A table that may scroll sideways on a phone must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="stats-scroll" role="region" aria-label={t('stats.byOpponent')} tabIndex={0}>
      <table className="stats">
        <caption>{t('stats.byOpponent')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('options.opponent')}</th>
            {(['stats.games', 'stats.won', 'stats.lost', 'stats.drawn', 'stats.rate', 'stats.bestStreak', 'stats.fastest'] as const).map(
              (key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ),
            )}
            {records.map((mark) => (
              <th key={mark} scope="col">
                {say({ key: `mark.${mark}` }, strings)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="numbers">
          {[...statistics.opponents].map(([opponent, tally]) => (
            <tr key={opponent}>
              <th scope="row">{opponentName(opponent, strings, words)}</th>
              <td>{number(tally.games)}</td>
              <td>{number(tally.won)}</td>
              <td>{number(tally.lost)}</td>
              <td>{number(tally.drawn)}</td>
              <td>{rate(tally, words) ?? '–'}</td>
              <td>{number(tally.bestStreak)}</td>
              <td>{tally.fastestWin === null ? '–' : t('saves.moves', { count: tally.fastestWin })}</td>
              {records.map((mark) => (
                <td key={mark}>{best(tally, mark, words) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
