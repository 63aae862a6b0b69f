import { tournamentWinner, type TournamentStanding, type SumZeroTypes } from '@parlor/sumzero'
import type { CSSProperties, ReactElement } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useStartSeriesMatch } from '../../../session/use-start-series-match.ts'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import type { SeriesSectionProps } from '../../../web-game/web-game.ts'
import { strings } from '../strings.ts'
import { readTournamentId, type TournamentOptions } from './tournament.ts'
import './tournament.css'

/** The score as a row of boxes, as many for each side as wins are needed. */
export function TournamentScore({ tournament, standing }: { tournament: TournamentOptions; standing: TournamentStanding }): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const [cyan, orange] = standing.wins
  const needed = (tournament.games + 1) / 2
  return (
    <p className="sz-score">
      <span className="sr-only">{say({ key: 'tournament.score', params: { cyan, orange } }, own)}</span>
      {standing.wins.map((won, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a side is its seriesRef
        <span key={seat} className="sz-score-side" aria-hidden="true" style={{ '--side': `var(--owner-${seat})` } as CSSProperties}>
          <b className="numbers">{won}</b>
          {Array.from({ length: needed }, (_, i) => (
            <i key={i} data-won={i < won} />
          ))}
        </span>
      ))}
    </p>
  )
}

/** Side panel: which game of the series this is, and the score. */
export function TournamentBanner({ seriesRef, progress }: SeriesSectionProps<SumZeroTypes>): ReactElement | null {
  const { say, language } = useTranslator()
  const tournament = readTournamentId(seriesRef.id)
  if (!tournament) return null
  const title = say({ key: 'tournament.game', params: { number: seriesRef.index + 1, count: tournament.games } }, strings[language])
  return (
    <section className="sz-banner" aria-label={title}>
      <span>{title}</span>
      <TournamentScore tournament={tournament} standing={progress.state as TournamentStanding} />
    </section>
  )
}

/** Result summary: the score, and the next step. */
export function TournamentMatchSummary({ seriesRef, progress, match }: SeriesSectionProps<SumZeroTypes>): ReactElement | null {
  const { say, language } = useTranslator()
  const own = strings[language]
  const [start, busy] = useStartSeriesMatch('sumzero')
  const tournament = readTournamentId(seriesRef.id)
  if (!tournament || !match.outcome) return null
  const standing = progress.state as TournamentStanding
  const winner = tournamentWinner(tournament.games, standing)
  return (
    <div className="sz-series-result">
      {match.practice && <p>{say({ key: 'tournament.practice' }, own)}</p>}
      {winner !== null && (
        <p className="sz-series-result-won">
          <Icon name="trophy" /> {say({ key: 'tournament.won', params: { who: say({ key: `seat.${winner}` }, own) } }, own)}
        </p>
      )}
      <TournamentScore tournament={tournament} standing={standing} />
      {winner === null ? (
        <Button kind="primary" size="large" icon="forward" disabled={busy} onClick={() => start(seriesRef.id, standing.played)}>
          {say({ key: 'tournament.next', params: { number: standing.played + 1 } }, own)}
        </Button>
      ) : (
        <LinkButton kind="primary" icon="stairs" to="/sumzero/tournament">
          {say({ key: 'tournament.again' }, own)}
        </LinkButton>
      )}
    </div>
  )
}
