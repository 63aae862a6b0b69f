import { writeMatch, type Match } from '@parlor/kernel/host'
import { useCallback, useMemo, type ReactElement } from 'react'
import { ShareDialog } from '../ui/share-dialog.tsx'
import { asLocalPlayers, type Player } from '../data/player.ts'
import { maxLinkLength, writeMatchLink, writeSharedMatch } from '../data/shared-match.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { downloadText } from '../ui/download.ts'

/** Shares the match as a link that contains it, or as a file. */
export function ShareMatchDialog(props: {
  match: Match
  players: readonly Player[] | null
  title: string
  /** The share image, where the game draws one. */
  card?: ReactElement | null
  /** URL of the match on the server; without it, the link contains the whole match. */
  makeShortLink?: (() => Promise<string | null>) | undefined
  onClose: () => void
}): ReactElement {
  const { match, players: seated, title, card, makeShortLink, onClose } = props
  const { t } = useTranslator()
  // Files and links that contain the match have no names.
  const players = useMemo(() => seated && asLocalPlayers(seated), [seated])
  const write = useCallback(async () => {
    const short = await makeShortLink?.()
    if (short) return short
    const fragment = await writeMatchLink({ players, record: writeMatch(match, { snapshot: false }) })
    return `${location.origin}/${match.game.id}/replay#${fragment}`
  }, [match, players, makeShortLink])
  return (
    <ShareDialog
      title={t('share.title')}
      note={t(makeShortLink ? 'share.placeNote' : 'share.note')}
      subject={title}
      writeLink={write}
      longest={maxLinkLength}
      onFile={() =>
        downloadText(`${match.game.id}-${match.history.length}.parlor.json`, writeSharedMatch({ players, record: writeMatch(match) }))
      }
      onClose={onClose}
    >
      {card}
    </ShareDialog>
  )
}
