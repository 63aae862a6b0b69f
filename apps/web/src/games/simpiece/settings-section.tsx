import type { ReactElement } from 'react'
import { ImageSettings } from './card-face/image-settings.tsx'
import { TableSettings } from './table-settings.tsx'

/** SimPiece's section of the settings page. */
export function SettingsSection(): ReactElement {
  return (
    <>
      <TableSettings />
      <ImageSettings />
    </>
  )
}
