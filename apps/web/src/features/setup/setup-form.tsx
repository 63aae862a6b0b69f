import { isRejection, readOptions } from '@parlor/kernel'
import { defaultSeatSecrets } from '@parlor/kernel/host'
import type { ReactElement } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { Icon } from '../../ui/icon.tsx'
import { seatName } from '../../session/seat-names.ts'
import { withTimeControl, type MatchSetup } from '../../data/match-setup.ts'
import { TimeControlField } from './time-control-field.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { OpponentForm, SeatsForm } from './opponent-form.tsx'
import { OptionsForm } from './options-form.tsx'
import { PresetPicker } from './preset-picker.tsx'
import { resizePlayers } from './opponent-choice.ts'

interface SetupProps {
  readonly webGame: WebGame
  readonly setup: MatchSetup
  readonly onChange: (setup: MatchSetup) => void
}

/** Setup of a match: presets and opponents visible, the rest collapsed. */
export function SetupForm({ webGame, setup, onChange }: SetupProps): ReactElement {
  const translator = useTranslator()
  const { t, why, language } = translator
  const { game, strategy } = webGame
  const strings = webGame.strings[language]
  const refused = readOptions(game.options, setup.options)
  function setOptions(options: MatchSetup['options']): void {
    const sound = readOptions(game.options, options) as MatchSetup['options']
    const count = isRejection(sound) ? setup.players.length : game.seatCount(sound)
    const { secrets, ...rest } = setup
    onChange({ ...rest, options, players: resizePlayers(setup.players, count), ...(secrets?.length === count ? { secrets } : {}) })
  }
  const opponentProps = {
    players: setup.players,
    levels: strategy.levels,
    strings,
    onChange: (players: MatchSetup['players']) => onChange({ ...setup, players }),
  }
  return (
    <>
      <PresetPicker webGame={webGame} setup={setup} onPick={setOptions} />
      {webGame.SecretsForm && (
        <webGame.SecretsForm
          secrets={setup.secrets ?? defaultSeatSecrets(game.secrets, setup.players.length)}
          isPerson={(seat) => setup.players[seat]?.kind === 'person'}
          seatName={(seat) => seatName(seat, strings, translator)}
          onChange={(secrets) => onChange({ ...setup, secrets: secrets as NonNullable<MatchSetup['secrets']> })}
        />
      )}
      <div className="setup-players">
        <OpponentForm {...opponentProps} strengths={webGame.strengths ?? {}} />
      </div>
      <details className="panel setup-more">
        <summary>
          {t('options.all')}
          <Icon name="down" size={20} />
        </summary>
        {webGame.customOptions && (
          <webGame.customOptions.Form values={setup.options} onChange={(options) => setOptions(options as MatchSetup['options'])} />
        )}
        <OptionsForm
          schema={game.options}
          own={webGame.customOptions?.fields}
          values={setup.options}
          strings={strings}
          onChange={setOptions}
        />
        {setup.players.length > 1 && (
          <fieldset className="setup-seats">
            <legend className="field-label">{t('options.seats')}</legend>
            <SeatsForm {...opponentProps} />
          </fieldset>
        )}
        <TimeControlField value={setup.time} onChange={(time) => onChange(withTimeControl(setup, time))} />
      </details>
      {isRejection(refused) && (
        <p className="field-error" role="alert">
          {why(refused, strings)}
        </p>
      )}
    </>
  )
}
