import type { Audience, Game, EventSink } from '@parlor/kernel'
import type { InvariantName } from '@parlor/testkit'
import type { CaravanEvent, CaravanTypes, CaravanOptions } from '../../src/reference-game/types.ts'

export type Caravan = Game<CaravanTypes>

/** A plausible bug of a game, and the invariant that must catch it. */
export interface Bug {
  readonly name: string
  readonly invariant: InvariantName
  readonly preset?: 'standard' | 'tiny' | 'crowd' | 'huge'
  /** Changes to the preset, where the bug shows only then. */
  readonly options?: Partial<CaravanOptions>
  readonly game: Caravan
}

/** An event sink that forwards everything through a filter. */
export function through(
  sink: EventSink<CaravanEvent>,
  emit: (event: CaravanEvent, audience: Audience) => void,
  reveal = () => sink.reveal(),
): EventSink<CaravanEvent> {
  return { quiet: sink.quiet, emit: (event, audience = 'all') => emit(event, audience), reveal }
}
