import { boardStyle, subscribeBoardStyle, useSettings } from './settings-store.ts'

/** Writes the settings that style the whole page onto the root element, now and after every change. */
export function applySettingsToPage(): void {
  applyNow()
  subscribeBoardStyle(applyNow)
}

function applyNow(): void {
  const style = boardStyle('')
  const { dataset } = document.documentElement
  dataset['motion'] = style.reducedMotion ? 'reduced' : 'full'
  dataset['contrast'] = style.highContrast ? 'high' : 'normal'
  dataset['colours'] = style.safeColours ? 'safe' : 'normal'
  dataset['pair'] = style.safeColours === 'coral' ? 'coral' : 'first'
  dataset['text'] = useSettings.getState().textSize
}
