import type { Level } from '@parlor/kernel'
import type { BotEffort } from '../../platform/workers/bot-engine.ts'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'

/** Simulations per move of a searching opponent; the first is what it was rated with. */
export const simulationChoices = [1000, 2000, 5000] as const
/** Maximum thinking time in seconds. */
export const secondsChoices = [1, 2, 5, 10] as const

const defaultSeconds = 5
const keys = { simulations: 'simpiece.simulations', seconds: 'simpiece.seconds' } as const

/** The player's choice, if it is one of the options. */
export function chosenBotEffort(choices: Readonly<Record<string, string>>): { readonly simulations: number; readonly seconds: number } {
  const read = (key: string, among: readonly number[], usual: number) => among.find((one) => String(one) === choices[key]) ?? usual
  return {
    simulations: read(keys.simulations, simulationChoices, simulationChoices[0]),
    seconds: read(keys.seconds, secondsChoices, defaultSeconds),
  }
}

export function useBotEffort(): { readonly simulations: number; readonly seconds: number } {
  return chosenBotEffort(useSettings(({ choices }) => choices))
}

export function setBotEffort(what: keyof typeof keys, value: number): void {
  void updateSettings({ choices: { ...useSettings.getState().choices, [keys[what]]: String(value) } })
}

/** Applies only to the opponent with a thousand simulations; weaker ones stay as they are. */
export function botEffortFor(level: Level, choices = useSettings.getState().choices): BotEffort | null {
  if (level.kind !== 'guided' || level.simulations < simulationChoices[0]) return null
  const own = chosenBotEffort(choices)
  return { level: { ...level, simulations: own.simulations }, ms: own.seconds * 1000 }
}
