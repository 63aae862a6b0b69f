import type { Translator } from '../platform/i18n/translator.ts'
import type { WebGame } from './web-game.ts'

/** Address of the page about a finished match: the game's own report, else the analysis; without an id, of the last finished match. */
export function analysisPath(
  { game, reportPage = 'analysis' }: Pick<WebGame, 'game' | 'reportPage'>,
  id: string | null | undefined,
): string {
  return `/${game.id}/${reportPage}${id ? `/${id}` : ''}`
}

/** Its name on a button; `otherwise` where the game has no report of its own. */
export function analysisLabel(
  { reportPage, strings }: Pick<WebGame, 'reportPage' | 'strings'>,
  { say, t, language }: Translator,
  otherwise: 'analysis.open' | 'analysis.title',
): string {
  return reportPage ? say({ key: `page.${reportPage}.title` }, strings[language]) : t(otherwise)
}
