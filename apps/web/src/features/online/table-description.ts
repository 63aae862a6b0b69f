import { canonicalJson, type StringTable } from '@parlor/kernel/host'
import { raceIfSolo, type ClockSettings, type OwnUnfinishedTable, type TableInfo, type TableSeat } from '@parlor/protocol'
import type { WebGame } from '../../web-game/web-game.ts'
import type { Translator } from '../../platform/i18n/translator.ts'
import { shownName } from '../../session/guest-name.ts'
import { nameWithRating, ratingOfSeat } from './rating.tsx'

/** Level names of a game by id. */
type LevelNames = Readonly<Record<string, string>>

/** The players of a table, with the reader as "you". */
export function describeSeats(seats: readonly TableSeat[], you: number | null, levels: LevelNames, translator: Translator): string {
  return seats
    .map((seat, at) =>
      nameWithRating(at === you ? translator.t('table.you') : describeSeat(seat, levels, translator.t), ratingOfSeat(seat), translator),
    )
    .join(' – ')
}

function describeSeat(seat: TableSeat, levels: LevelNames, t: Translator['t']): string {
  if (seat.kind === 'open') return t('online.free')
  return seat.kind === 'person' ? shownName(seat.person.name, { t }) : (levels[seat.level] ?? t('online.bot'))
}

/** What the player's table waits for, the player first; null where that is unknown. */
export function describeWaiting({ state, seats, turn, you }: OwnUnfinishedTable, levels: LevelNames, { t }: Translator): string | null {
  if (state === 'open') return t('online.waitsForPlayers')
  if (turn.includes(you)) return t('table.yourTurn')
  const names = turn.flatMap((at) => (seats[at] ? [describeSeat(seats[at], levels, t)] : []))
  return names.length > 0 ? t('table.turnOf', { name: names.join(', ') }) : null
}

export function isSeatedAt(seats: readonly TableSeat[], person: string): boolean {
  return seats.some((seat) => seat.kind === 'person' && !seat.left && seat.person.id === person)
}

/** Rules and time control of a table. */
export function describeTableRules(
  webGame: WebGame,
  { options, clock }: Pick<TableInfo, 'options' | 'clock'>,
  strings: StringTable,
  translator: Translator,
): string {
  const wanted = canonicalJson(options)
  const preset = raceIfSolo(webGame).game.options.presets.find((one) => canonicalJson(one.options) === wanted)
  return [...(preset ? [translator.say({ key: `preset.${preset.id}` }, strings)] : []), describeClockSettings(clock, translator)].join(
    ' · ',
  )
}

export function describeClockSettings(clock: ClockSettings, { t }: Translator): string {
  if (clock.kind === 'none') return t('online.clockNone')
  if (clock.kind === 'move') return t('online.clockMove', { count: clock.seconds })
  return t('online.clockTotal', { minutes: clock.minutes, increment: clock.increment })
}
