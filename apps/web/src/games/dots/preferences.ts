import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'

const choice = 'dots.steps'

/** True when cascades are shown wave by wave. */
export function isStepMode(): boolean {
  return useSettings.getState().choices[choice] === 'on'
}

/** The same as a hook, with a setter. */
export function useStepMode(): [boolean, (on: boolean) => void] {
  const choices = useSettings((settings) => settings.choices)
  return [choices[choice] === 'on', (on) => void updateSettings({ choices: { ...choices, [choice]: on ? 'on' : 'off' } })]
}
