import type { Rejection } from '@parlor/kernel'
import type { DeckDraft } from '@parlor/simpiece'
import { startMatch } from '../../../../session/open-table.ts'
import { defaultSetup, readLastSetup, type MatchSetup } from '../../../../data/match-setup.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { seatSecretOfDeck } from './deck-store.ts'

/** Starts a match with this deck and the last used opponent and options; returns the match id. */
export async function playDeck(webGame: WebGame, deck: DeckDraft): Promise<string | Rejection> {
  const setup = await readLastSetup(webGame.game, webGame.strategy.levels)
  const seat = Math.max(
    0,
    setup.players.findIndex(({ kind }) => kind === 'person'),
  )
  const brought = setup.secrets ?? defaultSetup(webGame.game, webGame.strategy.levels).secrets!
  return startMatch(webGame, {
    ...setup,
    secrets: brought.with(seat, { ...seatSecretOfDeck(deck) } as NonNullable<MatchSetup['secrets']>[number]),
  })
}
