import type { SimPieceEvent } from '@parlor/simpiece'
import type { SoundCue, AnimationTiming } from '../../game-ui/dom-board.ts'

/** An animation step: its start and duration, in milliseconds at normal speed. */
export interface AnimationStep {
  readonly event: SimPieceEvent
  readonly at: number
  readonly lasts: number
  readonly sound: string | null
}

type Kind = SimPieceEvent['kind']

/** Duration of each kind of event before the next one begins. */
const eventDurations: Readonly<Record<Kind, number>> = {
  first: 700,
  phase: 110,
  moved: 300,
  shuffled: 260,
  rested: 130,
  stood: 130,
  refreshed: 260,
  don: 200,
  power: 420,
  granted: 380,
  barred: 380,
  lasts: 380,
  lookedAtLife: 380,
  lifePlaced: 200,
  activated: 420,
  attacks: 620,
  blocks: 520,
  redirected: 520,
  battleStep: 0,
  battle: 620,
  battleOver: 60,
  damage: 620,
  revealed: 1100,
  looked: 260,
  placed: 260,
  over: 500,
}

/** Pause after the last event. */
const endPause = 160
/** Dealing is faster than drawing, cards put back in order are hardly shown, and a K.O. takes longest. */
const moveDurations = { deal: 130, redraw: 60, order: 90, play: 460, ko: 620 } as const
const turnBanner = 1000

function durationOf(event: SimPieceEvent): number {
  if (event.kind === 'moved') return (moveDurations as Readonly<Record<string, number>>)[event.cause] ?? eventDurations.moved
  if (event.kind === 'phase' && event.phase === 'refresh') return turnBanner
  if (event.kind === 'don') return eventDurations.don + Math.min(3, event.count - 1) * 70
  return eventDurations[event.kind]
}

function soundOf(event: SimPieceEvent): string | null {
  switch (event.kind) {
    case 'moved':
      if (event.cause === 'ko') return 'ko'
      if (event.to === 'field') return 'set'
      if (event.to === 'hand') return 'draw'
      return event.to === 'trash' ? 'slide' : null
    case 'phase':
      return event.phase === 'refresh' ? 'turn' : null
    case 'don':
      return event.to === 'given' || event.from === 'deck' ? 'coin' : event.to === 'rested' && event.from === 'active' ? 'coins' : null
    case 'attacks':
      return 'attack'
    case 'blocks':
      return 'block'
    case 'battle':
      return event.hit ? 'hit' : 'miss'
    case 'damage':
      return 'damage'
    case 'power':
      return event.by < 0 ? 'weaker' : 'stronger'
    case 'activated':
    case 'revealed':
      return 'effect'
    case 'rested':
    case 'stood':
    case 'refreshed':
      return 'rope'
    case 'shuffled':
      return 'shuffle'
    case 'over':
      return 'over'
    default:
      return null
  }
}

/** Schedules events one after the other. */
export function animationStepsOf(events: readonly SimPieceEvent[]): AnimationStep[] {
  let at = 0
  return events.map((event) => {
    const lasts = durationOf(event)
    const step = { event, at, lasts, sound: soundOf(event) }
    at += lasts
    return step
  })
}

export function animationTimingOf(events: readonly SimPieceEvent[]): AnimationTiming {
  const steps = animationStepsOf(events)
  const cues = steps.flatMap(({ at, sound }): SoundCue[] => (sound === null ? [] : [{ at, sound }]))
  const last = steps.at(-1)
  const loudest = cues.findLast(({ sound }) => notableSounds.has(sound)) ?? cues.at(-1)
  return {
    lasts: last ? last.at + last.lasts + endPause : 0,
    cues,
    shownAt: steps.map(({ at }) => at),
    ...(loudest ? { instantSound: { sound: loudest.sound } } : {}),
  }
}

/** Sounds that are played where only one is. */
const notableSounds = new Set(['over', 'damage', 'ko', 'attack', 'block', 'hit', 'set', 'effect', 'coin'])
