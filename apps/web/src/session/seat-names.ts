import type { StringTable } from '@parlor/kernel/host'
import type { Translator } from '../platform/i18n/translator.ts'
import { personSeats, type Player } from '../data/player.ts'
import { shownName } from './guest-name.ts'

/**
 * Names of the seats: "You" for the only person, a level's name for a bot, and where two would be equal the seat beside it: its colour, its
 * number among several people, its place as the only one sees it. With `forOthers`, for a reader who was not there, nobody is "You".
 */
export function seatNamesFor(
  players: readonly Player[],
  strings: StringTable,
  translator: Translator,
  forOthers = false,
): (seat: number) => string {
  const persons = personSeats(players)
  const alone = !forOthers && persons.length === 1
  const firstSeat = alone ? persons[0]! : 0
  const several = players.filter(({ kind }) => kind !== 'bot').length > 1
  const plain = players.map((player) => {
    if (player.kind === 'bot') return translator.say({ key: `level.${player.level}` }, strings)
    if (player.kind === 'remote') return shownName(player.name, translator) || null
    return alone ? translator.t('table.you') : null
  })
  return (seat) => {
    const name = plain[seat]
    if (name && plain.indexOf(name) === plain.lastIndexOf(name)) return name
    const place = `seat.${(seat - firstSeat + players.length) % players.length}.place`
    const label =
      players[seat]?.kind === 'bot' && persons.length < 2 && Object.hasOwn(strings, place)
        ? translator.say({ key: place }, strings)
        : seatName(seat, strings, translator, several)
    return name ? translator.t('table.nameAt', { name, seat: label }) : label
  }
}

/** The game's name of a seat: a colour, a wind; else its number. A game may name a seat differently for one of several `people`. */
export function seatName(seat: number, strings: StringTable, translator: Translator, people = false): string {
  const key = people && Object.hasOwn(strings, `seat.${seat}.person`) ? `seat.${seat}.person` : `seat.${seat}`
  return Object.hasOwn(strings, key) ? translator.say({ key }, strings) : translator.t('house.seat', { number: seat + 1 })
}
