import { readLevelSet, type DotsLevel, type LevelSet } from '@parlor/dots'
import circuit from '@parlor/dots/levels/circuit.json'
import contrast from '@parlor/dots/levels/contrast.json'
import petri from '@parlor/dots/levels/petri.json'
import space from '@parlor/dots/levels/space.json'
import { isRejection } from '@parlor/kernel'
import { updateSettings, useSettings } from '../../../../platform/settings/settings-store.ts'

/** Built-in sets, the easiest first. */
export const levelSets: readonly LevelSet[] = [petri, space, circuit, contrast].map(read)

function read(file: unknown): LevelSet {
  const set = readLevelSet(file)
  if (isRejection(set)) throw new Error(`a level set that is shipped cannot be read: ${set.rejected} ${JSON.stringify(set.params)}`)
  return set
}

export function levelSetById(id: string | undefined): LevelSet | null {
  return levelSets.find((set) => set.id === id) ?? null
}

/** The set after this one; null after the last. */
export function nextLevelSet(set: LevelSet): LevelSet | null {
  return levelSets[levelSets.indexOf(set) + 1] ?? null
}

export function levelAt(set: LevelSet, index: number): DotsLevel | null {
  return set.levels[index] ?? null
}

const chosenSetKey = 'dots.set'
const floorChoice = 'dots.floor'
const weakest = 'easy'

/** The set that the next game is played with. */
export function useChosenLevelSet(): LevelSet {
  const id = useSettings((settings) => settings.choices[chosenSetKey])
  return levelSetById(id) ?? levelSets[0]!
}

export function chooseLevelSet(id: string): void {
  choose(chosenSetKey, id)
}

/** Minimum opponent level, overriding a level's own. */
export function useMinimumOpponent(): string {
  return useSettings((settings) => settings.choices[floorChoice]) ?? weakest
}

export function minimumOpponent(): string {
  return useSettings.getState().choices[floorChoice] ?? weakest
}

export function chooseMinimumOpponent(level: string): void {
  choose(floorChoice, level)
}

function choose(name: string, value: string): void {
  updateSettings({ choices: { ...useSettings.getState().choices, [name]: value } })
}
