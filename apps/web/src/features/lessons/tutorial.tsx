import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useStore } from 'zustand'
import { announce } from '../../ui/announcer.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { LessonSession, type Lesson } from '../../session/lesson-session.ts'
import { boardStyle } from '../../platform/settings/settings-store.ts'
import { GamePanel, SessionBoard } from '../../table/game-table-parts.tsx'
import { describeLogLine } from '../../table/match-log.tsx'
import { OpenDialogs } from '../../table/open-dialogs.tsx'
import { tableActionsOf } from '../../table/table-actions.ts'
import { TableCommandsContext, useCreateTableCommands } from '../../table/table-commands.ts'
import { useTableDialogs } from '../../table/use-table-dialogs.ts'
import '../../table/table.css'
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
  const { say, language } = useTranslator()
  const own = webGame.strings[language]
  const [learned, keep] = useLessonProgress(webGame.game.id, lessons[0]!.id)
  if (!learned) return <LoadingPlaceholder />
  const index = Math.max(
    0,
    lessons.findIndex(({ id }) => id === learned.at),
  )
  return (
    <Page
      title={say({ key: 'page.tutorial.title' }, own)}
      heading={null}
      layout="wide"
      back={{ to: `/${webGame.game.id}/`, label: say({ key: 'title' }, own) }}
    >
      <div className="lesson">
        <LessonSteps {...props} at={index} done={learned.done} onGo={(to) => keep({ ...learned, at: lessons[to]!.id })} />
        <LessonView
          key={lessons[index]!.id}
          {...props}
          index={index}
          done={learned.done.includes(lessons[index]!.id)}
          onDone={() => keep({ ...learned, done: [...new Set([...learned.done, lessons[index]!.id])] })}
          onGo={(to) => keep({ ...learned, at: lessons[to]!.id })}
        />
      </div>
    </Page>
  )
}

function LessonSteps(props: TutorialProps & { at: number; done: readonly string[]; onGo: (index: number) => void }): ReactElement {
  const { webGame, lessons, at, done, onGo } = props
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

interface LessonViewProps extends TutorialProps {
  readonly index: number
  readonly done: boolean
  readonly onDone: () => void
  readonly onGo: (index: number) => void
}

/** Seat names at a lesson's table: the learner is "you". */
function lessonSeatNames(webGame: WebGame, lesson: Lesson, { t, say, language }: Translator): (seat: number) => string {
  return (seat) => (seat === lesson.seat ? t('table.you') : say({ key: `seat.${seat}` }, webGame.strings[language]))
}

function LessonView({ webGame, lessons, withPanel, onward, index, done, onDone, onGo }: LessonViewProps): ReactElement {
  const lesson = lessons[index]!
  const translator = useTranslator()
  const own = webGame.strings[translator.language]
  const tell = (key: string): string => translator.say({ key: `tutorial.${key}` }, own)
  const table = useLessonSession(webGame, lesson)
  const task = useStore(table.store, (state) => state.task)
  const busy = useStore(table.store, (state) => state.busy)
  const [wrong, setWrong] = useState<string | null>(null)
  const learned = task >= lesson.tasks.length
  const last = index === lessons.length - 1
  const next = useRef<HTMLDivElement>(null)
  const nameOf = useMemo(() => lessonSeatNames(webGame, lesson, translator), [webGame, lesson, translator])
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
  function play(move: unknown): void {
    // The lesson is done: the next action is below the board.
    if (learned) return announce(tell(`${lesson.id}.done`))
    const refused = table.move(move)
    const hint = Object.hasOwn(own, `tutorial.${lesson.id}.other`) ? tell(`${lesson.id}.other`) : null
    const said = refused && (refused.rejected === 'lesson.other' && hint ? hint : translator.why(refused, own))
    setWrong(said)
    if (said) announce(said)
  }
  const parts = { webGame, session: table, nameOf, onMove: play }
  // A lesson has no log; what else a table's keys do, they do here.
  const actions = useMemo(() => tableActionsOf(table).filter(({ id }) => id !== 'log'), [table])
  const dialogs = useTableDialogs(table)
  const commands = useCreateTableCommands(table, actions, dialogs)
  const title = translator.say({ key: 'title' }, own)
  const home = { to: `/${webGame.game.id}/`, label: title, linkText: translator.t('table.leave') }
  return (
    <TableCommandsContext value={commands}>
      <div className="lesson-intro">
        <h2>{tell(`${lesson.id}.title`)}</h2>
        <p className="lesson-text">{tell(`${lesson.id}.text`)}</p>
      </div>
      <div className="lesson-board">
        <SessionBoard {...parts} />
      </div>
      <div className="lesson-after">
        {withPanel && <GamePanel {...parts} />}
        <p className="lesson-feedback" data-good={learned}>
          {learned ? tell(`${lesson.id}.done`) : (wrong ?? '')}
        </p>
        {learned && last && <p className="lesson-text">{tell('finished')}</p>}
        <div className="lesson-actions" ref={next}>
          <Button icon="back" disabled={index === 0} onClick={() => onGo(index - 1)}>
            {tell('back')}
          </Button>
          <Button kind="quiet" icon="restart" disabled={task === 0 && !busy} onClick={() => table.restart()}>
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
            <Button kind={learned || done ? 'primary' : 'plain'} icon="forward" onClick={() => onGo(index + 1)}>
              {tell(learned || done ? 'next' : 'skip')}
            </Button>
          )}
        </div>
      </div>
      <OpenDialogs {...{ dialogs, session: table, webGame, actions, home, nameOf, endText: null }} />
    </TableCommandsContext>
  )
}

function useLessonSession(webGame: WebGame, lesson: Lesson): LessonSession {
  const table = useMemo(
    () =>
      new LessonSession(webGame, lesson, {
        speed: () => boardStyle(webGame.game.id).speed,
        onLogLine(line) {
          const translator = currentTranslator()
          announce(describeLogLine(line, translator, webGame.strings[translator.language], lessonSeatNames(webGame, lesson, translator)))
        },
      }),
    [webGame, lesson],
  )
  useEffect(() => () => table.close(), [table])
  return table
}
