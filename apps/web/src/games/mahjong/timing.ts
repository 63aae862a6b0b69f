import type { MahjongEvent } from '@parlor/mahjong'
import { isNearMiss } from './view-model.ts'
import type { SoundCue, AnimationTiming } from '../../game-ui/dom-board.ts'

/** A round at normal speed, in milliseconds from the bet. It takes at most 1.6 s, and at 4× at most 0.5 s. */
export const roundTimes = {
  /** Duration of the old hand's fade-out. */
  leave: 120,
  leaving: 230,
  /** Start of the first new tile; the others follow at this interval. */
  deal: 240,
  stagger: 75,
  /** Duration of a tile's movement. */
  glide: 300,
  /** Start and duration of the total's count. */
  count: 770,
  counting: 260,
  /** Start of the result. */
  outcome: 1040,
  /** End of the round. */
  end: 1480,
} as const

/** The first hand has no bet before it. */
const firstDeal = { shift: roundTimes.deal - 40, end: roundTimes.count + roundTimes.counting - roundTimes.deal + 120 } as const

/** Maximum pitch step of the bell; a longer streak stays there. */
const highestStep = 14

/** Duration of events, and the sounds meanwhile. */
export function animationTimingOf(events: readonly MahjongEvent[]): AnimationTiming {
  const [bet, dealt] = (['bet', 'dealt'] as const).map((kind) => events.some((event) => event.kind === kind))
  const cues: SoundCue[] = bet ? [{ at: 0, sound: 'lock' }] : []
  for (const event of events)
    if (event.kind === 'dealt')
      for (let tile = 0; tile < event.tiles.length; tile++)
        cues.push({ at: tileLandingTime(tile) - (bet ? 0 : firstDeal.shift), sound: 'tile' })
    else if (event.kind === 'resolved')
      cues.push(
        event.won
          ? { at: roundTimes.outcome, sound: 'won', step: Math.min(highestStep, event.streak - 1) }
          : { at: roundTimes.outcome, sound: isNearMiss(event) ? 'near' : 'lost' },
      )
    else if (event.kind === 'reshuffled') cues.push({ at: roundTimes.outcome + 160, sound: 'shuffle' })
    else if (event.kind === 'over') cues.push({ at: roundTimes.outcome + 200, sound: 'over' })
  const outcome = cues.findLast(({ sound }) => ['won', 'lost', 'near', 'over'].includes(sound))
  return {
    // Without a hand it is the end of a race, heard by those whose run was over before.
    lasts: bet ? roundTimes.end : dealt ? firstDeal.end : 0,
    cues: cues.toSorted((a, b) => a.at - b.at),
    // Bet and hand at once, what comes of them when the result is told.
    shownAt: events.map(({ kind }) => (kind === 'bet' || kind === 'dealt' ? 0 : roundTimes.outcome)),
    ...(outcome && { instantSound: outcome }),
  }
}

/** When the tile at this place of the hand lands. */
function tileLandingTime(tile: number): number {
  return roundTimes.deal + tile * roundTimes.stagger + roundTimes.glide * 0.7
}

/** Start times for a round with a bet, or for the first deal. */
export function startTimesOf(bet: boolean): { readonly deal: number; readonly count: number } {
  const shift = bet ? 0 : firstDeal.shift
  return { deal: roundTimes.deal - shift, count: roundTimes.count - shift }
}
