import type { ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Button, LinkButton } from '../house/button.tsx'
import { useWords } from '../words/words.ts'
import './daily.css'
import { copyText, shareText } from './share.ts'
import { useDaily, useDayLines } from './use-daily.ts'

/** In the result of a daily challenge: the streak, and the day to send to others. */
export function DailyEnding({ door, day }: { door: GameDoor; day: string }): ReactElement | null {
  const words = useWords()
  const { t } = words
  const record = useDaily(door.game.id)
  const counted = record?.days.get(day)
  const lines = useDayLines(door, counted?.id)
  if (!record) return null
  return (
    <div className="daily-ending">
      <p>{counted ? t('daily.counted', { count: record.streak }) : t('daily.notCounted')}</p>
      {counted && (
        <Button
          icon="copy"
          onClick={() =>
            void copyText(shareText(door, { day, result: counted, streak: record.streak, lines }, words, location.origin), words)
          }
        >
          {t('daily.share')}
        </Button>
      )}
      <LinkButton icon="star" to={`/${door.game.id}/daily`}>
        {t('daily.title')}
      </LinkButton>
    </div>
  )
}
