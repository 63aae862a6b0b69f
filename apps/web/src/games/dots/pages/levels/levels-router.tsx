import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { NotFoundPage } from '../../../../web-game/not-found-page.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { strings } from '../../strings.ts'
import { LevelSetPage } from './level-set-page.tsx'
import { levelSetById } from './level-sets.ts'
import { LevelSetsPage } from './level-sets-page.tsx'
import './levels.css'

/** `/dots/levels` for all sets, `/dots/levels/<set>` for one. */
export default function LevelsRouter({ webGame }: { webGame: WebGame }): ReactElement {
  const { say, language } = useTranslator()
  const id = useParams()['*'] ?? ''
  const set = levelSetById(id)
  if (id === '') return <LevelSetsPage webGame={webGame} />
  if (set) return <LevelSetPage key={id} webGame={webGame} set={set} />
  return (
    <NotFoundPage>
      <LinkButton kind="primary" icon="stairs" to="/dots/levels">
        {say({ key: 'levels.toSets' }, strings[language])}
      </LinkButton>
    </NotFoundPage>
  )
}
