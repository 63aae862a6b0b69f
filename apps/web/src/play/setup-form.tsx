import { canonicalJson, isRejection, readOptions } from '@parlor/kernel'
import type { ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Icon } from '../house/icon.tsx'
import type { Setup } from '../storage/setup.ts'
import { useWords } from '../words/words.ts'
import { CompanyForm, SeatsForm } from './company-form.tsx'
import { OptionsForm } from './options-form.tsx'
import { resized } from './seats.ts'

interface SetupProps {
  readonly door: GameDoor
  readonly setup: Setup
  readonly onChange: (setup: Setup) => void
}

/** Everything a match can be begun with: presets, opponent, options. */
export function SetupForm({ door, setup, onChange }: SetupProps): ReactElement {
  const { t, why, language } = useWords()
  const { game, judgement } = door
  const strings = door.strings[language]
  const refused = readOptions(game.options, setup.options)
  function setOptions(options: Setup['options']): void {
    const sound = readOptions(game.options, options) as Setup['options']
    const count = isRejection(sound) ? setup.players.length : game.seatCount(sound)
    onChange({ options, players: resized(setup.players, count) })
  }
  const company = {
    players: setup.players,
    levels: judgement.levels,
    strings,
    onChange: (players: Setup['players']) => onChange({ ...setup, players }),
  }
  return (
    <>
      <Presets door={door} setup={setup} onPick={setOptions} />
      <section className="panel setup-company" aria-label={t('options.company')}>
        <CompanyForm {...company} />
      </section>
      <details className="panel setup-more">
        <summary>
          {t('options.all')}
          <Icon name="down" size={20} />
        </summary>
        <OptionsForm schema={game.options} values={setup.options} strings={strings} onChange={setOptions} />
        {setup.players.length > 1 && (
          <fieldset className="setup-seats">
            <legend className="field-label">{t('options.seats')}</legend>
            <SeatsForm {...company} />
          </fieldset>
        )}
      </details>
      {isRejection(refused) && (
        <p className="field-error" role="alert">
          {why(refused, strings)}
        </p>
      )}
    </>
  )
}

/** Named starting points as cards to choose from. */
function Presets({
  door,
  setup,
  onPick,
}: {
  door: GameDoor
  setup: Setup
  onPick: (options: Setup['options']) => void
}): ReactElement | null {
  const { t, say, language } = useWords()
  const strings = door.strings[language]
  const { presets } = door.game.options
  if (presets.length < 2) return null
  const chosen = canonicalJson(setup.options)
  return (
    <fieldset className="presets">
      <legend className="sr-only">{t('options.presets')}</legend>
      {presets.map(({ id, options }) => (
        <label key={id} className="preset">
          <input
            type="radio"
            name="preset"
            checked={canonicalJson(options) === chosen}
            onChange={() => onPick(options as Setup['options'])}
          />
          <span className="preset-name">{say({ key: `preset.${id}` }, strings)}</span>
          {Object.hasOwn(strings, `preset.${id}.line`) && <span className="preset-line">{say({ key: `preset.${id}.line` }, strings)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
