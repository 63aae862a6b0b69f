import { isRejection } from '@parlor/kernel'
import { useEffect, useState, type CSSProperties, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../house/button.tsx'
import { Dialog } from '../../house/dialog.tsx'
import { Icon } from '../../house/icon.tsx'
import { Page } from '../../house/page.tsx'
import { toast } from '../../house/toast.tsx'
import { Waiting } from '../../house/waiting.tsx'
import { OwnPages } from '../../play/own-pages.tsx'
import '../../play/play.css'
import { Rules } from '../../play/rules.tsx'
import { SaveList } from '../../play/save-list.tsx'
import { against, companyOf } from '../../play/seats.ts'
import { SetupForm } from '../../play/setup-form.tsx'
import '../../play/setup.css'
import { useSaves } from '../../play/use-saves.ts'
import { startMatch } from '../../session/open.ts'
import { useReducedMotion } from '../../settings/store.ts'
import { fitSetup, lastSetup, type Setup } from '../../storage/setup.ts'
import { VaultBanner } from '../../table/notices.tsx'
import { useWords } from '../../words/words.ts'
import type { GameDoor } from '../door.ts'
import './pages.css'
import { ThemePicker } from './theme-picker.tsx'
import { useClicks } from './themes/clicks.ts'
import { useMenuTheme } from './themes/menu.ts'

/** Half of the fade to black between the menu and the table; the other half is the table's. */
const fade = 250

/** `/domino/`: one tap to the table. */
export function Menu({ door }: { readonly door: GameDoor }): ReactElement {
  const words = useWords()
  const { say, why, t } = words
  const own = door.strings[words.language]
  const tell = (key: string) => say({ key }, own)
  const navigate = useNavigate()
  const theme = useMenuTheme()
  const still = useReducedMotion()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [touched, setTouched] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [rules, setRules] = useState(false)
  const saves = useSaves(door.game.id)
  useClicks()
  useEffect(() => {
    void lastSetup(door.game, door.judgement.levels).then(setSetup)
  }, [door])
  if (!setup) return <Waiting />
  const company = companyOf(setup.players)
  const sound = !isRejection(fitSetup(door.game, door.judgement.levels, setup))

  async function play(chosen: Setup): Promise<void> {
    if (leaving) return
    setLeaving(true)
    const [started] = await Promise.all([startMatch(door, chosen), new Promise((resolve) => setTimeout(resolve, still ? 0 : fade))])
    if (!isRejection(started)) return void (await navigate(`/${door.game.id}/play/${started}${location.search}`))
    setLeaving(false)
    toast({ text: why(started, own), tone: 'bad' })
  }

  /** The levels as the rules name them; Easy opponents may pass at will, and no others. */
  function playLevel(level: string): void {
    const variant = setup!.options['variant']
    const options = { ...setup!.options, freePass: level === 'easy' && variant === 'block' ? 'others' : 'nobody' }
    const seat = company.kind === 'bot' ? company.seat : 0
    void play({ ...setup!, options, players: against(level, seat, 4) })
  }

  /** What was played last; a level as its own button would begin it, unless the player has just said otherwise. */
  function again(): void {
    if (company.kind === 'bot' && !touched) playLevel(company.level)
    else void play(setup!)
  }

  const style = theme
    ? ({
        '--menu-picture': `url("${theme.picture}")`,
        '--menu-button': theme.colours.buttonColor,
        '--menu-hover': theme.colours.buttonHoverColor,
        '--menu-text': theme.colours.textColor,
      } as CSSProperties)
    : undefined
  return (
    <div className="domino-menu" style={style} data-leaving={leaving}>
      <Page title={tell('menu.title')} layout="wide" back={{ to: '/', label: t('house.lobby') }} banner={<VaultBanner />}>
        <p className="domino-line">{tell('line')}</p>
        <div className="domino-levels">
          {door.judgement.levels.map(({ id }) => (
            <button
              type="button"
              key={id}
              className="domino-level"
              aria-labelledby={`level-${id}`}
              aria-describedby={`level-line-${id}`}
              disabled={leaving}
              onClick={() => playLevel(id)}
            >
              <strong id={`level-${id}`}>{tell(`level.${id}`)}</strong>
              <span id={`level-line-${id}`}>{tell(`level.${id}.line`)}</span>
            </button>
          ))}
        </div>
        <div className="domino-more">
          <Button kind="primary" icon="play" disabled={leaving || !sound} aria-describedby="domino-again" onClick={again}>
            {t('options.play')}
          </Button>
          <Button icon="book" onClick={() => setRules(true)}>
            {t('table.rules')}
          </Button>
          <p id="domino-again" className="domino-again">
            {[...(company.kind === 'bot' ? [tell(`level.${company.level}`)] : []), tell(presetName(door.game.options.presets, setup))].join(
              ' · ',
            )}
          </p>
        </div>
        <ThemePicker />
        <details className="domino-house panel">
          <summary>
            {tell('menu.house')}
            <Icon name="down" size={20} />
          </summary>
          <div className="domino-setup">
            <SetupForm
              door={door}
              setup={setup}
              onChange={(next) => {
                setTouched(true)
                setSetup(next)
              }}
            />
          </div>
        </details>
        <OwnPages door={door} />
        {saves && saves.length > 0 && (
          <section aria-labelledby="domino-saves">
            <h2 id="domino-saves">{t('saves.title')}</h2>
            <SaveList saves={saves} most={4} />
          </section>
        )}
        <Dialog open={rules} onClose={() => setRules(false)} title={t('table.rules')}>
          <div className="domino-rules">
            <Rules door={door} strings={own} />
          </div>
        </Dialog>
      </Page>
    </div>
  )
}

/** What these house rules are called; who may pass at will goes with the level, not with the rules. */
function presetName(presets: readonly { readonly id: string; readonly options: object }[], { options }: Setup): string {
  const same = ([field, value]: [string, unknown]) => field === 'freePass' || options[field] === value
  const preset = presets.find((one) => Object.entries(one.options).every(same))
  return preset ? `preset.${preset.id}` : 'menu.house'
}
