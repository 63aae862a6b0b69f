import { isRejection } from '@parlor/kernel'
import {
  bestOf,
  readStanding,
  sumzero,
  tournamentLengths,
  winnerOf,
  type Standing,
  type SumZeroKinds,
  type SumZeroOptions,
} from '@parlor/sumzero'
import type { KeptSeries, SeriesPlace } from '../../../storage/series.ts'
import { words } from '../../../words/words.ts'
import type { Language } from '../../../words/language.ts'
import { strings } from '../strings.ts'

/** What a tournament is: how many matches at most, on which preset, against whom. */
export interface Tournament {
  readonly games: number
  readonly preset: string
  /** A level, or `people` for two at one device. */
  readonly opponent: string
}

export const lengths = tournamentLengths.filter((games) => games > 1)
export const opponents: readonly string[] = ['people', ...sumzero.judgement.levels.map(({ id }) => id)]
/** Every preset but the one that is decided before it starts. */
export const presets = sumzero.game.options.presets.filter(({ id }) => id !== 'letter')

export function idOf({ games, preset, opponent }: Tournament): string {
  return `sumzero.best-of-${games}.${preset}.${opponent}`
}

/** The tournament that an id means; null when it means none, or none any more. */
export function tournamentIn(id: string): Tournament | null {
  const [, length, preset = '', opponent = ''] = /^sumzero\.best-of-(\d+)\.([a-z]+)\.([a-z]+)$/.exec(id) ?? []
  const games = Number(length)
  const known = (lengths as readonly number[]).includes(games) && opponents.includes(opponent) && optionsOf(preset) !== null
  return known ? { games, preset, opponent } : null
}

function optionsOf(preset: string): SumZeroOptions | null {
  return presets.find(({ id }) => id === preset)?.options ?? null
}

const known = new Map<string, KeptSeries<SumZeroKinds>>()

/** Always the same object for one id, so that whoever watches its progress need not start over. */
export function findSeries(id: string): KeptSeries<SumZeroKinds> | null {
  const tournament = tournamentIn(id)
  if (!tournament) return null
  const found = known.get(id) ?? kept(id, tournament)
  known.set(id, found)
  return found
}

function kept(id: string, { games, preset, opponent }: Tournament): KeptSeries<SumZeroKinds> {
  const options = optionsOf(preset)!
  const series = bestOf(games, options)
  const levels = [null, opponent === 'people' ? null : opponent]
  return {
    id,
    begin: series.begin,
    fixture(index) {
      if (index >= games) return null
      // Whoever begins follows from the number of the match alone, not from who won the ones before.
      const fixture = series.next({ played: index, wins: [0, 0] })
      return fixture && { ...fixture, levels }
    },
    check(state) {
      const standing = readStanding(state, games)
      return isRejection(standing) ? standing : null
    },
    /** Every match counts once, in its turn, and practice not at all: it is played again. */
    enter(state, index, match) {
      const standing = state as Standing
      const counts = index === standing.played && match.practice === null && winnerOf(games, standing) === null
      return counts ? series.add(standing, match) : state
    },
    played: (state) => (state as Standing).played,
  }
}

/** "Best of 5, game 2: Standard 8×8". */
export function labelOf({ id, index }: SeriesPlace, language: Language): string | null {
  const tournament = tournamentIn(id)
  if (!tournament) return null
  const { say } = words()
  const own = strings[language]
  const board = say({ key: `preset.${tournament.preset}` }, own)
  return say({ key: 'tournament.label', params: { count: tournament.games, number: index + 1, board } }, own)
}
