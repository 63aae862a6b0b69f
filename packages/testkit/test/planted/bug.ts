import type { Audience, Game, Table } from '@parlor/kernel'
import type { PromiseId } from '@parlor/testkit'
import type { CaravanEvent, CaravanKinds, CaravanOptions } from '../../src/reference/types.ts'

export type Caravan = Game<CaravanKinds>

/** A mistake somebody could make in a game, and the promise that must catch it. */
export interface Bug {
  readonly name: string
  readonly promise: PromiseId
  readonly preset?: 'standard' | 'tiny' | 'crowd' | 'huge'
  /** Changes to the preset, where the bug shows only then. */
  readonly options?: Partial<CaravanOptions>
  readonly game: Caravan
}

/** A table that passes everything on through a filter. */
export function through(
  table: Table<CaravanEvent>,
  emit: (event: CaravanEvent, audience: Audience) => void,
  reveal = () => table.reveal(),
): Table<CaravanEvent> {
  return { quiet: table.quiet, emit: (event, audience = 'all') => emit(event, audience), reveal }
}
