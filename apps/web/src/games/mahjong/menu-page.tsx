import { isRejection, type Rejection } from '@parlor/kernel'
import { mahjong, parsePlayerName, runModes, type RunMode } from '@parlor/mahjong'
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { dailyMatchRef, today } from '../../session/daily-challenge.ts'
import { LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/form-fields.tsx'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { GamePageLinks } from '../../features/game-home/game-page-links.tsx'
import { SaveList } from '../../features/saves/save-list.tsx'
import { useSaves } from '../../data/use-saves.ts'
import { startMatch } from '../../session/open-table.ts'
import { personPlayer } from '../../data/player.ts'
import { findUnfinishedSeriesMatch, startSeriesMatch } from '../../session/series-match.ts'
import { readLastSetup } from '../../data/match-setup.ts'
import { StorageBanner } from '../../ui/storage-banner.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import { savePlayerName, reloadFromStorage, useLeaderboardStore } from './leaderboard-store.ts'
import './menu-page.css'
import { ClearLeaderboardButton, Leaderboard } from './leaderboard.tsx'
import { DailyChallenges } from './daily-challenges.tsx'
import { ModeCards } from './mode-cards.tsx'
import { presetOfMode } from './modes.ts'
import { strings } from './strings.ts'
import { TileFaceSymbols } from './tile.tsx'

/** `/mahjong/`: player name, mode, leaderboards. */
export function MenuPage({ webGame }: { webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const [rule, setRule] = useChosenMode()
  const saves = useSaves('mahjong')
  useEffect(reloadFromStorage, [])
  return (
    <Page title={say('title')} layout="wide" back={{ to: '/', label: translator.t('house.lobby') }} banner={<StorageBanner />}>
      <TileFaceSymbols />
      <div className="hb-menu">
        <StartForm webGame={webGame} rule={rule} onRule={setRule} />
        <section className="panel hb-leaders" aria-labelledby="hb-leaders">
          <h2 id="hb-leaders">{say('landing.leaderboard')}</h2>
          <p className="hb-leaders-mode">{say(`preset.${presetOfMode[rule]}`)}</p>
          <Leaderboard rule={rule} />
          <ClearLeaderboardButton rule={rule} />
        </section>
      </div>
      <GamePageLinks webGame={webGame} without={['daily']} />
      <section className="game-saves hb-saves" aria-labelledby="game-saves">
        <h2 id="game-saves">{translator.t('saves.title')}</h2>
        {saves && <SaveList saves={saves} most={4} />}
        <LinkButton kind="quiet" icon="save" to="/saves">
          {translator.t('saves.all')}
        </LinkButton>
      </section>
    </Page>
  )
}

/** The last played mode is the default. */
function useChosenMode(): [RunMode, (rule: RunMode) => void] {
  const [rule, setRule] = useState<RunMode>('instance')
  const touched = useRef(false)
  useEffect(() => {
    void readLastSetup(mahjong.game, mahjong.strategy.levels).then(({ options }) => {
      const last = runModes.find((mode) => mode === options['honors'])
      if (!touched.current && last) setRule(last)
    })
  }, [])
  return [
    rule,
    (next) => {
      touched.current = true
      setRule(next)
    },
  ]
}

function StartForm({ webGame, rule, onRule }: { webGame: WebGame; rule: RunMode; onRule: (rule: RunMode) => void }): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const say = (key: string, params = {}) => translator.say({ key, params }, own)
  const storedName = useLeaderboardStore((state) => state.name)
  const problems = useLeaderboardStore((state) => state.problems)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<Rejection | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { start, startDaily } = useStart(webGame)
  const value = typed ?? storedName

  /** Stores the name; with an invalid one shows the problem and focuses the field. */
  function saveName(): boolean {
    const name = parsePlayerName(value)
    if (!isRejection(name)) {
      savePlayerName(name)
      return true
    }
    setProblem(name)
    form.current?.querySelector<HTMLInputElement>('.text-input')?.focus()
    return false
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (saveName()) void start(rule)
  }

  return (
    <form className="hb-setup" ref={form} onSubmit={submit} noValidate>
      <p className="page-subtitle">{say('line')}</p>
      {problems.map((problem) => (
        <p key={problem.rejected} className="hb-notice" role="status">
          {translator.why(problem, own)}
        </p>
      ))}
      <ModeCards rule={rule} onRule={onRule} />
      <div className="hb-start">
        <TextField
          label={say('landing.yourName')}
          note={say('landing.nameNote')}
          value={value}
          maxLength={60}
          error={problem && translator.why(problem, own)}
          onChange={(text) => {
            setTyped(text)
            if (problem) setProblem(nameProblem(text))
          }}
        />
        <button type="submit" className="button button-primary button-large hb-new">
          <span>{say('landing.newGame')}</span>
        </button>
      </div>
      <DailyChallenges webGame={webGame} onPlay={(challenge) => saveName() && void startDaily(challenge)} />
    </form>
  )
}

function nameProblem(text: string): Rejection | null {
  const name = parsePlayerName(text)
  return isRejection(name) ? name : null
}

function useStart(webGame: WebGame): { start: (rule: RunMode) => Promise<void>; startDaily: (challenge: string | null) => Promise<void> } {
  const translator = useTranslator()
  const navigate = useNavigate()
  const busy = useRef(false)
  async function go(begin: () => Promise<string | Rejection>): Promise<void> {
    if (busy.current) return
    busy.current = true
    const started = await begin()
    busy.current = false
    if (!isRejection(started)) return void (await navigate(`/mahjong/play/${started}`))
    toast({ text: translator.why(started, strings[translator.language]), tone: 'bad' })
  }
  return {
    start: (rule) => go(() => startMatch(webGame, { options: { honors: rule }, players: [personPlayer] })),
    startDaily: (challenge) =>
      go(async () => {
        const seriesRef = dailyMatchRef({ day: today(), challenge })
        return (await findUnfinishedSeriesMatch('mahjong', seriesRef)) ?? startSeriesMatch(webGame, seriesRef)
      }),
  }
}
