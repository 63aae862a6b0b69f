import { useEffect, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { useIsScreen } from '../../ui/screen-size.ts'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'
import { setTableCoveredByDialog } from './canvas-page-state.ts'

const choice = 'domino.upright'

/** Asks to rotate the phone; once dismissed, the match is played in portrait without asking again. */
export function RotatePrompt(): ReactElement | null {
  const { say, language } = useTranslator()
  const portrait = useIsScreen('portrait')
  // Only devices that can be turned by hand.
  const upright = portrait && matchMedia('(pointer: coarse)').matches
  const anyway = useSettings((settings) => settings.choices[choice] === 'yes')
  const asked = upright && !anyway
  useEffect(() => {
    setTableCoveredByDialog(asked)
    return () => setTableCoveredByDialog(false)
  }, [asked])
  if (!asked) return null
  const translate = (key: 'upright.title' | 'upright.line' | 'upright.anyway') => say({ key }, strings[language])
  return createPortal(
    <section
      className="domino-rotate-prompt"
      role="dialog"
      aria-modal="true"
      aria-labelledby="domino-rotate-prompt-title"
      data-game="domino"
    >
      <svg viewBox="0 0 96 96" width="120" height="120" aria-hidden="true" focusable="false">
        <rect className="domino-rotate-prompt-phone" x="33" y="14" width="30" height="56" rx="6" />
        <path d="M16 62a34 34 0 0 0 34 22" />
        <path d="M43 77l8 7-9 6" />
      </svg>
      <h2 id="domino-rotate-prompt-title">{translate('upright.title')}</h2>
      <p>{translate('upright.line')}</p>
      <Button size="large" autoFocus onClick={() => updateSettings({ choices: { ...useSettings.getState().choices, [choice]: 'yes' } })}>
        {translate('upright.anyway')}
      </Button>
    </section>,
    document.body,
  )
}
