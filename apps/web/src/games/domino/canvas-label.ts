import type Phaser from 'phaser'
import { sizes } from './design-tokens.ts'

export const canvasFonts = {
  text: "Arial, 'Helvetica Neue', 'Liberation Sans', sans-serif",
  title: "Georgia, 'Times New Roman', serif",
} as const

let count = 0

/** An image with text, repainted when the text changes. Sizes are in CSS pixels. */
export class CanvasLabel {
  readonly #scene: Phaser.Scene
  readonly #key = `domino-label-${++count}`
  readonly image: Phaser.GameObjects.Image
  readonly #texture: Phaser.Textures.CanvasTexture
  #painted = ''
  #ratio: number

  constructor(scene: Phaser.Scene, depth: number, ratio: number) {
    this.#scene = scene
    this.#ratio = ratio
    this.#texture = scene.textures.createCanvas(this.#key, 4, 4)!
    this.image = scene.add.image(0, 0, this.#key).setDepth(depth).setVisible(false)
  }

  /** Repaints when `content` or the size has changed; `paint` draws in CSS pixels from the top left corner. */
  write(content: string, width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): void {
    const key = `${content} ${width} ${height}`
    if (key === this.#painted) return
    this.#painted = key
    this.#texture.setSize(Math.ceil(width * this.#ratio), Math.ceil(height * this.#ratio))
    const context = this.#texture.context
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0)
    context.clearRect(0, 0, width, height)
    paint(context)
    this.#texture.refresh()
    // Otherwise the image's frame keeps the texture's old size.
    this.image.setTexture(this.#key).setOrigin(0.5)
    this.image.setSizeToFrame()
  }

  /** Shows it centred at a point. */
  place(x: number, y: number, alpha = 1, scale = 1): void {
    this.image
      .setVisible(alpha > 0.01)
      .setPosition(x * this.#ratio, y * this.#ratio)
      .setAlpha(alpha)
      .setScale(scale)
  }

  hide(): void {
    this.image.setVisible(false)
  }

  destroy(): void {
    this.image.destroy()
    this.#scene.textures.remove(this.#key)
  }
}

/** A rounded rectangle. */
export function drawRoundedRectangle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  stroke?: string,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fillStyle = fill
  context.fill()
  if (stroke === undefined) return
  context.strokeStyle = stroke
  context.lineWidth = 1.5
  context.stroke()
}

/** Truncates with an ellipsis to the width of the current font. */
export function truncateText(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  let end = text.length
  while (end > 1 && context.measureText(`${text.slice(0, end)}…`).width > width) end--
  return `${text.slice(0, end)}…`
}

/** Sets the largest font size up to `max` with which the text fits; at least `sizes.name`. */
export function fitFontSize(context: CanvasRenderingContext2D, text: string, max: number, width: number): number {
  context.font = `bold ${max}px ${canvasFonts.text}`
  const size = Math.max(sizes.name, Math.min(max, (max * width) / context.measureText(text).width))
  context.font = `bold ${size}px ${canvasFonts.text}`
  return size
}

export function drawCentredText(context: CanvasRenderingContext2D, text: string, x: number, y: number, colour: string): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  context.fillText(text, x, y)
}
