import { isRejection } from '@parlor/kernel'
import { useEffect, useState, type CSSProperties, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { GamePageLinks } from '../../features/game-home/game-page-links.tsx'
import '../../features/saves/saves.css'
import { RulesText } from '../../web-game/rules-text.tsx'
import { SaveList } from '../../features/saves/save-list.tsx'
import { playersAgainst, opponentChoiceOf } from '../../features/setup/opponent-choice.ts'
import { SetupForm } from '../../features/setup/setup-form.tsx'
import '../../features/setup/setup.css'
import { useSaves } from '../../data/use-saves.ts'
import { startMatch } from '../../session/open-table.ts'
import { useReducedMotion } from '../../platform/settings/settings-store.ts'
import { checkSetupForGame, readLastSetup, type MatchSetup } from '../../data/match-setup.ts'
import { StorageBanner } from '../../ui/storage-banner.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import './menu-page.css'
import { ThemePicker } from './theme-picker.tsx'
import { useClickSounds } from './themes/use-click-sounds.ts'
import { useMenuTheme } from './themes/use-menu-theme.ts'

/** First half of the fade to black between menu and table; the table has the other half. */
const fadeDuration = 250

/** `/domino/`: starts a match with one tap. */
export function MenuPage({ webGame }: { readonly webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const { say, why, t } = translator
  const own = webGame.strings[translator.language]
  const translate = (key: string) => say({ key }, own)
  const navigate = useNavigate()
  const theme = useMenuTheme()
  const still = useReducedMotion()
  const [setup, setSetup] = useState<MatchSetup | null>(null)
  const [touched, setTouched] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [rules, setRules] = useState(false)
  const saves = useSaves(webGame.game.id)
  useClickSounds()
  useEffect(() => {
    void readLastSetup(webGame.game, webGame.strategy.levels).then(setSetup)
  }, [webGame])
  if (!setup) return <LoadingPlaceholder />
  const opponents = opponentChoiceOf(setup.players)
  const sound = !isRejection(checkSetupForGame(webGame.game, webGame.strategy.levels, setup))

  async function play(chosen: MatchSetup): Promise<void> {
    if (leaving) return
    setLeaving(true)
    const [started] = await Promise.all([
      startMatch(webGame, chosen),
      new Promise((resolve) => setTimeout(resolve, still ? 0 : fadeDuration)),
    ])
    if (!isRejection(started)) return void (await navigate(`/${webGame.game.id}/play/${started}${location.search}`))
    setLeaving(false)
    toast({ text: why(started, own), tone: 'bad' })
  }

  /** The levels as the rules name them; only Easy opponents may pass at will. */
  function playLevel(level: string): void {
    const variant = setup!.options['variant']
    const options = { ...setup!.options, freePass: level === 'easy' && variant === 'block' ? 'others' : 'nobody' }
    const seat = opponents.kind === 'bot' ? opponents.seat : 0
    void play({ ...setup!, options, players: playersAgainst(level, seat, 4) })
  }

  /** Repeats the last match; a level as its own button would start it, unless the player has changed it just now. */
  function playAgain(): void {
    if (opponents.kind === 'bot' && !touched) playLevel(opponents.level)
    else void play(setup!)
  }

  const style = theme
    ? ({
        '--menu-picture': `url("${theme.image}")`,
        '--menu-button': theme.colours.buttonColor,
        '--menu-hover': theme.colours.buttonHoverColor,
        '--menu-text': theme.colours.textColor,
      } as CSSProperties)
    : undefined
  return (
    <div className="domino-menu" style={style} data-leaving={leaving}>
      <Page title={translate('menu.title')} layout="wide" back={{ to: '/', label: t('house.lobby') }} banner={<StorageBanner />}>
        <p className="domino-line">{translate('line')}</p>
        <div className="domino-levels">
          {webGame.strategy.levels.map(({ id }) => (
            <button
              type="button"
              key={id}
              className="domino-level"
              aria-labelledby={`level-${id}`}
              aria-describedby={`level-line-${id}`}
              disabled={leaving}
              onClick={() => playLevel(id)}
            >
              <strong id={`level-${id}`}>{translate(`level.${id}`)}</strong>
              <span id={`level-line-${id}`}>{translate(`level.${id}.line`)}</span>
            </button>
          ))}
        </div>
        <div className="domino-more">
          <Button kind="primary" icon="play" disabled={leaving || !sound} aria-describedby="domino-last-setup" onClick={playAgain}>
            {t('options.play')}
          </Button>
          <Button icon="book" onClick={() => setRules(true)}>
            {t('table.rules')}
          </Button>
          <p id="domino-last-setup" className="domino-last-setup">
            {[
              ...(opponents.kind === 'bot' ? [translate(`level.${opponents.level}`)] : []),
              translate(presetName(webGame.game.options.presets, setup)),
            ].join(' · ')}
          </p>
        </div>
        <ThemePicker />
        <details className="domino-options panel">
          <summary>
            {translate('menu.house')}
            <Icon name="down" size={20} />
          </summary>
          <div className="domino-setup">
            <SetupForm
              webGame={webGame}
              setup={setup}
              onChange={(next) => {
                setTouched(true)
                setSetup(next)
              }}
            />
          </div>
        </details>
        <GamePageLinks webGame={webGame} />
        {saves && saves.length > 0 && (
          <section aria-labelledby="domino-saves">
            <h2 id="domino-saves">{t('saves.title')}</h2>
            <SaveList saves={saves} most={4} />
          </section>
        )}
        <Dialog open={rules} onClose={() => setRules(false)} title={t('table.rules')}>
          <div className="domino-rules">
            <RulesText webGame={webGame} strings={own} />
          </div>
        </Dialog>
      </Page>
    </div>
  )
}

/** Name of these house rules; passing at will belongs to the level, not to the rules. */
function presetName(presets: readonly { readonly id: string; readonly options: object }[], { options }: MatchSetup): string {
  const same = ([field, value]: [string, unknown]) => field === 'freePass' || options[field] === value
  const preset = presets.find((one) => Object.entries(one.options).every(same))
  return preset ? `preset.${preset.id}` : 'menu.house'
}
