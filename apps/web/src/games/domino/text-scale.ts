import { useSettings } from '../../platform/settings/settings-store.ts'

/** How much larger the words on the felt are written: less than those of the page, for a plate has no second line. */
const scales = { small: 1, normal: 1, large: 1.15, huge: 1.3 } as const

export function textScale(): number {
  return scales[useSettings.getState().textSize]
}

/** The same for components. */
export function useTextScale(): number {
  return scales[useSettings(({ textSize }) => textSize)]
}
