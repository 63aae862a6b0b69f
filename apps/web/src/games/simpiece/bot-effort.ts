import type { Level } from '@parlor/kernel'
import type { BotEffort } from '../../platform/workers/bot-engine.ts'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'

/** Simulations a move that a searching opponent may be given; the first is what it was rated with. */
export const simulationChoices = [1000, 2000, 5000] as const
/** Seconds after which it has to answer, whatever it has found. */
export const secondsChoices = [1, 2, 5, 10] as const

const defaultSeconds = 5
const keys = { simulations: 'simpiece.simulations', seconds: 'simpiece.seconds' } as const

/** What the player has chosen, as far as it is one of the choices there are. */
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

/** What was chosen goes for the opponent that thinks a thousand games ahead; weaker ones stay what they are. */
export function botEffortFor(level: Level, choices = useSettings.getState().choices): BotEffort | null {
  if (level.kind !== 'guided' || level.simulations < simulationChoices[0]) return null
  const own = chosenBotEffort(choices)
  return { level: { ...level, simulations: own.simulations }, ms: own.seconds * 1000 }
}
