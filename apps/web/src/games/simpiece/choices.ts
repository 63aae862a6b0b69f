import { setSettings, useSettings } from '../../settings/store.ts'

/** What players of this game choose once; each is on until it is switched off, `peek` the other way round. */
const keys = { askEnd: 'simpiece.askEnd', autoSkip: 'simpiece.autoSkip', log: 'simpiece.log' } as const

type Choice = keyof typeof keys

export function useChoice(choice: Choice): boolean {
  return useSettings(({ choices }) => choices[keys[choice]] !== 'off')
}

export function isChosen(choice: Choice): boolean {
  return useSettings.getState().choices[keys[choice]] !== 'off'
}

export function setChoice(choice: Choice, on: boolean): void {
  void setSettings({ choices: { ...useSettings.getState().choices, [keys[choice]]: on ? 'on' : 'off' } })
}
