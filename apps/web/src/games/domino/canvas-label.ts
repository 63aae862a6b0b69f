import type Phaser from 'phaser'

type Pen = CanvasRenderingContext2D

/** Letters at the table, as the design system names them. */
export const canvasFonts = {
  text: "Arial, 'Helvetica Neue', 'Liberation Sans', sans-serif",
  title: "Georgia, 'Times New Roman', serif",
} as const

let count = 0

/** A small picture with words on it, painted anew when they change. Sizes are in CSS pixels. */
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

  /** Paints when `words` differ from what is there; `paint` draws in CSS pixels from the top left corner. */
  write(words: string, width: number, height: number, paint: (pen: Pen) => void): void {
    const text = `${words} ${width} ${height}`
    if (text === this.#painted) return
    this.#painted = text
    this.#texture.setSize(Math.ceil(width * this.#ratio), Math.ceil(height * this.#ratio))
    const pen = this.#texture.context
    pen.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0)
    pen.clearRect(0, 0, width, height)
    paint(pen)
    this.#texture.refresh()
    // A texture that has changed its size keeps the old one in the picture's frame.
    this.image.setTexture(this.#key).setOrigin(0.5)
    this.image.setSizeToFrame()
  }

  /** Shows it with its middle here. */
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

/** A dark plate with round corners. */
export function drawPlate(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  line?: string,
): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fillStyle = fill
  pen.fill()
  if (line === undefined) return
  pen.strokeStyle = line
  pen.lineWidth = 1.5
  pen.stroke()
}

/** Words shortened with dots until they fit. */
export function truncateText(pen: Pen, words: string, width: number): string {
  if (pen.measureText(words).width <= width) return words
  let end = words.length
  while (end > 1 && pen.measureText(`${words.slice(0, end)}…`).width > width) end--
  return `${words.slice(0, end)}…`
}
