import type { Attribute } from '@parlor/simpiece'
import type { EmblemSymbol } from './emblem-symbols.ts'
import { circlePath, starPath } from './svg-paths.ts'

/** One per attribute, upright through the centre, 72 up and down. */
export const weaponSymbols: Readonly<Record<Attribute, EmblemSymbol>> = {
  slash: { body: 'M0-76 8-62V34H-8V-62ZM-22 34H22V42H-22ZM-5 42H5V62H-5ZM-8 62H8V72H-8Z', cuts: 'M0-64V30M-5 48H5M-5 55H5' },
  strike: {
    body: `M-6-34H6V74H-6Z${starPath(8, 27, 19, 0)}`.replace('M', 'M').concat(circlePath(20, 0, -52)),
    cuts: `${circlePath(12, 0, -52)}M0-26V66M-6 50H6M-6 60H6`,
  },
  ranged: { body: 'M0-78 12-54H4V56L14 66V76L0 66-14 76V66L-4 56V-54H-12Z', cuts: 'M0-66V-58M0-44V50M-8 66 0 60 8 66' },
  special: {
    body: 'M0-78C14-58 16-44 8-34 20-30 20-16 8-10 14 8 10 44 0 74-10 44-14 8-8-10-20-16-20-30-8-34-16-44-14-58 0-78Z',
    cuts: 'M0-62Q6-46 0-36M0-28V50M-6-20H6',
  },
  wisdom: {
    body: 'M0-78C22-58 22-12 6 12L3 74H-3L-6 12C-22-12-22-58 0-78Z',
    cuts: 'M0-64V64M0-46 9-54M0-32 11-40M0-18 11-26M0-4 8-12M0-46-9-54M0-32-11-40M0-18-11-26M0-4-8-12',
  },
}
