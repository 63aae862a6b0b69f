import type { MatchHistoryEntry } from '@parlor/protocol'
import { createTranslator } from '../src/platform/i18n/translator.ts'
import en from '../strings/en.json' with { type: 'json' }

export const translator = createTranslator('en', en)

export const finished: MatchHistoryEntry = {
  match: '0'.repeat(20),
  game: 'domino',
  players: [
    { name: 'Ann', level: null, strength: { rating: 1612, deviation: 131 } },
    { name: 'Ben', level: null, strength: { rating: 1490, deviation: 110 } },
    { name: '', level: 'fair', strength: null },
  ],
  you: 1,
  outcome: { scores: [1, 3, 0], ranks: [2, 1, 3], reason: 'out' },
  ranked: true,
  change: 11.6,
  ended: 1_700_000_000_000,
  replay: true,
}
