import { layOut, setOf, tableBoard, zoomFor, type DominoKinds } from '@parlor/domino'
import type { Match } from '@parlor/kernel'
import type { CardAbout } from '../door.ts'
import { paintLines } from '../lettering.ts'
import { cover } from './ground.ts'
import { fitted, fonts } from './label.ts'
import { strings } from './strings.ts'
import { loadArt, type Art } from './themes/art.ts'
import { faceName } from './themes/atlas.ts'
import { sourceFor } from './themes/store.ts'

/** As large as the pages that links are shown with. */
const size = { width: 1200, height: 630 }
const felt = { x: 32, y: 32, width: 716, height: 566, radius: 26 }
const left = felt.x + felt.width + 36
const room = size.width - left - 36

type Pen = CanvasRenderingContext2D

/** A picture of a match in the theme it was played in: the chain as it lies at the end, who won, and the pips everybody was left with. */
export async function drawCard(match: Match<DominoKinds>, about: CardAbout): Promise<Blob> {
  const { maxPip } = setOf(match.state.rules)
  const { art } = await loadArt(sourceFor(about.style), maxPip)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')!
  paintTable(pen, art)
  paintChain(pen, art, match)
  paintWords(pen, art, match, about)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png')
  })
}

function paintTable(pen: Pen, { pictures, colours }: Art): void {
  cover(pen, pictures.gameBackground, 0, 0, size.width, size.height)
  pen.save()
  pen.beginPath()
  pen.roundRect(felt.x, felt.y, felt.width, felt.height, felt.radius)
  pen.fillStyle = colours.tableColor
  pen.fill()
  pen.clip()
  cover(pen, pictures.tableBackground, felt.x, felt.y, felt.width, felt.height)
  pen.restore()
  pen.fillStyle = 'rgba(10, 8, 5, 0.6)'
  pen.fillRect(left - 18, 0, size.width - left + 18, size.height)
}

/** The chain of the last hand, as large as it fits. */
function paintChain(pen: Pen, { pictures, atlas }: Art, { state }: Match<DominoKinds>): void {
  const config = { ...tableBoard, sideLimit: 6, armLimit: 6, width: felt.width - 64, height: felt.height - 64 }
  const { tiles, bounds } = layOut(state, config)
  const zoom = zoomFor(bounds, config)
  const unit = config.unit * zoom.scale
  const set = setOf(state.rules)
  for (const lower of [true, false])
    for (const { tile, x, y, rotation } of tiles) {
      const frame = atlas.get(faceName(set.tops[tile]!, set.bottoms[tile]!))!
      pen.save()
      pen.translate(
        felt.x + felt.width / 2 + (x - zoom.x) * unit,
        felt.y + felt.height / 2 + (y - zoom.y) * unit + (lower ? unit * 0.09 : 0),
      )
      pen.rotate((rotation * Math.PI) / 180)
      if (lower) {
        pen.shadowColor = 'rgba(0, 0, 0, 0.7)'
        pen.shadowBlur = unit * 0.25
        pen.fillStyle = '#4a2f14'
        pen.beginPath()
        pen.roundRect(-unit / 2 + 1, -unit + 1, unit - 2, 2 * unit - 2, unit * 0.13)
        pen.fill()
      } else pen.drawImage(pictures.spriteSheet, frame.x, frame.y, frame.w, frame.h, -unit / 2, -unit, unit, 2 * unit)
      pen.restore()
    }
}

function paintWords(pen: Pen, { colours }: Art, { state }: Match<DominoKinds>, { headline, line, names, words }: CardAbout): void {
  const own = strings[words.language]
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colours.scoreColor
  pen.font = `bold 34px ${fonts.title}`
  pen.fillText(words.say({ key: 'menu.title' }, own), left, 88)
  pen.fillStyle = colours.textColor
  let y = paintLines(pen, headline, `bold 54px ${fonts.title}`, { left, width: room }, 172, 60)
  pen.globalAlpha = 0.9
  y = paintLines(pen, line, `27px ${fonts.text}`, { left, width: room }, y + 2, 36) + 26
  const pips = state.last?.pips
  if (pips) {
    pen.font = `bold 25px ${fonts.text}`
    pen.textAlign = 'right'
    pen.fillText(words.say({ key: 'panel.pips' }, own), left + room, y)
    pen.textAlign = 'left'
    const pitch = Math.min(42, (size.height - 88 - y) / names.length)
    for (const [seat, name] of names.entries()) {
      y += pitch
      pen.fillStyle = pips[seat] === Math.min(...pips) ? colours.scoreColor : colours.textColor
      pen.font = `27px ${fonts.text}`
      pen.fillText(fitted(pen, name, room - 70), left, y)
      pen.textAlign = 'right'
      pen.fillText(words.number(pips[seat]!), left + room, y)
      pen.textAlign = 'left'
    }
  }
  pen.fillStyle = colours.textColor
  pen.globalAlpha = 0.75
  pen.font = `bold 30px ${fonts.title}`
  pen.fillText('Parlor', left, size.height - 40)
  pen.globalAlpha = 1
}
