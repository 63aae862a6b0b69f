import type { SeriesMatchRef } from '../../../../data/series-progress.ts'

/** Why a level of one's own is played: tried out from the editor, or for itself. */
export type OwnLevelPurpose = 'test' | 'own'

const form = /^dots\.(test|own)\.([a-z0-9][a-z0-9-]*)$/

/** Where a match on a level of one's own stands: in no set, but its table can say which level it is and where it was come from. */
export function ownLevelPlace(id: string, kind: OwnLevelPurpose): SeriesMatchRef {
  return { id: `dots.${kind}.${id}`, index: 0 }
}

/** The level behind such a place; null for any other. */
export function readOwnLevelPlace({ id }: SeriesMatchRef): { readonly kind: OwnLevelPurpose; readonly id: string } | null {
  const found = form.exec(id)
  return found && { kind: found[1] as OwnLevelPurpose, id: found[2]! }
}
