import type { MahjongEvent } from '@parlor/mahjong'
import type { SoundCue, AnimationTiming } from '../../game-ui/dom-board.ts'

/** A round at normal speed, in milliseconds from the bet. The whole takes no more than 1.6 s, and at 4× no more than 0.5 s. */
export const roundTimes = {
  /** The old hand dims and leaves, taking so long. */
  leave: 120,
  leaving: 230,
  /** The first new tile comes; the others follow at this distance. */
  deal: 240,
  stagger: 75,
  /** How long a tile is on its way. */
  glide: 300,
  /** The total counts from here, for so long. */
  count: 770,
  counting: 260,
  /** What came of it. */
  outcome: 1040,
  /** All is over. */
  end: 1480,
} as const

/** The first hand has no bet before it. */
const firstDeal = { shift: roundTimes.deal - 40, end: roundTimes.count + roundTimes.counting - roundTimes.deal + 120 } as const

/** The longest climb of the bell; a longer streak stays at the top. */
const highestStep = 14

/** How long events are seen, and what is heard meanwhile. */
export function animationTimingOf(events: readonly MahjongEvent[]): AnimationTiming {
  const bet = events.some(({ kind }) => kind === 'bet')
  const cues: SoundCue[] = bet ? [{ at: 0, sound: 'lock' }] : []
  for (const event of events)
    if (event.kind === 'dealt')
      for (let tile = 0; tile < event.tiles.length; tile++)
        cues.push({ at: tileLandingTime(tile) - (bet ? 0 : firstDeal.shift), sound: 'tile' })
    else if (event.kind === 'resolved')
      cues.push(
        event.won
          ? { at: roundTimes.outcome, sound: 'won', step: Math.min(highestStep, event.streak - 1) }
          : { at: roundTimes.outcome, sound: 'lost' },
      )
    else if (event.kind === 'reshuffled') cues.push({ at: roundTimes.outcome + 160, sound: 'shuffle' })
    else if (event.kind === 'over') cues.push({ at: roundTimes.outcome + 200, sound: 'over' })
  const outcome = cues.findLast(({ sound }) => sound === 'won' || sound === 'lost' || sound === 'over')
  return {
    lasts: bet ? roundTimes.end : firstDeal.end,
    cues: cues.toSorted((a, b) => a.at - b.at),
    ...(outcome && { instantSound: outcome }),
  }
}

/** When the tile in this place of the hand sets down. */
function tileLandingTime(tile: number): number {
  return roundTimes.deal + tile * roundTimes.stagger + roundTimes.glide * 0.7
}

/** When things begin in a scene, by whether a bet is being decided or the first hand is dealt. */
export function startTimesOf(bet: boolean): { readonly deal: number; readonly count: number } {
  const shift = bet ? 0 : firstDeal.shift
  return { deal: roundTimes.deal - shift, count: roundTimes.count - shift }
}
