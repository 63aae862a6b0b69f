import { lessons } from '@parlor/dots'
import type { ReactElement } from 'react'
import { LinkButton } from '../../../../house/button.tsx'
import { Tutorial } from '../../../../play/tutorial.tsx'
import { useWords } from '../../../../words/words.ts'
import type { GameDoor } from '../../../door.ts'

/** `/dots/tutorial`: six boards, one idea each. */
export default function TutorialPage({ door }: { door: GameDoor }): ReactElement {
  const { say, language } = useWords()
  const onward = (
    <LinkButton icon="list" to="/dots/levels">
      {say({ key: 'tutorial.levels' }, door.strings[language])}
    </LinkButton>
  )
  return <Tutorial door={door} lessons={lessons} onward={onward} />
}
