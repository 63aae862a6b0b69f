import { tournamentWinner, type TournamentStanding } from '@parlor/sumzero'
import { useState, type ReactElement } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl, Select } from '../../../ui/form-fields.tsx'
import { Page } from '../../../ui/page.tsx'
import { useSeriesProgress } from '../../../data/use-series-progress.ts'
import { useStartSeriesMatch } from '../../../session/use-start-series-match.ts'
import { restartSeries, updateSeriesProgress } from '../../../data/series-progress.ts'
import { StorageBanner } from '../../../ui/storage-banner.tsx'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../web-game/web-game.ts'
import { findSeries, tournamentId, offeredLengths, offeredOpponents, tournamentPresets, type TournamentOptions } from './tournament.ts'
import './tournament.css'
import { TournamentScore } from './tournament-panels.tsx'

/** `/sumzero/tournament`: a best-of series; the sides begin in turn. */
export default function TournamentPage({ webGame }: { webGame: WebGame }): ReactElement {
  const { t, say, language } = useTranslator()
  const own = webGame.strings[language]
  const translate = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key, params }, own)
  const [tournament, setTournament] = useState<TournamentOptions>({ games: 3, preset: tournamentPresets[0]!.id, opponent: 'journeyman' })
  const set = (part: Partial<TournamentOptions>) => setTournament({ ...tournament, ...part })
  return (
    <Page title={translate('page.tournament.title')} back={{ to: '/sumzero/', label: translate('title') }} banner={<StorageBanner />}>
      <p>{translate('page.tournament.line')}</p>
      <div className="sz-tournament panel">
        <SegmentedControl
          label={translate('tournament.length')}
          value={tournament.games}
          options={offeredLengths.map((games) => ({ value: games as number, label: String(games) }))}
          onChange={(games) => set({ games })}
        />
        <Select
          label={t('options.presets')}
          value={tournament.preset}
          options={tournamentPresets.map(({ id }) => ({ value: id, label: translate(`preset.${id}`) }))}
          onChange={(preset) => set({ preset })}
        />
        <Select
          label={translate('tournament.opponent')}
          value={tournament.opponent}
          options={offeredOpponents.map((id) => ({
            value: id,
            label: translate(id === 'people' ? 'tournament.people' : `level.${id}`),
          }))}
          onChange={(opponent) => set({ opponent })}
        />
        <Standings key={tournamentId(tournament)} tournament={tournament} translate={translate} />
      </div>
    </Page>
  )
}

interface StandingsProps {
  readonly tournament: TournamentOptions
  readonly translate: (key: string, params?: Readonly<Record<string, string | number>>) => string
}

/** State of this tournament, and a button to its next match. */
function Standings({ tournament, translate }: StandingsProps): ReactElement | null {
  const id = tournamentId(tournament)
  const series = findSeries(id)!
  const progress = useSeriesProgress('sumzero', series)
  const [start, busy] = useStartSeriesMatch('sumzero')
  if (!progress) return null
  const standing = progress.state as TournamentStanding
  const winner = tournamentWinner(tournament.games, standing)
  function again(): void {
    void updateSeriesProgress('sumzero', series, (before) => restartSeries(before, series, Date.now()))
  }
  return (
    <div className="sz-standings">
      <TournamentScore tournament={tournament} standing={standing} />
      {winner !== null && <p>{translate('tournament.won', { who: translate(`seat.${winner}`) })}</p>}
      <div className="sz-standings-actions">
        {winner === null && (
          <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => start(id, standing.played)}>
            {translate(standing.played === 0 ? 'tournament.start' : 'tournament.next', { number: standing.played + 1 })}
          </Button>
        )}
        {standing.played > 0 && (
          <Button icon="restart" kind={winner === null ? 'quiet' : 'primary'} onClick={again}>
            {translate('tournament.anew')}
          </Button>
        )}
      </div>
    </div>
  )
}
