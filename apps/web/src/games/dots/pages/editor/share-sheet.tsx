import { wordsIn, type DotsLevel } from '@parlor/dots'
import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '../../../../house/button.tsx'
import { Dialog } from '../../../../house/dialog.tsx'
import { toast } from '../../../../house/toast.tsx'
import { download } from '../../../../table/download.ts'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { writeLevel } from './level.ts'
import { writeLevelLink } from './link.ts'

/** The level as a link that holds all of it, or as a file. */
export function ShareSheet({ level, onClose }: { level: DotsLevel; onClose: () => void }): ReactElement {
  const { t, say, number, language } = useWords()
  const own = strings[language]
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void writeLevelLink(level).then((fragment) => !gone && setLink(`${location.origin}/dots/editor#${fragment}`))
    return () => {
      gone = true
    }
  }, [level])
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link!)
      toast({ text: t('share.copied'), tone: 'good' })
    } catch {
      toast({ text: t('share.notCopied'), tone: 'bad' })
    }
  }
  return (
    <Dialog open onClose={onClose} title={say({ key: 'editor.shareTitle' }, own)}>
      <div className="sheet-fields">
        <p>{say({ key: 'editor.shareNote' }, own)}</p>
        <label className="share-link">
          <span className="field-label">{t('share.link')}</span>
          <input className="text-input" readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
          <span className="field-note">{link !== null && t('share.length', { count: number(link.length) })}</span>
        </label>
        <div className="sheet-buttons">
          {'share' in navigator && (
            <Button
              icon="share"
              disabled={!link}
              onClick={() => void navigator.share({ title: wordsIn(level.name, language), url: link! }).catch(() => undefined)}
            >
              {t('share.send')}
            </Button>
          )}
          <Button icon="download" onClick={() => download(`${level.id}.dots.json`, writeLevel(level))}>
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
