import type { Level } from '@parlor/kernel'
import type { Effort } from '../../session/thinker.ts'
import { setSettings, useSettings } from '../../settings/store.ts'

/** Simulations a move that a searching opponent may be given; the first is what it was rated with. */
export const simulations = [1000, 2000, 5000] as const
/** Seconds after which it has to answer, whatever it has found. */
export const seconds = [1, 2, 5, 10] as const

const usualSeconds = 5
const keys = { simulations: 'simpiece.simulations', seconds: 'simpiece.seconds' } as const

/** What the player has chosen, as far as it is one of the choices there are. */
export function chosen(choices: Readonly<Record<string, string>>): { readonly simulations: number; readonly seconds: number } {
  const read = (key: string, among: readonly number[], usual: number) => among.find((one) => String(one) === choices[key]) ?? usual
  return { simulations: read(keys.simulations, simulations, simulations[0]), seconds: read(keys.seconds, seconds, usualSeconds) }
}

export function useEffort(): { readonly simulations: number; readonly seconds: number } {
  return chosen(useSettings(({ choices }) => choices))
}

export function setEffort(what: keyof typeof keys, value: number): void {
  void setSettings({ choices: { ...useSettings.getState().choices, [keys[what]]: String(value) } })
}

/** What was chosen goes for the opponent that thinks a thousand games ahead; weaker ones stay what they are. */
export function effortOf(level: Level, choices = useSettings.getState().choices): Effort | null {
  if (level.kind !== 'guided' || level.simulations < simulations[0]) return null
  const own = chosen(choices)
  return { level: { ...level, simulations: own.simulations }, ms: own.seconds * 1000 }
}
