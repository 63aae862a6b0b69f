import { isRejection } from '@parlor/kernel'
import {
  bestOfSeries,
  readTournamentStanding,
  sumzero,
  tournamentLengths,
  tournamentWinner,
  type TournamentStanding,
  type SumZeroTypes,
  type SumZeroOptions,
} from '@parlor/sumzero'
import type { SeriesDefinition, SeriesMatchRef } from '../../../data/series-progress.ts'
import { currentTranslator } from '../../../platform/i18n/translator.ts'
import type { Language } from '../../../platform/i18n/language.ts'
import { strings } from '../strings.ts'

/** Options of a tournament: maximum matches, preset, opponent. */
export interface TournamentOptions {
  readonly games: number
  readonly preset: string
  /** A level, or `people` for two on one device. */
  readonly opponent: string
}

export const offeredLengths = tournamentLengths.filter((games) => games > 1)
export const offeredOpponents: readonly string[] = ['people', ...sumzero.strategy.levels.map(({ id }) => id)]
/** Every preset but the one that is decided before it starts. */
export const tournamentPresets = sumzero.game.options.presets.filter(({ id }) => id !== 'letter')

export function tournamentId({ games, preset, opponent }: TournamentOptions): string {
  return `sumzero.best-of-${games}.${preset}.${opponent}`
}

/** Parses a tournament id; null when it is invalid or no longer exists. */
export function readTournamentId(id: string): TournamentOptions | null {
  const [, length, preset = '', opponent = ''] = /^sumzero\.best-of-(\d+)\.([a-z]+)\.([a-z]+)$/.exec(id) ?? []
  const games = Number(length)
  const known =
    (offeredLengths as readonly number[]).includes(games) && offeredOpponents.includes(opponent) && presetOptionsOf(preset) !== null
  return known ? { games, preset, opponent } : null
}

function presetOptionsOf(preset: string): SumZeroOptions | null {
  return tournamentPresets.find(({ id }) => id === preset)?.options ?? null
}

const known = new Map<string, SeriesDefinition<SumZeroTypes>>()

/** The same object for the same id, so that subscribers to its progress need not restart. */
export function findSeries(id: string): SeriesDefinition<SumZeroTypes> | null {
  const tournament = readTournamentId(id)
  if (!tournament) return null
  const found = known.get(id) ?? createSeries(id, tournament)
  known.set(id, found)
  return found
}

function createSeries(id: string, { games, preset, opponent }: TournamentOptions): SeriesDefinition<SumZeroTypes> {
  const options = presetOptionsOf(preset)!
  const series = bestOfSeries(games, options)
  const levels = [null, opponent === 'people' ? null : opponent]
  return {
    id,
    begin: series.begin,
    fixture(index) {
      if (index >= games) return null
      // The first player depends only on the number of the match, not on who won before.
      const fixture = series.next({ played: index, wins: [0, 0] })
      return fixture && { ...fixture, levels }
    },
    check(state) {
      const standing = readTournamentStanding(state, games)
      return isRejection(standing) ? standing : null
    },
    /** Every match counts once, in order; a practice match does not count and is played again. */
    enter(state, index, match) {
      const standing = state as TournamentStanding
      const counts = index === standing.played && match.practice === null && tournamentWinner(games, standing) === null
      return counts ? series.add(standing, match) : state
    },
    played: (state) => (state as TournamentStanding).played,
  }
}

/** "Best of 5, game 2: Standard 8×8". */
export function seriesMatchLabelOf({ id, index }: SeriesMatchRef, language: Language): string | null {
  const tournament = readTournamentId(id)
  if (!tournament) return null
  const { say } = currentTranslator()
  const own = strings[language]
  const board = say({ key: `preset.${tournament.preset}` }, own)
  return say({ key: 'tournament.label', params: { count: tournament.games, number: index + 1, board } }, own)
}
