import type { SimPieceTypes } from '@parlor/simpiece'
import { useMemo, type ReactElement } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { MatchSectionProps } from '../../web-game/web-game.ts'
import { countMatchStats } from './match-stats.ts'
import { translatorFor } from './aria-labels.ts'
import { PuzzleStatus } from './pages/puzzles/puzzle-status.tsx'
import { cards } from '@parlor/simpiece'

const rows = ['turns', 'played', 'damage', 'knockedOut', 'don'] as const

/** Stats of both sides, and a link back to any decision. */
export function ResultSummary({ match, id, nameOf }: MatchSectionProps<SimPieceTypes>): ReactElement {
  const translate = translatorFor(useTranslator())
  const figures = useMemo(() => [countMatchStats(match, 0), countMatchStats(match, 1)], [match])
  const leaders = match.state.sides.map(({ leader }) => cards[leader.card]!.name)
  return (
    <div className="st-result">
      <PuzzleStatus match={match} />
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{translate('table.figures')}</span>
            </th>
            {leaders.map((name, seat) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
              <th scope="col" key={seat}>
                {nameOf?.(seat) ?? translate(`seat.${seat}`)}
                <small>{name}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{translate(`table.after.${row}`)}</th>
              {figures.map((one, seat) => (
                // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
                <td key={seat}>{one[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="st-result-actions">
        <LinkButton icon="branch" to={`/simpiece/replay/${id}`}>
          {translate('table.rewind')}
        </LinkButton>
        <LinkButton icon="plus" to="/simpiece">
          {translate('table.newGame')}
        </LinkButton>
      </div>
    </div>
  )
}
