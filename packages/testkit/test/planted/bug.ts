import type { Audience, Game, EventSink } from '@parlor/kernel'
import type { InvariantName } from '@parlor/testkit'
import type { CaravanEvent, CaravanTypes, CaravanOptions } from '../../src/reference-game/types.ts'

export type Caravan = Game<CaravanTypes>

/** A mistake somebody could make in a game, and the invariant that must catch it. */
export interface Bug {
  readonly name: string
  readonly invariant: InvariantName
  readonly preset?: 'standard' | 'tiny' | 'crowd' | 'huge'
  /** Changes to the preset, where the bug shows only then. */
  readonly options?: Partial<CaravanOptions>
  readonly game: Caravan
}

/** A table that passes everything on through a filter. */
export function through(
  sink: EventSink<CaravanEvent>,
  emit: (event: CaravanEvent, audience: Audience) => void,
  reveal = () => sink.reveal(),
): EventSink<CaravanEvent> {
  return { quiet: sink.quiet, emit: (event, audience = 'all') => emit(event, audience), reveal }
}
