import { isRejection } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'
import { useEffect, useState, type ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { startMatch } from '../../session/open-table.ts'
import { personSeats } from '../../data/player.ts'
import { checkSetupForGame, readLastSetup, type MatchSetup } from '../../data/match-setup.ts'
import { StorageBanner } from '../../ui/storage-banner.tsx'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import { GamePageLinks } from './game-page-links.tsx'
import { PresetPreview } from '../setup/preset-picker.tsx'
import { SaveList } from '../saves/save-list.tsx'
import { opponentChoiceOf } from '../setup/opponent-choice.ts'
import { SetupForm } from '../setup/setup-form.tsx'
import '../setup/setup.css'
import { useGame } from '../../web-game/use-game.ts'
import { findUntouchedMatch } from '../../data/untouched-match.ts'
import { useSaves } from '../../data/use-saves.ts'

/** `/dots/`: play, or change the setup. */
export default function GameHomePage(): ReactElement {
  const { game = '' } = useParams()
  const webGame = useGame(game)
  if (!webGame) return <LoadingPlaceholder />
  return webGame.MenuPage ? <webGame.MenuPage webGame={webGame} /> : <GameHome webGame={webGame} />
}

function GameHome({ webGame }: { webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const { t, say, why } = translator
  const { id } = webGame.game
  const strings = webGame.strings[translator.language]
  const navigate = useNavigate()
  const [setup, setSetup] = useState<MatchSetup | null>(null)
  const [busy, setBusy] = useState(false)
  const saves = useSaves(id)
  useEffect(() => {
    void readLastSetup(webGame.game, webGame.strategy.levels).then(setSetup)
  }, [webGame])
  if (!setup) return <LoadingPlaceholder />
  const sound = !isRejection(checkSetupForGame(webGame.game, webGame.strategy.levels, setup))
  async function play(chosen: MatchSetup): Promise<void> {
    if (busy || !sound) return
    setBusy(true)
    const started = (await findUntouchedMatch(id, chosen)) ?? (await startMatch(webGame, chosen))
    if (!isRejection(started)) return void (await navigate(`/${id}/play/${started}${location.search}`))
    setBusy(false)
    toast({ text: why(started, strings), tone: 'bad' })
  }
  return (
    <Page title={say({ key: 'title' }, strings)} layout="wide" back={{ to: '/', label: t('house.lobby') }} banner={<StorageBanner />}>
      <div className="game-home">
        <div className="game-hero">
          <p className="page-subtitle">{say({ key: 'line' }, strings)}</p>
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
              {describeSetup(webGame, setup, translator)}
            </p>
          </div>
          {webGame.NextStep && (
            <div className="game-next-level">
              <webGame.NextStep />
            </div>
          )}
          <div className="game-picture">
            <PresetPreview webGame={webGame} options={setup.options} size="full" />
          </div>
        </div>
        <div className="game-choices">
          <SetupForm webGame={webGame} setup={setup} onChange={setSetup} />
        </div>
        <GamePageLinks webGame={webGame} />
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

/** "Classic 5×5, you are Red against Easy": what the play button starts. */
function describeSetup(webGame: WebGame, setup: MatchSetup, { t, say, language }: Translator): string {
  const strings = webGame.strings[language]
  const chosen = canonicalJson(setup.options)
  const preset = webGame.game.options.presets.find(({ options }) => canonicalJson(options) === chosen)
  const board = preset ? say({ key: `preset.${preset.id}` }, strings) : t('options.own')
  const opponents = opponentChoiceOf(setup.players)
  if (setup.players.length === 1) return board
  if (opponents.kind === 'bot') return t('options.against', { board, name: say({ key: `level.${opponents.level}` }, strings) })
  if (opponents.kind === 'people') return t('options.withPeople', { board, count: setup.players.length })
  return t(personSeats(setup.players).length === 0 ? 'options.watch' : 'options.withMixed', { board })
}
