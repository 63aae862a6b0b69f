import { canonicalJson, type Strings } from '@parlor/kernel'
import type { Clock, OwnTable, TableInfo, TableSeat } from '@parlor/protocol'
import type { GameDoor } from '../games/door.ts'
import type { Words } from '../words/words.ts'
import { onlinePackage } from './room.ts'
import { namedWithRating, strengthOf } from './strength.tsx'

/** How a game calls its levels. */
export type Levels = Readonly<Record<string, string>>

/** Who sits at a table, oneself as such. */
export function seatsWords(seats: readonly TableSeat[], you: number | null, levels: Levels, words: Words): string {
  return seats
    .map((seat, at) => namedWithRating(at === you ? words.t('table.you') : seatWords(seat, levels, words.t), strengthOf(seat), words))
    .join(' – ')
}

function seatWords(seat: TableSeat, levels: Levels, t: Words['t']): string {
  if (seat.kind === 'open') return t('online.free')
  return seat.kind === 'person' ? seat.person.name : (levels[seat.level] ?? t('online.bot'))
}

/** What a table of one's own waits for: oneself first of all; null where that cannot be told. */
export function waitsFor({ state, seats, turn, you }: OwnTable, levels: Levels, { t }: Words): string | null {
  if (state === 'open') return t('online.waitsForPlayers')
  if (turn.includes(you)) return t('table.yourTurn')
  const names = turn.flatMap((at) => (seats[at] ? [seatWords(seats[at], levels, t)] : []))
  return names.length > 0 ? t('table.turnOf', { name: names.join(', ') }) : null
}

/** Whether somebody sits at a table. */
export function sitsAt(seats: readonly TableSeat[], person: string): boolean {
  return seats.some((seat) => seat.kind === 'person' && !seat.left && seat.person.id === person)
}

/** What is played at a table and how long one may think. */
export function rulesWords(
  door: GameDoor,
  { options, clock }: Pick<TableInfo, 'options' | 'clock'>,
  strings: Strings,
  words: Words,
): string {
  const wanted = canonicalJson(options)
  const preset = onlinePackage(door).game.options.presets.find((one) => canonicalJson(one.options) === wanted)
  return [...(preset ? [words.say({ key: `preset.${preset.id}` }, strings)] : []), clockWords(clock, words)].join(' · ')
}

export function clockWords(clock: Clock, { t }: Words): string {
  if (clock.kind === 'none') return t('online.clockNone')
  if (clock.kind === 'move') return t('online.clockMove', { count: clock.seconds })
  return t('online.clockTotal', { minutes: clock.minutes, increment: clock.increment })
}
