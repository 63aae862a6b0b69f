import { heardBy, type GamePackage, type Match, type Message, type ResignReason, type Seat, type Step, type Viewer } from '@parlor/kernel'

/** One deed in words, as the viewer may hear it. */
export interface Line {
  /** Its place in the match, from 1. */
  readonly number: number
  readonly seat: Seat
  /** A move, one made for a player whose time was up, or why a player gave up. */
  readonly kind: 'move' | 'timeout' | ResignReason
  readonly said: readonly Message[]
}

/** One deed in words. */
export function lineOf({ game, text }: GamePackage, step: Step, number: number, viewer: Viewer): Line {
  const { deed, events, state } = step
  const { seat } = deed
  if (deed.kind === 'resign') return { number, seat, kind: deed.reason, said: [] }
  return { number, seat, kind: deed.kind, said: text.sentences(heardBy(events, viewer), game.view(state, viewer)) }
}

/** The whole match in words. */
export function storyOf(pkg: GamePackage, match: Match, viewer: Viewer): Line[] {
  return match.line.map((step, i) => lineOf(pkg, step, i + 1, viewer))
}
