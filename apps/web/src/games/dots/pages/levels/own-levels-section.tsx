import type { DotsLevel } from '@parlor/dots'
import { useState, type ReactElement } from 'react'
import { CollectionList } from '../../../../features/collections/collection-list.tsx'
import { ShareItemDialog } from '../../../../features/collections/share-item-dialog.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { strings } from '../../strings.ts'
import { boardOfLevel } from '../editor/level-file.ts'
import { levelKind, renameDraft } from '../editor/own-level-store.ts'
import { useStartOwnLevel } from '../editor/use-start-own-level.ts'

/** The player's custom levels, each played with the opponent and first move it was made for. */
export function OwnLevelsSection(): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const [start, busy] = useStartOwnLevel()
  const [shared, setShared] = useState<DotsLevel | null>(null)
  function factsOf(level: DotsLevel): string {
    const { rows, cols } = boardOfLevel(level)
    return say({ key: 'levels.facts', params: { rows, cols, opponent: say({ key: `level.${level.opponent}` }, own) } }, own)
  }
  return (
    <div className="levels-own">
      <CollectionList
        kind={levelKind}
        note={say({ key: 'levels.ownNote' }, own)}
        noteOf={factsOf}
        onOpen={({ thing }) => void (busy || start(thing, 'own'))}
        onShare={({ thing }) => setShared(thing)}
        onRename={(id, name) => void renameDraft(id, name)}
      />
      <LinkButton icon="brush" to="/dots/editor">
        {say({ key: 'levels.ownDraw' }, own)}
      </LinkButton>
      {shared && <ShareItemDialog kind={levelKind} thing={shared} onClose={() => setShared(null)} />}
    </div>
  )
}
