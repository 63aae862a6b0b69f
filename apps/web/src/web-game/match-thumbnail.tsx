import type { ReactElement } from 'react'
import { useDrawThumbnail } from './use-draw-thumbnail.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { PositionThumbnail } from './position-thumbnail.tsx'

/** Thumbnail of the current position; an icon for a game without thumbnails. */
export function MatchThumbnail({ game, position, icon }: { game: string; position: string | null; icon: IconName }): ReactElement {
  const drawThumbnail = useDrawThumbnail(game)
  return (
    <span className="match-thumbnail" data-drawn={drawThumbnail !== null && position !== null}>
      {drawThumbnail && position !== null ? <PositionThumbnail game={game} position={position} /> : <Icon name={icon} />}
    </span>
  )
}
