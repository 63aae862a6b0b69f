import { tileSetOf, type Tile } from '@parlor/domino'
import { msg } from '@parlor/kernel'
import type Phaser from 'phaser'
import type { ScreenLayout, Box } from './screen-layout.ts'
import { layerDepths } from './layer-depths.ts'
import { truncateText, canvasFonts, CanvasLabel, drawPlate } from './canvas-label.ts'
import { easings } from './tween.ts'
import type { Slot } from './view-model.ts'
import { seatAtSide, screenSides, type ScreenSide } from './screen-sides.ts'
import { shownScoreOf, type DisplayedTable } from './displayed-table.ts'
import type { LoadedTheme } from './themes/load-theme.ts'
import { pulseScale, opacities, sizes, durations } from './design-tokens.ts'
import type { CanvasTexts } from './canvas-texts.ts'

type Pen = CanvasRenderingContext2D

/** Words over the table that come and go. */
export interface TableMessage {
  readonly text: string
  readonly big: boolean
  readonly hold: number
  time: number
}

/** What stands around the tiles and carries words: name plates, whose turn it is, the button, notes. */
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
  /** Sizes of letters as large as the player wants them. */
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

  /** Name, points, and dots while somebody thinks; `pulses` says how long ago each seat's points changed. */
  showPlates(shown: DisplayedTable, voice: CanvasTexts, dots: number, thinks: boolean, pulses: readonly number[]): void {
    for (const side of screenSides) {
      const seat = seatAtSide(side, shown.seat)
      const box = this.#area.plates[side]
      const active = shown.turn === seat
      const name = voice.nameOf(seat)
      const points = shownScoreOf(shown, seat)
      // Upright the pips of an open hand stand on the same line.
      const score = this.#area.portrait && shown.over ? String(points) : voice.say({ key: 'plate.score', params: { points } })
      const waiting = active && thinks ? '.'.repeat(dots) : ''
      const label = this.#plates[side]
      label.write(`${name}|${score}|${waiting}|${active}`, box.width + 8, box.height + 8, (pen) =>
        paintPlate(pen, this.#art, {
          name,
          score,
          waiting,
          active,
          box,
          text: this.#area.text,
          small: this.#area.portrait && side !== 'bottom',
        }),
      )
      label.place(box.x + box.width / 2, box.y + box.height / 2, 1, pulseScaleAt(pulses[seat]!))
    }
  }

  /** Beside each hand the pips it has shown not to hold, where that is asked for; beside open hands how many pips lie there. */
  showKnowledge(shown: DisplayedTable, lacks: readonly (readonly number[])[] | null, voice: CanvasTexts): void {
    for (const side of screenSides) {
      const seat = seatAtSide(side, shown.seat)
      const hand = shown.hands[seat]!
      const label = this.#chips[side]
      const known = lacks?.[seat] ?? []
      if (shown.over && hand.every((tile) => tile !== null)) this.#drawPipCount(label, side, pipCountOf(shown, hand, voice))
      else if (known.length === 0 || side === 'bottom') label.hide()
      else this.#drawMissingPips(label, side, known.join(' '))
    }
  }

  /** In words where there is room for them, else as a pip and its number on the plate. */
  #drawPipCount(label: CanvasLabel, side: ScreenSide, { words, count }: { words: string; count: number }): void {
    const { portrait, plates } = this.#area
    const short = portrait || side === 'top'
    const text = short ? String(count) : words
    const height = 26 * this.#area.text
    const width = (short ? 38 : 24) + text.length * this.#fontSizes.name * 0.56
    label.write(`${text} ${short}`, width, height, (pen) => {
      drawPlate(pen, 1, 1, width - 2, height - 2, height / 2 - 1, 'rgba(10, 8, 5, 0.82)', 'rgba(255, 255, 255, 0.4)')
      pen.font = `bold ${this.#fontSizes.name}px ${canvasFonts.text}`
      drawCentredText(pen, truncateText(pen, text, width - 8), width / 2 + (short ? 7 : 0), height / 2 + 1, this.#art.colours.textColor)
      if (!short) return
      pen.beginPath()
      pen.arc(14, height / 2, 4.5, 0, 2 * Math.PI)
      pen.fill()
    })
    const box = plates[side]
    if (portrait) label.place(box.x + box.width - width / 2 - 4, box.y + box.height * 0.7)
    else this.#placeBesidePlate(label, side, width, height)
  }

  #drawMissingPips(label: CanvasLabel, side: ScreenSide, pips: string): void {
    const height = 26 * this.#area.text
    const width = 40 + pips.length * this.#fontSizes.name * 0.58
    label.write(`x ${pips}`, width, height, (pen) => {
      drawPlate(pen, 1, 1, width - 2, height - 2, height / 2 - 1, 'rgba(10, 8, 5, 0.82)', 'rgba(255, 255, 255, 0.4)')
      pen.strokeStyle = '#ff8a80'
      pen.lineWidth = 2.5
      pen.lineCap = 'round'
      pen.beginPath()
      for (const way of [1, -1]) {
        pen.moveTo(11, height / 2 - 5 * way)
        pen.lineTo(21, height / 2 + 5 * way)
      }
      pen.stroke()
      pen.font = `bold ${this.#fontSizes.name}px ${canvasFonts.text}`
      pen.textBaseline = 'middle'
      pen.fillStyle = this.#art.colours.textColor
      pen.fillText(pips, 28, height / 2 + 1)
    })
    this.#placeBesidePlate(label, side, width, height)
  }

  /** Where something about a hand is told: by its plate, and upright on the backs of its tiles. */
  #placeBesidePlate(label: CanvasLabel, side: ScreenSide, width: number, height: number): void {
    const box = this.#area.plates[side]
    const hand = this.#area.hands[side]
    if (this.#area.portrait) label.place(hand.x + hand.width / 2, hand.y + hand.height / 2)
    else if (side === 'top' || side === 'bottom') label.place(box.x + box.width + 8 + width / 2, box.y + box.height / 2)
    else label.place(box.x + box.width / 2, box.y + box.height + 4 + height / 2)
  }

  showTitle(text: string | null): void {
    if (text === null) return this.#title.hide()
    const { title } = this.#area
    const height = title.text + 16
    this.#title.write(text, title.room, height, (pen) => {
      const size = fitFontSize(pen, text, title.text, title.room - 14)
      const words = truncateText(pen, text, title.room - 10)
      const wide = Math.min(title.room, pen.measureText(words).width + 28)
      drawPlate(pen, (title.room - wide) / 2, 1, wide, height - 2, height / 2 - 1, `rgba(10, 8, 5, ${opacities.plate})`)
      drawCentredText(pen, words, title.room / 2, height / 2 + size * 0.04, this.#art.colours.textColor)
    })
    this.#title.place(title.x, title.y)
  }

  showButton(words: string | null, pressed: boolean): void {
    if (words === null) return this.#button.hide()
    const { button } = this.#area
    this.#button.write(words, button.width + 8, button.height + 10, (pen) => {
      pen.shadowColor = 'rgba(0, 0, 0, 0.5)'
      pen.shadowBlur = 4
      pen.shadowOffsetY = 3
      drawPlate(pen, 4, 2, button.width, button.height, sizes.radius, this.#art.colours.passButtonColor)
      pen.shadowColor = 'transparent'
      pen.strokeStyle = 'rgba(255, 255, 255, 0.55)'
      pen.lineWidth = 2
      pen.stroke()
      pen.font = `bold ${words.length > 9 ? 18 : 24}px ${canvasFonts.text}`
      drawCentredText(pen, truncateText(pen, words, button.width - 12), 4 + button.width / 2, 3 + button.height / 2, '#ffffff')
    })
    this.#button.place(button.x + button.width / 2, button.y + button.height / 2 + 2, 1, pressed ? 0.95 : 1)
  }

  /** What the ends add up to, shining when it scores. */
  showSum(sum: number | null, voice: CanvasTexts): void {
    if (sum === null) return this.#sum.hide()
    const text = voice.say({ key: 'plate.sum', params: { sum } })
    const height = 30 * this.#area.text
    const width = this.#fontSizes.name * 0.54 * text.length + 20
    const scores = sum > 0 && sum % 5 === 0
    const { scoreColor, textColor } = this.#art.colours
    this.#sum.write(text, width, height, (pen) => {
      drawPlate(pen, 1, 1, width - 2, height - 2, height / 2 - 1, `rgba(10, 8, 5, ${opacities.plate})`, scores ? scoreColor : undefined)
      pen.font = `bold ${this.#fontSizes.name}px ${canvasFonts.text}`
      drawCentredText(pen, text, width / 2, height / 2 + 1, scores ? scoreColor : textColor)
    })
    const { x, y, left } = this.#area.sum
    this.#sum.place(left ? x + width / 2 : x, y)
  }

  /** On each ghost what it would score. */
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
    label.write(text, width, height, (pen) => {
      drawPlate(pen, 1, 1, width - 2, height - 2, height / 2 - 1, 'rgba(10, 8, 5, 0.86)', this.#art.colours.scoreColor)
      pen.font = `bold ${this.#fontSizes.score}px ${canvasFonts.text}`
      drawCentredText(pen, text, width / 2, height / 2 + 1, this.#art.colours.scoreColor)
    })
    label.place(x, y)
  }

  /** Fades in, stands, fades out; the words that end a hand bounce in. */
  showMessage(note: TableMessage | null): void {
    if (!note) return this.#message.hide()
    const { board } = this.#area
    const room = this.#area.width - 16
    const most = note.big ? this.#fontSizes.ending : Math.min(this.#fontSizes.title, board.width / 12)
    const size = Math.max(this.#fontSizes.score, Math.min(most, (room - 72) / (0.6 * note.text.length)))
    const width = Math.min(room, size * 0.62 * note.text.length + 72)
    const height = size * 2
    this.#message.write(`${note.text}|${note.big}`, width, height, (pen) => this.#paintMessage(pen, note, size, width, height))
    const { alpha, scale } = messageAppearance(note)
    this.#message.place(board.x + board.width / 2, board.y + board.height / 2, alpha, scale)
  }

  #paintMessage(pen: Pen, note: TableMessage, size: number, width: number, height: number): void {
    pen.font = `bold ${size}px ${note.big ? canvasFonts.title : canvasFonts.text}`
    const words = truncateText(pen, note.text, width - 40)
    const wide = Math.min(width - 2, pen.measureText(words).width + 56)
    drawPlate(pen, (width - wide) / 2, 1, wide, height - 2, sizes.radius, `rgba(10, 8, 5, ${note.big ? 0.78 : 0.66})`)
    if (note.big) {
      pen.shadowColor = this.#art.colours.scoreColor
      pen.shadowBlur = 18
    }
    drawCentredText(pen, words, width / 2, height / 2 + 2, note.big ? this.#art.colours.scoreColor : this.#art.colours.textColor)
  }

  destroy(): void {
    const one = [this.#title, this.#button, this.#message, this.#sum]
    for (const label of [...Object.values(this.#plates), ...Object.values(this.#chips), ...this.#points, ...one]) label.destroy()
  }
}

/** How a note stands now. */
function messageAppearance({ time, hold, big }: TableMessage): { readonly alpha: number; readonly scale: number } {
  const fadeIn = big ? durations.ending : durations.fade
  const leaving = time - fadeIn - hold
  const alpha = leaving > 0 ? Math.max(0, 1 - leaving / durations.fade) : big ? Math.min(1, time / 150) : Math.min(1, time / durations.fade)
  return { alpha, scale: big && time < durations.ending ? Math.max(0.01, easings.bounce(time / durations.ending)) : 1 }
}

/** True once nothing of it is to be seen. */
export function isMessageGone(note: TableMessage): boolean {
  return note.time > (note.big ? durations.ending : durations.fade) + note.hold + durations.fade
}

/** Out and back within the time of a pulse. */
function pulseScaleAt(since: number): number {
  const share = since / durations.pulse
  return share >= 1 ? 1 : 1 + (pulseScale - 1) * Math.sin(Math.PI * share)
}

/** How many pips lie open in a hand. */
function pipCountOf({ rules }: DisplayedTable, hand: readonly Tile[], voice: CanvasTexts): { words: string; count: number } {
  const { pips } = tileSetOf(rules)
  const count = hand.reduce((sum, tile) => sum + pips[tile]!, 0)
  return { words: voice.say(msg('plate.pips', { count })), count }
}

interface PlateContent {
  readonly name: string
  readonly score: string
  readonly waiting: string
  readonly active: boolean
  readonly box: Box
  readonly text: number
  /** No room for a picture. */
  readonly small: boolean
}

function paintPlate(pen: Pen, { colours, avatar }: LoadedTheme, { name, score, waiting, active, box, text, small }: PlateContent): void {
  const { width, height } = box
  drawPlate(
    pen,
    4,
    4,
    width,
    height,
    sizes.radius,
    `rgba(10, 8, 5, ${active ? 0.78 : opacities.plate})`,
    active ? colours.scoreColor : 'rgba(255, 240, 214, 0.14)',
  )
  const face = small || !avatar ? 0 : 28 * text
  if (face > 0) pen.drawImage(avatar!, 9, 4 + (height - face) / 2, face, face)
  const left = 4 + (face > 0 ? face + 9 : 8)
  const room = width - left
  pen.textBaseline = 'middle'
  pen.font = `bold ${sizes.name * text}px ${canvasFonts.text}`
  pen.fillStyle = colours.textColor
  const dots = pen.measureText('...').width
  const words = truncateText(pen, name, room - (waiting ? dots : 0))
  pen.fillText(words, left, 4 + height * 0.29)
  if (waiting) pen.fillText(waiting, left + pen.measureText(words).width + 1, 4 + height * 0.29)
  pen.fillStyle = colours.scoreColor
  pen.font = `${sizes.score * text}px ${canvasFonts.text}`
  if (pen.measureText(score).width > room) pen.font = `${sizes.name}px ${canvasFonts.text}`
  // Where the word does not fit, the number alone is clear enough.
  const fits = pen.measureText(score).width <= room
  pen.fillText(fits ? score : score.replace(/\D+/g, ''), left, 4 + height * 0.73)
}

/** Sets the largest letters, up to this size, with which the words have room; never smaller than a name. */
function fitFontSize(pen: Pen, words: string, most: number, room: number): number {
  pen.font = `bold ${most}px ${canvasFonts.text}`
  const size = Math.max(sizes.name, Math.min(most, (most * room) / pen.measureText(words).width))
  pen.font = `bold ${size}px ${canvasFonts.text}`
  return size
}

function drawCentredText(pen: Pen, words: string, x: number, y: number, colour: string): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(words, x, y)
}
