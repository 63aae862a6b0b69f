import type { ReactElement } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { DailyKey } from '../../data/daily-attempts.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './daily.css'
import { copyDailyText, dailyPagePath, dailyShareText } from './share-daily.ts'
import { useDailyHistory, useDailyShareLines } from './use-daily-history.ts'

/** In the result of a daily challenge: the streak, and a share button. */
export function DailyResult({ webGame, daily }: { webGame: WebGame; daily: DailyKey }): ReactElement | null {
  const translator = useTranslator()
  const { t } = translator
  const record = useDailyHistory(webGame.game.id, daily.challenge)
  const counted = record?.days.get(daily.day)
  const lines = useDailyShareLines(webGame, counted?.id)
  if (!record) return null
  return (
    <div className="daily-result">
      <p>{counted ? t('daily.counted', { count: record.streak }) : t('daily.notCounted')}</p>
      {counted && (
        <Button
          icon="copy"
          onClick={() =>
            void copyDailyText(
              dailyShareText(webGame, { daily, result: counted, streak: record.streak, lines }, translator, location.origin),
              translator,
            )
          }
        >
          {t('daily.share')}
        </Button>
      )}
      <LinkButton icon="star" to={dailyPagePath(webGame.game.id, daily.challenge)}>
        {t('daily.title')}
      </LinkButton>
    </div>
  )
}
