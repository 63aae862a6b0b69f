import type { SeriesMatchRef } from '../../../../data/series-progress.ts'

/** Why a custom level is played: a test from the editor, or for itself. */
export type OwnLevelPurpose = 'test' | 'own'

const form = /^dots\.(test|own)\.([a-z0-9][a-z0-9-]*)$/

/** Series reference of a match on a custom level: it belongs to no set, but its table can name the level and the page to return to. */
export function ownLevelSeriesRef(id: string, kind: OwnLevelPurpose): SeriesMatchRef {
  return { id: `dots.${kind}.${id}`, index: 0 }
}

/** The level of such a reference; null for any other. */
export function readOwnLevelSeriesRef({ id }: SeriesMatchRef): { readonly kind: OwnLevelPurpose; readonly id: string } | null {
  const found = form.exec(id)
  return found && { kind: found[1] as OwnLevelPurpose, id: found[2]! }
}
