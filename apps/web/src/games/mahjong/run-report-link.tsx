import type { MahjongTypes } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { MatchSectionProps } from '../../web-game/web-game.ts'
import { strings } from './strings.ts'

/** Link from the analysis to the game's own report of a run: tiles and totals, luck and skill separated. */
export function RunReportLink({ id }: MatchSectionProps<MahjongTypes>): ReactElement {
  const { say, language } = useTranslator()
  return (
    <LinkButton icon="chart" to={`/mahjong/report/${id}`}>
      {say({ key: 'page.report.title' }, strings[language])}
    </LinkButton>
  )
}
