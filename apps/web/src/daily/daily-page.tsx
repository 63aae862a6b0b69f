import { canonicalJson } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { Button } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useDoor } from '../play/use-door.ts'
import { useStart } from '../play/use-start.ts'
import { VaultBanner } from '../table/notices.tsx'
import { useWords, type Words } from '../words/words.ts'
import './daily.css'
import { dailyFixture, dailyPlace, dayAt, dayNumber, today } from './day.ts'
import type { DailyRecord } from './record.ts'
import { copyText, dayWords, endingWords, shareText, weekday } from './share.ts'
import { useDaily, useDayLines } from './use-daily.ts'

/** `/dots/daily`: the challenge of the day, the same for everybody. */
export default function DailyPage(): ReactElement {
  const { game = '' } = useParams()
  const words = useWords()
  const door = useDoor(game)
  const record = useDaily(game)
  if (!door || !record) return <Waiting />
  const title = words.say({ key: 'title' }, door.strings[words.language])
  return (
    <Page title={words.t('daily.of', { game: title })} back={{ to: `/${game}/`, label: title }} banner={<VaultBanner />}>
      <Today door={door} record={record} />
      <Calendar record={record} zeroSum={door.game.zeroSum} />
    </Page>
  )
}

function Today({ door, record }: { door: GameDoor; record: DailyRecord }): ReactElement {
  const words = useWords()
  const { t, number } = words
  const [start, busy] = useStart(door.game.id)
  const day = today()
  const done = record.days.get(day)
  const lines = useDayLines(door, done?.id)
  const place = dailyPlace(day)
  return (
    <section className="daily-today panel" aria-labelledby="daily-today">
      <h2 id="daily-today">{dayWords(day, words)}</h2>
      <p className="daily-what">{challengeWords(door, day, words)}</p>
      <Brought door={door} day={day} />
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
      </dl>
      {done && (
        <p className="daily-done" data-ending={done.ending}>
          {endingWords(done, door.game.zeroSum, words)} {t('daily.tomorrow')}
        </p>
      )}
      <div className="daily-actions">
        <Button
          kind={done ? 'plain' : 'primary'}
          size="large"
          icon={done ? 'restart' : 'play'}
          aria-disabled={busy}
          onClick={() => start(place.id, place.index)}
        >
          {t(done ? 'daily.again' : 'daily.play')}
        </Button>
        {done && (
          <Button
            kind="primary"
            size="large"
            icon="copy"
            onClick={() =>
              void copyText(shareText(door, { day, result: done, streak: record.streak, lines }, words, location.origin), words)
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
function challengeWords(door: GameDoor, day: string, words: Words): string {
  const strings = door.strings[words.language]
  const { options, levels = [] } = dailyFixture(door, day)
  const chosen = canonicalJson(options)
  const preset = door.game.options.presets.find((one) => canonicalJson(one.options) === chosen)
  const board = preset ? words.say({ key: `preset.${preset.id}` }, strings) : words.t('options.own')
  const level = levels.find((one) => one !== null)
  return level ? words.t('options.against', { board, name: words.say({ key: `level.${level}` }, strings) }) : board
}

/** "You play “Zoro: red rush” against “Kaido: …”.": what each side brings, where the challenge gives it to them. */
function Brought({ door, day }: { door: GameDoor; day: string }): ReactElement | null {
  const { t, say, language } = useWords()
  const { secrets = [] } = dailyFixture(door, day)
  const [mine, theirs] = secrets.map((secret) => door.secretName?.(secret) ?? null)
  if (!mine || !theirs) return null
  const strings = door.strings[language]
  return <p className="daily-what">{t('daily.brought', { mine: say(mine, strings), theirs: say(theirs, strings) })}</p>
}

const shown = 35

/** The last five weeks, a square a day. */
function Calendar({ record, zeroSum }: { record: DailyRecord; zeroSum: boolean }): ReactElement {
  const words = useWords()
  const { t } = words
  const last = dayNumber(today())
  const days = Array.from({ length: shown }, (_, i) => dayAt(last - shown + 1 + i))
  return (
    <section className="daily-weeks" aria-labelledby="daily-weeks">
      <h2 id="daily-weeks">{t('daily.weeks')}</h2>
      <div className="daily-days daily-names" aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{weekday(day, words)}</span>
        ))}
      </div>
      <ol className="daily-days">
        {days.map((day) => {
          const result = record.days.get(day)
          const how = result ? endingWords(result, zeroSum, words) : t('daily.missed')
          return (
            <li key={day} className="daily-day" data-ending={result?.ending ?? 'none'} title={`${dayWords(day, words)}: ${how}`}>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              <span className="sr-only">{`${dayWords(day, words)}: ${how}`}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
