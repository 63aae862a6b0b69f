import { wordsIn, type DotsLevel } from '@parlor/dots'
import type { ReactElement } from 'react'
import { useKept } from '../../../../play/use-kept.ts'
import type { SeriesPlace } from '../../../../storage/series.ts'
import type { Vault } from '../../../../storage/vault.ts'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import '../levels/levels.css'
import { ownLevels, readDraft } from './kept.ts'
import { ownAt } from './own-place.ts'

type Named = Pick<DotsLevel, 'id' | 'name'>

/** Whatever has a name here: the draft on the easel before what was saved of it. */
async function listNamed(vault: Vault): Promise<readonly Named[]> {
  const draft = await readDraft(vault)
  return [...(draft ? [draft] : []), ...(await ownLevels.list(vault)).map(({ thing }) => thing)]
}

/** Beside the board: which level of one's own this is. */
export function OwnBanner({ place }: { place: SeriesPlace }): ReactElement | null {
  const { say, language } = useWords()
  const own = strings[language]
  const named = useKept(listNamed)
  const at = ownAt(place)
  if (!at) return null
  const level = named?.find(({ id }) => id === at.id)
  const kind = say({ key: at.kind === 'test' ? 'levels.ownTest' : 'levels.ownPlace' }, own)
  const name = level && wordsIn(level.name, language)
  return (
    <section className="level-banner" aria-label={name ?? kind}>
      <p className="level-banner-name">
        <span>{kind}</span>
        <strong>{name}</strong>
      </p>
    </section>
  )
}
