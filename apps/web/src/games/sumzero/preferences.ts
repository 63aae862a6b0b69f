import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'

const grid = 'sumzero.grid'
const heat = 'sumzero.heat'

/** What is drawn on the board: grid lines, and how contested each square is. */
interface DisplayPreferences {
  readonly grid: boolean
  readonly heat: boolean
}

/** Defaults: grid lines on, heat map off. */
export function useDisplayPreferences(): DisplayPreferences {
  const choices = useSettings((settings) => settings.choices)
  return { grid: choices[grid] !== 'off', heat: choices[heat] === 'on' }
}

export function setDisplayPreferences(preferences: Partial<DisplayPreferences>): void {
  const wanted = [
    [grid, preferences.grid],
    [heat, preferences.heat],
  ] as const
  const changed = wanted.flatMap(([key, on]) => (on === undefined ? [] : [[key, on ? 'on' : 'off']]))
  void updateSettings({ choices: { ...useSettings.getState().choices, ...(Object.fromEntries(changed) as Record<string, string>) } })
}
