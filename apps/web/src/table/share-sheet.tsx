import { writeMatch, type Match } from '@parlor/kernel'
import { useCallback, type ReactElement } from 'react'
import { ShareSheet as Sheet } from '../house/share-sheet.tsx'
import type { Player } from '../session/player.ts'
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
  onClose: () => void
}): ReactElement {
  const { match, players, title, card, onClose } = props
  const { t } = useWords()
  const write = useCallback(async () => {
    const fragment = await writeLink({ players, record: writeMatch(match, { snapshot: false }) })
    return `${location.origin}/${match.game.id}/replay#${fragment}`
  }, [match, players])
  return (
    <Sheet
      title={t('share.title')}
      note={t('share.note')}
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
