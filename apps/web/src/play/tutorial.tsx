import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useStore } from 'zustand'
import { announce } from '../house/announce.tsx'
import { Button, LinkButton } from '../house/button.tsx'
import { Icon } from '../house/icon.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { LessonTable, type Lesson } from './lesson.ts'
import { boardStyle } from '../settings/store.ts'
import { keepLearned, readLearned, type Learned } from '../storage/learned.ts'
import { Stage } from '../table/stage.tsx'
import { lineWords } from '../table/story.tsx'
import '../table/table.css'
import { useWords, words as wordsNow, type Words } from '../words/words.ts'
import type { GameDoor } from '../games/door.ts'
import './tutorial.css'

interface TutorialProps {
  readonly door: GameDoor
  readonly lessons: readonly Lesson[]
  /** The game's panel belongs to its table: without it there is nothing to play with. */
  readonly withPanel?: boolean
  /** Where else to go when everything is learned. */
  readonly onward?: ReactElement
}

/** A game's lessons, one idea each; titles and texts are its strings `tutorial.<lesson>.title`, `.text` and `.done`. */
export function Tutorial(props: TutorialProps): ReactElement {
  const { door, lessons } = props
  const { say, language } = useWords()
  const own = door.strings[language]
  const [learned, setLearned] = useState<Learned | null>(null)
  useEffect(() => {
    void readLearned(door.game.id).then((kept) => setLearned(kept ?? { v: 1, at: lessons[0]!.id, done: [] }))
  }, [door, lessons])
  if (!learned) return <Waiting />
  function keep(next: Learned): void {
    setLearned(next)
    void keepLearned(door.game.id, next, Date.now())
  }
  const index = Math.max(
    0,
    lessons.findIndex(({ id }) => id === learned.at),
  )
  return (
    <Page
      title={say({ key: 'page.tutorial.title' }, own)}
      heading={null}
      layout="wide"
      back={{ to: `/${door.game.id}/`, label: say({ key: 'title' }, own) }}
    >
      <div className="lesson">
        <Steps {...props} at={index} done={learned.done} onGo={(to) => keep({ ...learned, at: lessons[to]!.id })} />
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

function Steps(props: TutorialProps & { at: number; done: readonly string[]; onGo: (index: number) => void }): ReactElement {
  const { door, lessons, at, done, onGo } = props
  const { say, language } = useWords()
  const own = door.strings[language]
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

interface ViewProps extends TutorialProps {
  readonly index: number
  readonly done: boolean
  readonly onDone: () => void
  readonly onGo: (index: number) => void
}

/** Who is who at a lesson's table: the learner is "you". */
function nameIn(door: GameDoor, lesson: Lesson, { t, say, language }: Words): (seat: number) => string {
  return (seat) => (seat === lesson.seat ? t('table.you') : say({ key: `seat.${seat}` }, door.strings[language]))
}

function LessonView({ door, lessons, withPanel, onward, index, done, onDone, onGo }: ViewProps): ReactElement {
  const lesson = lessons[index]!
  const words = useWords()
  const own = door.strings[words.language]
  const tell = (key: string): string => words.say({ key: `tutorial.${key}` }, own)
  const table = useLesson(door, lesson)
  const { view, moves, task, busy } = useStore(table.store)
  const [wrong, setWrong] = useState<string | null>(null)
  const learned = task >= lesson.tasks.length
  const last = index === lessons.length - 1
  const next = useRef<HTMLDivElement>(null)
  const nameOf = useMemo(() => nameIn(door, lesson, words), [door, lesson, words])
  const tellDone = useRef(() => {})
  useEffect(() => {
    tellDone.current = () => {
      onDone()
      announce(tell(`${lesson.id}.done`))
      next.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
      if (document.activeElement?.closest('.stage')) next.current?.querySelector<HTMLElement>('.button-primary')?.focus()
    }
  })
  useEffect(() => {
    if (learned) tellDone.current()
  }, [learned])
  function play(move: unknown): void {
    // The lesson is done: what is wanted now stands below the board.
    if (learned) return announce(tell(`${lesson.id}.done`))
    const refused = table.move(move)
    const hint = Object.hasOwn(own, `tutorial.${lesson.id}.other`) ? tell(`${lesson.id}.other`) : null
    const said = refused && (refused.rejected === 'lesson.other' && hint ? hint : words.why(refused, own))
    setWrong(said)
    if (said) announce(said)
  }
  const parts = { view, moves, seat: lesson.seat, nameOf, onMove: play, onPoint: (move: unknown) => table.point(move) }
  return (
    <>
      <div className="lesson-words">
        <h2>{tell(`${lesson.id}.title`)}</h2>
        <p className="lesson-text">{tell(`${lesson.id}.text`)}</p>
      </div>
      <div className="lesson-board">
        <Stage door={door} painter={table} onMove={play} mirror={<door.Mirror {...parts} />} />
      </div>
      <div className="lesson-after">
        {withPanel && <door.Panel {...parts} />}
        <p className="lesson-said" data-good={learned}>
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
              <LinkButton kind="primary" size="large" icon="play" to={`/${door.game.id}/play/new`}>
                {tell('play')}
              </LinkButton>
              {onward}
            </>
          ) : last ? (
            <LinkButton icon="play" to={`/${door.game.id}/play/new`}>
              {tell('play')}
            </LinkButton>
          ) : (
            <Button kind={learned || done ? 'primary' : 'plain'} icon="forward" onClick={() => onGo(index + 1)}>
              {tell(learned || done ? 'next' : 'skip')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

function useLesson(door: GameDoor, lesson: Lesson): LessonTable {
  const table = useMemo(
    () =>
      new LessonTable(door, lesson, {
        speed: () => boardStyle(door.game.id).speed,
        told(line) {
          const words = wordsNow()
          announce(lineWords(line, words, door.strings[words.language], nameIn(door, lesson, words)))
        },
      }),
    [door, lesson],
  )
  useEffect(() => () => table.close(), [table])
  return table
}
