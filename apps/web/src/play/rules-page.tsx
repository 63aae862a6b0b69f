import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useWords } from '../words/words.ts'
import './play.css'
import { Rules } from './rules.tsx'
import { useDoor } from './use-door.ts'

/** `/dots/rules`: the rules in the players' words. */
export default function RulesPage(): ReactElement {
  const { game = '' } = useParams()
  const { t, say, language } = useWords()
  const door = useDoor(game)
  if (!door) return <Waiting />
  const strings = door.strings[language]
  const title = say({ key: 'title' }, strings)
  return (
    <Page title={t('table.rulesOf', { game: title })} layout="wide" back={{ to: `/${game}/`, label: title }}>
      <Rules door={door} strings={strings} />
      <LinkButton kind="primary" size="large" icon="play" to={`/${game}/play/new`}>
        {t('options.play')}
      </LinkButton>
    </Page>
  )
}
