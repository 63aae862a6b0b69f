import { hasExactKeys, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { oddsAids, type OddsAid } from '@parlor/mahjong'
import { create } from 'zustand'
import { useSettings } from '../../platform/settings/settings-store.ts'

/** The player's preferences for this game. */
interface Preferences {
  /** Numbers in the corners of tiles. */
  readonly digits: boolean
  /** When the odds are shown. */
  readonly odds: OddsAid
}

/** Preferences as they are stored: without the odds before there was a choice. */
type StoredPreferences = Omit<Preferences, 'odds'> & Partial<Preferences>

const key = 'parlor.mahjong.choices'

export const usePreferences = create<Preferences>(() => readStored())

export function setPreferences(choices: Partial<Preferences>): void {
  usePreferences.setState(choices)
  store(usePreferences.getState())
}

function readStored(): Preferences {
  const stored = readStoredPreferences()
  if (stored.odds) return { ...stored, odds: stored.odds }
  // Before there was a choice, the general setting was it.
  return { ...stored, odds: useSettings.getState().preview ? 'always' : 'never' }
}

/** Keeps the choice from the first table on: the general setting says nothing more. */
export function keepPreferences(): void {
  if (readStoredPreferences().odds === undefined) store(usePreferences.getState())
}

function readStoredPreferences(): StoredPreferences {
  try {
    const json = readJson(localStorage.getItem(key) ?? '', { characters: 100, depth: 2 })
    const choices = isRejection(json) ? json : readPreferences(json.value)
    return isRejection(choices) ? { digits: true } : choices
  } catch {
    return { digits: true }
  }
}

function store(choices: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices))
  } catch {
    // Without storage it lasts until the page closes.
  }
}

/** Reads stored preferences strictly. */
export function readPreferences(value: unknown): StoredPreferences | Rejection {
  const sound =
    (hasExactKeys(value, ['digits']) || (hasExactKeys(value, ['digits', 'odds']) && oddsAids.includes(value['odds'] as OddsAid))) &&
    typeof value['digits'] === 'boolean'
  return sound ? (value as unknown as StoredPreferences) : reject('json.notAnObject')
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key) usePreferences.setState(readStored(), true)
  })
