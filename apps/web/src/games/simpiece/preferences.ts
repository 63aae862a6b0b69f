import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'

/** The player's preferences; each is on by default, `peek` is off. */
const keys = { askEnd: 'simpiece.askEnd', autoSkip: 'simpiece.autoSkip', log: 'simpiece.log' } as const

type PreferenceName = keyof typeof keys

export function usePreference(choice: PreferenceName): boolean {
  return useSettings(({ choices }) => choices[keys[choice]] !== 'off')
}

export function isPreferenceOn(choice: PreferenceName): boolean {
  return useSettings.getState().choices[keys[choice]] !== 'off'
}

export function setPreference(choice: PreferenceName, on: boolean): void {
  void updateSettings({ choices: { ...useSettings.getState().choices, [keys[choice]]: on ? 'on' : 'off' } })
}
