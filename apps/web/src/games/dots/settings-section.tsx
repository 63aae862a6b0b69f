import type { ReactElement } from 'react'
import { LevelSettings } from './pages/levels/level-settings.tsx'
import { TableSettings } from './table-settings.tsx'

/** Dots' section of the settings page. */
export function SettingsSection(): ReactElement {
  return (
    <>
      <LevelSettings />
      <TableSettings />
    </>
  )
}
