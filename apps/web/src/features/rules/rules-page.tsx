import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { RulesText } from '../../web-game/rules-text.tsx'
import { useGame } from '../../web-game/use-game.ts'

/** `/dots/rules`: the rules. */
export default function RulesPage(): ReactElement {
  const { game = '' } = useParams()
  const { t, say, language } = useTranslator()
  const webGame = useGame(game)
  if (!webGame) return <LoadingPlaceholder />
  const strings = webGame.strings[language]
  const title = say({ key: 'title' }, strings)
  return (
    <Page title={t('table.rulesOf', { game: title })} layout="wide" back={{ to: `/${game}/`, label: title }}>
      <RulesText webGame={webGame} strings={strings} />
      <LinkButton kind="primary" size="large" icon="play" to={`/${game}/play/new`}>
        {t('options.play')}
      </LinkButton>
    </Page>
  )
}
