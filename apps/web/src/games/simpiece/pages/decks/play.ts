import type { Rejection } from '@parlor/kernel'
import type { DeckDraft } from '@parlor/simpiece'
import { startMatch } from '../../../../session/open.ts'
import { firstSetup, lastSetup, type Setup } from '../../../../storage/setup.ts'
import type { GameDoor } from '../../../door.ts'
import { secretOf } from './store.ts'

/** Sits down with this deck, against whom and with what was played last; the id of the match. */
export async function playDeck(door: GameDoor, deck: DeckDraft): Promise<string | Rejection> {
  const setup = await lastSetup(door.game, door.judgement.levels)
  const seat = Math.max(
    0,
    setup.players.findIndex(({ kind }) => kind === 'person'),
  )
  const brought = setup.secrets ?? firstSetup(door.game, door.judgement.levels).secrets!
  return startMatch(door, { ...setup, secrets: brought.with(seat, { ...secretOf(deck) } as NonNullable<Setup['secrets']>[number]) })
}
