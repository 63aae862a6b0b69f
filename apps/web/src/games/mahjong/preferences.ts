import { hasExactKeys, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { create } from 'zustand'

/** The player's preferences for this game. */
interface Preferences {
  /** Numbers in the corners of tiles. */
  readonly digits: boolean
}

const key = 'parlor.mahjong.choices'

export const usePreferences = create<Preferences>(() => ({ digits: readDigits() }))

export function setPreferences(choices: Preferences): void {
  usePreferences.setState(choices)
  try {
    localStorage.setItem(key, JSON.stringify(choices))
  } catch {
    // Without storage it lasts until the page closes.
  }
}

function readDigits(): boolean {
  try {
    const json = readJson(localStorage.getItem(key) ?? '', { characters: 100, depth: 2 })
    const choices = isRejection(json) ? json : readPreferences(json.value)
    return isRejection(choices) || choices.digits
  } catch {
    return true
  }
}

/** Reads stored preferences strictly. */
export function readPreferences(value: unknown): Preferences | Rejection {
  const sound = hasExactKeys(value, ['digits']) && typeof value['digits'] === 'boolean'
  return sound ? (value as unknown as Preferences) : reject('json.notAnObject')
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key) usePreferences.setState({ digits: readDigits() })
  })
