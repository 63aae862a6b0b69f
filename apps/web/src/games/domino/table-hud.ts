import { tileSetOf, type Tile } from '@parlor/domino'
import type Phaser from 'phaser'
import { pipBadge, type ScreenLayout } from './screen-layout.ts'
import { layerDepths } from './layer-depths.ts'
import { CanvasLabel, canvasFonts, drawCentredText, drawRoundedRectangle, fitFontSize, truncateText } from './canvas-label.ts'
import { paintNamePlate } from './name-plate.ts'
import { messageAppearance, type TableMessage } from './table-message.ts'
import type { Slot } from './view-model.ts'
import { seatAtSide, screenSides, type ScreenSide } from './screen-sides.ts'
import { shownScoreOf, type DisplayedTable } from './displayed-table.ts'
import type { LoadedTheme } from './themes/load-theme.ts'
import { durations, opacities, pulseScale, sizes } from './design-tokens.ts'
import type { CanvasTexts } from './canvas-page-state.ts'

/** Text around the tiles: name plates, turn title, button, messages. */
export class TableHud {
  readonly #plates: Readonly<Record<ScreenSide, CanvasLabel>>
  readonly #chips: Readonly<Record<ScreenSide, CanvasLabel>>
  readonly #title: CanvasLabel
  readonly #button: CanvasLabel
  readonly #message: CanvasLabel
  readonly #sum: CanvasLabel
  readonly #points: readonly CanvasLabel[]
  readonly #area: ScreenLayout
  readonly #art: LoadedTheme
  /** Font sizes at the player's text scale. */
  readonly #fontSizes: Readonly<Record<'name' | 'score' | 'title' | 'ending', number>>

