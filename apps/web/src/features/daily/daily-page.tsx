import { canonicalJson } from '@parlor/kernel/host'
import { useState, type ReactElement } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { DailyKey } from '../../data/daily-attempts.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/form-fields.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useGame } from '../../web-game/use-game.ts'
import { useHasUnfinishedSeriesMatch } from '../../session/use-has-unfinished-series-match.ts'
import { useStartSeriesMatch } from '../../session/use-start-series-match.ts'
import { StorageBanner } from '../../ui/storage-banner.tsx'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import './daily.css'
import { dailyChallengesOf, dailyMatchSetup, dailyMatchRef, dayFromNumber, dayNumber, today } from '../../session/daily-challenge.ts'
import { dailyScores, type DailyHistory } from './daily-history.ts'
import { copyDailyText, dailyNameOf, formatDay, describeDailyResult, dailyShareText, formatWeekday } from './share-daily.ts'
import { useDailyAttempted, useDailyHistory, useDailyShareLines } from './use-daily-history.ts'

/** `/dots/daily`: the daily challenge, the same for everybody. */
export default function DailyPage(): ReactElement {
  const { game = '' } = useParams()
  const [params] = useSearchParams()
  const translator = useTranslator()
  const webGame = useGame(game)
  const challenges: readonly (string | null)[] = webGame ? dailyChallengesOf(webGame) : []
  const [chosen, setChosen] = useState(params.get('challenge'))
  const challenge = challenges.find((one) => one === chosen) ?? null
  if (!webGame) return <LoadingPlaceholder />
  const title = translator.say({ key: 'title' }, webGame.strings[translator.language])
  return (
    <Page title={translator.t('daily.of', { game: title })} back={{ to: `/${game}/`, label: title }} banner={<StorageBanner />}>
      {challenges.length > 1 && <ChallengeChoice webGame={webGame} challenge={challenge} onChoose={setChosen} />}
      <Challenge key={challenge} webGame={webGame} challenge={challenge} />
    </Page>
  )
}

/** Its record is read below the choice, which keeps the focus meanwhile. */
function Challenge({ webGame, challenge }: { webGame: WebGame; challenge: string | null }): ReactElement {
  const record = useDailyHistory(webGame.game.id, challenge)
  if (!record) return <LoadingPlaceholder />
  return (
    <>
      <TodaysChallenge webGame={webGame} challenge={challenge} record={record} />
      <DailyCalendar record={record} zeroSum={webGame.game.zeroSum} />
    </>
  )
}

interface ChallengeChoiceProps {
  readonly webGame: WebGame
  readonly challenge: string | null
  readonly onChoose: (challenge: string | null) => void
}

/** One of the day's challenges; each has its own address. */
function ChallengeChoice({ webGame, challenge, onChoose }: ChallengeChoiceProps): ReactElement {
  const translator = useTranslator()
  const options = dailyChallengesOf(webGame).map((one) => ({ value: one ?? '', label: dailyNameOf(webGame, one, translator) ?? '' }))
  function choose(next: string): void {
    const url = new URL(location.href)
    if (next === '') url.searchParams.delete('challenge')
    else url.searchParams.set('challenge', next)
    // Past the router, which would move the focus to the heading.
    history.replaceState(history.state, '', url)
    onChoose(next === '' ? null : next)
  }
  return (
    <div className="daily-choice">
      <SegmentedControl bare label={translator.t('daily.which')} value={challenge ?? ''} options={options} onChange={choose} />
    </div>
  )
}

const oneDigit = { maximumFractionDigits: 1 } as const

interface TodaysChallengeProps {
  readonly webGame: WebGame
  readonly challenge: string | null
  readonly record: DailyHistory
}

