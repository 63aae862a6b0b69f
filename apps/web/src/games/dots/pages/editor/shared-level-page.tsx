import { textInLanguage, type DotsLevel } from '@parlor/dots'
import { useMemo, type ReactElement } from 'react'
import { tellKept } from '../../../../features/collections/save-item.ts'
import { Button } from '../../../../ui/button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import { strings } from '../../strings.ts'
import './level-editor.css'
import { levelKind, ownLevels } from './own-level-store.ts'
import { boardOfLevel } from './level-file.ts'
import { useStartOwnLevel } from './use-start-own-level.ts'

/** A level from a link: its description, and a button to play it. */
export function SharedLevelPage({ level, onEdit }: { level: DotsLevel; onEdit: () => void }): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const position = useMemo(() => boardOfLevel(level), [level])
  const [start, busy] = useStartOwnLevel()
  const translate = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key, params }, own)
  const { rows, cols } = position
  async function play(): Promise<void> {
    // Stored as a custom level, or it could not be found again without the link.
    const { items, kind } = await ownLevels.addAll([level], Date.now())
    if (kind === 'memory') tellKept(levelKind, level, kind)
    await start(items[0]!.thing, 'own')
  }
  const sides = { colour: translate(`colour.${level.colour}`), starter: translate(`colour.${level.starter}`) }
  return (
    <Page
      title={textInLanguage(level.name, language)}
      layout="wide"
      back={{ to: '/dots/', label: translate('title') }}
      banner={<StorageBanner />}
    >
      <div className="shared-level">
        <div className="shared-level-text">
          <p className="shared-level-description">{textInLanguage(level.description, language)}</p>
          <p>{translate('levels.facts', { rows, cols, opponent: translate(`level.${level.opponent}`) })}</p>
          <p>{translate('editor.sides', sides)}</p>
          <p>{translate('editor.sent')}</p>
        </div>
        <div className="shared-level-picture">
          <PositionPicture game="dots" position={position} />
        </div>
        <div className="shared-level-actions">
          <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => void play()}>
            {translate('editor.playIt')}
          </Button>
          <Button icon="edit" onClick={onEdit}>
            {translate('editor.edit')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
