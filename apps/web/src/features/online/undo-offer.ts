import { isDrawOfferOpen, type TableInfo } from '@parlor/protocol'

/** What is being asked, as long as nothing has happened since: a move, or the taking back itself, has answered it. */
export function activeUndoOffer({ offer }: Pick<TableInfo, 'offer'>, seq: number): TableInfo['offer'] {
  return offer && offer.seq === seq ? offer : null
}

/** Why the server would refuse to ask for a move back now; null where it would not. `askedAt` is the log's length when one last asked. */
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

/** Which request of one's own is gone although nothing was played: somebody declined it, or one withdrew it. */
export function closedOfferOf(
  before: Offers,
  now: Offers,
  seq: number,
  line: readonly { readonly number: number; readonly seat: number }[],
): 'undo' | 'draw' | null {
  if (now.you === null || now.state !== 'playing') return null
  const undo = activeUndoOffer(before, seq)
  if (undo?.seat === now.you && now.offer === null) return 'undo'
  const draw = before.draw?.offer
  return draw?.seat === now.you && !now.draw?.offer && isDrawOfferOpen(draw, line) ? 'draw' : null
}
