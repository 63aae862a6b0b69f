import { writeMatch, type Match } from '@parlor/kernel'
import { useCallback, useMemo, type ReactElement } from 'react'
import { ShareSheet as Sheet } from '../house/share-sheet.tsx'
import { seatedHere, type Player } from '../session/player.ts'
import { linkLimit, writeLink, writeShared } from '../storage/share.ts'
import { useWords } from '../words/words.ts'
import { download } from './download.ts'

/** The match as a link that holds all of it, or as a file. */
export function ShareSheet(props: {
  match: Match
  players: readonly Player[] | null
  title: string
  /** A picture of the match, where the game draws one. */
  card?: ReactElement | null
  /** Where the match lies that is to be passed on; without it, the link holds all of it. */
  place?: (() => Promise<string | null>) | undefined
  onClose: () => void
}): ReactElement {
  const { match, players: seated, title, card, place, onClose } = props
  const { t } = useWords()
  // Files and links that hold the match name nobody.
  const players = useMemo(() => seated && seatedHere(seated), [seated])
  const write = useCallback(async () => {
    const short = await place?.()
    if (short) return short
    const fragment = await writeLink({ players, record: writeMatch(match, { snapshot: false }) })
    return `${location.origin}/${match.game.id}/replay#${fragment}`
  }, [match, players, place])
  return (
    <Sheet
      title={t('share.title')}
      note={t(place ? 'share.placeNote' : 'share.note')}
      subject={title}
      writeLink={write}
      longest={linkLimit}
      onFile={() => download(`${match.game.id}-${match.line.length}.parlor.json`, writeShared({ players, record: writeMatch(match) }))}
      onClose={onClose}
    >
      {card}
    </Sheet>
  )
}
