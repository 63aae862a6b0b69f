import type { HandResult } from '@parlor/domino'
import type { Message } from '@parlor/kernel'
import { canvasTexts } from './canvas-page-state.ts'
import { durations } from './design-tokens.ts'
import type { DisplayedTable } from './displayed-table.ts'
import type { InteractiveViewModel } from './interactive-view-model.ts'
import { isMessageGone, type TableMessage } from './table-message.ts'
import { TileAnimator, tileKeys, type TargetTilePose } from './tile-animator.ts'
import type { AnimationStep } from './timeline.ts'
import { rekeyPlayedTile, undealtTilePose } from './view-model.ts'

/** Timing of the one tile that a step moves. */
export interface TileTiming {
  readonly key: string
  readonly delay: number
  readonly duration: number
  readonly arc: number
  readonly flipDelay: number
}

/** How tiles reach their new places after a step. */
interface TileMovement {
  readonly instant: boolean
  /** A tile with a timing of its own. */
  readonly special: TileTiming | null
}

/** The table during an animation: applies each step to the displayed table and its tiles. */
export class AnimatedTable {
  readonly tiles = new TileAnimator()
  message: TableMessage | null = null
  /** Title of a finished match. */
  ending: Message | null = null
  #displayed: DisplayedTable | null = null
  /** Time since each seat's points changed. */
  #pulses = [Infinity, Infinity, Infinity, Infinity]
  /** Keys of tiles that still lie in the deck. */
  #undealt = new Set<string>()
  /** Key of the tile on its way to the board. */
  #landing: string | null = null

  get displayed(): DisplayedTable | null {
    return this.#displayed
  }

  get pulses(): readonly number[] {
    return this.#pulses
  }

  /** Shows a table without animation. */
  reset(displayed: DisplayedTable, ending: Message | null): void {
    this.#undealt.clear()
    this.#displayed = displayed
    this.ending = ending
  }

  /** Before the first step of a timeline. */
  begin(): void {
    this.#landing = null
  }

  /** Ends an animation early. */
  cancel(): void {
    this.#undealt.clear()
    this.message = null
  }

  /** Moves the tiles to their targets, undealt ones to the deck; `timing` is null to place them at once. */
  moveTiles({ sprites, area }: InteractiveViewModel, timing: Parameters<TileAnimator['animateTo']>[1] | null): void {
    const targets: readonly TargetTilePose[] = sprites.map((sprite, index) =>
      this.#undealt.has(sprite.key) ? undealtTilePose(sprite, area, index) : sprite,
    )
    if (timing) this.tiles.animateTo(targets, timing)
    else this.tiles.snapTo(targets)
  }

  /** Advances by some milliseconds; true while anything still moves or is shown. */
  tick(elapsed: number): boolean {
    const moving = this.tiles.step(elapsed)
    this.#pulses = this.#pulses.map((since) => since + elapsed)
    if (this.message) {
      this.message.time += elapsed
      if (isMessageGone(this.message)) this.message = null
    }
    return moving || this.message !== null || this.#pulses.some((since) => since < durations.pulse)
  }

  /** Applies a step; returns how the tiles move to their new places, or null where none does. */
  perform(step: AnimationStep, instant: boolean): TileMovement | null {
    const displayed = this.#displayed!
    switch (step.kind) {
      case 'sound':
        if (step.sound === 'tilePlace' && this.#landing !== null) this.tiles.shakeNeighbours(this.#landing)
        return null
      case 'message':
        this.message = { text: canvasTexts().say(step.message), big: step.big, hold: step.hold, time: instant ? durations.fade : 0 }
        return null
      case 'gather':
        return this.#gather(step.after)
      case 'throw': {
        const key = tileKeys.held(step.seat, step.index, displayed.hands[step.seat]![step.index] ?? null)
        this.#undealt.delete(key)
        return { instant: false, special: { key, delay: 0, duration: step.flight, arc: 0.5, flipDelay: step.flight } }
      }
      case 'play': {
        const key = (this.#landing = tileKeys.tile(step.event.tile))
        rekeyPlayedTile(this.tiles, displayed, step.event.seat, step.event.tile)
        this.#displayed = step.after
        return { instant: false, special: { key, delay: step.flip, duration: step.flight, arc: 0.7, flipDelay: 0 } }
      }
      case 'draw': {
        const { seat, tile } = step.event
        const key = tile === null ? tileKeys.hidden(seat, displayed.hands[seat]!.length) : tileKeys.tile(tile)
        this.tiles.rename(tileKeys.sleeping(displayed.boneyard - 1), key)
        this.#displayed = step.after
        return { instant: false, special: { key, delay: 0, duration: step.flight, arc: 0.7, flipDelay: step.flight } }
      }
      case 'pulse':
        this.#displayed = step.after
        this.#pulses[step.event.seat] = 0
        return { instant: false, special: null }
      case 'event':
        if (step.event.kind === 'handOver') this.#revealHands(step.event.result, instant)
        this.#displayed = step.after
        return { instant, special: null }
    }
  }

  /** Puts all dealt tiles back on the deck, from which they are thrown one by one. */
  #gather(displayed: DisplayedTable): TileMovement {
    this.#displayed = displayed
    this.ending = null
    this.#undealt = new Set(displayed.hands.flatMap((hand, seat) => hand.map((tile, index) => tileKeys.held(seat, index, tile))))
    return { instant: true, special: null }
  }

  /** Turns all hands face up; the winner's plate pulses where the hand has scored. */
  #revealHands({ hands, winner, points }: HandResult, instant: boolean): void {
    for (const [seat, hand] of hands.entries())
      for (const [index, tile] of hand.entries()) this.tiles.rename(tileKeys.hidden(seat, index), tileKeys.tile(tile))
    if (winner !== null && points > 0 && !instant) this.#pulses[winner] = 0
  }
}
