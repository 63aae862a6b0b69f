import { defaultSecrets, isRejection, readOptions } from '@parlor/kernel'
import type { ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Icon } from '../house/icon.tsx'
import { seatName } from '../session/names.ts'
import { timed, type Setup } from '../storage/setup.ts'
import { TimeControlField } from '../table/time-control-field.tsx'
import { useWords } from '../words/words.ts'
import { CompanyForm, SeatsForm } from './company-form.tsx'
import { OptionsForm } from './options-form.tsx'
import { Presets } from './presets.tsx'
import { resized } from './seats.ts'

interface SetupProps {
  readonly door: GameDoor
  readonly setup: Setup
  readonly onChange: (setup: Setup) => void
}

/** Everything a match can be begun with: presets and opponents in sight, the rest folded away. */
export function SetupForm({ door, setup, onChange }: SetupProps): ReactElement {
  const words = useWords()
  const { t, why, language } = words
  const { game, judgement } = door
  const strings = door.strings[language]
  const refused = readOptions(game.options, setup.options)
  function setOptions(options: Setup['options']): void {
    const sound = readOptions(game.options, options) as Setup['options']
    const count = isRejection(sound) ? setup.players.length : game.seatCount(sound)
    const { secrets, ...rest } = setup
    onChange({ ...rest, options, players: resized(setup.players, count), ...(secrets?.length === count ? { secrets } : {}) })
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
      {door.Secrets && (
        <door.Secrets
          secrets={setup.secrets ?? defaultSecrets(game.secrets, setup.players.length)}
          isPerson={(seat) => setup.players[seat]?.kind === 'person'}
          seatName={(seat) => seatName(seat, strings, words)}
          onChange={(secrets) => onChange({ ...setup, secrets: secrets as NonNullable<Setup['secrets']> })}
        />
      )}
      <div className="setup-company">
        <CompanyForm {...company} strengths={door.strengths ?? {}} />
      </div>
      <details className="panel setup-more">
        <summary>
          {t('options.all')}
          <Icon name="down" size={20} />
        </summary>
        {door.options && <door.options.Form values={setup.options} onChange={(options) => setOptions(options as Setup['options'])} />}
        <OptionsForm schema={game.options} own={door.options?.fields} values={setup.options} strings={strings} onChange={setOptions} />
        {setup.players.length > 1 && (
          <fieldset className="setup-seats">
            <legend className="field-label">{t('options.seats')}</legend>
            <SeatsForm {...company} />
          </fieldset>
        )}
        <TimeControlField value={setup.time} onChange={(time) => onChange(timed(setup, time))} />
      </details>
      {isRejection(refused) && (
        <p className="field-error" role="alert">
          {why(refused, strings)}
        </p>
      )}
    </>
  )
}
