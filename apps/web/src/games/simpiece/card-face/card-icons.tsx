import type { Attribute, CardKind, Colour } from '@parlor/simpiece'
import type { ReactElement } from 'react'

/** Drawn on a 24-unit grid, filled. */
const attributeSigns: Readonly<Record<Attribute, string>> = {
  slash: 'M3.5 20.5 18.7 4.2 20.6 3l-1 2.1L4.8 21.6ZM3 9c6-5 10-6 14-5.5C12 5 7.5 7.5 4.5 11ZM21 15c-6 5-10 6-14 5.5 5-1.5 9.5-4 12.5-7.5Z',
  strike: 'M12 2l2.2 5.2L19 4.5l-1.6 5.2L22.5 12l-5.1 2.3L19 19.5l-4.8-2.7L12 22l-2.2-5.2L5 19.5l1.6-5.2L1.5 12l5.1-2.3L5 4.5l4.8 2.7Z',
  ranged:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Zm0 3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3.7a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  special: 'M12 1.5c.8 5.6 2.6 8.8 10 10.5-7.4 1.7-9.2 4.9-10 10.5-.8-5.6-2.6-8.8-10-10.5 7.4-1.7 9.2-4.9 10-10.5Z',
  wisdom:
    'M12 5.5C9.5 3.6 6.3 3.2 2.5 3.5v15c3.8-.3 7 .2 9.5 2.2 2.5-2 5.7-2.5 9.5-2.2v-15c-3.8-.3-7 .1-9.5 2Zm-1.2 2v10c-1.8-.9-3.8-1.3-6-1.3V5.8c2.2 0 4.2.5 6 1.7Zm2.4 0c1.8-1.2 3.8-1.7 6-1.7v10.4c-2.2 0-4.2.4-6 1.3Z',
}

const kindSigns: Readonly<Record<CardKind, string>> = {
  leader: 'M3 18.5 2 7l5.5 4.5L12 4l4.5 7.5L22 7l-1 11.5Zm1 1.5h16v2H4Z',
  character: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3.5 21.5c.6-5 3.6-7.5 8.5-7.5s7.9 2.5 8.5 7.5Z',
  event: 'M13.8 1.5 4 14h6.3L8.8 22.5 19.5 9.5h-7Z',
  stage: 'M12 2.5 2.5 9v2h2v8h-2v2.5h19V19h-2v-8h2V9ZM8 11h2v8H8Zm6 0h2v8h-2Z',
}

const colourSigns: Readonly<Record<Colour, string>> = {
  red: 'M12 2C13 8 19 10 19 16a7 7 0 0 1-14 0c0-3 2-4 3-7 2 1.5 2.5 2.5 3 4 1-3 2-6 1-11Z',
  green: 'M21 3C9 3 3 8 4 19l-1.5 2.5L4 22l1.8-2.6C16 20 21 14 21 3Z',
  blue: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z',
  purple: 'M12 2l8.5 5v10L12 22l-8.5-5V7Z',
  black: 'M17 3.5A9.5 9.5 0 1 0 21 16 8.5 8.5 0 0 1 17 3.5Z',
  yellow: 'M13.8 1.5 4 14h6.3L8.8 22.5 19.5 9.5h-7Z',
}

function SvgIcon({ d, name }: { d: string; name: string }): ReactElement {
  return (
    <svg className={`sp-icon sp-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} fillRule="evenodd" />
    </svg>
  )
}

export function AttributeIcon({ attribute }: { attribute: Attribute }): ReactElement {
  return <SvgIcon d={attributeSigns[attribute]} name={attribute} />
}

export function CardKindIcon({ kind }: { kind: CardKind }): ReactElement {
  return <SvgIcon d={kindSigns[kind]} name={kind} />
}

/** A symbol for every colour, so that colour is never the only difference. */
export function ColourIcon({ colour }: { colour: Colour }): ReactElement {
  return <SvgIcon d={colourSigns[colour]} name={colour} />
}

export function CounterIcon(): ReactElement {
  return <SvgIcon d="M3 3.5c3 .8 6 .4 9-1.5 3 1.9 6 2.3 9 1.5C21.5 13 19 19 12 22.5 5 19 2.5 13 3 3.5Z" name="counter" />
}
