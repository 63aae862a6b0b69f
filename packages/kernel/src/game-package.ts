import type { AnyGameTypes, Game, GameTypes, Seat } from './game.ts'
import type { BoardVariants } from './board-variants.ts'
import type { Message } from './i18n.ts'
import type { BotStrategy } from './bot-strategy.ts'

/** A game's text for the log, screen readers, hints and the lab. */
export interface GameTextRenderer<K extends GameTypes = AnyGameTypes> {
  /** A few sentences per move, never one per small event; `view` is what the viewer sees after the move. */
  sentences(events: readonly K['Event'][], view: K['View']): Message[]
  /** A move as a player would name it. */
  move(move: K['Move'], view: K['View']): Message
  /** Why the move is good, from the position it leads to; used by hints. `proven`: a solver has shown that it wins. */
  reason?(view: K['View'], seat: Seat, move: K['Move'], proven?: boolean): Message
}

/** Everything a game package exports. */
export interface GamePackage<K extends GameTypes = AnyGameTypes> {
  readonly game: Game<K>
  readonly strategy: BotStrategy<K>
  readonly text: GameTextRenderer<K>
  readonly boardVariants?: BoardVariants<K>
  /** True where a rule (such as a swap) compensates for moving first; absent: none does. */
  compensatesFirstMove?(options: K['Options']): boolean
}
