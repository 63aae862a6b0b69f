import { isPlayed, type Match } from '@parlor/kernel'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Button } from '../house/button.tsx'
import { Choice } from '../house/field.tsx'
import { namesOf } from '../session/names.ts'
import { personSeats, type Player } from '../session/player.ts'
import { boardStyle } from '../settings/store.ts'
import { useWords } from '../words/words.ts'
import { downloadBlob } from './download.ts'
import { verdict, whyOver } from './result.tsx'

interface CardProps {
  readonly door: GameDoor
  readonly match: Match
  readonly players: readonly Player[]
}

/** A picture of the match to keep or to send, where the game draws one. */
export function CardPicture({ door, match, players }: CardProps): ReactElement | null {
  const words = useWords()
  const { t, say, language } = words
  const strings = door.strings[language]
  // Whoever gets the picture was not there.
  const nameOf = useMemo(() => namesOf(players, strings, words, true), [players, strings, words])
  const moments = door.card?.moments ?? []
  const [moment, setMoment] = useState(moments[0] ?? '')
  const [picture, setPicture] = useState<{ readonly blob: Blob; readonly url: string } | null>(null)
  const { outcome } = match
  const moves = match.line.filter(({ deed }) => isPlayed(deed)).length
  const headline = outcome ? verdict(outcome, players, words, nameOf, strings) : say({ key: 'title' }, strings)
  const line = outcome
    ? `${whyOver(outcome, match.line.at(-1)?.deed.seat ?? 0, words, strings, nameOf)} ${t('table.afterMoves', { count: moves })}`
    : t('saves.moves', { count: moves })
  useEffect(() => {
    let gone = false
    let url = ''
    const seat = personSeats(players).length === 1 ? personSeats(players)[0]! : null
    const names = players.map((_, at) => nameOf(at))
    const about = { moment, seat, headline, line, names, words, style: boardStyle(door.game.id) }
    void door.card?.draw(match, about).then((blob) => {
      if (gone) return
      url = URL.createObjectURL(blob)
      setPicture({ blob, url })
    })
    return () => {
      gone = true
      URL.revokeObjectURL(url)
    }
  }, [door, match, players, nameOf, words, moment, headline, line])
  if (!door.card) return null
  const name = `${door.game.id}-${moment}.png`
  const file = picture && new File([picture.blob], name, { type: 'image/png' })
  const sends = file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] })
  return (
    <section className="card-share" aria-label={t('share.card')}>
      {moments.length > 1 && (
        <Choice
          label={t('share.card')}
          value={moment}
          options={moments.map((value) => ({ value, label: say({ key: `card.${value}` }, strings) }))}
          onChange={setMoment}
        />
      )}
      <div className="card-picture">{picture && <img src={picture.url} width={1200} height={630} alt={`${headline}. ${line}`} />}</div>
      <div className="sheet-buttons">
        {sends && (
          <Button icon="share" onClick={() => void navigator.share({ files: [file], title: headline }).catch(() => undefined)}>
            {t('share.sendCard')}
          </Button>
        )}
        <Button icon="picture" disabled={!picture} onClick={() => picture && downloadBlob(name, picture.blob)}>
          {t('share.keepCard')}
        </Button>
      </div>
    </section>
  )
}
