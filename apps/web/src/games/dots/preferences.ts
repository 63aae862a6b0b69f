import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'

const choice = 'dots.steps'

/** Whether chains are to be looked at wave by wave. */
export function isStepMode(): boolean {
  return useSettings.getState().choices[choice] === 'on'
}

/** The same for components, with the way to change it. */
export function useStepMode(): [boolean, (on: boolean) => void] {
  const choices = useSettings((settings) => settings.choices)
  return [choices[choice] === 'on', (on) => void updateSettings({ choices: { ...choices, [choice]: on ? 'on' : 'off' } })]
}
