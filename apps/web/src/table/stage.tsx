import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { Board, BoardHost, BoardStyle, GameDoor } from '../games/door.ts'
import { boardStyle, subscribeStyle } from '../settings/store.ts'
import { playSound } from '../sound/sound.ts'
import { useWords } from '../words/words.ts'

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
  const broken = picture === 'missing'
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => paint(door, painter, element.current!, theme, (played) => move.current(played), setPicture), [door, painter, theme])
  return (
    <div className="stage" data-picture={picture} data-broken={broken}>
      <div className="stage-board" ref={element} aria-hidden="true" />
      <section className="stage-mirror" aria-label={t('table.board')}>
        {broken && <p className="stage-broken">{t('table.noPicture')}</p>}
        {mirror}
      </section>
      {children}
    </div>
  )
}

const patience = 10_000

function paint(
  door: GameDoor,
  painter: Painter,
  element: HTMLElement,
  theme: string | undefined,
  onMove: BoardHost['onMove'],
  setPicture: (picture: Picture) => void,
): () => void {
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
    onMove,
    onSound(name, step) {
      const sound = door.sounds[name]
      if (sound) playSound(sound, step)
    },
  }
  function set(picture: Picture): void {
    clearTimeout(timer)
    detach = painter.attach(board)
    setPicture(picture)
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
