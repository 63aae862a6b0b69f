import { lessons } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { Tutorial } from '../../../features/lessons/tutorial.tsx'
import type { WebGame } from '../../../web-game/web-game.ts'

/** `/mahjong/tutorial`: totals, honours, ties, the pile made anew, steering. */
export default function TutorialPage({ webGame }: { webGame: WebGame }): ReactElement {
  return <Tutorial webGame={webGame} lessons={lessons} withPanel />
}
