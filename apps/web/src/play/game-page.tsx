import { canonicalJson, isRejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { Button, LinkButton } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { toast } from '../house/toast.tsx'
import { Waiting } from '../house/waiting.tsx'
import { startMatch } from '../session/open.ts'
import { personSeats } from '../session/player.ts'
import { fitSetup, lastSetup, type Setup } from '../storage/setup.ts'
import { VaultBanner } from '../table/notices.tsx'
import { useWords, type Words } from '../words/words.ts'
import { OwnPages } from './own-pages.tsx'
import './play.css'
import { Glimpse } from './presets.tsx'
import { SaveList } from './save-list.tsx'
import { companyOf } from './seats.ts'
import { SetupForm } from './setup-form.tsx'
import './setup.css'
import { useDoor } from './use-door.ts'
import { untouchedMatch } from './untouched.ts'
import { useSaves } from './use-saves.ts'

/** `/dots/`: play at once, or choose how. */
export default function GamePage(): ReactElement {
  const { game = '' } = useParams()
  const door = useDoor(game)
  if (!door) return <Waiting />
  return door.Menu ? <door.Menu door={door} /> : <Room door={door} />
}

function Room({ door }: { door: GameDoor }): ReactElement {
  const words = useWords()
  const { t, say, why } = words
  const { id } = door.game
  const strings = door.strings[words.language]
  const navigate = useNavigate()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [busy, setBusy] = useState(false)
  const saves = useSaves(id)
  useEffect(() => {
    void lastSetup(door.game, door.judgement.levels).then(setSetup)
  }, [door])
  if (!setup) return <Waiting />
  const sound = !isRejection(fitSetup(door.game, door.judgement.levels, setup))
  async function play(chosen: Setup): Promise<void> {
    if (busy || !sound) return
    setBusy(true)
    const started = (await untouchedMatch(id, chosen)) ?? (await startMatch(door, chosen))
    if (!isRejection(started)) return void (await navigate(`/${id}/play/${started}${location.search}`))
    setBusy(false)
    toast({ text: why(started, strings), tone: 'bad' })
  }
  return (
    <Page title={say({ key: 'title' }, strings)} layout="wide" back={{ to: '/', label: t('house.lobby') }} banner={<VaultBanner />}>
      <div className="game">
        <div className="game-hero">
          <p className="game-line">{say({ key: 'line' }, strings)}</p>
          <div className="game-start">
            <Button
              kind="primary"
              size="large"
              icon="play"
              aria-disabled={busy || !sound}
              onClick={() => void play(setup)}
              aria-describedby="setup-words"
            >
              {t('options.play')}
            </Button>
            <p id="setup-words" className="game-summary">
              {summary(door, setup, words)}
            </p>
          </div>
          {door.Onward && (
            <div className="game-onward">
              <door.Onward />
            </div>
          )}
          <div className="game-picture">
            <Glimpse door={door} options={setup.options} />
          </div>
        </div>
        <div className="game-choices">
          <SetupForm door={door} setup={setup} onChange={setSetup} />
        </div>
        <OwnPages door={door} />
        <section className="game-saves" aria-labelledby="game-saves">
          <h2 id="game-saves">{t('saves.title')}</h2>
          {saves && <SaveList saves={saves} most={6} />}
          <LinkButton kind="quiet" icon="save" to="/saves">
            {t('saves.all')}
          </LinkButton>
        </section>
      </div>
    </Page>
  )
}

/** "Classic 5×5, you are Red against Easy": what the big button will do. */
function summary(door: GameDoor, setup: Setup, { t, say, language }: Words): string {
  const strings = door.strings[language]
  const chosen = canonicalJson(setup.options)
  const preset = door.game.options.presets.find(({ options }) => canonicalJson(options) === chosen)
  const board = preset ? say({ key: `preset.${preset.id}` }, strings) : t('options.own')
  const company = companyOf(setup.players)
  if (setup.players.length === 1) return board
  if (company.kind === 'bot') return t('options.against', { board, name: say({ key: `level.${company.level}` }, strings) })
  if (company.kind === 'people') return t('options.withPeople', { board, count: setup.players.length })
  return t(personSeats(setup.players).length === 0 ? 'options.watch' : 'options.withMixed', { board })
}
