import { hasExactKeys, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { oddsAids, type OddsAid } from '@parlor/mahjong'
import { create } from 'zustand'
import { useSettings } from '../../platform/settings/settings-store.ts'

/** The player's preferences for this game. */
interface Preferences {
  /** Numbers in the corners of tiles. */
  readonly digits: boolean
  /** When the odds are shown; absent in what was stored before there was a choice. */
  readonly odds?: OddsAid
}

const key = 'parlor.mahjong.choices'

export const usePreferences = create<Preferences>(() => readStored())

export function setPreferences(choices: Partial<Preferences>): void {
  usePreferences.setState(choices)
  try {
    localStorage.setItem(key, JSON.stringify(usePreferences.getState()))
  } catch {
    // Without storage it lasts until the page closes.
  }
}

/** When the odds are shown: as chosen; before that as the general setting says, which was the choice once. */
export function useOddsAid(): OddsAid {
  const chosen = usePreferences((choices) => choices.odds)
  const preview = useSettings((settings) => settings.preview)
  return chosen ?? (preview ? 'always' : 'never')
}

/** The same outside a component. */
export function oddsAid(): OddsAid {
  return usePreferences.getState().odds ?? (useSettings.getState().preview ? 'always' : 'never')
}

function readStored(): Preferences {
  try {
    const json = readJson(localStorage.getItem(key) ?? '', { characters: 100, depth: 2 })
    const choices = isRejection(json) ? json : readPreferences(json.value)
    return isRejection(choices) ? { digits: true } : choices
  } catch {
    return { digits: true }
  }
}

/** Reads stored preferences strictly. */
export function readPreferences(value: unknown): Preferences | Rejection {
  const sound =
    (hasExactKeys(value, ['digits']) || (hasExactKeys(value, ['digits', 'odds']) && oddsAids.includes(value['odds'] as OddsAid))) &&
    typeof value['digits'] === 'boolean'
  return sound ? (value as unknown as Preferences) : reject('json.notAnObject')
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key) usePreferences.setState(readStored(), true)
  })
