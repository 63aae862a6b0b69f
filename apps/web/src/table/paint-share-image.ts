import { drawWrappedText } from '../game-ui/wrapped-text.ts'
import type { SvgDrawing } from '../web-game/svg-drawing.ts'
import { svgMarkup } from '../web-game/svg-markup.ts'
import type { ShareImageContent } from '../web-game/web-game.ts'

/** The usual size of link previews. */
const size = { width: 1200, height: 630 }
const edge = 28
const square = size.height - 2 * edge
const column = { left: square + 2 * edge + 20, width: size.width - square - 2 * edge - 60 }
/** Text ends here, where a strip begins. */
const bottom = 548

const display = '"Fraunces Variable", Georgia, serif'
const text = '"Source Sans 3 Variable", sans-serif'
/** From large to small: a score alone, then words. */
const headlineSizes = [200, 78, 66, 54, 44] as const

/** A share image as PNG: the drawing on the left, text on the right. */
export async function paintShareImage(content: ShareImageContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')!
  await Promise.all([document.fonts.load(`560 78px ${display}`), document.fonts.load(`500 36px ${text}`)]).catch(() => undefined)
  paintGround(context, content.colours)
  if (content.drawing) await paintDrawing(context, content.drawing, edge, edge, square, square)
  paintText(context, content)
  if (content.strip) await paintDrawing(context, content.strip, column.left, bottom - column.width / 6, column.width, column.width / 6)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png')
  })
}

function paintGround(context: CanvasRenderingContext2D, { light, ground }: ShareImageContent['colours']): void {
  const glow = context.createRadialGradient(edge + square / 2, size.height / 2, 0, edge + square / 2, size.height / 2, size.width * 0.7)
  glow.addColorStop(0, light)
  glow.addColorStop(1, ground)
  context.fillStyle = glow
  context.fillRect(0, 0, size.width, size.height)
}

async function paintDrawing(context: CanvasRenderingContext2D, drawing: SvgDrawing, x: number, y: number, width: number, height: number) {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svgMarkup(drawing, width, height))}`
  await image.decode()
  context.drawImage(image, x, y, width, height)
}

function paintText(context: CanvasRenderingContext2D, { title, headline, lines, rows = [], strip, colours }: ShareImageContent): void {
  const { left, width } = column
  context.textBaseline = 'alphabetic'
  context.fillStyle = colours.title
  context.font = `600 36px ${text}`
  context.fillText(title, left, 92, width)
  context.fillStyle = colours.text
  const tall = fittingSize(context, headline, rows.length > 0 ? 54 : Infinity)
  const most = strip ? bottom - column.width / 6 - 30 : bottom
  let y =
    drawWrappedText(context, headline, `560 ${tall}px ${display}`, column, tall > 100 ? 262 : 128 + tall, tall * 1.06) +
    (tall > 100 ? -150 : 0)
  context.globalAlpha = 0.9
  // A strip leaves room for smaller lines only.
  const [small, leading] = strip ? [29, 38] : [34, 44]
  for (const line of lines) if (y <= most) y = drawWrappedText(context, line, `500 ${small}px ${text}`, column, y, leading) + 8
  const pitch = Math.min(44, (most - y) / Math.max(1, rows.length))
  for (const [label, value] of rows) {
    context.font = `500 30px ${text}`
    context.fillText(label, left, y, width - 90)
    context.textAlign = 'right'
    context.fillText(value, left + width, y, label === '' ? width : 80)
    context.textAlign = 'left'
    y += pitch
  }
  context.globalAlpha = 0.75
  context.font = `560 34px ${display}`
  context.fillText('Parlor', left, size.height - 42)
  context.globalAlpha = 1
}

/** The largest size at which the headline has at most three lines, and no word is wider than the column. */
function fittingSize(context: CanvasRenderingContext2D, headline: string, largest: number): number {
  const fits = headlineSizes.find((tall) => {
    if (tall > largest) return false
    context.font = `560 ${tall}px ${display}`
    const widest = Math.max(...headline.split(' ').map((word) => context.measureText(word).width))
    const lines = context.measureText(headline).width / (column.width * 0.85)
    return widest <= column.width && lines <= (tall > 100 ? 0.8 : 3)
  })
  return fits ?? headlineSizes.at(-1)!
}
