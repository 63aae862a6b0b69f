import { lessons } from '@parlor/dots'
import type { ReactElement } from 'react'
import { LinkButton } from '../../../../ui/button.tsx'
import { Tutorial } from '../../../../features/lessons/tutorial.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'

/** `/dots/tutorial`: six boards, one idea each. */
export default function TutorialPage({ webGame }: { webGame: WebGame }): ReactElement {
  const { say, language } = useTranslator()
  const onward = (
    <LinkButton icon="list" to="/dots/levels">
      {say({ key: 'tutorial.levels' }, webGame.strings[language])}
    </LinkButton>
  )
  return <Tutorial webGame={webGame} lessons={lessons} onward={onward} />
}