function TodaysChallenge({ webGame, challenge, record }: TodaysChallengeProps): ReactElement {
  const translator = useTranslator()
  const { t, number } = translator
  const [start, busy] = useStartSeriesMatch(webGame.game.id)
  const day = today()
  const daily = { day, challenge }
  const done = record.days.get(day)
  const lines = useDailyShareLines(webGame, done?.id)
  // Alone at the table a score is compared with one's own.
  const alone = webGame.game.seats[1] === 1
  const scores = alone ? dailyScores(record) : null
  const others = alone && done ? dailyScores(record, day) : null
  const seriesRef = dailyMatchRef(daily)
  const unfinished = useHasUnfinishedSeriesMatch(webGame.game.id, seriesRef.id, seriesRef.index)
  const spent = useDailyAttempted(webGame.game.id, challenge) && !done && !unfinished
  return (
    <section className="daily-today panel" aria-labelledby="daily-today">
      <h2 id="daily-today">{formatDay(day, translator)}</h2>
      <p className="daily-challenge">{describeChallenge(webGame, daily, translator)}</p>
      <DailySecrets webGame={webGame} daily={daily} />
      <dl className="daily-figures">
        <div>
          <dt>{t('daily.streak')}</dt>
          <dd className="numbers">{number(record.streak)}</dd>
        </div>
        <div>
          <dt>{t('daily.longest')}</dt>
          <dd className="numbers">{number(record.longest)}</dd>
        </div>
        <div>
          <dt>{t('daily.played')}</dt>
          <dd className="numbers">{number(record.days.size)}</dd>
        </div>
        {scores && (
          <>
            <div>
              <dt>{t('daily.best')}</dt>
              <dd className="numbers">{number(scores.best)}</dd>
            </div>
            <div>
              <dt>{t('daily.mean')}</dt>
              <dd className="numbers">{number(scores.mean, oneDigit)}</dd>
            </div>
          </>
        )}
      </dl>
      {done && (
        <p className="daily-done" data-ending={done.ending}>
          {describeDailyResult(done, webGame.game.zeroSum, translator)}{' '}
          {others && `${t('daily.compared', { difference: number(done.score - others.mean, { ...oneDigit, signDisplay: 'always' }) })} `}
          {t('daily.tomorrow')}
        </p>
      )}
      {spent && <p className="daily-done">{t('daily.spent')}</p>}
      <div className="daily-actions">
        <Button
          kind={done ? 'plain' : 'primary'}
          size="large"
          icon={done || spent ? 'restart' : 'play'}
          aria-disabled={busy}
          onClick={() => start(seriesRef.id, seriesRef.index)}
        >
          {t(done || spent ? 'daily.again' : 'daily.play')}
        </Button>
        {done && (
          <Button
            kind="primary"
            size="large"
            icon="copy"
            onClick={() =>
              void copyDailyText(
                dailyShareText(webGame, { daily, result: done, streak: record.streak, lines }, translator, location.origin),
                translator,
              )
            }
          >
            {t('daily.share')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** "Classic 5×5 against Hard": what is played today. */
function describeChallenge(webGame: WebGame, daily: DailyKey, translator: Translator): string {
  const strings = webGame.strings[translator.language]
  const { options, levels = [] } = dailyMatchSetup(webGame, daily)!
  const chosen = canonicalJson(options)
  const preset = webGame.game.options.presets.find((one) => canonicalJson(one.options) === chosen)
  const board = preset ? translator.say({ key: `preset.${preset.id}` }, strings) : translator.t('options.own')
  const level = levels.find((one) => one !== null)
  return level ? translator.t('options.against', { board, name: translator.say({ key: `level.${level}` }, strings) }) : board
}

/** "You play “Zoro: red rush” against “Kaido: …”.": the secrets that the challenge assigns. */
function DailySecrets({ webGame, daily }: { webGame: WebGame; daily: DailyKey }): ReactElement | null {
  const { t, say, language } = useTranslator()
  const { secrets = [] } = dailyMatchSetup(webGame, daily)!
  const [mine, theirs] = secrets.map((secret) => webGame.secretName?.(secret) ?? null)
  if (!mine || !theirs) return null
  const strings = webGame.strings[language]
  return <p className="daily-challenge">{t('daily.brought', { mine: say(mine, strings), theirs: say(theirs, strings) })}</p>
}

const shown = 35

/** The last five weeks, a square a day. */
function DailyCalendar({ record, zeroSum }: { record: DailyHistory; zeroSum: boolean }): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const last = dayNumber(today())
  const days = Array.from({ length: shown }, (_, i) => dayFromNumber(last - shown + 1 + i))
  return (
    <section className="daily-weeks" aria-labelledby="daily-weeks">
      <h2 id="daily-weeks">{t('daily.weeks')}</h2>
      <div className="daily-days daily-names" aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{formatWeekday(day, translator)}</span>
        ))}
      </div>
      <ol className="daily-days">
        {days.map((day) => {
          const result = record.days.get(day)
          const how = result ? describeDailyResult(result, zeroSum, translator) : t('daily.missed')
          return (
            <li key={day} className="daily-day" data-ending={result?.ending ?? 'none'} title={`${formatDay(day, translator)}: ${how}`}>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              <span className="sr-only">{`${formatDay(day, translator)}: ${how}`}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
