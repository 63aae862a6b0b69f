import { writeMatch, type Match } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { Dialog } from '../house/dialog.tsx'
import { toast } from '../house/toast.tsx'
import type { Player } from '../session/player.ts'
import { linkLimit, writeLink, writeShared, type Shared } from '../storage/share.ts'
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
  const { t, number } = useWords()
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    const shared: Shared = { players, record: writeMatch(match, { snapshot: false }) }
    void writeLink(shared).then((fragment) => {
      if (!gone) setLink(`${location.origin}/${match.game.id}/replay#${fragment}`)
    })
    return () => {
      gone = true
    }
  }, [match, players])
  const long = link !== null && link.length > linkLimit
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link!)
      toast({ text: t('share.copied'), tone: 'good' })
    } catch {
      toast({ text: t('share.notCopied'), tone: 'bad' })
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('share.title')}>
      <div className="sheet-fields">
        {card}
        <p>{t('share.note')}</p>
        <label className="share-link">
          <span className="field-label">{t('share.link')}</span>
          <input className="text-input" readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
          <span className="field-note">{link !== null && t(long ? 'share.long' : 'share.length', { count: number(link.length) })}</span>
        </label>
        <div className="sheet-buttons">
          {'share' in navigator && (
            <Button icon="share" disabled={!link} onClick={() => void navigator.share({ title, url: link! }).catch(() => undefined)}>
              {t('share.send')}
            </Button>
          )}
          <Button
            icon="download"
            onClick={() =>
              download(`${match.game.id}-${match.line.length}.parlor.json`, writeShared({ players, record: writeMatch(match) }))
            }
          >
            {t('share.file')}
          </Button>
          <Button kind="primary" icon="copy" disabled={!link} onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
