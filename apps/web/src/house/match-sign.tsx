import type { ReactElement } from 'react'
import { useSketch } from '../games/sketch.ts'
import { Icon, type IconName } from './icon.tsx'
import { Sketch } from './sketch.tsx'

/** How a match stands, as a small picture; an icon for a game without sketches. */
export function MatchSign({ game, position, icon }: { game: string; position: string | null; icon: IconName }): ReactElement {
  const sketch = useSketch(game)
  return (
    <span className="match-sign" data-drawn={sketch !== null && position !== null}>
      {sketch && position !== null ? <Sketch game={game} position={position} /> : <Icon name={icon} />}
    </span>
  )
}
