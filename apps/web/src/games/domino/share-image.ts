import { computeChainLayout, tileSetOf, tableBoard, zoomToFit, type DominoTypes } from '@parlor/domino'
import type { Match } from '@parlor/kernel/host'
import type { ShareImageOptions } from '../../web-game/web-game.ts'
import { drawWrappedText } from '../../game-ui/wrapped-text.ts'
import { drawImageCover } from './table-background.ts'
import { truncateText, canvasFonts } from './canvas-label.ts'
import { strings } from './strings.ts'
import { loadTheme, type LoadedTheme } from './themes/load-theme.ts'
import { faceName } from './themes/face-atlas.ts'
import { themeSourceFor } from './themes/theme-store.ts'

/** The usual size of link previews. */
const size = { width: 1200, height: 630 }
const felt = { x: 32, y: 32, width: 716, height: 566, radius: 26 }
const left = felt.x + felt.width + 36
const textWidth = size.width - left - 36

/** A share image of a match in its theme: the final chain, who won, and the pips everybody was left with. */
export async function drawShareImage(match: Match<DominoTypes>, about: ShareImageOptions): Promise<Blob> {
  const { maxPip } = tileSetOf(match.state.rules)
  const { art } = await loadTheme(themeSourceFor(about.style), maxPip)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')!
  paintTable(context, art)
  paintChain(context, art, match)
  paintText(context, art, match, about)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png')
  })
}

function paintTable(context: CanvasRenderingContext2D, { pictures, colours }: LoadedTheme): void {
  drawImageCover(context, pictures.gameBackground, 0, 0, size.width, size.height)
  context.save()
  context.beginPath()
  context.roundRect(felt.x, felt.y, felt.width, felt.height, felt.radius)
  context.fillStyle = colours.tableColor
  context.fill()
  context.clip()
  drawImageCover(context, pictures.tableBackground, felt.x, felt.y, felt.width, felt.height)
  context.restore()
  context.fillStyle = 'rgba(10, 8, 5, 0.6)'
  context.fillRect(left - 18, 0, size.width - left + 18, size.height)
}

/** The chain of the last hand, as large as it fits. */
function paintChain(context: CanvasRenderingContext2D, { pictures, atlas }: LoadedTheme, { state }: Match<DominoTypes>): void {
  const config = { ...tableBoard, sideLimit: 6, armLimit: 6, width: felt.width - 64, height: felt.height - 64 }
  const { tiles, bounds } = computeChainLayout(state, config)
  const zoom = zoomToFit(bounds, config)
  const unit = config.unit * zoom.scale
  const set = tileSetOf(state.rules)
  for (const lower of [true, false])
    for (const { tile, x, y, rotation } of tiles) {
      const frame = atlas.get(faceName(set.tops[tile]!, set.bottoms[tile]!))!
      context.save()
      context.translate(
        felt.x + felt.width / 2 + (x - zoom.x) * unit,
        felt.y + felt.height / 2 + (y - zoom.y) * unit + (lower ? unit * 0.09 : 0),
      )
      context.rotate((rotation * Math.PI) / 180)
      if (lower) {
        context.shadowColor = 'rgba(0, 0, 0, 0.7)'
        context.shadowBlur = unit * 0.25
        context.fillStyle = '#4a2f14'
        context.beginPath()
        context.roundRect(-unit / 2 + 1, -unit + 1, unit - 2, 2 * unit - 2, unit * 0.13)
        context.fill()
      } else context.drawImage(pictures.spriteSheet, frame.x, frame.y, frame.w, frame.h, -unit / 2, -unit, unit, 2 * unit)
      context.restore()
    }
}

function paintText(
  context: CanvasRenderingContext2D,
  { colours }: LoadedTheme,
  { state }: Match<DominoTypes>,
  { headline, line, names, translator }: ShareImageOptions,
): void {
  const own = strings[translator.language]
  context.textBaseline = 'alphabetic'
  context.fillStyle = colours.scoreColor
  context.font = `bold 34px ${canvasFonts.title}`
  context.fillText(translator.say({ key: 'menu.title' }, own), left, 88)
  context.fillStyle = colours.textColor
  let y = drawWrappedText(context, headline, `bold 54px ${canvasFonts.title}`, { left, width: textWidth }, 172, 60)
  context.globalAlpha = 0.9
  y = drawWrappedText(context, line, `27px ${canvasFonts.text}`, { left, width: textWidth }, y + 2, 36) + 26
  const pips = state.last?.pips
  if (pips) {
    context.font = `bold 25px ${canvasFonts.text}`
    context.textAlign = 'right'
    context.fillText(translator.say({ key: 'panel.pips' }, own), left + textWidth, y)
    context.textAlign = 'left'
    const pitch = Math.min(42, (size.height - 88 - y) / names.length)
    for (const [seat, name] of names.entries()) {
      y += pitch
      context.fillStyle = pips[seat] === Math.min(...pips) ? colours.scoreColor : colours.textColor
      context.font = `27px ${canvasFonts.text}`
      context.fillText(truncateText(context, name, textWidth - 70), left, y)
      context.textAlign = 'right'
      context.fillText(translator.number(pips[seat]!), left + textWidth, y)
      context.textAlign = 'left'
    }
  }
  context.fillStyle = colours.textColor
  context.globalAlpha = 0.75
  context.font = `bold 30px ${canvasFonts.title}`
  context.fillText('Parlor', left, size.height - 40)
  context.globalAlpha = 1
}
