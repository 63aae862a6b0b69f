import { textInLanguage, type DotsLevel } from '@parlor/dots'
import { useState, type ReactElement } from 'react'
import { CollectionList } from '../../../../features/collections/collection-list.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { describeLevelError } from './describe-level-error.ts'
import { ownLevels } from './own-level-store.ts'
import { ShareLevelDialog } from './share-level-dialog.tsx'

/** The player's custom levels, to open, rename, share and delete. */
export function OwnLevelList({ openId, onOpen }: { openId: string; onOpen: (level: DotsLevel) => void }): ReactElement {
  const translator = useTranslator()
  const { say, language } = translator
  const own = strings[language]
  const [shared, setShared] = useState<DotsLevel | null>(null)
  return (
    <>
      <CollectionList
        collection={ownLevels}
        phrase={(key, name) => say({ key: `editor.${key}`, params: { name } }, own)}
        describe={(why) => describeLevelError(why, translator, own)}
        nameOf={({ name }) => textInLanguage(name, language)}
        noteOf={({ description }) => textInLanguage(description, language)}
        game="dots"
        positionOf={({ cells }) => cells.join('/')}
        rename={(level, name) => ({ ...level, name })}
        openId={openId}
        onOpen={({ thing }) => onOpen(thing)}
        onShare={({ thing }) => setShared(thing)}
      />
      {shared && <ShareLevelDialog level={shared} onClose={() => setShared(null)} />}
    </>
  )
}
