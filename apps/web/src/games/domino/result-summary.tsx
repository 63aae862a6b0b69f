import { blockedHandText, type DominoTypes } from '@parlor/domino'
import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { MatchSectionProps } from '../../web-game/web-game.ts'
import { strings } from './strings.ts'

/** Result summary: whose hand was the lightest when the last one was blocked. */
export function ResultSummary({ view, nameOf }: MatchSectionProps<DominoTypes>): ReactElement | null {
  const { say, language } = useTranslator()
  const blocked = blockedHandText(view)
  return blocked && <p>{say(blocked, strings[language], nameOf)}</p>
}
