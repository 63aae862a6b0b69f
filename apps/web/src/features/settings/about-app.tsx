import { useState, type ReactElement } from 'react'
import { promptInstall, useInstallMethod } from '../../platform/pwa/install.ts'
import {
  applyUpdate,
  checkForUpdate,
  isSavingData,
  registerServiceWorker,
  useAppUpdate,
} from '../../platform/pwa/service-worker-registration.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'

/** Version, offline state, and update and install actions. */
export function AboutApp(): ReactElement {
  const { t } = useTranslator()
  const { state, offline } = useAppUpdate()
  const [checked, setChecked] = useState(false)
  const way = useInstallMethod()
  async function check(): Promise<void> {
    await checkForUpdate()
    setChecked(true)
    if (useAppUpdate.getState().state === 'none') announce(t('settings.checked'))
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
      <div className="about-actions">
        {state === 'none' ? (
          <Button icon={checked ? 'check' : 'reload'} onClick={() => void check()}>
            {t(checked ? 'settings.checked' : 'settings.check')}
          </Button>
        ) : (
          <Button kind="primary" icon="reload" onClick={() => void applyUpdate()} disabled={state === 'reloading'}>
            {t('house.reload')}
          </Button>
        )}
        {!offline && isSavingData() && (
          <Button icon="download" onClick={() => void registerServiceWorker(true)}>
            {t('settings.offlineDownload')}
          </Button>
        )}
        {way === 'prompt' && (
          <Button icon="install" onClick={() => void promptInstall()}>
            {t('pwa.install')}
          </Button>
        )}
      </div>
    </div>
  )
}
