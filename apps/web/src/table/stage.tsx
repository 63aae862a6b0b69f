import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { Board, BoardHost, BoardStep, BoardStyle, GameDoor } from '../games/door.ts'
import { boardStyle, subscribeStyle } from '../settings/store.ts'
import { playSound } from '../sound/sound.ts'
import { useWords } from '../words/words.ts'
import { StepBar } from './step-bar.tsx'

/** Who draws on the board: a session or a replay. */
export interface Painter {
  attach(board: Board | null): () => void
}

type Picture = 'waiting' | 'there' | 'missing'

/** The picture of the table, with its mirror of real elements on top. Without a picture the mirror stays, and is shown. */
export function Stage(props: {
  door: GameDoor
  painter: Painter
  onMove: BoardHost['onMove']
  mirror: ReactNode
  /** The board theme where the player has chosen none. */
  theme?: string | undefined
  children?: ReactNode
}): ReactElement {
  const { door, painter, onMove, mirror, theme, children } = props
  const { t } = useWords()
  const element = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<Picture>('waiting')
  const [step, setStep] = useState<BoardStep | null>(null)
  const board = useRef<Board | null>(null)
  const broken = picture === 'missing'
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const page: Page = {
      onMove: (played) => move.current(played),
      onStep: setStep,
      setPicture(now, drawn) {
        board.current = drawn
        setPicture(now)
      },
    }
    return paint(door, painter, element.current!, theme, page)
  }, [door, painter, theme])
  return (
    <div className="stage" data-picture={picture} data-broken={broken} data-elements={door.elements === true}>
      <div className="stage-board" ref={element} aria-hidden="true" />
      <section className="stage-mirror" id="board" tabIndex={-1} aria-label={t('table.board')}>
        {broken && <p className="stage-broken">{t('table.noPicture')}</p>}
        {mirror}
      </section>
      {step && <StepBar step={step} onNext={() => board.current?.step?.()} onEnd={() => board.current?.skip()} />}
      {children}
    </div>
  )
}

const patience = 10_000

/** What a board tells the page. */
interface Page {
  readonly onMove: BoardHost['onMove']
  onStep(step: BoardStep | null): void
  setPicture(picture: Picture, board: Board | null): void
}

function paint(door: GameDoor, painter: Painter, element: HTMLElement, theme: string | undefined, page: Page): () => void {
  const { id } = door.game
  let board: Board | null = null
  let detach = (): void => {}
  let gone = false
  const style = (): BoardStyle => {
    const chosen = boardStyle(id)
    return chosen.theme === '' && theme !== undefined ? { ...chosen, theme } : chosen
  }
  const host: BoardHost = {
    element,
    style: style(),
    onMove: page.onMove,
    onStep: (step) => {
      if (!gone) page.onStep(step)
    },
    onMissing() {
      const lost = board
      if (gone || !lost) return
      board = null
      set('missing')
      lost.destroy()
    },
    onSound(name, step) {
      const sound = door.sounds[name]
      if (sound) playSound(sound, step)
    },
  }
  function set(picture: Picture): void {
    clearTimeout(timer)
    detach = painter.attach(board)
    page.setPicture(picture, board)
  }
  // A picture that never comes must not keep the match from starting: the mirror takes over, and gives way should it come after all.
  const timer = setTimeout(() => set('missing'), patience)
  door.openBoard(host).then(
    (opened) => {
      if (gone) return opened.destroy()
      board = opened
      board.restyle(style())
      set('there')
    },
    () => {
      if (!gone) set('missing')
    },
  )
  const stop = subscribeStyle(() => board?.restyle(style()))
  return () => {
    gone = true
    clearTimeout(timer)
    stop()
    detach()
    board?.destroy()
  }
}
