import type Phaser from 'phaser'
import { layerDepths } from './sprite-context.ts'
import { withAlpha, type CanvasContext } from './canvas-colours.ts'
import type { ViewModel } from './view-model.ts'

/** Badge beside the aimed cell: cells gained, length of the cascade, a star when it wins. */
export interface MovePreviewBadge {
  show(viewModel: ViewModel): void
  destroy(): void
}

/** In CSS pixels; text stays readable on a phone. */
const plate = { width: 150, height: 36, text: 18, pad: 12 }

export function createMovePreviewBadge(scene: Phaser.Scene, key: string, ratio: number, font: string): MovePreviewBadge {
  const texture = scene.textures.createCanvas(key, Math.ceil(plate.width * ratio), Math.ceil(plate.height * ratio))!
  const image = scene.add.image(0, 0, key).setDepth(layerDepths.badge).setVisible(false)
  let written = ''
  return {
    show(viewModel) {
      const { preview, layout, mover, theme } = viewModel
      image.setVisible(preview !== null && mover !== null && preview.bursts > 0)
      if (!preview || mover === null || preview.bursts === 0) return
      const content = `${preview.gained} ${preview.bursts} ${preview.wins} ${theme.owners[mover].light}`
      if (content !== written) {
        const context = texture.context
        context.setTransform(ratio, 0, 0, ratio, 0, 0)
        drawBadge(context, preview, theme.owners[mover].light, font)
        texture.refresh()
        written = content
      }
      const col = preview.cell % layout.cols
      const row = Math.floor(preview.cell / layout.cols)
      const half = plate.width / 2
      const middle = layout.left + (col + 0.5) * layout.pitch
      const x = Math.min(Math.max(middle, half + 4), layout.left * 2 + layout.cols * layout.pitch - half - 4)
      const above = layout.top + row * layout.pitch - plate.height * 0.35
      const below = layout.top + (row + 1) * layout.pitch + plate.height * 0.35
      image.setPosition(x * ratio, (row > 0 ? above : below) * ratio)
    },
    destroy() {
      image.destroy()
      scene.textures.remove(key)
    },
  }
}

function drawBadge(context: CanvasContext, preview: NonNullable<ViewModel['preview']>, colour: string, font: string): void {
  context.clearRect(0, 0, plate.width, plate.height)
  context.font = `650 ${plate.text}px ${font}`
  context.textBaseline = 'middle'
  const gained = `+${preview.gained}`
  const chain = String(preview.bursts)
  const icon = 20
  const gainedWidth = context.measureText(gained).width
  const chainWidth = context.measureText(chain).width
  const width = plate.pad * 2 + gainedWidth + 12 + icon + chainWidth + (preview.wins ? icon + 6 : 0)
  let x = (plate.width - width) / 2
  context.fillStyle = withAlpha('#0a0908', 0.92)
  context.strokeStyle = withAlpha(colour, 0.7)
  context.lineWidth = 1.5
  context.beginPath()
  context.roundRect(x + 1, 1, width - 2, plate.height - 2, 12)
  context.fill()
  context.stroke()
  const y = plate.height / 2
  x += plate.pad
  if (preview.wins) {
    star(context, x + icon / 2 - 2, y)
    x += icon + 6
  }
  context.fillStyle = colour
  context.fillText(gained, x, y + 1)
  x += gainedWidth + 12
  burst(context, x + icon / 2 - 3, y)
  context.fillStyle = '#f3ead9'
  context.fillText(chain, x + icon, y + 1)
}

function star(context: CanvasContext, x: number, y: number): void {
  context.fillStyle = '#ffd97a'
  context.beginPath()
  for (let i = 0; i < 10; i++) {
    const far = i % 2 === 0 ? 9 : 4
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    context.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  context.fill()
}

function burst(context: CanvasContext, x: number, y: number): void {
  context.strokeStyle = '#f3ead9'
  context.lineWidth = 2
  context.lineCap = 'round'
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4
    context.beginPath()
    context.moveTo(x + 3.5 * Math.cos(angle), y + 3.5 * Math.sin(angle))
    context.lineTo(x + 7 * Math.cos(angle), y + 7 * Math.sin(angle))
    context.stroke()
  }
}
