import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../../../../house/button.tsx'
import { Missing } from '../../../../house/missing.tsx'
import { useWords } from '../../../../words/words.ts'
import type { GameDoor } from '../../../door.ts'
import { strings } from '../../strings.ts'
import { SetPage } from './set-page.tsx'
import { setWith } from './sets.ts'
import { SetsPage } from './sets-page.tsx'
import './levels.css'

/** `/dots/levels` for all sets, `/dots/levels/<set>` for one. */
export default function LevelsPage({ door }: { door: GameDoor }): ReactElement {
  const { say, language } = useWords()
  const id = useParams()['*'] ?? ''
  const set = setWith(id)
  if (id === '') return <SetsPage door={door} />
  if (set) return <SetPage key={id} door={door} set={set} />
  return (
    <Missing>
      <LinkButton kind="primary" icon="stairs" to="/dots/levels">
        {say({ key: 'levels.toSets' }, strings[language])}
      </LinkButton>
    </Missing>
  )
}
