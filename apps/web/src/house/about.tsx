import { useState, type ReactElement } from 'react'
import { install, useInstallWay } from '../pwa/install.ts'
import { applyUpdate, checkForUpdate, useUpdate } from '../pwa/update.ts'
import { useWords } from '../words/words.ts'
import { announce } from './announce.tsx'
import { Button } from './button.tsx'

/** The version in use, whether it plays offline, and the ways to renew or install it. */
export function About(): ReactElement {
  const { t } = useWords()
  const { state, offline } = useUpdate()
  const [checked, setChecked] = useState(false)
  const way = useInstallWay()
  async function check(): Promise<void> {
    await checkForUpdate()
    setChecked(true)
    if (useUpdate.getState().state === 'none') announce(t('settings.checked'))
  }
  return (
    <div className="about">
      <p>
        {t('settings.version', { version: __VERSION__ })}
        <br />
        <span className="field-note">{t(offline ? 'settings.offlineReady' : 'settings.offlineNot')}</span>
      </p>
      {way === 'share' && <p className="field-note">{t('pwa.offerShare', { name: 'Parlor' })}</p>}
      {state === 'busy' && <p className="field-note">{t('pwa.busy')}</p>}
      <div className="about-ways">
        {state === 'none' ? (
          <Button icon={checked ? 'check' : 'reload'} onClick={() => void check()}>
            {t(checked ? 'settings.checked' : 'settings.check')}
          </Button>
        ) : (
          <Button kind="primary" icon="reload" onClick={() => void applyUpdate()} disabled={state === 'reloading'}>
            {t('house.reload')}
          </Button>
        )}
        {way === 'prompt' && (
          <Button icon="install" onClick={() => void install()}>
            {t('pwa.install')}
          </Button>
        )}
      </div>
    </div>
  )
}
