import { lessons } from '@parlor/sumzero'
import type { ReactElement } from 'react'
import { Tutorial } from '../../../features/lessons/tutorial.tsx'
import type { WebGame } from '../../../web-game/web-game.ts'

/** `/sumzero/tutorial`: placing, rotating, mirroring, buying, winning. */
export default function TutorialPage({ webGame }: { webGame: WebGame }): ReactElement {
  return <Tutorial webGame={webGame} lessons={lessons} withPanel />
}
