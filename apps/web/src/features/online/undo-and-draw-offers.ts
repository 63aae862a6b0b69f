import { isDrawOfferOpen, type TableInfo } from '@parlor/protocol'

/** The open undo request; a move or the undo itself closes it. */
export function activeUndoOffer({ offer }: Pick<TableInfo, 'offer'>, seq: number): TableInfo['offer'] {
  return offer && offer.seq === seq ? offer : null
}

/** Why the server would reject an undo request now; null if it would not. `askedAt` is the log length at the player's last request. */
export function undoRefusalOf(
  table: Pick<TableInfo, 'offer' | 'undoMuted' | 'seats' | 'you'>,
  seq: number,
  askedAt: number | null,
): 'undo.muted' | 'undo.asked' | null {
  const muted = table.undoMuted.some((seat) => {
    const other = table.seats[seat]
    return seat !== table.you && other?.kind === 'person' && !other.left
  })
  if (muted) return 'undo.muted'
  return askedAt === seq || activeUndoOffer(table, seq) ? 'undo.asked' : null
}

type Offers = Pick<TableInfo, 'offer' | 'draw' | 'you' | 'state'>

/** The player's own request that was closed without a move: declined or withdrawn. */
export function ownClosedOfferKind(
  before: Offers,
  now: Offers,
  seq: number,
  logLines: readonly { readonly number: number; readonly seat: number }[],
): 'undo' | 'draw' | null {
  if (now.you === null || now.state !== 'playing') return null
  const undo = activeUndoOffer(before, seq)
  if (undo?.seat === now.you && now.offer === null) return 'undo'
  const draw = before.draw?.offer
  return draw?.seat === now.you && !now.draw?.offer && isDrawOfferOpen(draw, logLines) ? 'draw' : null
}
