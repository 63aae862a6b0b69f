import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'

/** What players of this game choose once; each is on until it is switched off, `peek` the other way round. */
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
