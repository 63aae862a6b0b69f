import type { AnyKinds, Kinds, Seat } from './game.ts'
import { groupOf, type Deed, type Entry, type Heard, type PracticeReason, type Undoing } from './log.ts'

/** One deed of the line with the state it led to. */
export interface Step<K extends Kinds = AnyKinds> {
  readonly deed: Deed
  readonly state: K['State']
  readonly events: readonly Heard<K['Event']>[]
  /** True when somebody learned something, or chance was used: undoing this makes the match practice. */
  readonly barrier: boolean
}

/** How a match stood: its whole log, and the state after the first `base` deeds of its line. */
export interface Checkpoint<K extends Kinds = AnyKinds> {
  readonly log: readonly Entry[]
  readonly base: number
  readonly state: K['State']
  readonly practice: PracticeReason | null
}

/** Steps for deeds that are played only when somebody asks what one of them did: then all of them, once. */
export function lazySteps<K extends Kinds>(deeds: readonly Deed[], play: () => readonly Step<K>[]): Step<K>[] {
  let played: readonly Step<K>[] | null = null
  const at = (index: number) => {
    played ??= play()
    if (played.length !== deeds.length) throw new Error('a checkpoint does not replay')
    return played[index]!
  }
  return deeds.map((deed, index) => ({
    deed,
    get state() {
      return at(index).state
    },
    get events() {
      return at(index).events
    },
    get barrier() {
      return at(index).barrier
    },
  }))
}

/** What a seat would take back: its last deed with everything after it, and the whole gesture where it belongs to one. */
export function undoTarget(line: readonly Step[], seat: Seat): Undoing | null {
  let to = line.findLastIndex(({ deed }) => deed.seat === seat)
  if (to < 0) return null
  const group = groupOf(line[to]!.deed, seat)
  while (group !== null && to > 0 && groupOf(line[to - 1]!.deed, seat) === group) to--
  return { to, practice: line.slice(to).some(({ barrier }) => barrier) }
}
