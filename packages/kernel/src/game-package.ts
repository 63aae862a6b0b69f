import type { AnyGameTypes, Game, GameTypes, Seat } from './game.ts'
import type { BoardVariants } from './board-variants.ts'
import type { Strategy } from './strategy.ts'

/** Words to come: a key of the game's strings, with parameters that may themselves be messages. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number | Message>>
}

/** A message, in one short call. */
export function msg(key: string, params?: Message['params']): Message {
  return params ? { key, params } : { key }
}

/** The name of whoever sits there; the page or the lab fills it in ("you", "Easy", "Red"). */
export function seatName(seat: Seat): Message {
  return { key: 'seat', params: { seat } }
}

/** What a game can put into words, for the log, screen readers, hints and the lab. */
export interface GameText<K extends GameTypes = AnyGameTypes> {
  /** A few sentences for what one move brought about, never one per small event; `view` is what the listener sees afterwards. */
  sentences(events: readonly K['Event'][], view: K['View']): Message[]
  /** A move as a player would say it. */
  move(move: K['Move'], view: K['View']): Message
  /** Why the move is good, from the position it leads to; used by hints. `proven`: a solver has shown that it wins. */
  reason?(view: K['View'], seat: Seat, move: K['Move'], proven?: boolean): Message
}

/** Everything a game package hands over. */
export interface GamePackage<K extends GameTypes = AnyGameTypes> {
  readonly game: Game<K>
  readonly strategy: Strategy<K>
  readonly text: GameText<K>
  /** What comes with the game to be played on, beside its presets. */
  readonly boardVariants?: BoardVariants<K>
  /** True where a rule is there to make up for who begins, as a swap is; absent: there is none. */
  compensatesFirstMove?(options: K['Options']): boolean
}
