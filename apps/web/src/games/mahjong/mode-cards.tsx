import { honourValueScopes, type HonourValueScope, type Tile as TileData } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'
import { Tile } from './tile.tsx'

/** What distinguishes the two modes: two Easts with values of their own, or with a common one. */
const pictures: Readonly<Record<HonourValueScope, readonly TileData[]>> = {
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
}

/** The two modes as cards. */
export function ModeCards({ rule, onRule }: { rule: HonourValueScope; onRule: (rule: HonourValueScope) => void }): ReactElement {
  const translator = useTranslator()
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  return (
    <fieldset className="hb-modes">
      <legend className="field-label">{say('landing.mode')}</legend>
      {honourValueScopes.map((one) => {
        const preset = one === 'kind' ? 'living' : 'classic'
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
