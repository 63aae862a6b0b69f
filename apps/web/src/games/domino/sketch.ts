import type { Miniature, Stroke } from '../miniature.ts'
import { pipsOf } from './pips.ts'
import './sketch.css'

/** Width of a tile; the picture is drawn at any size. */
const unit = 20
/** The square is so many tile widths wide. */
const wide = 11

/** A tile as it lies in its row: the pips to the left and to the right. */
type Link = readonly [left: number, right: number]

/** The chain of a position in rows, as everybody at the table sees it. */
export default function sketch(position: string): Miniature | null {
  const chain = readChain(position.split('\n').at(-1) ?? '')
  if (!chain) return null
  const edge = wide * unit
  const lines = inRows(chain)
  const height = lines.length * 2.4
  const top = Math.max(0, (wide - height) / 2)
  const strokes = lines.flatMap((line, row) => {
    const length = line.reduce((sum, link) => sum + along(link), 0)
    let x = (wide - length) / 2
    return line.flatMap((link) => {
      const strokes = tile(link, (x + along(link) / 2) * unit, (top + row * 2.4 + 1.2) * unit)
      x += along(link)
      return strokes
    })
  })
  return { viewBox: `0 0 ${edge} ${edge}`, strokes }
}

/** `chain: 1-1 by 1, 1-4 left by 2, …` from the left end to the right one; arms are left out. */
function readChain(line: string): Link[] | null {
  const text = /^chain: (.+)$/.exec(line)?.[1]
  if (text === undefined) return null
  const links: Link[] = []
  for (const part of text === '-' ? [] : text.split(', ')) {
    const [, one, other, place = 'start'] = /^(\d+)-(\d+)(?: (left|right|up|down))? by \d$/.exec(part) ?? []
    if (one === undefined) return null
    const [a, b] = [Number(one), Number(other)]
    if (place === 'start') links.push([a, b])
    else if (place === 'left') links.unshift(links[0]![0] === b ? [a, b] : [b, a])
    else if (place === 'right') links.push(links.at(-1)![1] === a ? [a, b] : [b, a])
  }
  return links
}

function along([left, right]: Link): number {
  return left === right ? 1 : 2
}

/** As many to a row as fit; a long chain shows its two ends. */
function inRows(chain: readonly Link[]): Link[][] {
  const rows: Link[][] = [[]]
  let length = 0
  for (const link of chain) {
    if (length + along(link) > wide - 0.6) {
      rows.push([])
      length = 0
    }
    rows.at(-1)!.push(link)
    length += along(link)
  }
  return rows.length > 4 ? [...rows.slice(0, 2), ...rows.slice(-2)] : rows
}

function tile(link: Link, x: number, y: number): Stroke[] {
  const standing = link[0] === link[1]
  const [w, h] = standing ? [unit, 2 * unit] : [2 * unit, unit]
  const rect = { x: x - w / 2 + 0.5, y: y - h / 2 + 0.5, width: w - 1, height: h - 1, rx: 3, className: 'domino-sketch-tile' }
  const line = standing ? `M${x - 6} ${y}h12` : `M${x} ${y - 6}v12`
  const pips = link.flatMap((count, half) => {
    const far = (half - 0.5) * unit
    return pipsOf(count).map(([dx, dy]): Stroke => {
      const [px, py] = standing ? [x + dx * unit, y + far + dy * unit] : [x + far + dy * unit, y + dx * unit]
      return { tag: 'circle', attributes: { cx: short(px), cy: short(py), r: count > 9 ? 1.3 : 1.7, className: 'domino-sketch-pip' } }
    })
  })
  return [{ tag: 'rect', attributes: rect }, { tag: 'path', attributes: { d: line, className: 'domino-sketch-line' } }, ...pips]
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
