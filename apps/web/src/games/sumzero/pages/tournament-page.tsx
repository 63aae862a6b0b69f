import { winnerOf, type Standing } from '@parlor/sumzero'
import { useState, type ReactElement } from 'react'
import { Button } from '../../../house/button.tsx'
import { Choice, Select } from '../../../house/field.tsx'
import { Page } from '../../../house/page.tsx'
import { useProgress } from '../../../play/use-progress.ts'
import { useStart } from '../../../play/use-start.ts'
import { anew, changeProgress } from '../../../storage/series.ts'
import { VaultBanner } from '../../../table/notices.tsx'
import { useWords } from '../../../words/words.ts'
import type { GameDoor } from '../../door.ts'
import { findSeries, idOf, lengths, opponents, presets, type Tournament } from './tournament.ts'
import './tournament.css'
import { Score } from './tournament-parts.tsx'

/** `/sumzero/tournament`: best of so many, the sides begin in turn. */
export default function TournamentPage({ door }: { door: GameDoor }): ReactElement {
  const { t, say, language } = useWords()
  const own = door.strings[language]
  const tell = (key: string, params: Readonly<Record<string, string | number>> = {}) => say({ key, params }, own)
  const [tournament, setTournament] = useState<Tournament>({ games: 3, preset: presets[0]!.id, opponent: 'journeyman' })
  const set = (part: Partial<Tournament>) => setTournament({ ...tournament, ...part })
  return (
    <Page title={tell('page.tournament.title')} back={{ to: '/sumzero/', label: tell('title') }} banner={<VaultBanner />}>
      <p>{tell('page.tournament.line')}</p>
      <div className="sz-tournament panel">
        <Choice
          label={tell('tournament.length')}
          value={tournament.games}
          options={lengths.map((games) => ({ value: games as number, label: String(games) }))}
          onChange={(games) => set({ games })}
        />
        <Select
          label={t('options.presets')}
          value={tournament.preset}
          options={presets.map(({ id }) => ({ value: id, label: tell(`preset.${id}`) }))}
          onChange={(preset) => set({ preset })}
        />
        <Select
          label={tell('tournament.opponent')}
          value={tournament.opponent}
          options={opponents.map((id) => ({ value: id, label: tell(id === 'people' ? 'tournament.people' : `level.${id}`) }))}
          onChange={(opponent) => set({ opponent })}
        />
        <Standings key={idOf(tournament)} tournament={tournament} tell={tell} />
      </div>
    </Page>
  )
}

interface StandingsProps {
  readonly tournament: Tournament
  readonly tell: (key: string, params?: Readonly<Record<string, string | number>>) => string
}

/** How this tournament stands, and the way into its next match. */
function Standings({ tournament, tell }: StandingsProps): ReactElement | null {
  const id = idOf(tournament)
  const series = findSeries(id)!
  const progress = useProgress('sumzero', series)
  const [start, busy] = useStart('sumzero')
  if (!progress) return null
  const standing = progress.state as Standing
  const winner = winnerOf(tournament.games, standing)
  function again(): void {
    void changeProgress('sumzero', series, (before) => anew(before, series, Date.now()))
  }
  return (
    <div className="sz-standings">
      <Score tournament={tournament} standing={standing} />
      {winner !== null && <p>{tell('tournament.won', { who: tell(`seat.${winner}`) })}</p>}
      <div className="sz-standings-acts">
        {winner === null && (
          <Button kind="primary" size="large" icon="play" disabled={busy} onClick={() => start(id, standing.played)}>
            {tell(standing.played === 0 ? 'tournament.start' : 'tournament.next', { number: standing.played + 1 })}
          </Button>
        )}
        {standing.played > 0 && (
          <Button icon="restart" kind={winner === null ? 'quiet' : 'primary'} onClick={again}>
            {tell('tournament.anew')}
          </Button>
        )}
      </div>
    </div>
  )
}
