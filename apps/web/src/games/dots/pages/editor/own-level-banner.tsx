import { textInLanguage, type DotsLevel } from '@parlor/dots'
import type { ReactElement } from 'react'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import type { SeriesMatchRef } from '../../../../data/series-progress.ts'
import type { KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import '../levels/levels.css'
import { ownLevels, loadDraft } from './own-level-store.ts'
import { readOwnLevelSeriesRef } from './own-level-series-ref.ts'

type Named = Pick<DotsLevel, 'id' | 'name'>

/** All named levels: the current draft first, then its saved versions. */
async function listNamed(store: KeyValueStore): Promise<readonly Named[]> {
  const draft = await loadDraft(store)
  return [...(draft ? [draft] : []), ...(await ownLevels.list(store)).map(({ thing }) => thing)]
}

/** Side panel: which custom level this is. */
export function OwnLevelBanner({ seriesRef }: { seriesRef: SeriesMatchRef }): ReactElement | null {
  const { say, language } = useTranslator()
  const own = strings[language]
  const named = useStored(listNamed)
  const at = readOwnLevelSeriesRef(seriesRef)
  if (!at) return null
  const level = named?.find(({ id }) => id === at.id)
  const kind = say({ key: at.kind === 'test' ? 'levels.ownTest' : 'levels.ownPlace' }, own)
  const name = level && textInLanguage(level.name, language)
  return (
    <section className="level-banner" aria-label={name ?? kind}>
      <p className="level-banner-name">
        <span>{kind}</span>
        <strong>{name}</strong>
      </p>
    </section>
  )
}
