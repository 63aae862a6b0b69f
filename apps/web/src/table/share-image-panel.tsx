import { isMoveEntry } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { Button } from '../ui/button.tsx'
import { SegmentedControl } from '../ui/form-fields.tsx'
import { seatNamesFor } from '../session/seat-names.ts'
import type { Player } from '../data/player.ts'
import { boardStyle } from '../platform/settings/settings-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { downloadBlob } from '../ui/download.ts'
import { toast } from '../ui/toast.tsx'
import { drawShareImage } from './share-image.ts'
import { describeOutcome, describeEndReason } from './result-panel.tsx'

interface ShareImagePanelProps {
  readonly webGame: WebGame
  readonly match: Match
  readonly players: readonly Player[]
}

/** An image of the match to download or share. */
export function ShareImagePanel({ webGame, match, players }: ShareImagePanelProps): ReactElement {
  const translator = useTranslator()
  const { t, say, language } = translator
  const strings = webGame.strings[language]
  // The recipient was not there: nobody is "You".
  const nameOf = useMemo(() => seatNamesFor(players, strings, translator, true), [players, strings, translator])
  const moments = webGame.shareImages?.moments ?? []
  const [moment, setMoment] = useState(moments[0] ?? 'end')
  const [image, setImage] = useState<{ readonly blob: Blob; readonly url: string } | null>(null)
  const { outcome } = match
  const moves = match.history.filter(({ entry }) => isMoveEntry(entry)).length
  const headline = outcome ? describeOutcome(outcome, players, translator, nameOf, strings) : say({ key: 'title' }, strings)
  const line = outcome
    ? `${describeEndReason(outcome, match.history.at(-1)?.entry.seat ?? 0, translator, strings, nameOf)} ${t('table.afterMoves', { count: moves })}`
    : t('saves.moves', { count: moves })
  useEffect(() => {
    let cancelled = false
    let url = ''
    const names = players.map((_, at) => nameOf(at))
    const subject = { moment, headline, line, names, translator, style: boardStyle(webGame.game.id) }
    drawShareImage(webGame, match, subject).then(
      (blob) => {
        if (cancelled) return
        url = URL.createObjectURL(blob)
        setImage({ blob, url })
      },
      () => cancelled || toast({ text: translator.t('house.unknownReason'), tone: 'bad' }),
    )
    return () => {
      cancelled = true
      URL.revokeObjectURL(url)
    }
  }, [webGame, match, players, nameOf, translator, moment, headline, line])
  const name = `${webGame.game.id}-${moment}.png`
  const file = image && new File([image.blob], name, { type: 'image/png' })
  const sends = file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] })
  return (
    <section className="share-image-panel" aria-label={t('share.card')}>
      {moments.length > 1 && (
        <SegmentedControl
          label={t('share.card')}
          value={moment}
          options={moments.map((value) => ({ value, label: say({ key: `card.${value}` }, strings) }))}
          onChange={setMoment}
        />
      )}
      <div className="share-image-picture">{image && <img src={image.url} width={1200} height={630} alt={`${headline}. ${line}`} />}</div>
      <div className="dialog-buttons">
        {sends && (
          <Button icon="share" onClick={() => void navigator.share({ files: [file], title: headline }).catch(() => undefined)}>
            {t('share.sendCard')}
          </Button>
        )}
        <Button icon="picture" disabled={!image} onClick={() => image && downloadBlob(name, image.blob)}>
          {t('share.keepCard')}
        </Button>
      </div>
    </section>
  )
}
