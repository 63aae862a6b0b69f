import { runModes, type RunMode, type Tile as TileData } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { presetOfMode } from './modes.ts'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

/** What distinguishes the modes: two Easts with values of their own, or with a common one; in Stakes there are chips as well. */
const pictures: Readonly<Record<RunMode, readonly TileData[]>> = {
  instance: [
    { id: 108, face: 27, value: 6 },
    { id: 109, face: 27, value: 4 },
    { id: 128, face: 32, value: 5 },
  ],
  kind: [
    { id: 108, face: 27, value: 8 },
    { id: 109, face: 27, value: 8 },
    { id: 124, face: 31, value: 3 },
  ],
  stakes: [
    { id: 108, face: 27, value: 5 },
    { id: 32, face: 8, value: 9 },
    { id: 132, face: 33, value: 5 },
  ],
}

/** The modes as cards. */
export function ModeCards({ rule, onRule }: { rule: RunMode; onRule: (rule: RunMode) => void }): ReactElement {
  const translator = useTranslator()
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  return (
    <fieldset className="hb-modes">
      <legend className="field-label">{say('landing.mode')}</legend>
      {runModes.map((one) => {
        const preset = presetOfMode[one]
        return (
          <label key={one} className="hb-mode">
            <input type="radio" name="mode" checked={rule === one} onChange={() => onRule(one)} />
            <span className="hb-mode-tiles" aria-hidden="true">
              {pictures[one].map((tile) => (
                <Tile key={tile.id} tile={tile} />
              ))}
            </span>
            <strong>{say(`preset.${preset}`)}</strong>
            <span>{say(`preset.${preset}.line`)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
