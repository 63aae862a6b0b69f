import type { ReactElement } from 'react'
import { ImageSettings } from './card-face/image-settings.tsx'
import { TableSettings } from './table-settings.tsx'

/** What players of SimPiece may choose on the settings page. */
export function Settings(): ReactElement {
  return (
    <>
      <TableSettings />
      <ImageSettings />
    </>
  )
}