  constructor(scene: Phaser.Scene, ratio: number, area: ScreenLayout, art: LoadedTheme) {
    this.#area = area
    this.#art = art
    const { name, score, title, ending } = sizes
    this.#fontSizes = { name: name * area.text, score: score * area.text, title: title * area.text, ending: ending * area.text }
    const label = (depth: number) => new CanvasLabel(scene, depth, ratio)
    this.#plates = {
      bottom: label(layerDepths.plate),
      left: label(layerDepths.plate),
      top: label(layerDepths.plate),
      right: label(layerDepths.plate),
    }
    this.#chips = {
      bottom: label(layerDepths.title),
      left: label(layerDepths.title),
      top: label(layerDepths.title),
      right: label(layerDepths.title),
    }
    this.#title = label(layerDepths.title)
    this.#button = label(layerDepths.plate + 1)
    this.#message = label(layerDepths.message)
    this.#sum = label(layerDepths.plate)
    this.#points = screenSides.map(() => label(layerDepths.held + 1))
  }

  /** Name, points, and dots while the seat thinks; `pulses`: time since each seat's points changed. */
  showPlates(shown: DisplayedTable, texts: CanvasTexts, dots: number, thinks: boolean, pulses: readonly number[]): void {
    for (const side of screenSides) {
      const seat = seatAtSide(side, shown.seat)
      const box = this.#area.plates[side]
      const active = shown.turn === seat
      const name = texts.nameOf(seat)
      const points = shownScoreOf(shown, seat)
      // The pip count of an open hand is on the same line.
      const score = shown.over ? String(points) : texts.say({ key: 'plate.score', params: { points } })
      const waiting = active && thinks ? '.'.repeat(dots) : ''
      const label = this.#plates[side]
      label.write(`${name}|${score}|${waiting}|${active}`, box.width + 8, box.height + 8, (context) =>
        paintNamePlate(context, this.#art, {
          name,
          score,
          waiting,
          active,
          box,
          text: this.#area.text,
          small: shown.over || (this.#area.portrait && side !== 'bottom'),
        }),
      )
      label.place(box.x + box.width / 2, box.y + box.height / 2, 1, pulseScaleAt(pulses[seat]!))
    }
  }

  /** Beside each hand the pips it is known to lack (optional); on the plates of open hands their pip count. */
  showKnowledge(shown: DisplayedTable, lacks: readonly (readonly number[])[] | null): void {
    for (const side of screenSides) {
      const seat = seatAtSide(side, shown.seat)
      const hand = shown.hands[seat]!
      const label = this.#chips[side]
      const known = lacks?.[seat] ?? []
      if (shown.over && hand.every((tile) => tile !== null)) this.#drawPipCount(label, side, pipCountOf(shown, hand))
      else if (known.length === 0 || side === 'bottom') label.hide()
      else this.#drawMissingPips(label, side, known.join(' '))
    }
  }

  /** A pip and a number, on the plate: beside it would lie tiles. */
  #drawPipCount(label: CanvasLabel, side: ScreenSide, count: number): void {
    const text = String(count)
    const { x, y, width, height } = pipBadge(this.#area.plates[side], text.length, this.#area.text)
    label.write(text, width, height, (context) => {
      drawRoundedRectangle(context, 1, 1, width - 2, height - 2, height / 2 - 1, 'rgba(10, 8, 5, 0.82)', 'rgba(255, 255, 255, 0.4)')
      context.font = `bold ${this.#fontSizes.name}px ${canvasFonts.text}`
      drawCentredText(context, text, width / 2 + 7, height / 2 + 1, this.#art.colours.textColor)
      context.beginPath()
      context.arc(14, height / 2, 4.5, 0, 2 * Math.PI)
      context.fill()
    })
    label.place(x + width / 2, y + height / 2)
  }

  #drawMissingPips(label: CanvasLabel, side: ScreenSide, pips: string): void {
    const height = 26 * this.#area.text
    const width = 40 + pips.length * this.#fontSizes.name * 0.58
    label.write(`x ${pips}`, width, height, (context) => {
      drawRoundedRectangle(context, 1, 1, width - 2, height - 2, height / 2 - 1, 'rgba(10, 8, 5, 0.82)', 'rgba(255, 255, 255, 0.4)')
      context.strokeStyle = '#ff8a80'
      context.lineWidth = 2.5
      context.lineCap = 'round'
      context.beginPath()
      for (const way of [1, -1]) {
        context.moveTo(11, height / 2 - 5 * way)
        context.lineTo(21, height / 2 + 5 * way)
      }
      context.stroke()
      context.font = `bold ${this.#fontSizes.name}px ${canvasFonts.text}`
      context.textBaseline = 'middle'
      context.fillStyle = this.#art.colours.textColor
      context.fillText(pips, 28, height / 2 + 1)
    })
    this.#placeBesidePlate(label, side, width, height)
  }

  /** Beside the plate; in portrait on the backs of the hand's tiles. */
  #placeBesidePlate(label: CanvasLabel, side: ScreenSide, width: number, height: number): void {
    const box = this.#area.plates[side]
    const hand = this.#area.hands[side]
    if (this.#area.portrait) label.place(hand.x + hand.width / 2, hand.y + hand.height / 2)
    else if (side === 'top' || side === 'bottom') label.place(box.x + box.width + 8 + width / 2, box.y + box.height / 2)
    else label.place(box.x + box.width / 2, box.y + box.height + 4 + height / 2)
  }

  showTitle(text: string | null): void {
    const { title } = this.#area
    if (text === null || title.maxWidth === 0) return this.#title.hide()
    const height = title.text + 16
    this.#title.write(text, title.maxWidth, height, (context) => {
      const size = fitFontSize(context, text, title.text, title.maxWidth - 14)
      const shown = truncateText(context, text, title.maxWidth - 10)
      const wide = Math.min(title.maxWidth, context.measureText(shown).width + 28)
      drawRoundedRectangle(context, (title.maxWidth - wide) / 2, 1, wide, height - 2, height / 2 - 1, `rgba(10, 8, 5, ${opacities.plate})`)
      drawCentredText(context, shown, title.maxWidth / 2, height / 2 + size * 0.04, this.#art.colours.textColor)
    })
    this.#title.place(title.x, title.y)
  }

  showButton(text: string | null, pressed: boolean): void {
    if (text === null) return this.#button.hide()
    const { button } = this.#area
    this.#button.write(text, button.width + 8, button.height + 10, (context) => {
      context.shadowColor = 'rgba(0, 0, 0, 0.5)'
      context.shadowBlur = 4
      context.shadowOffsetY = 3
      drawRoundedRectangle(context, 4, 2, button.width, button.height, sizes.radius, this.#art.colours.passButtonColor)
      context.shadowColor = 'transparent'
      context.strokeStyle = 'rgba(255, 255, 255, 0.55)'
      context.lineWidth = 2
      context.stroke()
      context.font = `bold ${text.length > 9 ? 18 : 24}px ${canvasFonts.text}`
      drawCentredText(context, truncateText(context, text, button.width - 12), 4 + button.width / 2, 3 + button.height / 2, '#ffffff')
    })
    this.#button.place(button.x + button.width / 2, button.y + button.height / 2 + 2, 1, pressed ? 0.95 : 1)
  }

  /** Sum of the open ends, highlighted when it scores. */
  showSum(sum: number | null, texts: CanvasTexts): void {
    if (sum === null) return this.#sum.hide()
    const text = texts.say({ key: 'plate.sum', params: { sum } })
    const height = 30 * this.#area.text
    const width = this.#fontSizes.name * 0.54 * text.length + 20
    const scores = sum > 0 && sum % 5 === 0
    const { scoreColor, textColor } = this.#art.colours
    this.#sum.write(text, width, height, (context) => {
      drawRoundedRectangle(
        context,
        1,
        1,
        width - 2,
        height - 2,
        height / 2 - 1,
        `rgba(10, 8, 5, ${opacities.plate})`,
        scores ? scoreColor : undefined,
      )
      context.font = `bold ${this.#fontSizes.name}px ${canvasFonts.text}`
      drawCentredText(context, text, width / 2, height / 2 + 1, scores ? scoreColor : textColor)
    })
    const { x, y, left } = this.#area.sum
    this.#sum.place(left ? x + width / 2 : x, y)
  }

  /** The score of each slot's ghost tile. */
  showPoints(slots: readonly Slot[]): void {
    for (const [index, label] of this.#points.entries()) {
      const slot = slots[index]
      if (!slot || slot.points === 0) label.hide()
      else this.#drawPointsBadge(label, slot)
    }
  }

  #drawPointsBadge(label: CanvasLabel, { points, x, y }: Slot): void {
    const text = `+${points}`
    const [width, height] = [text.length * this.#fontSizes.score * 0.62 + 20, 32 * this.#area.text]
    label.write(text, width, height, (context) => {
      drawRoundedRectangle(context, 1, 1, width - 2, height - 2, height / 2 - 1, 'rgba(10, 8, 5, 0.86)', this.#art.colours.scoreColor)
      context.font = `bold ${this.#fontSizes.score}px ${canvasFonts.text}`
      drawCentredText(context, text, width / 2, height / 2 + 1, this.#art.colours.scoreColor)
    })
    label.place(x, y)
  }

  showMessage(message: TableMessage | null): void {
    if (!message) return this.#message.hide()
    const { board } = this.#area
    const maxWidth = this.#area.width - 16
    const maxSize = message.big ? this.#fontSizes.ending : Math.min(this.#fontSizes.title, board.width / 12)
    const size = Math.max(this.#fontSizes.score, Math.min(maxSize, (maxWidth - 72) / (0.6 * message.text.length)))
    const width = Math.min(maxWidth, size * 0.62 * message.text.length + 72)
    const height = size * 2
    this.#message.write(`${message.text}|${message.big}`, width, height, (context) =>
      this.#paintMessage(context, message, size, width, height),
    )
    const { alpha, scale } = messageAppearance(message)
    this.#message.place(board.x + board.width / 2, board.y + board.height / 2, alpha, scale)
  }

  #paintMessage(context: CanvasRenderingContext2D, message: TableMessage, size: number, width: number, height: number): void {
    context.font = `bold ${size}px ${message.big ? canvasFonts.title : canvasFonts.text}`
    const shown = truncateText(context, message.text, width - 40)
    const wide = Math.min(width - 2, context.measureText(shown).width + 56)
    drawRoundedRectangle(context, (width - wide) / 2, 1, wide, height - 2, sizes.radius, `rgba(10, 8, 5, ${message.big ? 0.78 : 0.66})`)
    if (message.big) {
      context.shadowColor = this.#art.colours.scoreColor
      context.shadowBlur = 18
    }
    drawCentredText(context, shown, width / 2, height / 2 + 2, message.big ? this.#art.colours.scoreColor : this.#art.colours.textColor)
  }

  destroy(): void {
    const one = [this.#title, this.#button, this.#message, this.#sum]
    for (const label of [...Object.values(this.#plates), ...Object.values(this.#chips), ...this.#points, ...one]) label.destroy()
  }
}

/** Up and back within one pulse. */
function pulseScaleAt(since: number): number {
  const share = since / durations.pulse
  return share >= 1 ? 1 : 1 + (pulseScale - 1) * Math.sin(Math.PI * share)
}

function pipCountOf({ rules }: DisplayedTable, hand: readonly Tile[]): number {
  const { pips } = tileSetOf(rules)
  return hand.reduce((sum, tile) => sum + pips[tile]!, 0)
}
