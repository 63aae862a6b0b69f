import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import type { Board, BoardHost, AnimationStepProgress } from '../web-game/board.ts'
import type { BoardStyle } from '../platform/settings/board-style.ts'
import { boardStyle, subscribeBoardStyle } from '../platform/settings/settings-store.ts'
import { announce } from '../ui/announcer.tsx'
import { playSound } from '../platform/sound/sound-player.ts'
import { useTranslator } from '../platform/i18n/translator.ts'

/** Drives a board: a session or a replay. */
interface BoardDriver {
  attach(board: Board | null): () => void
}

type BoardLoadState = 'waiting' | 'there' | 'missing'

/** The board with the table view (DOM elements) over it. Without a board the table view stays and becomes visible. */
export function BoardFrame(props: {
  webGame: WebGame
  driver: BoardDriver
  onMove: BoardHost['onMove']
  tableView: ReactNode
  /** Default theme while the player has chosen none. */
  theme?: string | undefined
  children?: ReactNode
}): ReactElement {
  const { webGame, driver, onMove, tableView, theme, children } = props
  const { t } = useTranslator()
  const element = useRef<HTMLDivElement>(null)
  const [loadState, setLoadState] = useState<BoardLoadState>('waiting')
  const [step, setStep] = useState<AnimationStepProgress | null>(null)
  const board = useRef<Board | null>(null)
  const broken = loadState === 'missing'
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const page: BoardCallbacks = {
      onMove: (played) => move.current(played),
      onStep: setStep,
      setLoadState(now, drawn) {
        board.current = drawn
        setLoadState(now)
      },
    }
    return mountBoard(webGame, driver, element.current!, theme, page)
  }, [webGame, driver, theme])
  return (
    <div className="board-frame" data-load-state={loadState} data-broken={broken} data-elements={webGame.domBoard === true}>
      <div className="board-frame-canvas" ref={element} aria-hidden="true" />
      <section className="table-view" id="board" tabIndex={-1} aria-label={t('table.board')}>
        {broken && <p className="board-frame-error">{t('table.noPicture')}</p>}
        {tableView}
      </section>
      {step && <AnimationStepBar step={step} onNext={() => board.current?.step?.()} onEnd={() => board.current?.skip()} />}
      {children}
    </div>
  )
}

/** Shown while a stepwise animation waits: play the next step, or skip to the end. */
function AnimationStepBar({ step, onNext, onEnd }: { step: AnimationStepProgress; onNext: () => void; onEnd: () => void }): ReactElement {
  const { t } = useTranslator()
  const { at, of } = step
  const text = t('table.step', { at, of })
  useEffect(() => announce(text), [text])
  return (
    <div className="step-bar">
      <span className="numbers">{text}</span>
      <button type="button" onClick={onNext}>
        {t('table.stepNext')}
      </button>
      <button type="button" onClick={onEnd}>
        {t('table.stepEnd')}
      </button>
    </div>
  )
}

const loadTimeoutMs = 10_000

/** Callbacks of a board to the page. */
interface BoardCallbacks {
  readonly onMove: BoardHost['onMove']
  onStep(step: AnimationStepProgress | null): void
  setLoadState(loadState: BoardLoadState, board: Board | null): void
}

function mountBoard(
  webGame: WebGame,
  driver: BoardDriver,
  element: HTMLElement,
  theme: string | undefined,
  page: BoardCallbacks,
): () => void {
  const { id } = webGame.game
  let board: Board | null = null
  let detach = (): void => {}
  let cancelled = false
  const style = (): BoardStyle => {
    const chosen = boardStyle(id)
    return chosen.theme === '' && theme !== undefined ? { ...chosen, theme } : chosen
  }
  const host: BoardHost = {
    element,
    style: style(),
    onMove: page.onMove,
    onStep: (step) => {
      if (!cancelled) page.onStep(step)
    },
    onMissing() {
      const lost = board
      if (cancelled || !lost) return
      board = null
      set('missing')
      lost.destroy()
    },
    onSound(name, step) {
      const sound = webGame.sounds[name]
      if (sound) playSound(sound, step)
    },
  }
  function set(loadState: BoardLoadState): void {
    clearTimeout(timer)
    detach = driver.attach(board)
    page.setLoadState(loadState, board)
  }
  // A board that never loads must not keep the match from starting: the table view takes over, and gives way should it load after all.
  const timer = setTimeout(() => set('missing'), loadTimeoutMs)
  webGame.openBoard(host).then(
    (opened) => {
      if (cancelled) return opened.destroy()
      board = opened
      board.restyle(style())
      set('there')
    },
    () => {
      if (!cancelled) set('missing')
    },
  )
  const stop = subscribeBoardStyle(() => board?.restyle(style()))
  return () => {
    cancelled = true
    clearTimeout(timer)
    stop()
    detach()
    board?.destroy()
  }
}
