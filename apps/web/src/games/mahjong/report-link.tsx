import type { MahjongKinds } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { LinkButton } from '../../house/button.tsx'
import { useWords } from '../../words/words.ts'
import type { MatchProps } from '../door.ts'
import { strings } from './strings.ts'

/** From the grades of the house to the game's own account of a run: its tiles and totals, luck and skill apart. */
export function ReportLink({ id }: MatchProps<MahjongKinds>): ReactElement {
  const { say, language } = useWords()
  return (
    <LinkButton icon="chart" to={`/mahjong/report/${id}`}>
      {say({ key: 'page.report.title' }, strings[language])}
    </LinkButton>
  )
}
