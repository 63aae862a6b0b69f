import type { Message } from '@parlor/kernel'
import { canonicalJson, type StringTable } from '@parlor/kernel/host'
import { useMemo, type ReactElement } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { useGameDrawing } from '../../web-game/use-game-drawing.ts'
import type { DrawingSize } from '../../web-game/game-drawing.ts'
import { PositionPicture } from '../../web-game/position-picture.tsx'
import { PositionThumbnail } from '../../web-game/position-thumbnail.tsx'
import type { MatchSetup } from '../../data/match-setup.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { previewPosition } from './preview-position.ts'

interface PresetPickerProps {
  readonly webGame: WebGame
  readonly setup: MatchSetup
  readonly onPick: (options: MatchSetup['options']) => void
}

/** Presets with thumbnails. */
export function PresetPicker({ webGame, setup, onPick }: PresetPickerProps): ReactElement | null {
  const { say, language } = useTranslator()
  const strings = webGame.strings[language]
  const { presets } = webGame.game.options
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
              onChange={() => onPick(options as MatchSetup['options'])}
            />
            <PresetPreview webGame={webGame} options={options} share={webGame.previewAfter} />
            <span className="preset-name">{say({ key: `preset.${id}` }, strings)}</span>
            {Object.hasOwn(strings, `preset.${id}.line`) && (
              <span className="preset-line">{say({ key: `preset.${id}.line` }, strings)}</span>
            )}
            <PresetNote message={webGame.presetNote?.(id) ?? null} strings={strings} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function PresetNote({ message, strings }: { message: Message | null; strings: StringTable }): ReactElement | null {
  const { say } = useTranslator()
  return message && <span className="preset-line">{say(message, strings)}</span>
}

/** A position of a match with these options, small or full. */
export function PresetPreview({
  webGame,
  options,
  share,
  size = 'small',
}: {
  webGame: WebGame
  options: unknown
  share?: number | undefined
  size?: DrawingSize
}): ReactElement {
  const Drawing = size === 'small' ? PositionThumbnail : PositionPicture
  const drawing = useGameDrawing(webGame.game.id)
  const position = useMemo(() => (drawing ? previewPosition(webGame.game, options, share) : null), [drawing, webGame, options, share])
  return (
    <span className="preset-preview" aria-hidden="true">
      {position && <Drawing game={webGame.game.id} position={position} />}
    </span>
  )
}
