import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { Missing } from '../../../../house/missing.tsx'
import type { GameDoor } from '../../../door.ts'
import { SetPage } from './set-page.tsx'
import { setWith } from './sets.ts'
import { SetsPage } from './sets-page.tsx'
import './levels.css'

/** `/dots/levels` for all sets, `/dots/levels/<set>` for one. */
export default function LevelsPage({ door }: { door: GameDoor }): ReactElement {
  const id = useParams()['*'] ?? ''
  const set = setWith(id)
  if (id === '') return <SetsPage door={door} />
  return set ? <SetPage key={id} door={door} set={set} /> : <Missing />
}
