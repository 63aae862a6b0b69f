import { isRejection, type Rejection } from '@parlor/kernel'
import { mahjong, readName, type HonourRule } from '@parlor/mahjong'
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { dailyPlace, today } from '../../daily/day.ts'
import { useDaily } from '../../daily/use-daily.ts'
import { Button, LinkButton } from '../../house/button.tsx'
import { TextField } from '../../house/field.tsx'
import { Page } from '../../house/page.tsx'
import { toast } from '../../house/toast.tsx'
import { OwnPages } from '../../play/own-pages.tsx'
import { SaveList } from '../../play/save-list.tsx'
import { useSaves } from '../../play/use-saves.ts'
import { startMatch } from '../../session/open.ts'
import { person } from '../../session/player.ts'
import { resumeFixture, startFixture } from '../../session/series.ts'
import { lastSetup } from '../../storage/setup.ts'
import { VaultBanner } from '../../table/notices.tsx'
import { useWords } from '../../words/words.ts'
import type { GameDoor } from '../door.ts'
import { keepName, reread, useKept } from './keeping.ts'
import './landing.css'
import { ClearButton, Leaderboard } from './leaderboard.tsx'
import { ModeCards } from './modes.tsx'
import { strings } from './strings.ts'
import { Faces } from './tile.tsx'

/** `/mahjong/`: who plays, which way, and whom there is to beat. */
export function Landing({ door }: { door: GameDoor }): ReactElement {
  const words = useWords()
  const say = (key: string, params = {}) => words.say({ key, params }, strings[words.language])
  const [rule, setRule] = useMode()
  const saves = useSaves('mahjong')
  useEffect(reread, [])
  return (
    <Page title={say('title')} layout="wide" back={{ to: '/', label: words.t('house.lobby') }} banner={<VaultBanner />}>
      <Faces />
      <div className="hb-landing">
        <Entrance door={door} rule={rule} onRule={setRule} />
        <section className="panel hb-leaders" aria-labelledby="hb-leaders">
          <h2 id="hb-leaders">{say('landing.leaderboard')}</h2>
          <p className="hb-leaders-mode">{say(rule === 'kind' ? 'preset.living' : 'preset.classic')}</p>
          <Leaderboard rule={rule} />
          <ClearButton rule={rule} />
        </section>
      </div>
      <OwnPages door={door} without={['daily']} />
      <section className="game-saves hb-saves" aria-labelledby="game-saves">
        <h2 id="game-saves">{words.t('saves.title')}</h2>
        {saves && <SaveList saves={saves} most={4} />}
        <LinkButton kind="quiet" icon="save" to="/saves">
          {words.t('saves.all')}
        </LinkButton>
      </section>
    </Page>
  )
}

/** The mode played last is chosen at first. */
function useMode(): [HonourRule, (rule: HonourRule) => void] {
  const [rule, setRule] = useState<HonourRule>('instance')
  const touched = useRef(false)
  useEffect(() => {
    void lastSetup(mahjong.game, mahjong.judgement.levels).then(({ options }) => {
      if (!touched.current && options['honors'] === 'kind') setRule('kind')
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

function Entrance({ door, rule, onRule }: { door: GameDoor; rule: HonourRule; onRule: (rule: HonourRule) => void }): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  const say = (key: string, params = {}) => words.say({ key, params }, own)
  const kept = useKept((state) => state.name)
  const problems = useKept((state) => state.problems)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Rejection | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { start, startDaily } = useStart(door)
  const value = typed ?? kept

  /** Keeps the name, or says what is wrong with it and goes back to it. */
  function named(): boolean {
    const name = readName(value)
    if (!isRejection(name)) {
      keepName(name)
      return true
    }
    setWrong(name)
    form.current?.querySelector<HTMLInputElement>('.text-input')?.focus()
    return false
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (named()) void start(rule)
  }

  return (
    <form className="hb-entrance" ref={form} onSubmit={submit} noValidate>
      <p className="game-line">{say('line')}</p>
      {problems.map((problem) => (
        <p key={problem.rejected} className="hb-notice" role="status">
          {words.why(problem, own)}
        </p>
      ))}
      <ModeCards rule={rule} onRule={onRule} />
      <div className="hb-start">
        <TextField
          label={say('landing.yourName')}
          note={say('landing.nameNote')}
          value={value}
          maxLength={60}
          error={wrong && words.why(wrong, own)}
          onChange={(text) => {
            setTyped(text)
            if (wrong) setWrong(wrongWith(text))
          }}
        />
        <button type="submit" className="button button-primary button-large hb-new">
          <span>{say('landing.newGame')}</span>
        </button>
      </div>
      <Daily onPlay={() => named() && void startDaily()} />
    </form>
  )
}

function wrongWith(text: string): Rejection | null {
  const name = readName(text)
  return isRejection(name) ? name : null
}

/** The house's daily challenge, begun from here; how it went, once it is done, and the way to all days. */
function Daily({ onPlay }: { onPlay: () => void }): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  const done = useDaily('mahjong')?.days.get(today())
  return (
    <section className="hb-daily" aria-labelledby="hb-daily">
      <div>
        <h2 id="hb-daily">{words.t('daily.title')}</h2>
        <p>
          {done
            ? words.say({ key: 'landing.dailyDone', params: { score: done.score, bets: done.moves } }, own)
            : words.say({ key: 'landing.dailyLine' }, own)}
        </p>
      </div>
      <Button icon={done ? 'restart' : 'star'} onClick={onPlay}>
        {words.t(done ? 'daily.again' : 'daily.play')}
      </Button>
      <LinkButton kind="quiet" icon="chart" to="/mahjong/daily">
        {words.t('daily.weeks')}
      </LinkButton>
    </section>
  )
}

function useStart(door: GameDoor): { start: (rule: HonourRule) => Promise<void>; startDaily: () => Promise<void> } {
  const words = useWords()
  const navigate = useNavigate()
  const busy = useRef(false)
  async function go(begin: () => Promise<string | Rejection>): Promise<void> {
    if (busy.current) return
    busy.current = true
    const started = await begin()
    busy.current = false
    if (!isRejection(started)) return void (await navigate(`/mahjong/play/${started}`))
    toast({ text: words.why(started, strings[words.language]), tone: 'bad' })
  }
  return {
    start: (rule) => go(() => startMatch(door, { options: { honors: rule }, players: [person] })),
    startDaily: () =>
      go(async () => {
        const place = dailyPlace(today())
        return (await resumeFixture('mahjong', place)) ?? startFixture(door, place)
      }),
  }
}
