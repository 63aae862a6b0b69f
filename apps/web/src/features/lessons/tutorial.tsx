import { reject } from '@parlor/kernel'
import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import { useStore } from 'zustand'
import { announce } from '../../ui/announcer.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { LessonSession, type Lesson } from '../../session/lesson-session.ts'
import { boardStyle } from '../../platform/settings/settings-store.ts'
import { describeLogLine } from '../../table/match-log.tsx'
import { TablePage } from '../../table/table-page.tsx'
import { useTranslator, currentTranslator, type Translator } from '../../platform/i18n/translator.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import { useLessonProgress } from './use-lesson-progress.ts'
import './tutorial.css'

interface TutorialProps {
  readonly webGame: WebGame
  readonly lessons: readonly Lesson[]
  /** Shows the game's panel: without it the table cannot be used. */
  readonly withPanel?: boolean
  /** Links shown when all lessons are done. */
  readonly onward?: ReactElement
}

/** A game's lessons, one idea each; titles and texts are its strings `tutorial.<lesson>.title`, `.text` and `.done`. */
export function Tutorial(props: TutorialProps): ReactElement {
  const { webGame, lessons } = props
  const [learned, keep] = useLessonProgress(webGame.game.id, lessons[0]!.id)
  if (!learned) return <LoadingPlaceholder />
  const index = Math.max(
    0,
    lessons.findIndex(({ id }) => id === learned.at),
  )
  const onGo = (to: number): void => keep({ ...learned, at: lessons[to]!.id })
  return (
    <LessonTable
      key={lessons[index]!.id}
      {...props}
      index={index}
      done={learned.done}
      onDone={() => keep({ ...learned, done: [...new Set([...learned.done, lessons[index]!.id])] })}
      onGo={onGo}
    />
  )
}

function LessonSteps({ webGame, lessons, index: at, done, onGo }: LessonTableProps): ReactElement {
  const { say, language } = useTranslator()
  const own = webGame.strings[language]
  function label(index: number): string {
    const { id } = lessons[index]!
    const title = say({ key: `tutorial.${id}.title` }, own)
    const step = say({ key: 'tutorial.step', params: { number: index + 1, count: lessons.length, title } }, own)
    return done.includes(id) ? say({ key: 'tutorial.stepDone', params: { step } }, own) : step
  }
  return (
    <nav className="lesson-nav" aria-label={say({ key: 'tutorial.steps' }, own)}>
      <ol className="lesson-steps">
        {lessons.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className="lesson-step numbers"
              data-done={done.includes(id)}
              aria-current={index === at ? 'step' : undefined}
              aria-label={label(index)}
              title={say({ key: `tutorial.${id}.title` }, own)}
              onClick={() => onGo(index)}
            >
              {done.includes(id) ? <Icon name="check" size={20} /> : index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface LessonTableProps extends TutorialProps {
  readonly index: number
  /** Ids of the lessons that are done. */
  readonly done: readonly string[]
  readonly onDone: () => void
  readonly onGo: (index: number) => void
}

/** Seat names at a lesson's table: the learner is "you". */
function lessonSeatNames(webGame: WebGame, lesson: Lesson, { t, say, language }: Translator): (seat: number) => string {
  return (seat) => (seat === lesson.seat ? t('table.you') : say({ key: `seat.${seat}` }, webGame.strings[language]))
}

/** The table of one lesson: its text beside the board, and below it what comes of the moves. */
function LessonTable(props: LessonTableProps): ReactElement {
  const { webGame, withPanel, index } = props
  const lesson = props.lessons[index]!
  const translator = useTranslator()
  const own = webGame.strings[translator.language]
  const tell = (key: string): string => translator.say({ key: `tutorial.${key}` }, own)
  const session = useLessonSession(webGame, lesson)
  const nameOf = useMemo(() => lessonSeatNames(webGame, lesson, translator), [webGame, lesson, translator])
  const title = translator.say({ key: 'page.tutorial.title' }, own)
  return (
    <TablePage
      {...{ webGame, session, nameOf }}
      kind="lesson"
      heading={`${title} – ${tell(`${lesson.id}.title`)}`}
      seats={title}
      withoutPanel={!withPanel}
      notices={
        <>
          <LessonSteps {...props} />
          <div className="lesson-intro">
            <h2>{tell(`${lesson.id}.title`)}</h2>
            <p className="lesson-text">{tell(`${lesson.id}.text`)}</p>
          </div>
        </>
      }
      belowPanel={<LessonFeedback {...props} session={session} tell={tell} />}
    />
  )
}

interface LessonFeedbackProps extends LessonTableProps {
  readonly session: LessonSession
  readonly tell: (key: string) => string
}

/** What was learned, and where to go from here. */
function LessonFeedback({ webGame, lessons, onward, index, done, onDone, onGo, session, tell }: LessonFeedbackProps): ReactElement {
  const lesson = lessons[index]!
  const task = useStore(session.store, (state) => state.task)
  const busy = useStore(session.store, (state) => state.busy)
  const learned = task >= lesson.tasks.length
  const last = index === lessons.length - 1
  const next = useRef<HTMLDivElement>(null)
  const tellDone = useRef(() => {})
  useEffect(() => {
    tellDone.current = () => {
      onDone()
      announce(tell(`${lesson.id}.done`))
      next.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
      if (document.activeElement?.closest('.board-frame')) next.current?.querySelector<HTMLElement>('.button-primary')?.focus()
    }
  })
  useEffect(() => {
    if (learned) tellDone.current()
  }, [learned])
  return (
    <div className="lesson-after">
      {learned && <p className="lesson-feedback">{tell(`${lesson.id}.done`)}</p>}
      {learned && last && <p className="lesson-text">{tell('finished')}</p>}
      <div className="lesson-actions" ref={next}>
        <Button icon="back" disabled={index === 0} onClick={() => onGo(index - 1)}>
          {tell('back')}
        </Button>
        <Button kind="quiet" icon="restart" disabled={task === 0 && !busy} onClick={() => session.restart()}>
          {tell('again')}
        </Button>
        {learned && last ? (
          <>
            <LinkButton kind="primary" size="large" icon="play" to={`/${webGame.game.id}/play/new`}>
              {tell('play')}
            </LinkButton>
            {onward}
          </>
        ) : last ? (
          <LinkButton icon="play" to={`/${webGame.game.id}/play/new`}>
            {tell('play')}
          </LinkButton>
        ) : (
          <Button kind={learned || done.includes(lesson.id) ? 'primary' : 'plain'} icon="forward" onClick={() => onGo(index + 1)}>
            {tell(learned || done.includes(lesson.id) ? 'next' : 'skip')}
          </Button>
        )}
      </div>
    </div>
  )
}

function useLessonSession(webGame: WebGame, lesson: Lesson): LessonSession {
  const session = useMemo(() => {
    const ownRefusal = `tutorial.${lesson.id}.other`
    return new LessonSession(webGame, lesson, {
      speed: () => boardStyle(webGame.game.id).speed,
      onLogLine(line) {
        const translator = currentTranslator()
        announce(describeLogLine(line, translator, webGame.strings[translator.language], lessonSeatNames(webGame, lesson, translator)))
      },
      refusals: {
        other: reject(Object.hasOwn(webGame.strings.en, ownRefusal) ? ownRefusal : 'lesson.other'),
        // The next action is beside the board.
        done: reject(`tutorial.${lesson.id}.done`),
      },
    })
  }, [webGame, lesson])
  useEffect(() => () => session.close(), [session])
  return session
}
