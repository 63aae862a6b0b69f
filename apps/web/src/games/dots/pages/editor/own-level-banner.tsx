import { textInLanguage, type DotsLevel } from '@parlor/dots'
import type { ReactElement } from 'react'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import type { SeriesMatchRef } from '../../../../data/series-progress.ts'
import type { KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import '../levels/levels.css'
import { ownLevels, loadDraft } from './own-level-store.ts'
import { readOwnLevelSeriesRef, type OwnLevelPurpose } from './own-level-series-ref.ts'

type Named = Pick<DotsLevel, 'id' | 'name'>

/** All named levels by what is played: the draft in a test of it, a saved level for itself. */
async function listNamed(store: KeyValueStore): Promise<Readonly<Record<OwnLevelPurpose, readonly Named[]>>> {
  const draft = await loadDraft(store)
  const drafts = draft ? [draft] : []
  const saved = (await ownLevels.list(store)).map(({ thing }) => thing)
  return { test: [...drafts, ...saved], own: [...saved, ...drafts] }
}

/** Side panel: which custom level this is. */
export function OwnLevelBanner({ seriesRef }: { seriesRef: SeriesMatchRef }): ReactElement | null {
  const { say, language } = useTranslator()
  const own = strings[language]
  const named = useStored(listNamed)
  const at = readOwnLevelSeriesRef(seriesRef)
  if (!at) return null
  const level = named?.[at.kind].find(({ id }) => id === at.id)
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
