import type { ReactElement } from 'react'
import { useGameDrawing } from './use-game-drawing.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { PositionThumbnail } from './position-thumbnail.tsx'

/** Thumbnail of the current position; an icon for a game without thumbnails. */
export function MatchThumbnail({ game, position, icon }: { game: string; position: string | null; icon: IconName }): ReactElement {
  const drawing = useGameDrawing(game)
  return (
    <span className="match-thumbnail" data-drawn={drawing !== null && position !== null}>
      {drawing && position !== null ? <PositionThumbnail game={game} position={position} /> : <Icon name={icon} />}
    </span>
  )
}
