import { canonicalJson, type Message, type Strings } from '@parlor/kernel'
import { useMemo, type ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { useSketch } from '../games/sketch.ts'
import { Sketch } from '../house/sketch.tsx'
import type { Setup } from '../storage/setup.ts'
import { useWords } from '../words/words.ts'
import { glimpse } from './glimpse.ts'

interface PresetsProps {
  readonly door: GameDoor
  readonly setup: Setup
  readonly onPick: (options: Setup['options']) => void
}

/** Named starting points as small tables to choose from. */
export function Presets({ door, setup, onPick }: PresetsProps): ReactElement | null {
  const { say, language } = useWords()
  const strings = door.strings[language]
  const { presets } = door.game.options
  if (presets.length < 2) return null
  const chosen = canonicalJson(setup.options)
  return (
    <fieldset className="presets">
      <legend className="setup-title">{say({ key: 'options.presets' }, strings)}</legend>
      <div className="preset-row">
        {presets.map(({ id, options }) => (
          <label key={id} className="preset">
            <input
              type="radio"
              name="preset"
              checked={canonicalJson(options) === chosen}
              onChange={() => onPick(options as Setup['options'])}
            />
            <Glimpse door={door} options={options} share={door.glimpse} />
            <span className="preset-name">{say({ key: `preset.${id}` }, strings)}</span>
            {Object.hasOwn(strings, `preset.${id}.line`) && (
              <span className="preset-line">{say({ key: `preset.${id}.line` }, strings)}</span>
            )}
            <Note message={door.presetNote?.(id) ?? null} strings={strings} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Note({ message, strings }: { message: Message | null; strings: Strings }): ReactElement | null {
  const { say } = useWords()
  return message && <span className="preset-line">{say(message, strings)}</span>
}

/** What options look like in play; nothing for a game that has no sketches. */
export function Glimpse({ door, options, share }: { door: GameDoor; options: unknown; share?: number | undefined }): ReactElement | null {
  const sketch = useSketch(door.game.id)
  const position = useMemo(() => (sketch ? glimpse(door.game, options, share) : null), [sketch, door, options, share])
  return (
    <span className="glimpse" aria-hidden="true">
      {position && <Sketch game={door.game.id} position={position} />}
    </span>
  )
}
