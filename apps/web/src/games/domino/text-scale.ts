import { useSettings } from '../../platform/settings/settings-store.ts'

/** Text scale of the canvas: less than the page's, because a plate has only one line. */
const scales = { small: 1, normal: 1, large: 1.15, huge: 1.3 } as const

export function textScale(): number {
  return scales[useSettings.getState().textSize]
}

export function useTextScale(): number {
  return scales[useSettings(({ textSize }) => textSize)]
}
