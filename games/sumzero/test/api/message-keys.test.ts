import { errorMessages, GameStateError, InvalidMoveError, messageKeys, SumZeroError } from '@parlor/sumzero'
import { describe, expect, it } from 'vitest'
import de from '../../strings/de.json' with { type: 'json' }
import en from '../../strings/en.json' with { type: 'json' }
import fr from '../../strings/fr.json' with { type: 'json' }

/** The messages as the rules print them. */
const printed = {
  'phase.draft': 'Draft Phase',
  'phase.placement': 'Placement Phase',
  'phase.game_over': 'Game Over',
  'action.buy': 'Buy',
  'action.pass': 'Pass',
  'action.rotate': 'Rotate (R)',
  'action.flip': 'Flip (F)',
  'action.cancel': 'Cancel (Esc)',
  'action.confirm': 'Confirm (Enter)',
  'turn.player1': "Player 1's Turn",
  'turn.player2': "Player 2's Turn",
  'turn.draft': 'Draft Turn: Player {player}',
  'result.winner': 'Player {player} Wins!',
  'result.reason.no_moves': 'Opponent has no legal moves',
  'error.buy.insufficient_budget': 'Not enough budget to purchase this piece',
  'error.buy.out_of_stock': 'This piece is no longer available',
  'error.place.out_of_bounds': 'Piece extends outside the board',
  'error.place.overlap': 'Piece overlaps with existing pieces',
  'error.place.no_piece_selected': 'Please select a piece from your arsenal',
  'error.save.corrupted': 'Save file is corrupted or invalid',
  'error.load.version_unsupported': 'Save file version is not supported',
  'ui.budget': 'Budget: {amount}',
  'ui.stock_count': '{count} remaining',
  'ui.piece_cost': 'Cost: {cost}',
  'ui.arsenal_empty': 'No pieces available',
  'ui.game_controls': 'Game Controls',
  'ui.settings': 'Settings',
  'ui.new_game': 'New Game',
  'ui.save_game': 'Save Game',
  'ui.load_game': 'Load Game',
}

describe('messages', () => {
  it('[SUM37] have texts, and errors say the same', () => {
    expect(Object.keys(printed)).toEqual([...messageKeys])
    expect(en).toMatchObject(printed)
    expect(de).toMatchObject({
      'phase.draft': 'Draft-Phase',
      'phase.placement': 'Platzierungs-Phase',
      'turn.player1': 'Spieler 1 ist dran',
      'error.buy.insufficient_budget': 'Nicht genügend Budget für dieses Teil',
    })
    for (const key of messageKeys) expect(fr).toHaveProperty([key])
    for (const [key, text] of Object.entries(errorMessages)) expect(printed).toHaveProperty([`error.${key}`], text)
  })

  it('[SUM37] come as classes with codes', () => {
    const error = new InvalidMoveError('no', 'place.overlap')
    expect(error).toMatchObject({ message: 'Invalid move: no', code: 'INVALID_MOVE', key: 'place.overlap', name: 'InvalidMoveError' })
    expect(error).toBeInstanceOf(SumZeroError)
    expect(new GameStateError('no')).toMatchObject({ message: 'Invalid game state: no', code: 'INVALID_STATE', key: null })
  })
})
