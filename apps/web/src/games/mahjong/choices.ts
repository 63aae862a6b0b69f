import { hasExactly, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { create } from 'zustand'

/** What players of this game choose once. */
export interface Choices {
  /** Numbers in the corners of tiles. */
  readonly digits: boolean
}

const key = 'parlor.mahjong.choices'

export const useChoices = create<Choices>(() => ({ digits: readDigits() }))

export function setChoices(choices: Choices): void {
  useChoices.setState(choices)
  try {
    localStorage.setItem(key, JSON.stringify(choices))
  } catch {
    // Holds until the page closes.
  }
}

function readDigits(): boolean {
  try {
    const json = readJson(localStorage.getItem(key) ?? '', { characters: 100, depth: 2 })
    const choices = isRejection(json) ? json : readChoices(json.value)
    return isRejection(choices) || choices.digits
  } catch {
    return true
  }
}

/** Choices from outside, strictly. */
export function readChoices(value: unknown): Choices | Rejection {
  const sound = hasExactly(value, ['digits']) && typeof value['digits'] === 'boolean'
  return sound ? (value as unknown as Choices) : reject('json.notAnObject')
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key) useChoices.setState({ digits: readDigits() })
  })
