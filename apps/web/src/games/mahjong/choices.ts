import { hasExactly, isRejection, readJson } from '@parlor/kernel'
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
    return isRejection(json) || !hasExactly(json.value, ['digits']) || json.value['digits'] !== false
  } catch {
    return true
  }
}
