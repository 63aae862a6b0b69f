import type { TableInfo } from '@parlor/protocol'

/** What is being asked, as long as nothing has happened since: a move, or the taking back itself, has answered it. */
export function activeUndoOffer({ offer }: Pick<TableInfo, 'offer'>, seq: number): TableInfo['offer'] {
  return offer && offer.seq === seq ? offer : null
}
