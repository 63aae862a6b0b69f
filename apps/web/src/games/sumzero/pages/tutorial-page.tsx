import { lessons } from '@parlor/sumzero'
import type { ReactElement } from 'react'
import { Tutorial } from '../../../play/tutorial.tsx'
import type { GameDoor } from '../../door.ts'

/** `/sumzero/tutorial`: laying, turning, flipping, buying, winning. */
export default function TutorialPage({ door }: { door: GameDoor }): ReactElement {
  return <Tutorial door={door} lessons={lessons} withPanel />
}
